import {
  type Action,
  belfort,
  type Event,
  type Options,
  type Property,
  properties,
  type State,
  type View,
} from '@guildhall/belfort';
import { makeBot } from '@guildhall/bots';
import { type Decision, seeded } from '@guildhall/kernel';
import { COLOURS, type Mark, type Screen, type Target } from '../games/belfort/screen/contract.ts';
import { labelOf } from '../games/belfort/screen/hints.ts';
import { builderColours } from '../games/belfort/screen/sense.ts';

/** A moment of a game between bots, as the first seat sees it. */
export interface Sample {
  readonly view: View;
  readonly decision: Decision | null;
  readonly legal: readonly Action[];
  /** What happened in this round. */
  readonly events: readonly Event[];
}

/** Plays until `me` is asked `ask` in this round or later. */
export function sampleAt(
  seats: number,
  seed: number,
  round: number,
  ask: string,
  me: number,
  raw: Partial<Options>,
): Sample {
  const bot = makeBot<Action, View>('greedy', 'belfort');
  const random = seeded(seed);
  const state: State = belfort.setup(belfort.options(raw, seats), seats, seed);
  let events: Event[] = [];
  for (let asked = belfort.decision(state); asked !== null; asked = belfort.decision(state)) {
    if (state.round >= round && asked.ask === ask && asked.seats.includes(me)) break;
    const seat = asked.seats[0]!;
    const action = bot.choose(belfort.legal(state, seat), () => belfort.view(state, [seat]), seat, random);
    const out: Event[] = [];
    belfort.apply(state, seat, action, out);
    const start = out.findLastIndex((event) => event.t === 'round');
    events = start >= 0 ? out.slice(start + 1) : [...events, ...out];
  }
  return {
    view: belfort.view(state, [me]),
    decision: belfort.decision(state),
    legal: belfort.legal(state, me),
    events,
  };
}

const MARKS: readonly Mark[] = ['available', 'impossible', 'chosen', 'available', 'legal', 'idle'];

const nthMark = (n: number): Mark => MARKS[n % MARKS.length] ?? 'idle';

const MARK_OF: Readonly<Record<string, Mark>> = {
  'sell:2,0,0': 'impossible',
  'worker:elf': 'chosen',
  'plank:desk': 'legal',
  'buy:metal': 'impossible',
  end: 'impossible',
};

/** Those that depend on the position, by kind of target. */
const MARK_BY_KIND: Readonly<Record<string, (rest: string, view: View, me: number) => Mark>> = {
  hand: (rest, view, me) => nthMark((view.players[me]!.hand ?? []).indexOf(rest as Property)),
  built: (rest, view, me) => (view.players[me]!.built[Number(rest)]?.worker ? 'available' : nthMark(Number(rest) + 4)),
  pool: (rest, view) => nthMark(view.pool.indexOf(rest as Property)),
  seat: (rest, _view, me) => (Number(rest) !== me && Number(rest) % 2 === 0 ? 'legal' : 'idle'),
};

function markOf(target: Target, view: View, me: number): Mark {
  const [kind, rest = ''] = target.split(':') as [string, string?];
  return MARK_BY_KIND[kind]?.(rest, view, me) ?? MARK_OF[target] ?? 'available';
}

/** Every mark somewhere: no position of a real game has them all. */
export function markedScreen({ view, decision }: Sample, me: number): Screen {
  const hand = view.players[me]!.hand ?? [];
  const card = hand[2] ?? 'tower';
  const names = ['You', 'Anselm', 'Brunhild', 'Corvin', 'Dietlinde'].slice(0, view.seats);
  return {
    view,
    me,
    decision,
    asked: true,
    next: new Set<never>(),
    names: view.seats === 2 ? [...names, 'Neutral builder 3', 'Neutral builder 4'] : names,
    colours: builderColours(COLOURS.slice(0, view.seats), view.seats),
    mark: (target) => markOf(target, view, me),
    label: (target) => labelOf(target, view, me, names, 'en'),
    pick: () => {},
    point: () => {},
    hint: {
      target: `hand:${card}`,
      title: properties[card].name.en,
      pay: { wood: 2, stone: 3, metal: 1 },
      gain: { gold: 1 },
      notes: [],
      why: null,
    },
    picked: [`hand:${card}`],
    mayPutBack: true,
    putBack: () => {},
    drags: () => false,
    question: null,
    pending: null,
    commit: () => {},
    withdraw: () => {},
  };
}
