import {
  type Action,
  amountOf,
  bruges,
  cardName,
  describe,
  describeAction,
  type Event,
  explain,
  type Intent,
  PERSONS,
  tellReason,
  type Use,
} from '@guildhall/bruges';
import { say } from '@guildhall/kernel';
import type { PerKind } from '../../../table/screen/targets.ts';
import type { Amounts, Hint, HintContext, What } from './contract.ts';
import { labelOf } from './labels.ts';
import { type Target, type TargetKind, type TargetValues, targets } from './targets.ts';
import { screenTexts } from './texts.ts';

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
const OPENINGS: Partial<Record<Action['do'], TargetKind>> = {
  play: 'hand',
  swap: 'worker',
  turnDie: 'die',
  pass: 'marker',
};

/** What this action would do, shown before it is done. A card to be played does nothing yet: its use is still open. */
export function hintOf(context: HintContext, target: Target, action: Action): Hint {
  const { me, lang } = context;
  if (targets.read(target).kind === OPENINGS[action.do]) {
    const title = action.do === 'play' ? cardName(action.card, lang) : labelOf(target, context);
    return { target, title, pay: {}, gain: {}, notes: [], why: null };
  }
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

const none = () => null;

/** What somebody who points at this probably wants, when this is asked; null: nobody would wonder. */
const INTENTS: PerKind<TargetValues, [ask: string | undefined], Intent | null> = {
  pile: none,
  hand: (card, ask) => (ask === 'extraRecruit' ? { do: 'recruit', card } : { do: 'play', card }),
  use: none,
  section(section, ask) {
    if (ask === 'fire' || ask === 'returnCanal') return { do: 'breach', section };
    return ask === 'extraCanal' ? { do: 'dig', section } : { do: 'play', as: 'canal', section };
  },
  house: none,
  person(person, ask) {
    if (ask === 'plague') return { do: 'bury', person };
    if (ask === 'takeBack') return { do: 'takeBack', person };
    if (ask === 'repeatArrow') return { do: 'repeat', person };
    return { do: ask === 'borrowPerson' ? 'borrow' : 'activate', person };
  },
  marker(colour, ask) {
    if (ask === 'order') return { do: 'strike', colour };
    return { do: ask === 'passThreat' ? 'pass' : 'marker', colour };
  },
  worker: none,
  take: none,
  die: none,
  value: none,
  discard: (card) => ({ do: 'recover', card }),
  seat(seat, ask) {
    if (ask === 'passThreat') return { do: 'pass', to: seat };
    return ask === 'takeFromPlayer' ? { do: 'rob', from: seat } : null;
  },
  step: () => ({ do: 'advance' }),
  majority: none,
  rival: none,
  statues: none,
  pay: none,
  end: () => ({ do: 'endTurn' }),
};

function reasonFor({ imagined, me, lang, names }: HintContext, intent: Intent): string | null {
  const reason = explain(imagined, me, intent);
  return reason === null ? null : tellReason(reason, lang, names);
}

/** Why nothing can be done with this target, if somebody might wonder. */
export function whyNot(context: HintContext, target: Target): Hint | null {
  const intent = targets.call(INTENTS, target, context.decision?.ask);
  const why = intent === null ? null : reasonFor(context, intent);
  return why === null ? null : { target, title: labelOf(target, context), pay: {}, gain: {}, notes: [], why };
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
