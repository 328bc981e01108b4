import { belfort, kindOf, NOBODY, type State, SYMBOLS, type View } from '@guildhall/belfort';
import { below, seeded } from '@guildhall/kernel';
import { COLOURS, type Mark, type Screen, type Target } from '../games/belfort/screen/contract.ts';
import { targets } from '../games/belfort/screen/targets.ts';

/** A position some random moves into a game. */
export function sampleView(seats: number, moves: number, seed: number): View {
  const random = seeded(seed);
  const state: State = belfort.setup(belfort.options({}, seats), seats, seed);
  for (let i = 0; i < moves; i++) {
    const seat = belfort.decision(state)?.seats[0];
    if (seat === undefined) break;
    const legal = belfort.legal(state, seat);
    /* Building makes the better picture. */
    const building = legal.filter((action) => action.do === 'build' || action.do === 'guild' || action.do === 'wall');
    const from = building.length > 0 ? building : legal;
    belfort.apply(state, seat, from[below(random, from.length)]!);
  }
  return belfort.view(state, [0]);
}

/** A screen that marks free towers as legal and answers nothing. */
export function sampleScreen(view: View, chosen: Target | null, pick: (target: Target) => void): Screen {
  const free = (kind: string) =>
    Array.from({ length: SYMBOLS }, (_, symbol) => symbol).filter(
      (symbol) => kindOf(symbol) === kind && view.markers[symbol] === NOBODY,
    );
  const legal = new Set<Target>(free('tower').map((symbol): Target => `symbol:${symbol}`));
  const shy = new Set<Target>(free('wall').map((symbol): Target => `symbol:${symbol}`));
  const no = new Set<Target>(free('pub').map((symbol): Target => `symbol:${symbol}`));
  const mark = (target: Target): Mark => {
    if (target === chosen) return 'chosen';
    if (legal.has(target)) return 'legal';
    if (no.has(target)) return 'impossible';
    return shy.has(target) || targets.isA(target, 'guild') ? 'available' : 'idle';
  };
  return {
    view,
    me: 0,
    decision: null,
    asked: true,
    legal: [],
    context: () => null,
    next: new Set<never>(),
    names: COLOURS,
    colours: COLOURS,
    mark,
    label: (target) => target,
    pick,
    point: () => {},
    hint: null,
    picked: [],
    mayPutBack: false,
    putBack: () => {},
    drags: () => false,
    sideOf: () => 'right',
    question: null,
    pending: null,
    commit: () => {},
    withdraw: () => {},
  };
}
