import {
  type Lang,
  listOf,
  readOn,
  type Sentence,
  say,
  storyFrom,
  type Text,
  type TextParams,
} from '@guildhall/kernel';
import type { Event, Source } from '../events.ts';
import { AREAS, type Good, NOBODY } from '../state.ts';
import { describe } from './describe.ts';
import { amountOf, aSiteAt, builderName, cardName, type Guilds, goodsOf, workersOf } from './phrases.ts';
import { scoredSentence } from './scored.ts';
import { sourceNames } from './sources.ts';
import { theSite, toArea } from './vocab.ts';

/** Sentences for several events that belong to one deed. */
export const storyLines = {
  buildFor: {
    en: '{name} builds {site} for {goods}',
    de: '{name} baut {site} für {goods}',
    fr: '{name} construit {site} pour {goods}',
  },
  architectsFor: {
    en: '{name} builds with the architects’ guild: {site}, for {goods}',
    de: '{name} baut mit der Baumeistergilde: {site}, für {goods}',
    fr: '{name} construit avec la guilde des architectes\u00a0: {site}, pour {goods}',
  },
  hireFor: {
    en: '{name} hires a gnome for {card} and pays {goods}',
    de: '{name} stellt einen Gnom für {card} ein und zahlt {goods}',
    fr: '{name} recrute un gnome pour {card} et paie {goods}',
  },
  buy: {
    en: '{name} buys {what} for {goods}',
    de: '{name} kauft {what} für {goods}',
    fr: '{name} achète {what} pour {goods}',
  },
  sell: {
    en: '{name} sells {goods} for {what}',
    de: '{name} verkauft {goods} für {what}',
    fr: '{name} vend {goods} pour {what}',
  },
  exchange: {
    en: '{name} exchanges {goods} for {what} ({source})',
    de: '{name} tauscht {goods} gegen {what} ({source})',
    fr: '{name} échange {goods} contre {what} ({source})',
  },
  buyCard: {
    en: '{name} buys “{card}” from the pool for {goods}',
    de: '{name} kauft „{card}“ aus der Auslage für {goods}',
    fr: '{name} achète «\u00a0{card}\u00a0» dans la pioche visible pour {goods}',
  },
  buyTop: {
    en: '{name} buys the top card of the deck for {goods}',
    de: '{name} kauft die oberste Karte des Nachziehstapels für {goods}',
    fr: '{name} achète la carte du dessus de la pioche pour {goods}',
  },
  buyTopSeen: {
    en: '{name} buys the top card of the deck for {goods}: “{card}”',
    de: '{name} kauft die oberste Karte des Nachziehstapels für {goods}: „{card}“',
    fr: '{name} achète la carte du dessus de la pioche pour {goods}\u00a0: «\u00a0{card}\u00a0»',
  },
  andPays: { en: '{deed} and pays {goods}', de: '{deed} und zahlt {goods}', fr: '{deed} et paie {goods}' },
  andPaysTo: {
    en: '{deed} and pays {goods} to {other}',
    de: '{deed} und zahlt {goods} an {other}',
    fr: '{deed} et paie {goods} à {other}',
  },
  pays: {
    en: '{name} pays {goods} ({source})',
    de: '{name} zahlt {goods} ({source})',
    fr: '{name} paie {goods} ({source})',
  },
  sends: {
    en: '{name} sends {groups}',
    de: '{name} schickt {groups}',
    fr: '{name} envoie {groups}',
  },
  collects: {
    en: '{name} collects {goods}',
    de: '{name} sammelt {goods}',
    fr: '{name} collecte {goods}',
  },
  collectsNothing: {
    en: '{name} collects nothing',
    de: '{name} sammelt nichts',
    fr: '{name} ne collecte rien',
  },
  income: { en: 'income {what}', de: 'Einkommen {what}', fr: 'revenus {what}' },
  tax: { en: 'taxes {what}', de: 'Steuern {what}', fr: 'taxes {what}' },
  unpaid: { en: '{what} lost', de: '{what} verloren', fr: '{what} en moins' },
  treasury: { en: '{name}: {what}', de: '{name}: {what}', fr: '{name}\u00a0: {what}' },
} satisfies Record<string, Text>;

const semicolon: Text = { en: '; ', de: '; ', fr: '\u00a0; ' };

interface Teller {
  readonly lang: Lang;
  readonly names: readonly string[];
  readonly guilds: Guilds;
}

type Of<T extends Event['t']> = Extract<Event, { t: T }>;
type Goods = Partial<Record<Good, number>>;

/** Nothing that a reader misses: it goes with the deed before or after it. */
const SILENT: readonly Event['t'][] = ['home', 'effect', 'card', 'crestsUp', 'endTurn', 'stage', 'turn'];

/** What goes to another player is told by that player's gain. */
const isSilent = (event: Event): boolean => SILENT.includes(event.t) || (event.t === 'lose' && event.to !== null);

const isHarvest = (event: Event): boolean =>
  event.t === 'gain' && AREAS.some((area) => event.source === area || event.source === `${area}.bonus`);
const isTreasury = (event: Event): boolean =>
  (event.t === 'gain' && event.source === 'income') || (event.t === 'lose' && event.source === 'tax');

const isFreed = (event: Event): boolean => event.t === 'moved' && event.builder === NOBODY;

const run = (events: readonly Event[], from: number, fits: (event: Event) => boolean): number[] =>
  readOn(events, from, fits, isSilent);

function sum(events: readonly Event[], indices: readonly number[]): Goods {
  const goods: Goods = {};
  for (const i of indices) {
    const event = events[i]! as Of<'gain' | 'lose'>;
    if (event.what !== 'points') goods[event.what] = (goods[event.what] ?? 0) + event.n;
  }
  return goods;
}

const bySeat = (events: readonly Event[], indices: readonly number[]): Map<number, number[]> => {
  const seats = new Map<number, number[]>();
  for (const i of indices) {
    const { seat } = events[i]! as Of<'gain' | 'lose'>;
    seats.set(seat, [...(seats.get(seat) ?? []), i]);
  }
  return seats;
};

/** The events from `at` on that make one deed, in one sentence or one per player; null: it is told by itself. */
function deed(events: readonly Event[], at: number, teller: Teller): Sentence[] | null {
  const { lang, names, guilds } = teller;
  const event = events[at]!;
  const line = (key: keyof typeof storyLines, params: TextParams): string => say(storyLines[key], lang, params);
  const name = (builder: number): string => builderName(builder, lang, names);
  const goods = (of: Goods): string => goodsOf(of, lang);

  if (isHarvest(event)) {
    const seats = bySeat(events, run(events, at, isHarvest));
    return [...seats].map(([seat, of]) => {
      const what = goods(sum(events, of));
      return { text: line(what === '' ? 'collectsNothing' : 'collects', { name: name(seat), goods: what }), of };
    });
  }

  if (isTreasury(event)) {
    const seats = bySeat(events, run(events, at, isTreasury));
    return [...seats].map(([seat, of]) => {
      const what = of.map((i) => {
        const { t, what, n } = events[i]! as Of<'gain' | 'lose'>;
        return line(t === 'gain' ? 'income' : what === 'points' ? 'unpaid' : 'tax', { what: amountOf(what, n, lang) });
      });
      return { text: line('treasury', { name: name(seat), what: what.join(', ') }), of };
    });
  }

  if (event.t === 'send') {
    const of = run(events, at, (each) => each.t === 'send' && each.seat === event.seat);
    const groups = AREAS.flatMap((area) => {
      const crew = of.map((i) => events[i]! as Of<'send'>).filter((each) => each.area === area);
      const workers = crew.map(({ worker, n }) => workersOf(worker, n, lang));
      return crew.length === 0 ? [] : [`${listOf(workers, lang)} ${say(toArea[area], lang)}`];
    });
    return [{ text: line('sends', { name: name(event.seat), groups: groups.join(say(semicolon, lang)) }), of }];
  }

  if (event.t === 'scored') {
    // the points that a player gains for it come in between
    const all = run(
      events,
      at,
      (each) =>
        (each.t === 'scored' && each.majority === event.majority) ||
        (each.t === 'gain' && each.source === event.majority),
    );
    const scored = all.map((i) => events[i]!).filter((each): each is Of<'scored'> => each.t === 'scored');
    return [{ text: scoredSentence(scored, lang, names), of: all }];
  }

  if (event.t === 'swap') {
    const of = run(events, at, (each) => each === event || each.t === 'moved');
    const told = of.flatMap((i) => {
      const text = describe(events[i]!, lang, names, guilds);
      return text === null ? [] : [isFreed(events[i]!) ? text.charAt(0).toLowerCase() + text.slice(1) : text];
    });
    return [{ text: told.join(say(semicolon, lang)), of }];
  }

  if (event.t === 'place') {
    const [fee] = run(events, at + 1, (each) => each.t === 'lose' && each.source.startsWith('place.'));
    if (fee === undefined) return null;
    const { what, n, to } = events[fee]! as Of<'lose'>;
    const params = { deed: describe(event, lang, names, guilds)!, goods: amountOf(what, n, lang) };
    if (to === null) return [{ text: line('andPays', params), of: [at, fee] }];
    return [{ text: line('andPaysTo', { ...params, other: name(to) }), of: [at, fee, fee + 1] }];
  }

  if (event.t === 'activate') {
    const [next] = run(events, at + 1, (each) => !isSilent(each) && 'source' in each && each.source === event.source);
    const told = next === undefined ? null : nextSentence(events, next, teller);
    // what comes of it names the place already
    return told === null ? null : [{ ...told, of: [at, ...told.of] }];
  }

  if (event.t === 'lose' && event.to === null && event.what !== 'points') return paid(events, at, teller);
  return null;
}

/** What was paid for something, and what it was. */
function paid(events: readonly Event[], at: number, { lang, names, guilds }: Teller): Sentence[] {
  const { seat, source } = events[at]! as Of<'lose'>;
  const losses = run(
    events,
    at,
    (each) => each.t === 'lose' && each.seat === seat && each.source === source && each.to === null,
  );
  const next = run(events, losses.at(-1)! + 1, (each) => !isSilent(each))[0];
  const name = builderName(seat, lang, names);
  const params = { name, goods: goodsOf(sum(events, losses), lang), source: say(sourceNames[source as Source], lang) };
  const one = (key: keyof typeof storyLines, more: TextParams = {}, of: readonly number[] = []): Sentence[] => [
    { text: say(storyLines[key], lang, { ...params, ...more }), of: [...losses, ...of] },
  ];
  const got = next === undefined ? undefined : events[next]!;
  if (next !== undefined && got !== undefined && 'source' in got && got.source === source) {
    if (got.t === 'marker') {
      const markers = run(
        events,
        next,
        (each) => each.t === 'marker' && each.source === source && each.kind === got.kind,
      );
      const site = aSiteAt(got.symbol, lang, guilds);
      return one(source === 'guild.architects' ? 'architectsFor' : 'buildFor', { site }, markers);
    }
    if (got.t === 'gnome') return one('hireFor', { card: say(theSite[got.property], lang) }, [next]);
    if (got.t === 'take') return one('buyCard', { card: cardName(got.card, lang) }, [next]);
    if (got.t === 'draw') {
      const [card] = got.cards;
      return card ? one('buyTopSeen', { card: cardName(card, lang) }, [next]) : one('buyTop', {}, [next]);
    }
    if (got.t === 'gain' && got.from === null) {
      const what = amountOf(got.what, got.n, lang);
      const key = source !== 'tradingPost' ? 'exchange' : got.what === 'gold' ? 'sell' : 'buy';
      return one(key, { what }, [next]);
    }
  }
  return one('pays');
}

const alone = (events: readonly Event[], at: number, { lang, names, guilds }: Teller): Sentence | null => {
  const text = describe(events[at]!, lang, names, guilds);
  return text === null ? null : { text, of: [at] };
};

const nextSentence = (events: readonly Event[], at: number, teller: Teller): Sentence | null =>
  deed(events, at, teller)?.[0] ?? alone(events, at, teller);

/** The events in sentences: what belongs to one deed makes one. */
export function storyOf(events: readonly Event[], lang: Lang, names: readonly string[], guilds?: Guilds): Sentence[] {
  const teller: Teller = { lang, names, guilds };
  return storyFrom(
    events.length,
    (at) => deed(events, at, teller) ?? [alone(events, at, teller) ?? { text: '', of: [at] }],
  );
}
