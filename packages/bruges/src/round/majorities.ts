import { tokensOf } from '../canals.ts';
import { eachBearer, has } from '../persons/deck.ts';
import { onMajorityCheck } from '../persons/on-majority-check.ts';
import { tiesCount } from '../persons/ties-count.ts';
import { effect, gainPoints, type Play, personsIn } from '../play.ts';
import { MAJORITIES, type Majority, type Player, type State } from '../state.ts';

type Measured = Pick<Player, 'reputation' | 'canals'> & { readonly houses: readonly { readonly person: number }[] };

/** What a majority is held over. */
export const MEASURE: Readonly<Record<Majority, (player: Measured) => number>> = {
  reputation: ({ reputation }) => reputation,
  people: personsIn,
  canals: tokensOf,
};

/** How far this seat is ahead of the best other player. */
export function lead(players: readonly Measured[], seat: number, majority: Majority): number {
  const measure = MEASURE[majority];
  let best = 0;
  for (let other = 0; other < players.length; other++) {
    if (other !== seat) best = Math.max(best, measure(players[other]!));
  }
  return measure(players[seat]!) - best;
}

export function turnMarker(play: Play, seat: number, majority: Majority, source: `person.${string}` | 'check'): void {
  const { majorities } = play.state.players[seat]!;
  if (majorities[majority]) return;
  majorities[majority] = true;
  play.out?.push({ t: 'majority', seat, majority, source });
}

/** Phase 4. */
export function checkMajorities(play: Play): void {
  const { state } = play;
  for (const majority of MAJORITIES) {
    for (let k = 0; k < state.seats; k++) checkOne(play, (state.start + k) % state.seats, majority);
  }
}

function checkOne(play: Play, seat: number, majority: Majority): void {
  const { state } = play;
  const player = state.players[seat]!;
  const ahead = lead(state.players, seat, majority);
  if (ahead > 0) {
    turnMarker(play, seat, majority, 'check');
    eachBearer(player, onMajorityCheck, ({ points }, person) => {
      effect(play, seat, person.card);
      gainPoints(play, seat, points, person.source);
    });
  } else if (ahead === 0 && MEASURE[majority](player) > 0 && !player.majorities[majority] && has(player, tiesCount)) {
    eachBearer(player, tiesCount, (_, person) => {
      effect(play, seat, person.card);
      turnMarker(play, seat, majority, person.source);
    });
  }
}

export function readyPersons(state: State): void {
  for (const player of state.players) for (const house of player.houses) house.used = false;
}
