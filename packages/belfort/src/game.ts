import { agendaOf, type Game, type Seed } from '@guildhall/kernel';
import type { Action } from './actions.ts';
import { type Event, seen } from './events.ts';
import { architectsFrame, discount } from './guilds/architects.ts';
import { banditsFrame } from './guilds/bandits.ts';
import { recruit } from './guilds/recruiters.ts';
import { spiesFrame, spy } from './guilds/spies.ts';
import { thievesFrame } from './guilds/thieves.ts';
import { settle, wizardsFrame } from './guilds/wizards.ts';
import { violations } from './invariants.ts';
import { type Options, readOptions } from './options.ts';
import { actions, turn, turnEnd } from './phases/actions.ts';
import { discard } from './phases/cards.ts';
import { camp, crest } from './phases/collection.ts';
import { gnome } from './phases/gnomes.ts';
import { distribute, place, placement } from './phases/placement.ts';
import { round } from './phases/round.ts';
import { scoreLines, standings } from './phases/scoring.ts';
import { newState, startingHands } from './phases/setup.ts';
import { extend } from './properties/gatehouse.ts';
import { cloneState, type Frame, type State } from './state.ts';
import { neutral, neutralCard, neutralDwarf, neutralSite } from './variants/two-players.ts';
import { imagine, joinView, ownView, publicView, type View, view } from './view.ts';

const agenda = agendaOf<Frame, State, Action, Event>({
  startingHands,
  neutralDwarf,
  round,
  placement,
  place,
  distribute,
  camp,
  crest,
  actions,
  turn,
  turnEnd,
  discard,
  gnome,
  extend,
  recruit,
  architects: architectsFrame,
  discount,
  thieves: thievesFrame,
  bandits: banditsFrame,
  spies: spiesFrame,
  spy,
  wizards: wizardsFrame,
  settle,
  neutral,
  neutralCard,
  neutralSite,
});

/** Runs a hand-made position up to its first question. */
export const begin = agenda.begin;

export const belfort: Game<State, Action, View, Event, Options> = {
  id: 'belfort',
  rules: 2,
  seats: [2, 5],
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
