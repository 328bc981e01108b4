import { agendaOf, type Game, type Seed } from '@guildhall/kernel';
import type { Action } from './actions.ts';
import { type Event, seen } from './events.ts';
import { violations } from './invariants.ts';
import { type Options, readOptions } from './options.ts';
import { borrow } from './persons/borrow-person.ts';
import { discardedFor } from './persons/discard-card-for.ts';
import { actWithDrawn } from './persons/draw-and-act.ts';
import { sift } from './persons/draw-discard.ts';
import { swaps } from './persons/exchange-workers.ts';
import { extraCanalFrame } from './persons/extra-canal.ts';
import { extraHouseFrame } from './persons/extra-house.ts';
import { extraRecruitFrame } from './persons/extra-recruit.ts';
import { CARDS } from './persons/index.ts';
import { othersFrame } from './persons/others.ts';
import { alms } from './persons/others-give-workers.ts';
import { demolish } from './persons/others-lose-house.ts';
import { returnCanal, returnCanals } from './persons/others-return-canal.ts';
import { passThreatFrame } from './persons/pass-threat.ts';
import { purchase } from './persons/pay-for-points.ts';
import { rummage } from './persons/recover-cards.ts';
import { replace } from './persons/redraw.ts';
import { repeat } from './persons/repeat-arrow.ts';
import { reroll } from './persons/reroll-die.ts';
import { pawn } from './persons/return-workers-for.ts';
import { takeBack } from './persons/take-back-person.ts';
import { rob } from './persons/take-from-player.ts';
import { turnDieFrame } from './persons/turn-die.ts';
import { discards } from './questions/discards.ts';
import { extraPlay } from './questions/extra-play.ts';
import { markers } from './questions/markers.ts';
import { workers } from './questions/workers.ts';
import { advance, advances, hazard } from './round/dice.ts';
import { draw, look, oneMore, pile, pileOrNone, refill } from './round/draw.ts';
import { round, start } from './round/round.ts';
import { scoreLines, standings } from './round/scoring.ts';
import { newState } from './round/setup.ts';
import { goOn, turn, turns } from './round/turns.ts';
import { cloneState, type Frame, type State } from './state.ts';
import { fire, order, plague, threats } from './threats.ts';
import { imagine, type View, view } from './view.ts';

const agenda = agendaOf<Frame, State, Action, Event>({
  start,
  round,
  refill,
  draw,
  pile,
  oneMore,
  pileOrNone,
  look,
  hazard,
  advances,
  advance,
  turns,
  turn,
  goOn,
  threats,
  order,
  fire,
  plague,
  workers,
  markers,
  discards,
  extraPlay,
  swaps,
  purchase,
  pawn,
  discardedFor,
  sift,
  replace,
  rummage,
  actWithDrawn,
  extraHouse: extraHouseFrame,
  extraRecruit: extraRecruitFrame,
  extraCanal: extraCanalFrame,
  turnDie: turnDieFrame,
  reroll,
  takeBack,
  repeat,
  borrow,
  others: othersFrame,
  returnCanals,
  returnCanal,
  alms,
  demolish,
  rob,
  passThreat: passThreatFrame,
});

/** Runs a hand-made position up to its first question. */
export const begin = agenda.begin;

/** As many as the printed deck has [Bruges 1.4]. */
const PRINTED = 165;

export const bruges: Game<State, Action, View, Event, Options> = {
  id: 'bruges',
  // with every further person a seed deals other cards, so that stored games replay differently
  rules: 1 + CARDS - PRINTED,
  seats: [2, 4],
  options: readOptions,
  setup(options: Options, seats: number, seed: Seed): State {
    const state = newState(options, seats, seed);
    agenda.begin(state);
    return state;
  },
  decision: agenda.decision,
  legal: agenda.legal,
  apply: agenda.apply,
  clone: cloneState,
  view,
  seen,
  imagine,
  score: scoreLines,
  standings,
  violations,
};
