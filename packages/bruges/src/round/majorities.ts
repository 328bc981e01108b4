import { lead, MEASURE } from '../facts/majorities.ts';
import { seatAt } from '../facts/round.ts';
import { eachBearer, has } from '../persons/deck.ts';
import { onMajorityCheck } from '../persons/on-majority-check.ts';
import { tiesCount } from '../persons/ties-count.ts';
import { effect, gainPoints, type Play } from '../play.ts';
import { changeHouse, MAJORITIES, type Majority, type State } from '../state.ts';

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
    play.out?.push({ t: 'compared', majority, counts: state.players.map(MEASURE[majority]) });
    for (let k = 0; k < state.seats; k++) checkOne(play, seatAt(state, k), majority);
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
  for (const player of state.players) {
    player.houses.forEach(({ used }, at) => {
      if (used) changeHouse(player, at, { used: false });
    });
  }
}
