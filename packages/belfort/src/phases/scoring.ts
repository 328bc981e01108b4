import { placed, type ScoreLine, type Standing } from '@guildhall/kernel';
import { scoringNow, tieBreakOf } from '../facts/scoring.ts';
import { type Play, score } from '../play.ts';
import type { State } from '../state.ts';

export function scoreAll(play: Play): void {
  const { state } = play;
  for (const { majority, ranks } of scoringNow(state)) {
    for (const { builder, count, place, points } of ranks) {
      if (place > 0) play.out?.push({ t: 'scored', majority, builder, count, place, points });
      if (points > 0 && builder < state.seats) score(play, builder, points, majority);
    }
  }
}

export const standings = (state: State): Standing[] =>
  placed(state.players.map((player, seat) => ({ seat, score: player.score, tieBreak: tieBreakOf(player) })));

export function endGame(play: Play): void {
  const { state } = play;
  state.agenda.pop();
  play.out?.push({ t: 'stage', stage: 'over' });
  const winners = standings(state).flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
  play.out?.push({ t: 'end', winners });
}

export const scoreLines = (state: State): ScoreLine[] => state.ledger.map((row) => ({ ...row }));
