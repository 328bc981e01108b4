import { DISTRICTS, NOBODY, type State } from '@guildhall/belfort';
import { visitWorth } from './prospects.ts';
import { situationOf } from './situation.ts';

/** How far ahead it pays to look, and how much less each round counts: the order of play will change. */
const ROUNDS_AHEAD = 4;
const LATER = 0.5;

/**
 * Where a neutral dwarf should stand at the start. Nobody may use the guild below it, and every round it moves on by one.
 * Whoever places workers first gets the best open guild and the other the next: the first wants them far apart, the
 * second close together.
 */
export function dwarfWorth(state: State, seat: number, district: number): number {
  const situation = situationOf(state, seat, false);
  const visits = state.guilds.map((guild) => visitWorth(situation, guild));
  const other = state.neutralDwarves.find((each) => each !== NOBODY);
  // the other dwarf is still to come: by the hand of the one who plays second
  const replies = other === undefined ? DISTRICTS.filter((each) => each !== district) : [other];
  const lead = Math.min(...replies.map((reply) => leadOf(visits, [district, reply])));
  return state.players[seat]!.crest === 1 ? lead : -lead;
}

/** How much more the best open guild brings than the next, over the coming rounds. */
function leadOf(visits: readonly number[], dwarves: readonly number[]): number {
  let lead = 0;
  for (let round = 0; round < ROUNDS_AHEAD; round++) {
    const closed = dwarves.map((district) => (district + round) % visits.length);
    const [best = 0, next = 0] = visits.filter((_, district) => !closed.includes(district)).sort((a, b) => b - a);
    lead += (best - next) * LATER ** round;
  }
  return lead;
}
