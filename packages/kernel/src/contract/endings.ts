import type { Standing } from '../game.ts';
import { readReplay, recordReplay, verifyReplay } from '../replay.ts';
import { demand, demandSame, throughJson } from './same.ts';
import { type Check, seatsOf, walk } from './walk.ts';

const nothing = () => {};

/** What must hold for whole games. */
export const endingChecks: readonly Check[] = [
  {
    name: 'every game ends',
    run(arena) {
      let ended = 0;
      walk(arena, nothing, () => ended++);
      demandSame(arena.games, ended, 'games that ended');
    },
  },
  {
    name: 'options read back as what they are',
    run({ game, options, seats }) {
      demandSame(options, game.options(throughJson(options), seats), 'options saved and loaded');
    },
  },
  {
    name: 'the same seed and the same moves make the same game, event by event',
    run(arena) {
      const { game } = arena;
      walk(arena, nothing, ({ seed, state, moves, events }) => {
        const again = game.setup(arena.options, arena.seats, seed);
        const told: unknown[][] = [];
        const tellings: string[] = [];
        for (const [seat, action] of moves) {
          const out: unknown[] = [];
          game.apply(again, seat, action, out);
          told.push(out);
          tellings.push(JSON.stringify(out));
        }
        demandSame(state, again, 'the end of the second run');
        demandSame(events, told, 'the events of the second run');
        demandSame(events, throughJson(events), 'events saved and loaded');
        demandSame(
          tellings,
          told.map((out) => JSON.stringify(out)),
          'events told earlier, at the end',
        );
      });
    },
  },
  {
    name: 'a recorded game can be verified',
    run(arena) {
      const { game } = arena;
      walk(arena, nothing, ({ seed, state, moves, events }) => {
        const file = JSON.stringify(recordReplay(game, arena.options, arena.seats, seed, moves));
        const verdict = verifyReplay(game, readReplay(file));
        if (!verdict.ok) throw new Error(verdict.message);
        demand(verdict.finished, 'the replay does not reach the end');
        demandSame(state, verdict.state, 'the end of the replay');
        demandSame(events, verdict.events, 'the events of the replay');
      });
    },
  },
  {
    name: 'score lines add up to the standings, and places follow from them',
    run(arena) {
      const { game } = arena;
      walk(arena, nothing, ({ state }) => {
        const standings = game.standings(state);
        const seats = standings.map((standing) => standing.seat).sort((a, b) => a - b);
        demandSame(seatsOf(arena), seats, 'seats in the standings');
        const lines = game.score(state);
        for (const line of lines) demand(seats.includes(line.seat), `a score line for seat ${line.seat}`);
        for (const own of standings) {
          const sum = lines.reduce((total, line) => total + (line.seat === own.seat ? line.points : 0), 0);
          demandSame(own.score, sum, `score of seat ${own.seat} (in the standings, by its lines)`);
          const place = 1 + standings.filter((other) => isBetter(other, own)).length;
          demandSame(place, own.place, `place of seat ${own.seat}`);
        }
      });
    },
  },
];

/** More points, then more of whatever breaks the tie. */
function isBetter(one: Standing, other: Standing): boolean {
  return one.score > other.score || (one.score === other.score && one.tieBreak > other.tieBreak);
}
