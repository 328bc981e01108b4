import { isScoringRound, ROUNDS, seasonOf } from '../board/calendar.ts';
import type { Play, Step } from '../play.ts';
import { enterNeutral } from '../variants/two-players.ts';
import { enterActions } from './actions.ts';
import { collect, enterCamp, enterDesk, enterTreasury } from './collection.ts';
import { enterPlacement } from './placement.ts';
import { endGame, scoreAll } from './scoring.ts';

/** What a round is made of, in order. `setup` comes before the first round, `over` after the last. */
export const STAGES = [
  'setup',
  'placement',
  'forest',
  'quarry',
  'mine',
  'goldMine',
  'desk',
  'camp',
  'treasury',
  'actions',
  'neutral',
  'scoring',
  'over',
] as const;
export type Stage = (typeof STAGES)[number];

/** The whole game after setup: each step enters the next stage. */
export interface RoundFrame {
  t: 'round';
}

const ENTER: Record<Exclude<Stage, 'setup' | 'over'>, (play: Play) => void> = {
  placement: enterPlacement,
  forest: (play) => collect(play, 'forest'),
  quarry: (play) => collect(play, 'quarry'),
  mine: (play) => collect(play, 'mine'),
  goldMine: (play) => collect(play, 'goldMine'),
  desk: enterDesk,
  camp: enterCamp,
  treasury: enterTreasury,
  actions: enterActions,
  neutral: enterNeutral,
  scoring: scoreAll,
};

const NEXT = Object.fromEntries(STAGES.map((stage, i) => [stage, STAGES[i + 1]])) as Record<Stage, Stage>;

/** The stage after this one: only two players have neutral builders, only some months are scored. */
function stageAfter(stage: Stage, seats: number, round: number): Stage {
  const next = NEXT[stage];
  if (next === 'neutral' && seats !== 2) return stageAfter(next, seats, round);
  if (next === 'scoring' && !isScoringRound(round)) return 'placement';
  if (next === 'over' && round < ROUNDS) return 'placement';
  return next;
}

export const round: Step<RoundFrame> = {
  step(play) {
    const { state } = play;
    const stage = stageAfter(state.stage, state.seats, state.round);
    state.stage = stage;
    if (stage === 'over') return endGame(play);
    if (stage === 'placement') {
      state.round++;
      play.out?.push({ t: 'round', round: state.round, season: seasonOf(state.round) });
    }
    play.out?.push({ t: 'stage', stage });
    ENTER[stage as Exclude<Stage, 'setup' | 'over'>](play);
  },
};
