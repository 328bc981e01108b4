import type { Play as KernelPlay, Question as KernelQuestion, Step as KernelStep } from '@guildhall/kernel';
import type { Action, ActionOf } from './actions.ts';
import type { Event, Majority, Source } from './events.ts';
import type { Cost } from './sheet.ts';
import { type Frame, GOODS, type Good, type Player, type State } from './state.ts';

export type Play = KernelPlay<State, Event>;
/** The handler of a frame that works by itself. */
export type Step<F> = KernelStep<Play, F>;
/** The handler of a frame that asks, and the verbs that answer it. */
export type Question<F, D extends Action['do']> = KernelQuestion<State, Play, F, ActionOf<D>>;
/** A list that takes these actions, and perhaps others too. */
export interface Into<D extends Action['do']> {
  readonly push: (action: ActionOf<D>) => unknown;
}

/** `player[what] += n`: a field that is named in the code is found much faster, and this is done all the time. */
function add(player: Player, what: Good, n: number): void {
  switch (what) {
    case 'wood':
      player.wood += n;
      return;
    case 'stone':
      player.stone += n;
      return;
    case 'metal':
      player.metal += n;
      return;
    case 'gold':
      player.gold += n;
  }
}

/** The acting player's goods. */
export function gain(
  play: Play,
  seat: number,
  what: Good,
  n: number,
  source: Source,
  from: number | null = null,
): void {
  if (n === 0) return;
  add(play.state.players[seat]!, what, n);
  play.out?.push({ t: 'gain', seat, what, n, source, from });
}

export function lose(play: Play, seat: number, what: Good, n: number, source: Source, to: number | null = null): void {
  if (n === 0) return;
  add(play.state.players[seat]!, what, -n);
  play.out?.push({ t: 'lose', seat, what, n, source, to });
}

export function score(play: Play, seat: number, points: number, item: Majority): void {
  const { state } = play;
  state.players[seat]!.score += points;
  state.ledger.push({ round: state.round, seat, item, points });
  play.out?.push({ t: 'gain', seat, what: 'points', n: points, source: item, from: null });
}

export function pay(play: Play, seat: number, cost: Cost, source: Source): void {
  for (const good of GOODS) lose(play, seat, good, cost[good], source);
}

export const effect = (play: Play, seat: number, source: Source) => play.out?.push({ t: 'effect', seat, source });
export const wasted = (play: Play, seat: number, source: Source) => play.out?.push({ t: 'wasted', seat, source });
export const declined = (play: Play, seat: number, source: Source) =>
  play.out?.push({ t: 'wasted', seat, source, declined: true });

/** Asks for an effect that may be declined: with nothing else to choose it is wasted [B22]. */
export function mayAct<F extends Frame & { seat: number }, D extends Action['do']>(
  play: Play,
  frame: F,
  question: Question<F, D>,
  source: Source,
): void {
  const options: ActionOf<D>[] = [];
  question.options(play.state, frame, frame.seat, options);
  if (options.every((option) => option.do === 'decline')) wasted(play, frame.seat, source);
  else play.state.agenda.push(frame);
}

/** Asks what an effect leaves open: nothing to choose from wastes it [B22], a single way is taken without asking [B29]. */
export function offer<F extends Frame & { seat: number }, D extends Action['do']>(
  play: Play,
  frame: F,
  question: Question<F, D>,
  source: Source,
): void {
  const options: ActionOf<D>[] = [];
  question.options(play.state, frame, frame.seat, options);
  if (options.length === 0) {
    wasted(play, frame.seat, source);
    return;
  }
  effect(play, frame.seat, source);
  play.state.agenda.push(frame);
  if (options.length === 1) question.answer(play, frame, frame.seat, options[0]!);
}
