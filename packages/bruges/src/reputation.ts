import type { Source } from './events.ts';
import { LAST_STEP } from './facts/reputation.ts';
import { advanceBonus } from './persons/advance-bonus.ts';
import { eachBearer } from './persons/deck.ts';
import { effect, gainPoints, type Play } from './play.ts';

/** Step by step, as far as the track goes. */
export function advance(play: Play, seat: number, steps: number, source: Source): void {
  const player = play.state.players[seat]!;
  for (let step = 0; step < steps && player.reputation < LAST_STEP; step++) {
    player.reputation++;
    play.out?.push({ t: 'step', seat, to: player.reputation, steps: 1, source });
    eachBearer(player, advanceBonus, ({ points }, person) => {
      effect(play, seat, person.card);
      gainPoints(play, seat, points, person.source);
    });
  }
}

export function stepBack(play: Play, seat: number, most: number, source: Source): void {
  const player = play.state.players[seat]!;
  const steps = Math.min(most, player.reputation);
  if (steps === 0) return;
  player.reputation -= steps;
  play.out?.push({ t: 'step', seat, to: player.reputation, steps: -steps, source });
}
