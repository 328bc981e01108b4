import { seeded } from '../random.ts';
import { demandSame, throughJson } from './same.ts';
import { type Arena, anySeed, type Check, playOn, seatsOf, singleEyes, some, walk } from './walk.ts';

/** What must hold for the parts of which views are made: they are sent to where nobody may know more. */
export const partChecks: readonly Check[] = [
  {
    name: 'a view is what everybody knows and what those who look know beside it',
    run(arena) {
      const { game } = arena;
      const look = (state: unknown, pair: readonly number[]) => {
        const parts = partsOf(arena, state);
        const sent = throughJson(parts);
        demandSame(parts, sent, 'the parts saved and loaded');
        for (const eyes of [...singleEyes(arena), pair, pair.toReversed(), seatsOf(arena)]) {
          const owns = eyes.map((seat) => sent.owns[seat]!);
          demandSame(game.view(state, eyes), game.joinView(sent.open, owns), `the joined view of [${eyes}]`);
        }
        demandSame(parts, sent, 'the parts after joining them');
      };
      walk(
        arena,
        ({ state, random }) => look(state, some(random, seatsOf(arena), 2)),
        ({ state }) => look(state, [1, 0]),
      );
    },
  },
  {
    name: 'the public part tells nothing that a spectator cannot know',
    run(arena) {
      const { game } = arena;
      walk(arena, ({ state, random }) => {
        const open = game.publicView(state);
        for (const eyes of singleEyes(arena)) {
          const world = game.imagine(game.view(state, eyes), anySeed(random));
          demandSame(open, game.publicView(world), `the public part of the world that [${eyes}] imagines`);
        }
      });
    },
  },
  {
    name: 'the own part of a seat tells nothing that this seat cannot know',
    run(arena) {
      const { game } = arena;
      walk(arena, ({ state, random }) => {
        for (const seat of seatsOf(arena)) {
          const world = game.imagine(game.view(state, [seat]), anySeed(random));
          demandSame(
            game.ownView(state, seat),
            game.ownView(world, seat),
            `the own part of seat ${seat} as it imagines`,
          );
        }
      });
    },
  },
  {
    name: 'the parts of a view stay as they were when the game goes on',
    run(arena) {
      walk(arena, ({ state, random }) => {
        const later = arena.game.clone(state);
        const parts = partsOf(arena, later);
        const before = throughJson(parts);
        playOn(arena, later, seeded(anySeed(random)), 10);
        demandSame(before, parts, 'the public part and the own parts');
      });
    },
  },
  {
    name: 'a public part is the same when it takes from an earlier one what has not changed',
    run(arena) {
      const { game } = arena;
      walk(arena, ({ state, random }) => {
        const later = game.clone(state);
        const chance = seeded(anySeed(random));
        let before = game.publicView(later);
        for (let moves = 0; moves < 5; moves++) {
          playOn(arena, later, chance, 1);
          const sent = throughJson(before);
          const after = game.publicView(later, before);
          demandSame(game.publicView(later), after, 'the public part beside an earlier one');
          demandSame(sent, before, 'the earlier one');
          before = after;
        }
      });
    },
  },
];

const partsOf = (arena: Arena, state: unknown) => ({
  open: arena.game.publicView(state),
  owns: seatsOf(arena).map((seat) => arena.game.ownView(state, seat)),
});
