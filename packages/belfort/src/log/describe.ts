import { capital, type Lang, listOf, say, type TextParams } from '@guildhall/kernel';
import { kindOf, type Property, SITE_OF, SITES } from '../board/districts.ts';
import type { Event, Source } from '../events.ts';
import { NOBODY } from '../state.ts';
import { logLines } from './lines.ts';
import {
  amountOf,
  aSiteAt,
  builderName,
  cardName,
  type Guilds,
  parts,
  siteLabel,
  theGuild,
  theGuildIn,
  theSiteAt,
  where,
  workersOf,
} from './phrases.ts';
import { countOf } from './scored.ts';
import { sourceNames } from './sources.ts';
import { aWorker, majorityNames, monthNames, siteNames, theSite, toArea } from './vocab.ts';
import { nothingAtAll, nothingToDo } from './wasted.ts';

/** Who tells an event, and to whom. */
interface Teller {
  readonly lang: Lang;
  readonly seats: number;
  readonly guilds: Guilds;
  line(key: keyof typeof logLines, params?: TextParams): string;
  name(builder: number): string;
  why(source: Source): string;
  card(property: Property): string;
}

type EventOf<T extends Event['t']> = Extract<Event, { t: T }>;
type Tell<T extends Event['t']> = (event: EventOf<T>, teller: Teller) => string | null;

const untold = (): null => null;

const nameAndSource = (event: { seat: number; source: Source }, { name, why }: Teller) => ({
  name: name(event.seat),
  source: why(event.source),
});

/** The second symbol of a keep always goes with the first, so only the first gets a line. */
const isTold = (symbol: number): boolean => kindOf(symbol) !== 'keep' || SITES[SITE_OF[symbol]!]!.symbols[0] === symbol;

const tell: { readonly [T in Event['t']]: Tell<T> } = {
  startingHands: ({ discards }, { line, name, card }) =>
    discards
      .map(([first, second], seat) =>
        line('startingHand', { name: name(seat), first: card(first!), second: card(second!) }),
      )
      .join('\n'),
  round: ({ round }, { line, lang }) => line('round', { round, month: say(monthNames[round]!, lang) }),
  stage: ({ stage }, { line }) => (stage === 'scoring' ? line('scoring') : null),

  place(event, { line, name, lang }) {
    const who = { name: name(event.seat), worker: say(aWorker[event.worker], lang) };
    switch (event.at) {
      case 'desk':
        return line('place', { ...who, place: say(toArea.desk, lang) });
      case 'camp':
        return line('placeInCamp', { ...who, place: say(toArea.camp, lang), plank: event.plank });
      case 'guild':
        return line('placeOn', { ...who, place: theGuild(event.guild, lang) });
      case 'card':
        return line('placeOn', { ...who, place: say(theSite[event.property], lang) });
    }
  },
  pass: ({ seat }, { line, name }) => line('pass', { name: name(seat) }),
  send: ({ seat, worker, n, area }, { line, name, lang }) =>
    line('send', { name: name(seat), workers: workersOf(worker, n, lang), place: say(toArea[area], lang) }),
  home: untold,
  newWorker: (event, teller) =>
    teller.line('newWorker', { ...nameAndSource(event, teller), worker: say(aWorker[event.worker], teller.lang) }),
  master: (event, teller) =>
    teller.line(event.worker === 'elf' ? 'masterElf' : 'masterDwarf', nameAndSource(event, teller)),
  crest: ({ seat, of, crest }, { line, name }) =>
    of === null
      ? line('keepCrest', { name: name(seat), crest })
      : line('crest', { name: name(seat), other: name(of), crest }),
  crestsUp: untold,

  gain({ seat, what, n, source, from }, { line, name, why, lang }) {
    if (what === 'points') return null;
    const params = { name: name(seat), what: amountOf(what, n, lang), source: why(source as Source) };
    if (from === null) return line('gain', params);
    return line(source === 'place.guild' ? 'payTo' : 'rob', { ...params, other: name(from) });
  },
  lose(event, teller) {
    if (event.to !== null) return null;
    const params = { ...nameAndSource(event, teller), what: amountOf(event.what, event.n, teller.lang) };
    if (event.what === 'points') return teller.line('lose', params);
    const traded = event.source === 'tradingPost' || event.source === 'guild.merchants';
    return teller.line(traded && event.what !== 'gold' ? 'give' : 'pay', params);
  },

  turn: ({ seat }, { line, name }) => line('turn', { name: name(seat) }),
  endTurn: untold,
  activate: (event, teller) => teller.line('activate', nameAndSource(event, teller)),
  effect: untold,
  wasted(event, teller) {
    const params = nameAndSource(event, teller);
    if (event.declined) return teller.line('declined', params);
    return teller.line('wasted', { ...params, why: say(nothingToDo[event.source] ?? nothingAtAll, teller.lang) });
  },
  marker({ builder, symbol, source }, { line, name, lang, guilds }) {
    if (!isTold(symbol)) return null;
    if (source === 'gnome.gatehouse') {
      return line('extend', { name: name(builder), where: where(symbol, lang) });
    }
    const params = { name: name(builder), site: aSiteAt(symbol, lang, guilds) };
    return line(source === 'guild.architects' ? 'architects' : 'build', params);
  },
  card: untold,
  gnome(event, teller) {
    const params = { ...nameAndSource(event, teller), card: say(theSite[event.property], teller.lang) };
    return teller.line(event.source === 'hire' ? 'hire' : 'gnome', params);
  },
  visits: (event, teller) =>
    teller.line('visits', { ...nameAndSource(event, teller), visits: event.visits, exchanges: event.exchanges }),
  swap: ({ seat, kind, first, second }, { line, name, lang, guilds }) =>
    line('swap', {
      name: name(seat),
      kind: say(siteNames[kind], lang),
      first: siteLabel(first, lang, guilds),
      second: siteLabel(second, lang, guilds),
    }),
  moved({ symbol, builder }, { line, name, lang, guilds }) {
    if (!isTold(symbol)) return null;
    if (builder !== NOBODY) return line('moved', { name: name(builder), site: theSiteAt(symbol, lang, guilds) });
    return line('freed', { kind: say(siteNames[kindOf(symbol)], lang), where: where(symbol, lang) });
  },

  draw(event, teller) {
    const seen = event.cards.filter((card) => card !== null);
    const params = nameAndSource(event, teller);
    return seen.length === event.cards.length
      ? teller.line('drawSeen', { ...params, cards: seen.map(teller.card).join(', ') })
      : teller.line('draw', { ...params, n: event.cards.length });
  },
  take(event, teller) {
    const params = { ...nameAndSource(event, teller), card: teller.card(event.card) };
    return event.from === null
      ? teller.line('take', params)
      : teller.line('takeFrom', { ...params, other: teller.name(event.from) });
  },
  discard: (event, teller) =>
    teller.line('discard', { ...nameAndSource(event, teller), card: teller.card(event.card) }),
  pool: (event, { line, card }) => line('pool', { card: card(event.card) }),
  shuffle: ({ n }, { line }) => line('shuffle', { n }),
  reveal: (event, { line, name, why, card }) =>
    line('reveal', { name: name(event.seat), card: card(event.card), source: why('guild.spies') }),

  neutralDwarf: ({ neutral, district }, { line, name, lang, guilds }) =>
    line('neutralDwarf', { name: name(neutral), guild: theGuildIn(district, lang, guilds) }),
  neutralCard: (event, { line, name, card, lang }) =>
    line('neutralCard', {
      name: name(event.seat),
      card: card(event.card),
      from: say(parts[event.from === 'pool' ? 'fromPool' : 'fromDeck'], lang),
      neutral: name(event.neutral),
    }),

  scored({ majority, builder, count, place, points }, { line, name, seats, lang }) {
    const params = {
      majority: capital(say(majorityNames[majority]!, lang)),
      name: name(builder),
      place,
      count: countOf(majority, count, lang),
    };
    if (builder >= seats) return line('scoredNeutral', params);
    return line('scored', { ...params, points: amountOf('points', points, lang) });
  },
  end: ({ winners }, { line, name, lang }) =>
    line('end', { n: winners.length, names: listOf(winners.map(name), lang) }),
};

/**
 * The log line of an event, or null if it needs none. What one player takes from another is told once, by the gain;
 * points of a majority are told by its scoring. Only the discarded starting hands take several lines, one per player.
 * `names` are the players' by seat; with two of them, builders 2 and 3 are the neutral ones. `guilds` (by district)
 * are used where an event does not say itself which guild it means; without them the district is named.
 */
export function describe(event: Event, lang: Lang, names: readonly string[], guilds?: Guilds): string | null {
  const teller: Teller = {
    lang,
    seats: names.length,
    guilds,
    line: (key, params) => say(logLines[key], lang, params),
    name: (builder) => builderName(builder, lang, names),
    why: (source) => say(sourceNames[source], lang),
    card: (property) => cardName(property, lang),
  };
  return (tell[event.t] as Tell<Event['t']>)(event as never, teller);
}
