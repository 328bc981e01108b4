import { brief, demand, demandSame, throughJson } from './same.ts';
import { type Arena, type Check, pick, playOn, seatsOf, singleEyes, walk } from './walk.ts';

const AHEAD = 25;

/** What must hold for the state as data. */
export const stateChecks: readonly Check[] = [
  {
    name: 'a state survives being saved and loaded',
    run(arena) {
      const { game } = arena;
      walk(arena, ({ state, decision, random }) => {
        const loaded = throughJson(state);
        demandSame(state, loaded, 'saved and loaded');
        demandSame(decision, game.decision(loaded), 'decision of the loaded state');
        for (const seat of seatsOf(arena)) {
          demandSame(game.legal(state, seat), game.legal(loaded, seat), `options of seat ${seat} in the loaded state`);
        }
        const seat = pick(random, decision.seats);
        const action = pick(random, game.legal(state, seat));
        const original = game.clone(state);
        demandSame(playOne(arena, original, seat, action), playOne(arena, loaded, seat, action), 'events once loaded');
        demandSame(original, loaded, `state after ${brief(action)} once loaded`);
      });
    },
  },
  {
    name: 'a clone is equal and leads its own life',
    run(arena) {
      const { game } = arena;
      walk(arena, ({ state, random }) => {
        const before = throughJson(state);
        const clone = game.clone(state);
        demandSame(state, clone, 'clone');
        playOn(arena, clone, random, AHEAD);
        demandSame(before, state, 'the original after playing on its clone');
        const original = game.clone(state);
        const kept = game.clone(original);
        playOn(arena, original, random, AHEAD);
        demandSame(before, kept, 'the clone after playing on its original');
      });
    },
  },
  {
    name: 'looking changes nothing',
    run(arena) {
      const { game } = arena;
      walk(arena, ({ state }) => {
        const before = throughJson(state);
        game.decision(state);
        game.publicView(state);
        for (const seat of seatsOf(arena)) {
          game.legal(state, seat);
          game.ownView(state, seat);
        }
        for (const eyes of singleEyes(arena)) game.imagine(game.view(state, eyes), 1);
        game.violations(state);
        game.clone(state);
        demandSame(before, state, 'the state after only looking at it');
      });
    },
  },
  {
    name: 'a move is the same with and without a log',
    run(arena) {
      const { game } = arena;
      walk(arena, ({ state, decision, random }) => {
        const seat = pick(random, decision.seats);
        const action = pick(random, game.legal(state, seat));
        const logged = game.clone(state);
        const silent = game.clone(state);
        const effect = game.apply(logged, seat, action, []);
        demandSame(effect, game.apply(silent, seat, action), 'effect without a log');
        demandSame(logged, silent, `state after ${brief(action)} without a log`);
      });
    },
  },
  {
    name: 'no move breaks an invariant',
    run(arena) {
      const { game } = arena;
      const intact = (state: unknown) => demand(game.violations(state).length === 0, game.violations(state).join('; '));
      const careful: typeof game.apply = (state, ...move) => {
        const effect = game.apply(state, ...move);
        intact(state);
        return effect;
      };
      walk({ ...arena, game: { ...game, apply: careful } }, ({ state }) => intact(state));
    },
  },
];

function playOne(arena: Arena, state: unknown, seat: number, action: unknown): unknown[] {
  const events: unknown[] = [];
  arena.game.apply(state, seat, action, events);
  return events;
}
