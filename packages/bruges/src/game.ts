import { agendaOf, type Game, type Seed } from '@guildhall/kernel';
import type { Action } from './actions.ts';
import { type Event, type Source, seen } from './events.ts';
import { violations } from './invariants.ts';
import { type Options, readOptions, SEATS } from './options.ts';
import type { Handlers } from './persons/ability.ts';
import { abilities, CARDS, type PersonFrame } from './persons/index.ts';
import { othersFrame } from './persons/others.ts';
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
import { imagine, joinView, ownView, publicView, type View, view } from './view.ts';

/** Every ability has a handler for each of its frames; its type says so. */
const personFrames = Object.assign(
  {},
  ...abilities.flatMap((ability) => ('frames' in ability ? [ability.frames] : [])),
) as Handlers<PersonFrame>;

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
  others: othersFrame,
  ...personFrames,
});

/** Runs a hand-made position up to its first question. */
export const begin = agenda.begin;

/** That something is declined is an event like any other, so that the chronicle can tell it. */
const apply: typeof agenda.apply = (state, seat, action, out) => {
  if (out !== undefined && action.do === 'decline') {
    const { source, many } = agenda.decision(state)!;
    if ((many?.picked ?? 0) === 0) out.push({ t: 'declined', seat, source: (source ?? 'advance') as Source });
  }
  return agenda.apply(state, seat, action, out);
};

/** As many as the printed deck has [Bruges 1.4]. */
const PRINTED = 165;

export const bruges: Game<State, Action, View, Event, Options> = {
  id: 'bruges',
  // with every further person a seed deals other cards, so that stored games replay differently
  rules: 2 + CARDS - PRINTED,
  seats: SEATS,
  options: readOptions,
  setup(options: Options, seats: number, seed: Seed): State {
    const state = newState(options, seats, seed);
    agenda.begin(state);
    return state;
  },
  decision: agenda.decision,
  legal: agenda.legal,
  apply,
  clone: cloneState,
  publicView,
  ownView,
  joinView,
  view,
  seen,
  imagine,
  score: scoreLines,
  standings,
  violations,
};
