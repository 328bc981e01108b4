import {
  type Action,
  belfort,
  campDone,
  crestOrder,
  describeAction,
  districtOf,
  type Event,
  explain,
  guildRules,
  type Intent,
  kindOf,
  properties,
  ROUNDS,
  revealedBy,
  type State,
  scoringNow,
  tellReason,
} from '@guildhall/belfort';
import { say } from '@guildhall/kernel';
import type { PerKind } from '../../../table/screen/targets.ts';
import type { Amounts, Hint, HintContext } from './contract.ts';
import { labelOf } from './labels.ts';
import { saleOf, type Target, type TargetValues, targets } from './targets.ts';
import { screenTexts } from './texts.ts';

const GOODS = ['wood', 'stone', 'metal', 'gold', 'points'] as const;

/** What of an action happens before the game moves on to another stage. */
function consequences(context: HintContext, action: Action): { events: Event[]; after: State } {
  const after = belfort.clone(context.imagined);
  const events: Event[] = [];
  belfort.apply(after, context.me, action, events);
  const end = events.findIndex((event) => event.t === 'stage');
  return { events: end < 0 ? events : events.slice(0, end), after };
}

function amounts(events: readonly Event[], t: 'gain' | 'lose', me: number): Amounts {
  const sums: Partial<Record<(typeof GOODS)[number], number>> = {};
  for (const event of events) {
    if (event.t === t && event.seat === me) sums[event.what] = (sums[event.what] ?? 0) + event.n;
  }
  return sums;
}

/** "District 2: 1 → 2 markers, alone in first place". */
function districtNote({ imagined, me, lang }: HintContext, after: State, district: number): string | null {
  const rankOf = (state: State) => scoringNow(state).find(({ majority }) => majority === `district.${district}`)!.ranks;
  const before = rankOf(imagined)[me]!;
  const ranks = rankOf(after);
  const now = ranks[me]!;
  if (now.count === before.count) return null;
  const shared = ranks.filter(({ count }) => count === now.count).length > 1;
  const place = say(screenTexts[shared ? 'tied' : 'alone'], lang, { place: String(now.points > 0 ? now.place : 0) });
  return say(screenTexts.districtGain, lang, { district: district + 1, before: before.count, after: now.count, place });
}

/** What a scoring would bring every player in this position. */
export const pointsNow = (state: State): number[] => {
  const scoring = scoringNow(state);
  return state.players.map((_, seat) => scoring.reduce((sum, { ranks }) => sum + (ranks[seat]?.points ?? 0), 0));
};

/** "If scored now: Ada 14 → 17, Ben 12 → 10"; null: nothing changes. */
function pointsNote({ imagined, names, lang }: HintContext, now: readonly number[]): string | null {
  const before = pointsNow(imagined);
  const changed = before.flatMap((points, seat) =>
    points === now[seat]
      ? []
      : say(screenTexts.pointsOf, lang, { name: names[seat]!, before: points, after: now[seat]! }),
  );
  return changed.length === 0 ? null : say(screenTexts.pointsNow, lang, { all: changed.join(', ') });
}

/** "1 Ada, 2 Ben, 3 Clara". */
const orderWords = ({ names, lang }: HintContext, state: State): string =>
  crestOrder(state)
    .map((seat, i) => say(screenTexts.inOrder, lang, { n: i + 1, name: names[seat]! }))
    .join(', ');

/** What a worker in the king's camp would bring: which crest, and who comes first then. */
function crestNotes(context: HintContext, after: State): string[] {
  const { imagined, me, names, lang } = context;
  const [before, now] = [imagined, after].map(({ players }) => players[me]!.crest) as [number, number];
  const change = before === now ? [] : [say(screenTexts.crestChange, lang, { before, after: now })];
  const order = say(screenTexts.crestOrder, lang, {
    order: orderWords(context, after),
    first: names[crestOrder(after)[0]!]!,
    last: imagined.round === ROUNDS ? 'yes' : 'no',
    open: campDone(imagined) < imagined.camp.length ? 'yes' : 'no',
  });
  return [...change, order];
}

/** What is special about the place, besides cards and guilds. */
function placeNotes(context: HintContext, action: Action, after: State): string[] {
  if (action.do === 'crest') return crestNotes(context, after);
  if (action.do !== 'place' || action.at !== 'camp') return [];
  const { imagined, lang } = context;
  const order = orderWords(context, imagined);
  return [say(screenTexts.campPlace, lang, { n: imagined.camp.length + 1, order })];
}

/** The text of the card or guild that the action is about. */
function subjectText({ view, me, lang }: HintContext, action: Action): string | null {
  const card = (index: number) => say(properties[view.players[me]!.built[index]!.property].text, lang);
  const guild = (district: number) => say(guildRules[view.guilds[district]!].text, lang);
  switch (action.do) {
    case 'build':
      return say(properties[action.property].text, lang);
    case 'place':
    case 'activate':
      return action.at === 'guild' ? guild(action.district) : action.at === 'card' ? card(action.card) : null;
    case 'guild':
      return guild(districtOf(action.symbol));
    case 'spy': {
      const shown = revealedBy(view, action.from);
      return shown === null ? null : say(properties[shown].text, lang);
    }
    case 'buyCard':
      return action.card === 'deck' ? null : say(properties[action.card].text, lang);
    case 'use':
    case 'hire':
    case 'gnome':
      return card(action.card);
    case 'extend':
      return say(properties.gatehouse.text, lang);
    default:
      return null;
  }
}

export const naming = ({ view, me, names }: Pick<HintContext, 'view' | 'me' | 'names'>) => ({
  names,
  guilds: view.guilds,
  property: (card: number) => view.players[me]!.built[card]!.property,
  revealed: (seat: number) => revealedBy(view, seat),
});

/** What this action would do, shown before it is done. */
export function hintOf(context: HintContext, target: Target, action: Action): Hint {
  const { me, lang } = context;
  const { events, after } = consequences(context, action);
  const notes: string[] = [];
  const text = subjectText(context, action);
  if (text !== null) notes.push(text);
  if ('symbol' in action) {
    const note = districtNote(context, after, districtOf(action.symbol));
    if (note !== null) notes.push(note);
  }
  notes.push(...placeNotes(context, action, after));
  const scoring = pointsNow(after);
  const points = pointsNote(context, scoring);
  if (points !== null) notes.push(points);
  return {
    target,
    title: describeAction(action, lang, naming(context)),
    pay: amounts(events, 'lose', me),
    gain: amounts(events, 'gain', me),
    notes,
    scoring,
    why: null,
  };
}

const none = () => null;

/** What somebody who points at this probably wants; null: nobody would wonder. */
const INTENTS: PerKind<TargetValues, [], Intent | null> = {
  symbol(symbol) {
    const site = kindOf(symbol);
    if (site === 'guild' || site === 'wall') return { do: site, symbol };
    return { do: 'build', property: site, symbol };
  },
  hand: (property) => ({ do: 'build', property }),
  built: none,
  plank: (at) => ({ do: 'place', at }),
  guild: (district) => ({ do: 'place', at: 'guild', district }),
  worker: none,
  buy: (good) => ({ do: 'buy', good }),
  sell: (value) => ({ do: 'sell', ...saleOf(value) }),
  exchange: (good) => ({ do: 'exchange', good }),
  pool: (card) => ({ do: 'buyCard', card }),
  deck: () => ({ do: 'buyCard', card: 'deck' }),
  gnomes: () => ({ do: 'hire' }),
  seat: none,
  choice: none,
  wall: () => ({ do: 'wall' }),
  end: () => ({ do: 'endTurn' }),
};

/** Why nothing can be done with this target, if somebody might wonder. */
export function whyNot(context: HintContext, target: Target): Hint | null {
  const intent = targets.call(INTENTS, target);
  const reason = intent === null ? null : explain(context.imagined, context.me, intent);
  if (reason === null) return null;
  const why = tellReason(reason, context.lang, context.names);
  return { target, title: labelOf(target, context), pay: {}, gain: {}, notes: [], why };
}
