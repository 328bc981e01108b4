import { roundsLeft, seatAt } from '../facts/round.ts';
import type { Play, Step } from '../play.ts';
import type { FrameOf } from '../state.ts';
import { roll } from './dice.ts';
import type { Stage } from './frames.ts';
import { checkMajorities, readyPersons } from './majorities.ts';
import { scoreAll, standings } from './scoring.ts';

function enter(play: Play, stage: Stage): void {
  play.state.stage = stage;
  play.out?.push({ t: 'stage', stage });
}

function startRound(play: Play): void {
  const { state } = play;
  state.round++;
  play.out?.push({ t: 'round', round: state.round, start: state.start, last: roundsLeft(state) === 0 });
  enter(play, 'draw');
  state.agenda.push({ t: 'refill', next: 0 });
}

/** The very beginning. */
export const start: Step<FrameOf<'start'>> = {
  step(play, _) {
    const { agenda } = play.state;
    agenda.pop();
    agenda.push({ t: 'round' });
    startRound(play);
  },
};

/** A phase is over: on to the next. */
export const round: Step<FrameOf<'round'>> = {
  step(play, _) {
    const { state } = play;
    switch (state.stage) {
      case 'draw':
        enter(play, 'dice');
        roll(play);
        state.agenda.push({ t: 'advances', next: 0 }, { t: 'hazard', next: 0 });
        break;
      case 'dice':
        enter(play, 'actions');
        state.agenda.push({ t: 'turns', next: 0 });
        break;
      default:
        enter(play, 'majorities');
        checkMajorities(play);
        readyPersons(state);
        if (roundsLeft(state) === 0) {
          endGame(play);
          break;
        }
        state.start = seatAt(state, 1);
        startRound(play);
    }
  },
};

function endGame(play: Play): void {
  const { state } = play;
  enter(play, 'over');
  scoreAll(play);
  state.agenda.pop();
  play.out?.push({ t: 'end', winners: standings(state).flatMap(({ seat, place }) => (place === 1 ? [seat] : [])) });
}
