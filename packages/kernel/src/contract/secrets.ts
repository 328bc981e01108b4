import { type Effect, type Seat, sameAction } from '../game.ts';
import { brief, demand, demandSame, difference, throughJson } from './same.ts';
import { type Arena, anySeed, type Check, pick, seatsOf, seenBy, singleEyes, some, walk } from './walk.ts';

/** How many imagined worlds a move is tried in. */
const WORLDS = 8;

/**
 * What must hold for hidden things. The tool throughout: `imagine(view)` is another world that looks the same to the
 * viewer, so nothing the viewer sees may tell the two apart.
 */
export const secretChecks: readonly Check[] = [
  {
    name: 'an imagined world looks the same to whoever imagined it',
    run(arena) {
      const { game } = arena;
      walk(arena, ({ state, decision, random }) => {
        for (const eyes of singleEyes(arena)) {
          const view = game.view(state, eyes);
          demandSame(view, throughJson(view), `view of ${name(eyes)} saved and loaded`);
          const world = game.imagine(view, anySeed(random));
          demandSame(view, game.view(world, eyes), `view of ${name(eyes)} in its own imagination`);
          demandSame(decision, game.decision(world), `decision as ${name(eyes)} imagines it`);
          for (const seat of eyes) {
            demandSame(game.legal(state, seat), game.legal(world, seat), `options of seat ${seat} in its imagination`);
          }
        }
      });
    },
  },
  {
    name: 'a spectator sees nothing that a seat does not',
    run(arena) {
      const { game } = arena;
      walk(arena, ({ state, random }) => {
        const outside = game.view(state, []);
        for (const seat of seatsOf(arena)) {
          const world = game.imagine(game.view(state, [seat]), anySeed(random));
          demandSame(outside, game.view(world, []), `a spectator of the world that seat ${seat} imagines`);
        }
      });
    },
  },
  {
    name: 'eyes together see what each of them sees',
    run(arena) {
      const { game } = arena;
      walk(arena, ({ state, random }) => {
        const everyone = seatsOf(arena);
        for (const eyes of [everyone, some(random, everyone, 2).sort((a, b) => a - b)]) {
          const world = game.imagine(game.view(state, eyes), anySeed(random));
          for (const seat of eyes) {
            const what = `seat ${seat} in the world that ${name(eyes)} imagine`;
            demandSame(game.view(state, [seat]), game.view(world, [seat]), `view of ${what}`);
            demandSame(game.legal(state, seat), game.legal(world, seat), `options of ${what}`);
          }
        }
      });
    },
  },
  {
    name: 'secrets are kept: nobody can work out what another seat sees, nor what comes next',
    run(arena) {
      if (!arena.secrets) return;
      const { game } = arena;
      const open = new Set(seatsOf(arena).flatMap((other) => singleEyes(arena).map((eyes) => `${eyes} ${other}`)));
      for (const seat of seatsOf(arena)) open.delete(`${seat} ${seat}`);
      let fixed = true;
      walk(arena, ({ state, random }) => {
        for (const eyes of singleEyes(arena)) {
          const world = game.imagine(game.view(state, eyes), anySeed(random));
          for (const other of seatsOf(arena)) {
            if (difference(game.view(state, [other]), game.view(world, [other])) !== null)
              open.delete(`${eyes} ${other}`);
          }
        }
        const all = game.view(state, seatsOf(arena));
        const [one, two] = [anySeed(random), anySeed(random)].map((seed) => withoutChance(game.imagine(all, seed)));
        if (difference(one, two) !== null) fixed = false;
      });
      for (const pair of open) {
        const [eyes, other] = pair.split(' ');
        throw new Error(`${eyes === '' ? 'a spectator' : `seat ${eyes}`} always knows what seat ${other} sees`);
      }
      demand(!fixed, 'all seats together always know what comes next');
    },
  },
  {
    name: 'no view and no event carries the seed or the state of chance',
    run(arena) {
      const { game } = arena;
      walk(arena, ({ state, decision, random, seed }) => {
        const seat = pick(random, decision.seats);
        const after = game.clone(state);
        const events: unknown[] = [];
        game.apply(after, seat, pick(random, game.legal(state, seat)), events);
        const views = [...singleEyes(arena), seatsOf(arena)].map((eyes) => game.view(state, eyes));
        for (const shown of [...views, ...events]) {
          demand(!JSON.stringify(shown).toLowerCase().includes(seed), `the seed is in ${brief(shown)}`);
          demand(chances(shown).length === 0, `the state of chance is in ${brief(shown)}`);
        }
      });
    },
  },
  {
    name: 'a move that can be taken back used no chance and taught its player nothing',
    run(arena) {
      walk(arena, ({ state, decision, random }) => {
        const { game } = arena;
        for (const seat of decision.seats) {
          const view = game.view(state, [seat]);
          for (const action of some(random, game.legal(state, seat), 4)) {
            const real = outcome(arena, game.clone(state), seat, action, [seat]);
            if (real.effect !== 'open') continue;
            demandSame(chances(state), chances(real.after), `chance after ${brief(action)}, which can be taken back`);
            const world = game.imagine(view, anySeed(random));
            const imagined = outcome(arena, world, seat, action, [seat]);
            demandSame(real.seen, imagined.seen, `what seat ${seat} sees of its ${brief(action)} in its imagination`);
          }
        }
      });
    },
  },
  {
    name: 'who watches a move learns of it only what the move itself says',
    run(arena) {
      walk(arena, ({ state, decision, random }) => {
        const { game } = arena;
        for (const eyes of singleEyes(arena)) {
          const view = game.view(state, eyes);
          const world = game.imagine(view, anySeed(random));
          for (const mover of decision.seats.filter((seat) => !eyes.includes(seat))) {
            const there = game.legal(world, mover);
            const common = game
              .legal(state, mover)
              .filter((action) => there.some((option) => sameAction(option, action)));
            for (const action of some(random, common, 3)) {
              const real = outcome(arena, game.clone(state), mover, action, eyes);
              const imagined = outcome(arena, game.clone(world), mover, action, eyes);
              if (real.effect !== 'open' || imagined.effect !== 'open') continue;
              demandSame(real.seen, imagined.seen, `what ${name(eyes)} sees of ${brief(action)} by seat ${mover}`);
            }
          }
        }
      });
    },
  },
  {
    name: 'events tell nothing that the view hides',
    run(arena) {
      walk(arena, ({ state, decision, random }) => {
        const { game } = arena;
        for (const eyes of singleEyes(arena)) {
          const view = game.view(state, eyes);
          const mover = pick(random, decision.seats);
          const action = pick(random, game.legal(state, mover));
          const real = outcome(arena, game.clone(state), mover, action, eyes);
          for (let tries = 0; tries < WORLDS; tries++) {
            const world = game.imagine(view, anySeed(random));
            if (!game.legal(world, mover).some((option) => sameAction(option, action))) continue;
            const imagined = outcome(arena, world, mover, action, eyes);
            if (difference(real.seen.view, imagined.seen.view) !== null) continue;
            demandSame(real.seen.events, imagined.seen.events, `what ${name(eyes)} hears of ${brief(action)}`);
          }
        }
      });
    },
  },
  {
    name: 'a choice made at the same time as others is hidden until all have chosen',
    run(arena) {
      walk(arena, ({ state, decision, random }) => {
        const { game } = arena;
        if (decision.seats.length < 2) return;
        for (const mover of decision.seats) {
          const actions = some(random, game.legal(state, mover), 4);
          for (const eyes of singleEyes(arena).filter((watcher) => !watcher.includes(mover))) {
            const [first, ...others] = actions.map((action) => outcome(arena, game.clone(state), mover, action, eyes));
            for (const other of others) {
              if (first!.effect !== 'open' || other.effect !== 'open') continue;
              if (difference(first!.seen.decision, other.seen.decision) !== null) continue;
              demandSame(first!.seen, other.seen, `what ${name(eyes)} sees of two different choices of seat ${mover}`);
            }
          }
        }
      });
    },
  },
];

interface Outcome {
  readonly effect: Effect;
  readonly after: unknown;
  readonly seen: {
    readonly effect: Effect;
    readonly events: unknown;
    readonly view: unknown;
    readonly decision: unknown;
  };
}

/** Plays on this very state; `seen` is everything these eyes notice of it. */
function outcome(arena: Arena, state: unknown, seat: Seat, action: unknown, eyes: readonly Seat[]): Outcome {
  const { game } = arena;
  const events: unknown[] = [];
  const effect = game.apply(state, seat, action, events);
  const seen = {
    effect,
    events: seenBy(game, events, eyes),
    view: game.view(state, eyes),
    decision: game.decision(state),
    options: eyes.map((own) => game.legal(state, own)),
  };
  return { effect, after: state, seen };
}

const CHANCE_KEYS = 'a,b,c,d,key,n';

function isChance(value: object): boolean {
  return Object.keys(value).sort().join() === CHANCE_KEYS;
}

/** Every state of chance inside a value, wherever the game keeps it. */
function chances(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return isChance(value) ? [throughJson(value)] : Object.values(value).flatMap(chances);
}

function withoutChance(state: unknown): unknown {
  const hidden = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && isChance(value) ? null : value;
  return JSON.parse(JSON.stringify(state, hidden));
}

function name(eyes: readonly Seat[]): string {
  if (eyes.length === 0) return 'a spectator';
  return eyes.length === 1 ? `seat ${eyes[0]}` : `seats ${eyes.join(' and ')}`;
}
