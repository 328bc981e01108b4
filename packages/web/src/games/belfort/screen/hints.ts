import {
  type Action,
  type Area,
  areaNames,
  belfort,
  cardName,
  describeAction,
  districtOf,
  type Event,
  explain,
  guildRules,
  type Intent,
  kindOf,
  type Property,
  properties,
  revealedBy,
  SITE_OF,
  type State,
  scoringNow,
  siteLabel,
  tellReason,
  type View,
  type Worker,
  workerNames,
} from '@guildhall/belfort';
import { type Lang, say } from '@guildhall/kernel';
import type * as shared from '../../../table/screen/contract.ts';
import type { Amounts, Hint, Target } from './contract.ts';
import { screenTexts } from './texts.ts';

export type HintContext = shared.HintContext<View, State>;

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
    case 'use':
    case 'hire':
    case 'gnome':
      return card(action.card);
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
  return {
    target,
    title: describeAction(action, lang, naming(context)),
    pay: amounts(events, 'lose', me),
    gain: amounts(events, 'gain', me),
    notes,
    why: null,
  };
}

/** What somebody who points at this probably wants. */
function intentOf(target: Target): Intent | null {
  const [kind, rest = ''] = target.split(':') as [string, string?];
  const n = Number(rest);
  switch (kind) {
    case 'hand':
      return { do: 'build', property: rest as Property };
    case 'symbol': {
      const site = kindOf(n);
      if (site === 'guild' || site === 'wall') return { do: site, symbol: n };
      return { do: 'build', property: site, symbol: n };
    }
    case 'plank':
      return { do: 'place', at: rest as 'desk' | 'camp' };
    case 'guild':
      return { do: 'place', at: 'guild', district: n };
    case 'buy':
      return { do: 'buy', good: rest as 'wood' };
    case 'sell': {
      const [wood, stone, metal] = rest.split(',').map(Number);
      return { do: 'sell', wood, stone, metal };
    }
    case 'exchange':
      return { do: 'exchange', good: rest as 'wood' };
    case 'pool':
      return { do: 'buyCard', card: rest as Property };
    case 'deck':
      return { do: 'buyCard', card: 'deck' };
    case 'gnomes':
      return { do: 'hire' };
    case 'wall':
      return { do: 'wall' };
    case 'end':
      return { do: 'endTurn' };
    default:
      return null;
  }
}

/** Why nothing can be done with this target, if somebody might wonder. */
export function whyNot(context: HintContext, target: Target, label: string): Hint | null {
  const intent = intentOf(target);
  const reason = intent === null ? null : explain(context.imagined, context.me, intent);
  if (reason === null) return null;
  const why = tellReason(reason, context.lang, context.names);
  return { target, title: label, pay: {}, gain: {}, notes: [], why };
}

/** What a target is, in words. */
export function labelOf(target: Target, view: View, me: number | null, names: readonly string[], lang: Lang): string {
  const [kind, rest = ''] = target.split(':') as [string, string?];
  const n = Number(rest);
  switch (kind) {
    case 'symbol': {
      const site = siteLabel(SITE_OF[n]!, lang, view.guilds);
      const owner = view.markers[n]!;
      return owner < 0
        ? say(screenTexts.free, lang, { site })
        : say(screenTexts.ownedBy, lang, { site, name: names[owner]! });
    }
    case 'hand':
      return say(screenTexts.cardInHand, lang, { card: cardName(rest as Property, lang) });
    case 'built': {
      const card = me === null ? undefined : view.players[me]!.built[n];
      return card === undefined ? '' : say(screenTexts.cardBuilt, lang, { card: cardName(card.property, lang) });
    }
    case 'pool':
      return say(screenTexts.cardInPool, lang, { card: cardName(rest as Property, lang) });
    case 'plank':
      return say(areaNames[rest as Area | 'desk' | 'camp'], lang);
    case 'guild':
      return say(guildRules[view.guilds[n]!].name, lang);
    case 'worker': {
      const at = me === null ? 0 : view.players[me]!.home[rest as Worker];
      return say(screenTexts.worker, lang, { worker: say(workerNames[rest as Worker], lang), n: at });
    }
    case 'seat':
      return names[n] ?? '';
    case 'deck':
      return say(screenTexts.deck, lang, { n: view.deckSize });
    case 'gnomes':
      return say(screenTexts.gnomes, lang, { n: view.gnomes });
    case 'wall':
      return say(screenTexts.wall, lang);
    default:
      return '';
  }
}
