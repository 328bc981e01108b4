import { seeded } from '../random.ts';
import { demand, demandSame, throughJson } from './same.ts';
import { anySeed, type Check, playOn, seatsOf, singleEyes, walk } from './walk.ts';

/** How many imagined games are played to their end in each arena. */
const PLAYED = 12;

/** What must hold for imagined states. */
export const worldChecks: readonly Check[] = [
  {
    name: 'an imagined state is a sound state',
    run(arena) {
      const { game } = arena;
      walk(arena, ({ state, random }) => {
        for (const eyes of [...singleEyes(arena), seatsOf(arena)]) {
          const view = game.view(state, eyes);
          const before = throughJson(view);
          const seed = anySeed(random);
          const world = game.imagine(view, seed);
          const wrong = game.violations(world);
          demand(wrong.length === 0, `imagined from [${eyes}]: ${wrong.join('; ')}`);
          demandSame(world, throughJson(world), `imagined from [${eyes}], saved and loaded`);
          demandSame(world, game.imagine(before, seed), `imagined from [${eyes}] once more with the same seed`);
          demandSame(before, view, `the view of [${eyes}] after imagining`);
        }
      });
    },
  },
  {
    name: 'an imagined game can be played to its end, and the view it came from stays as it was',
    run(arena) {
      const { game } = arena;
      let played = 0;
      walk(arena, ({ state, random }) => {
        if (played >= PLAYED) return;
        const eyes = singleEyes(arena)[played++ % (arena.seats + 1)]!;
        const view = game.view(state, eyes);
        const before = throughJson(view);
        const world = game.imagine(view, anySeed(random));
        playOn(arena, world, random);
        const wrong = game.violations(world);
        demand(wrong.length === 0, `the end of a game imagined from [${eyes}]: ${wrong.join('; ')}`);
        demandSame(before, view, `the view of [${eyes}] after playing on in the world imagined from it`);
      });
    },
  },
  {
    name: 'a view stays as it was when the game goes on',
    run(arena) {
      const { game } = arena;
      walk(arena, ({ state, random }) => {
        const later = game.clone(state);
        const views = singleEyes(arena).map((eyes) => game.view(later, eyes));
        const before = throughJson(views);
        playOn(arena, later, seeded(anySeed(random)), 10);
        demandSame(before, views, 'the views of a spectator and of each seat');
      });
    },
  },
];
