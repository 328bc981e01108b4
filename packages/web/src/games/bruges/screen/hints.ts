import {
  type Action,
  aCard,
  amountOf,
  aWorker,
  bruges,
  type Colour,
  cardName,
  describe,
  describeAction,
  dieNames,
  type Event,
  explain,
  houseLabel,
  type Intent,
  NOBODY,
  PERSONS,
  pileNames,
  type State,
  tellReason,
  threatNames,
  type Use,
  useNames,
  type View,
  workersOf,
} from '@guildhall/bruges';
import { capital, type Lang, say } from '@guildhall/kernel';
import type * as shared from '../../../table/screen/contract.ts';
import type { Amounts, Hint, Target, What } from './contract.ts';
import { screenTexts } from './texts.ts';

export type HintContext = shared.HintContext<View, State>;

/** What is certain to come of an action: up to the end of the turn, and no further than the first card drawn. */
function consequences({ imagined, me }: HintContext, action: Action): Event[] {
  const after = bruges.clone(imagined);
  const events: Event[] = [];
  bruges.apply(after, me, action, events);
  const end = events.findIndex(({ t }) => t === 'stage' || t === 'endTurn' || t === 'look');
  return end < 0 ? events : events.slice(0, end);
}

function amounts(events: readonly Event[], gained: boolean, me: number): Amounts {
  const sums: Partial<Record<What, number>> = {};
  const add = (what: What, n: number) => {
    sums[what] = (sums[what] ?? 0) + n;
  };
  for (const event of events) {
    if (!('seat' in event) || event.seat !== me) continue;
    if (event.t === (gained ? 'gain' : 'lose')) add(event.what, event.n);
    else if (event.t === (gained ? 'workers' : 'workersLost')) add(`worker.${event.colour}`, event.n);
  }
  return sums;
}

/** Answers to a threat: what strikes after them does not come of them. */
const LOSSES: readonly Action['do'][] = ['strike', 'burn', 'breach', 'bury'];

/** What else is certain: a statue, a threat that strikes somebody. */
function notesOf(events: readonly Event[], action: Action, { me, lang, names }: HintContext): string[] {
  const notes: string[] = [];
  for (const event of events) {
    if (event.t === 'statue' && event.seat === me) {
      notes.push(say(screenTexts.statue, lang, { points: amountOf('points', event.points, lang) }));
    } else if (event.t === 'strike' && !LOSSES.includes(action.do)) {
      notes.push(describe(event, lang, names)!);
    }
  }
  return notes;
}

/** The person whose text belongs to the action. */
function subjectOf(action: Action): number | null {
  switch (action.do) {
    case 'activate':
    case 'bury':
    case 'takeBack':
    case 'repeat':
    case 'borrow':
      return action.person;
    case 'recover':
    case 'recruit':
    case 'discard':
    case 'lay':
      return action.card;
    case 'play':
      return action.as === 'person' ? action.card : null;
    default:
      return null;
  }
}

const naming = ({ view, me, names }: HintContext) => ({
  names,
  houses: view.players[me]!.houses,
  dice: view.dice,
  piles: view.piles,
});

/** What is picked first and means nothing yet, by what is done with it. */
const OPENINGS: Partial<Record<Action['do'], string>> = { swap: 'worker:', turnDie: 'die:', pass: 'marker:' };

/** What this action would do, shown before it is done. A card to be played does nothing yet: its use is still open. */
export function hintOf(context: HintContext, target: Target, action: Action): Hint {
  const { view, me, names, lang } = context;
  const opening = (title: string): Hint => ({ target, title, pay: {}, gain: {}, notes: [], why: null });
  if (action.do === 'play' && target.startsWith('hand:')) return opening(cardName(action.card, lang));
  const first = OPENINGS[action.do];
  if (first !== undefined && target.startsWith(first)) return opening(labelOf(target, view, me, names, lang));
  const events = consequences(context, action);
  const subject = subjectOf(action);
  return {
    target,
    title: describeAction(action, lang, naming(context)),
    pay: amounts(events, false, me),
    gain: amounts(events, true, me),
    notes: [...(subject === null ? [] : [say(PERSONS[subject]!.text, lang)]), ...notesOf(events, action, context)],
    why: null,
  };
}

/** What somebody who points at this probably wants, when this is asked. */
function intentOf(target: Target, ask: string | undefined): Intent | null {
  const [kind, rest = ''] = target.split(':') as [string, string?];
  const n = Number(rest);
  const colour = rest as Colour;
  switch (kind) {
    case 'person':
      if (ask === 'plague') return { do: 'bury', person: n };
      if (ask === 'takeBack') return { do: 'takeBack', person: n };
      if (ask === 'repeatArrow') return { do: 'repeat', person: n };
      return { do: ask === 'borrowPerson' ? 'borrow' : 'activate', person: n };
    case 'hand':
      if (ask === 'extraRecruit') return { do: 'recruit', card: n };
      return { do: 'play', card: n };
    case 'section':
      if (ask === 'fire' || ask === 'returnCanal') return { do: 'breach', section: n };
      return ask === 'extraCanal' ? { do: 'dig', section: n } : { do: 'play', as: 'canal', section: n };
    case 'marker':
      if (ask === 'order') return { do: 'strike', colour };
      return { do: ask === 'passThreat' ? 'pass' : 'marker', colour };
    case 'discard':
      return { do: 'recover', card: n };
    case 'seat':
      if (ask === 'passThreat') return { do: 'pass', to: n };
      return ask === 'takeFromPlayer' ? { do: 'rob', from: n } : null;
    case 'step':
      return { do: 'advance' };
    case 'end':
      return { do: 'endTurn' };
    default:
      return null;
  }
}

function reasonFor({ imagined, me, lang, names }: HintContext, intent: Intent): string | null {
  const reason = explain(imagined, me, intent);
  return reason === null ? null : tellReason(reason, lang, names);
}

/** Why nothing can be done with this target, if somebody might wonder. */
export function whyNot(context: HintContext, target: Target, label: string): Hint | null {
  const intent = intentOf(target, bruges.decision(context.imagined)?.ask);
  const why = intent === null ? null : reasonFor(context, intent);
  return why === null ? null : { target, title: label, pay: {}, gain: {}, notes: [], why };
}

/** What a target is, in words. */
export function labelOf(target: Target, view: View, me: number | null, names: readonly string[], lang: Lang): string {
  const [kind, rest = ''] = target.split(':') as [string, string?];
  const n = Number(rest);
  const colour = rest as Colour;
  const own = me === null ? undefined : view.players[me];
  switch (kind) {
    case 'pile': {
      const { size, top } = view.piles[n]!;
      const pile = capital(say(pileNames[n]!, lang));
      if (top === null) return say(screenTexts.emptyPile, lang, { pile });
      return say(screenTexts.pile, lang, { pile, n: size, card: say(aCard[top], lang) });
    }
    case 'hand':
      return say(screenTexts.cardInHand, lang, { card: cardName(n, lang) });
    case 'use':
      return capital(say(useNames[rest as Use], lang));
    case 'section':
      return say(screenTexts.section, lang, { side: n === 0 ? 'left' : 'right', n: own?.canals[n] ?? 0 });
    case 'house':
      return own === undefined ? '' : capital(houseLabel(n, lang, own.houses));
    case 'person': {
      const owner = view.players.findIndex(({ houses }) => houses.some(({ person }) => person === n && n !== NOBODY));
      return owner < 0
        ? cardName(n, lang)
        : say(screenTexts.livesAt, lang, { card: cardName(n, lang), name: names[owner]! });
    }
    case 'marker':
      return say(screenTexts.markers, lang, {
        threat: capital(say(threatNames[colour], lang)),
        n: own?.threats[colour] ?? 0,
      });
    case 'worker':
      return workersOf(colour, own?.workers[colour] ?? 0, lang);
    case 'take':
      return say(screenTexts.supply, lang, { worker: say(aWorker[colour], lang) });
    case 'die':
      return say(screenTexts.die, lang, { die: capital(say(dieNames[colour], lang)), value: view.dice[colour] });
    case 'value':
      return say(screenTexts.value, lang, { value: n });
    case 'discard':
      return say(screenTexts.discarded, lang, { card: cardName(n, lang) });
    case 'seat':
      return names[n] ?? '';
    case 'step':
      return say(screenTexts.step, lang);
    default:
      return '';
  }
}

/** One of the six uses of a card in hand: what it brings, or why it is not possible. */
export interface Offer {
  readonly use: Use;
  /** null: not possible, for the reason given. */
  readonly pay: Amounts | null;
  readonly gain: Amounts;
  readonly notes: readonly string[];
  readonly why: string | null;
}

/** The six uses of a card at this moment. */
export function offersOf(context: HintContext, card: number, legal: readonly Action[]): Offer[] {
  return (['workers', 'guilders', 'threat', 'canal', 'house', 'person'] as const).map((use): Offer => {
    const ways = legal.filter((action) => action.do === 'play' && action.card === card && action.as === use);
    if (ways.length === 0) {
      return { use, pay: null, gain: {}, notes: [], why: reasonFor(context, { do: 'play', card, as: use }) };
    }
    const { pay, gain, notes } = hintOf(context, `use:${use}`, ways[0]!);
    return { use, pay, gain, notes, why: null };
  });
}
