import { type Action, belfort, type Event, type Options, properties, type State, type View } from '@guildhall/belfort';
import { makeBot } from '@guildhall/bots';
import { type Decision, seeded } from '@guildhall/kernel';
import { COLOURS, type Mark, type Screen, type Target } from '../games/belfort/screen/contract.ts';
import { labelOf } from '../games/belfort/screen/labels.ts';
import { builderColours } from '../games/belfort/screen/screenRules.ts';
import { targets } from '../games/belfort/screen/targets.ts';

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

/** Some depend on the position. */
function markOf(target: Target, view: View, me: number): Mark {
  const { kind, value } = targets.read(target);
  switch (kind) {
    case 'hand':
      return nthMark((view.players[me]!.hand ?? []).indexOf(value));
    case 'built':
      return view.players[me]!.built[value]?.worker ? 'available' : nthMark(value + 4);
    case 'pool':
      return nthMark(view.pool.indexOf(value));
    case 'seat':
      return value !== me && value % 2 === 0 ? 'legal' : 'idle';
    default:
      return MARK_OF[target] ?? 'available';
  }
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
    legal: [],
    context: () => null,
    next: new Set<never>(),
    names: view.seats === 2 ? [...names, 'Neutral builder 3', 'Neutral builder 4'] : names,
    colours: builderColours(COLOURS.slice(0, view.seats), view.seats),
    mark: (target) => markOf(target, view, me),
    label: (target) => labelOf(target, { view, me, names, lang: 'en' }),
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
    sideOf: () => 'right',
    question: null,
    pending: null,
    commit: () => {},
    withdraw: () => {},
  };
}
