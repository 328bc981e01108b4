import {
  type Lang,
  listOf,
  playerName,
  readOn,
  type Sentence,
  say,
  storyFrom,
  type TextParams,
} from '@guildhall/kernel';
import type { Colour } from '../colours.ts';
import type { Event, Source } from '../events.ts';
import { PERSONS } from '../persons/index.ts';
import { describe } from './describe.ts';
import { effectLine } from './effects.ts';
import { amountOf, cardsOf, quoted, spaceOf, workersOf } from './phrases.ts';
import { itemNames, sourceName } from './sources.ts';
import { storyLines } from './storyLines.ts';
import { aHouse, aMarker } from './vocab.ts';

interface Teller {
  readonly lang: Lang;
  readonly names: readonly string[];
}

type Of<T extends Event['t']> = Extract<Event, { t: T }>;

/** Nothing that a reader misses: it goes with the deed before or after it, or has a heading of its own. */
const SILENT: readonly Event['t'][] = ['turn', 'stage'];

/** The threats whose victim chooses what is lost. */
const ASKING: readonly Colour[] = ['red', 'brown'];

/** What goes to another player is told by that player's gain; an effect by what comes of it. */
function isSilent(event: Event): boolean {
  if (event.t === 'effect') return effectLine(event) === undefined;
  if (event.t === 'endTurn') return event.played;
  return SILENT.includes(event.t) || ((event.t === 'lose' || event.t === 'workersLost') && event.to !== null);
}

/** The first event from here on that needs words, if it fits. */
function next<E extends Event>(
  events: readonly Event[],
  from: number,
  fits: (event: Event) => event is E,
): number | null {
  for (let i = from; i < events.length; i++) {
    if (fits(events[i]!)) return i;
    if (!isSilent(events[i]!)) return null;
  }
  return null;
}

const run = (events: readonly Event[], from: number, fits: (event: Event) => boolean): number[] =>
  readOn(events, from, fits, isSilent);

const is =
  <T extends Event['t']>(t: T, seat: number, source?: Source | 'check') =>
  (event: Event): event is Of<T> =>
    event.t === t &&
    'seat' in event &&
    event.seat === seat &&
    (source === undefined || ('source' in event && event.source === source));

/**
 * Whether this effect is somebody's who was neither used nor recruited just now: it is repeated or borrowed. Use and
 * recruitment stand in the same batch of events as their effect.
 */
function isBorrowed(events: readonly Event[], at: number): boolean {
  const { person } = events[at]! as Of<'effect'>;
  if (PERSONS[person]!.ability.act === undefined) return false;
  for (let i = at - 1; i >= 0; i--) {
    const before = events[i]!;
    if (before.t === 'turn') break;
    if ((before.t === 'activate' || before.t === 'person') && before.person === person) return false;
    if (before.t === 'activate' || before.t === 'person') break;
  }
  return true;
}

/** The events from `at` on that make one deed, in one sentence; null: the event is told by itself. */
function deed(events: readonly Event[], at: number, teller: Teller): Sentence | null {
  const { lang, names } = teller;
  const event = events[at]!;
  const name = (seat: number): string => playerName(seat, lang, names);
  const one = (key: keyof typeof storyLines, params: TextParams, of: readonly number[]): Sentence => ({
    text: say(storyLines[key], lang, params),
    of,
  });

  switch (event.t) {
    case 'draw':
      return draws(events, at, teller);
    case 'play':
      return played(events, at, teller);
    case 'activate': {
      const paid = next(events, at + 1, is('workersLost', event.seat, PERSONS[event.person]!.source));
      if (paid === null || PERSONS[event.person]!.icon !== 'worker') return null;
      const { colour, n } = events[paid] as Of<'workersLost'>;
      const params = { name: name(event.seat), person: quoted(event.person, lang), worker: workersOf(colour, n, lang) };
      return one('useFor', params, [at, paid]);
    }
    case 'effect':
      if (!isBorrowed(events, at)) return null;
      return one('useOf', { name: name(event.seat), person: quoted(event.person, lang) }, [at]);
    case 'workersLost':
      return exchanged(events, at, teller);
    case 'lose':
      return spent(events, at, teller);
    case 'marker': {
      const scored = next(events, at + 1, is('gain', event.seat, event.source));
      if (scored === null) return null;
      const points = amountOf('points', (events[scored] as Of<'gain'>).n, lang);
      const params = { name: name(event.seat), points, source: sourceName(event.source, lang) };
      return one('marker', { ...params, marker: say(aMarker[event.colour], lang) }, [at, scored]);
    }
    case 'threat': {
      if (event.source !== 'dice') return null;
      const of = run(events, at, is('threat', event.seat, 'dice'));
      const markers = of.map((i) => say(aMarker[(events[i] as Of<'threat'>).colour], lang));
      const params = { name: name(event.seat), markers: listOf(markers, lang), source: sourceName('dice', lang) };
      return one('markers', params, of);
    }
    case 'strike': {
      const source = `threat.${event.colour}` as const;
      const lost = run(
        events,
        at + 1,
        (each) => is('workersLost', event.seat, source)(each) || is('lose', event.seat, source)(each),
      );
      if (event.spared) return null;
      if (lost.length === 0) {
        // fire and plague may still be asking what they take
        const vain = event.vain === true || !ASKING.includes(event.colour);
        return vain ? { text: describe({ ...event, vain }, lang, names)!, of: [at] } : null;
      }
      const what = lost.map((i) => {
        const loss = events[i] as Of<'workersLost' | 'lose'>;
        return loss.t === 'lose' ? amountOf(loss.what, loss.n, lang) : workersOf(loss.colour, loss.n, lang);
      });
      return one('struck', { strike: describe(event, lang, names)!, what: listOf(what, lang) }, [at, ...lost]);
    }
    case 'step':
      if (event.source !== 'advance') return null;
      return one('advanceFree', { name: name(event.seat), to: event.to }, [at]);
    case 'extraPile': {
      const stage = events.slice(0, at).findLast((each) => each.t === 'stage' || each.t === 'turn');
      if (stage === undefined) return null;
      return one(stage.t === 'stage' && stage.stage === 'draw' ? 'lastNow' : 'lastNext', {}, [at]);
    }
    case 'compared': {
      const compared = describe(event, lang, names)!;
      const most = Math.max(...event.counts);
      const leaders = event.counts.flatMap((count, seat) => (count === most ? [seat] : []));
      if (leaders.length > 1) return one('majorityTied', { compared }, [at]);
      const leader = leaders[0]!;
      const won = next(events, at + 1, is('majority', leader, 'check'));
      const params = { compared, name: name(leader) };
      return won === null ? one('majorityHeld', params, [at]) : one('majorityWon', params, [at, won]);
    }
    case 'final': {
      const of = run(events, at, is('final', event.seat));
      const items = of.map((i) => {
        const { item, points } = events[i] as Of<'final'>;
        return `${say(itemNames[item]!, lang)} ${points}`;
      });
      return one('final', { name: name(event.seat), items: items.join(', ') }, of);
    }
    default:
      return null;
  }
}

/** Workers given for something by a person. */
function exchanged(events: readonly Event[], at: number, { lang, names }: Teller): Sentence | null {
  const { seat, colour, n, source, to } = events[at]! as Of<'workersLost'>;
  if (to !== null || !source.startsWith('person.')) return null;
  const exchange = (take: string, got: number): Sentence => {
    const params = { name: playerName(seat, lang, names), give: workersOf(colour, n, lang), take };
    return {
      text: say(storyLines.exchange, lang, { ...params, source: sourceName(source, lang) }),
      of: [at, got],
    };
  };
  const back = next(events, at + 1, is('workers', seat, source));
  if (back !== null) {
    const { colour: other, n: more } = events[back] as Of<'workers'>;
    return exchange(workersOf(other, more, lang), back);
  }
  const sold = next(events, at + 1, is('gain', seat, source));
  if (sold === null) return null;
  const { what, n: gained } = events[sold] as Of<'gain'>;
  return exchange(amountOf(what, gained, lang), sold);
}

/** Guilders paid, and what for. */
function spent(events: readonly Event[], at: number, { lang, names }: Teller): Sentence | null {
  const { seat, what, n, source, to } = events[at]! as Of<'lose'>;
  if (to !== null || what === 'points') return null;
  const guilders = amountOf('guilders', n, lang);
  const params = { name: playerName(seat, lang, names), guilders, source: sourceName(source, lang) };
  const one = (key: keyof typeof storyLines, more: TextParams, got: number): Sentence => ({
    text: say(storyLines[key], lang, { ...params, ...more }),
    of: [at, got],
  });
  const step = next(events, at + 1, is('step', seat, 'advance'));
  if (step !== null) return one('advanceFor', { to: (events[step] as Of<'step'>).to }, step);
  const hired = next(events, at + 1, is('person', seat, source));
  if (hired !== null) {
    const person = quoted((events[hired] as Of<'person'>).person, lang);
    return one(source === 'person' ? 'recruitFor' : 'recruitForBy', { person }, hired);
  }
  const dug = next(events, at + 1, is('canal', seat, source));
  if (dug !== null && source !== 'canal') {
    const { section, space } = events[dug] as Of<'canal'>;
    return one('canalForBy', { space: spaceOf(section, space, lang) }, dug);
  }
  const scored = next(events, at + 1, is('gain', seat, source));
  if (scored === null || !source.startsWith('person.')) return null;
  const gained = events[scored] as Of<'gain'>;
  return one('exchange', { give: guilders, take: amountOf(gained.what, gained.n, lang) }, scored);
}

/** All cards drawn in a row, by their faces if these eyes see them, otherwise by their backs. */
function draws(events: readonly Event[], at: number, { lang, names }: Teller): Sentence {
  const { seat, source } = events[at]! as Of<'draw'>;
  const drawn = run(events, at, is('draw', seat, source));
  const params = { name: playerName(seat, lang, names), source: sourceName(source, lang) };
  const line = source === 'refill' ? storyLines.draws : storyLines.drawsFor;
  const look = next(events, drawn.at(-1)! + 1, is('look', seat));
  const faces = look === null ? [] : (events[look] as Of<'look'>).cards;
  const seen = faces.filter((card) => card !== null);
  const backs: Colour[] = drawn.map((i) => (events[i] as Of<'draw'>).colour);
  const known = faces.length === drawn.length && seen.length === faces.length;
  const cards = known
    ? listOf(
        seen.map((card) => quoted(card, lang)),
        lang,
      )
    : cardsOf(backs, lang);
  return { text: say(line, lang, { ...params, cards }), of: known ? [...drawn, look!] : drawn };
}

/** A card played, and what it brings at once. */
function played(events: readonly Event[], at: number, { lang, names }: Teller): Sentence | null {
  const { seat, card, as, extra } = events[at]! as Of<'play'>;
  if (extra) return null;
  const one = (key: keyof typeof storyLines, params: TextParams, of: readonly number[]): Sentence => ({
    text: say(storyLines[key], lang, { name: playerName(seat, lang, names), ...params }),
    of: [at, ...of],
  });
  switch (as) {
    case 'workers': {
      const got = next(events, at + 1, is('workers', seat, 'workers'));
      if (got === null) return null;
      const { colour, n } = events[got] as Of<'workers'>;
      return one('playWorkers', { card: quoted(card!, lang), what: workersOf(colour, n, lang) }, [got]);
    }
    case 'guilders': {
      const got = next(events, at + 1, is('gain', seat, 'guilders'));
      if (got === null) return null;
      const what = amountOf('guilders', (events[got] as Of<'gain'>).n, lang);
      return one('playWorkers', { card: quoted(card!, lang), what }, [got]);
    }
    case 'threat': {
      const gone = next(events, at + 1, is('marker', seat, 'threat'));
      const scored = gone === null ? null : next(events, gone + 1, is('gain', seat, 'threat'));
      if (gone === null || scored === null) return null;
      const marker = say(aMarker[(events[gone] as Of<'marker'>).colour], lang);
      const points = amountOf('points', (events[scored] as Of<'gain'>).n, lang);
      return one('playThreat', { card: quoted(card!, lang), marker, points }, [gone, scored]);
    }
    case 'canal': {
      const paid = next(events, at + 1, is('lose', seat, 'canal'));
      const dug = next(events, (paid ?? at) + 1, is('canal', seat, 'canal'));
      if (dug === null) return null;
      const { section, space } = events[dug] as Of<'canal'>;
      const params = { card: quoted(card!, lang), space: spaceOf(section, space, lang) };
      if (paid === null) return one('playCanal', params, [dug]);
      const guilders = amountOf('guilders', (events[paid] as Of<'lose'>).n, lang);
      return one('playCanalFor', { ...params, guilders }, [paid, dug]);
    }
    case 'house': {
      const paid = next(events, at + 1, is('workersLost', seat, 'house'));
      const built = paid === null ? null : next(events, paid + 1, is('house', seat, 'house'));
      if (paid === null || built === null) return null;
      const { colour, n } = events[paid] as Of<'workersLost'>;
      const house = events[built] as Of<'house'>;
      const params = { house: say(aHouse[house.colour], lang), worker: workersOf(colour, n, lang) };
      if (house.card === null) return one('houseFor', params, [paid, built]);
      return one('houseOfFor', { ...params, card: quoted(house.card, lang) }, [paid, built]);
    }
    case 'person':
      // told by the payment and the person
      return null;
  }
}

const alone = (events: readonly Event[], at: number, { lang, names }: Teller): Sentence => ({
  text: SILENT.includes(events[at]!.t) ? '' : (describe(events[at]!, lang, names) ?? ''),
  of: [at],
});

/** The events in sentences: what belongs to one deed makes one. */
export function storyOf(events: readonly Event[], lang: Lang, names: readonly string[]): Sentence[] {
  const teller: Teller = { lang, names };
  return storyFrom(events.length, (at) => [deed(events, at, teller) ?? alone(events, at, teller)]);
}
