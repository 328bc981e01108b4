import { capital, type Lang, listOf, playerName, say, type TextParams } from '@guildhall/kernel';
import { COLOURS, colourNames } from '../colours.ts';
import type { Event, Source } from '../events.ts';
import { stepPrice } from '../facts/dice.ts';
import { colourOf, DECK } from '../persons/deck.ts';
import { effectLine } from './effects.ts';
import { logLines } from './lines.ts';
import { amountOf, quoted, spaceOf, workersOf } from './phrases.ts';
import { itemNames, sourceName } from './sources.ts';
import {
  aCard,
  aHouse,
  aMarker,
  forUse,
  fromPile,
  majorityNames,
  pileNames,
  theDie,
  theSection,
  theThreat,
} from './vocab.ts';

/** Who tells an event, and to whom. */
interface Teller {
  readonly lang: Lang;
  line(key: keyof typeof logLines, params?: TextParams): string;
  name(seat: number): string;
  why(source: Source): string;
  card(card: number): string;
}

type EventOf<T extends Event['t']> = Extract<Event, { t: T }>;
type Tell<T extends Event['t']> = (event: EventOf<T>, teller: Teller) => string | null;

const untold = (): null => null;

const nameAndSource = (event: { seat: number; source: Source }, { name, why }: Teller) => ({
  name: name(event.seat),
  source: why(event.source),
});

const isThreat = (source: Source): boolean => source.startsWith('threat.');
/** A person is always named as the reason; that somebody uses a card or the round itself goes without saying. */
const byPerson = (source: string): boolean => source.startsWith('person.');

const tell: { readonly [T in Event['t']]: Tell<T> } = {
  round: ({ round, start, last }, { line, name }) => line(last ? 'lastRound' : 'round', { round, name: name(start) }),
  stage: untold,

  draw: (event, teller) =>
    teller.line(byPerson(event.source) ? 'drawFor' : 'draw', {
      ...nameAndSource(event, teller),
      card: say(aCard[event.colour], teller.lang),
      from: say(fromPile[event.pile]!, teller.lang),
    }),
  look({ seat, cards }, { line, name, card, lang }) {
    const seen = cards.filter((each) => each !== null);
    return seen.length < cards.length ? null : line('look', { name: name(seat), cards: listOf(seen.map(card), lang) });
  },
  extraPile: ({ pile, lastRound }, { line, lang }) =>
    line('extraPile', { pile: say(pileNames[pile]!, lang), round: lastRound }),
  cut: ({ pile, cards }, { line, lang }) => line('cut', { pile: say(pileNames[pile]!, lang), n: cards }),
  shuffle: ({ cards }, { line }) => line('shuffle', { n: cards }),
  discard: (event, teller) =>
    teller.line('discard', { ...nameAndSource(event, teller), card: teller.card(event.card) }),
  recover: (event, teller) =>
    teller.line('recover', { ...nameAndSource(event, teller), card: teller.card(event.card) }),

  roll({ dice, start }, { line, name, lang }) {
    const price = stepPrice({ dice });
    return line(price === 0 ? 'rollNoStep' : 'roll', {
      name: name(start),
      dice: COLOURS.map((colour) => `${say(colourNames[colour], lang)} ${dice[colour]}`).join(', '),
      guilders: amountOf('guilders', price, lang),
    });
  },
  die: (event, teller) =>
    teller.line(event.rolled ? 'reroll' : 'turnDie', {
      ...nameAndSource(event, teller),
      die: say(theDie[event.die], teller.lang),
      value: event.value,
    }),
  threat(event, teller) {
    const params = { ...nameAndSource(event, teller), marker: say(aMarker[event.colour], teller.lang) };
    return event.from === null
      ? teller.line('threat', params)
      : teller.line('threatFrom', { ...params, other: teller.name(event.from) });
  },
  strike: ({ seat, colour, spared, vain }, { line, name, lang }) =>
    line(spared ? 'spared' : vain ? 'strikeInVain' : 'strike', {
      name: name(seat),
      threat: capital(say(theThreat[colour], lang)),
    }),
  marker: (event, teller) =>
    teller.line('marker', { ...nameAndSource(event, teller), marker: say(aMarker[event.colour], teller.lang) }),

  turn: ({ seat, turn }, { line, name }) => line('turn', { name: name(seat), turn }),
  play({ seat, card, as, extra }, { line, name, card: quote, lang }) {
    // the house or the person tells what became of the card
    if (as === 'house' || as === 'person' || card === null)
      return extra ? line('extraCard', { name: name(seat) }) : null;
    return line(extra ? 'playExtra' : 'play', { name: name(seat), card: quote(card), use: say(forUse[as], lang) });
  },
  activate: ({ seat, person }, { line, name, card }) => line('activate', { name: name(seat), person: card(person) }),
  declined: (event, teller) =>
    teller.line(event.source === 'advance' ? 'noStep' : 'declined', nameAndSource(event, teller)),
  endTurn: ({ seat, played }, { line, name }) => (played ? null : line('noCard', { name: name(seat) })),

  gain(event, teller) {
    const params = { ...nameAndSource(event, teller), what: amountOf(event.what, event.n, teller.lang) };
    if (event.from !== null) return teller.line('takeFrom', { ...params, other: teller.name(event.from) });
    return teller.line(event.what === 'points' ? 'points' : 'gain', params);
  },
  lose(event, teller) {
    if (event.to !== null) return null;
    const params = { ...nameAndSource(event, teller), what: amountOf(event.what, event.n, teller.lang) };
    return teller.line(event.what === 'points' || isThreat(event.source) ? 'lose' : 'pay', params);
  },
  workers(event, teller) {
    const params = { ...nameAndSource(event, teller), what: workersOf(event.colour, event.n, teller.lang) };
    return event.from === null
      ? teller.line('gain', params)
      : teller.line('takeFrom', { ...params, other: teller.name(event.from) });
  },
  workersLost(event, teller) {
    if (event.to !== null) return null;
    const params = { ...nameAndSource(event, teller), what: workersOf(event.colour, event.n, teller.lang) };
    return teller.line(isThreat(event.source) ? 'lose' : 'giveUp', params);
  },
  house(event, teller) {
    const params = { ...nameAndSource(event, teller), house: say(aHouse[event.colour], teller.lang) };
    if (event.card === null) return teller.line(byPerson(event.source) ? 'houseFor' : 'house', params);
    const card = teller.card(event.card);
    return teller.line(byPerson(event.source) ? 'houseOfFor' : 'houseOf', { ...params, card });
  },
  houseLost: (event, teller) =>
    teller.line('houseLost', {
      ...nameAndSource(event, teller),
      house: say(aHouse[colourOf(event.card)], teller.lang),
      card: teller.card(event.card),
    }),
  person: (event, teller) =>
    teller.line(byPerson(event.source) ? 'personFor' : 'person', {
      ...nameAndSource(event, teller),
      person: teller.card(event.person),
    }),
  leave: (event, teller) =>
    teller.line(event.to === 'hand' ? 'backToHand' : 'personLost', {
      ...nameAndSource(event, teller),
      person: teller.card(event.person),
    }),
  canal: (event, teller) =>
    teller.line(byPerson(event.source) ? 'canalFor' : 'canal', {
      ...nameAndSource(event, teller),
      space: spaceOf(event.section, event.space, teller.lang),
    }),
  canalLost: (event, teller) =>
    teller.line('canalLost', {
      ...nameAndSource(event, teller),
      space: spaceOf(event.section, event.space, teller.lang),
    }),
  statue: ({ seat, section, points }, { line, name, lang }) =>
    line('statue', {
      name: name(seat),
      section: say(theSection[section]!, lang),
      points: amountOf('points', points, lang),
    }),
  step(event, teller) {
    const params = { ...nameAndSource(event, teller), to: event.to };
    if (event.steps < 0) return teller.line('stepBack', params);
    return teller.line(byPerson(event.source) ? 'stepFor' : 'step', params);
  },
  compared: ({ majority, counts }, { line, name, lang }) =>
    line('compared', {
      majority: capital(say(majorityNames[majority], lang)),
      counts: counts.map((count, seat) => `${name(seat)} (${count})`).join(', '),
    }),
  majority({ seat, majority, source }, { line, name, why, lang }) {
    const params = { name: name(seat), majority: say(majorityNames[majority], lang) };
    return source === 'check' ? line('majority', params) : line('majorityFor', { ...params, source: why(source) });
  },
  effect(event, { lang, name, why }) {
    const line = effectLine(event);
    return line === undefined
      ? null
      : say(line, lang, { name: name(event.seat), source: why(DECK[event.person]!.source) });
  },

  final: ({ seat, item, points }, { line, name, lang }) =>
    line('points', { name: name(seat), what: amountOf('points', points, lang), source: say(itemNames[item]!, lang) }),
  end: ({ winners }, { line, name, lang }) =>
    line('end', { n: winners.length, names: listOf(winners.map(name), lang) }),
};

/**
 * The log line of an event, or null if it needs none. What one player takes from another is told once, by the gain; a
 * card that becomes a house or a person is told by that. `names` are the players' by seat.
 */
export function describe(event: Event, lang: Lang, names: readonly string[]): string | null {
  const teller: Teller = {
    lang,
    line: (key, params) => say(logLines[key], lang, params),
    name: (seat) => playerName(seat, lang, names),
    why: (source) => sourceName(source, lang),
    card: (card) => quoted(card, lang),
  };
  return (tell[event.t] as Tell<Event['t']>)(event as never, teller);
}
