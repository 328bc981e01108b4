import { attempt, Refusal, type Seat, sameAction } from '../game.ts';
import { canonicalJson, isPlainAction } from '../replay.ts';
import { brief, demand, demandSame, throughJson } from './same.ts';
import { type Arena, anySeed, type Check, type Moment, pick, seatsOf, some, walk } from './walk.ts';

/** What must hold for the options and for moves that are none of them. */
export const choiceChecks: readonly Check[] = [
  {
    name: 'whoever is asked can answer, and nobody else',
    run(arena) {
      walk(arena, ({ state, decision }) => {
        demand(decision.seats.length > 0, 'nobody is asked, yet the game is not over');
        demand(new Set(decision.seats).size === decision.seats.length, `asked twice: ${decision.seats}`);
        for (const seat of decision.seats) demand(seatsOf(arena).includes(seat), `seat ${seat} is asked but not there`);
        for (const seat of seatsOf(arena)) {
          const options = arena.game.legal(state, seat).length;
          const asked = decision.seats.includes(seat);
          demand(asked === options > 0, `seat ${seat} is ${asked ? '' : 'not '}asked and has ${options} options`);
        }
      });
    },
  },
  {
    name: 'every option is a flat record and occurs once',
    run(arena) {
      walk(arena, ({ state, decision }) => {
        for (const seat of decision.seats) {
          const met = new Set<string>();
          for (const option of arena.game.legal(state, seat)) {
            demand(isPlainAction(option), `not a flat record of JSON scalars: ${brief(option)}`);
            demandSame(option, throughJson(option), 'option saved and loaded');
            const text = canonicalJson(option);
            demand(!met.has(text), `offered twice to seat ${seat}: ${text}`);
            met.add(text);
          }
        }
      });
    },
  },
  {
    name: 'options come in one order, whatever is hidden',
    run(arena) {
      const { game } = arena;
      walk(arena, ({ state, decision, random }) => {
        for (const seat of decision.seats) {
          const options = game.legal(state, seat);
          demandSame(options, game.legal(state, seat), 'options when asked again');
          demandSame(options, game.legal(throughJson(state), seat), 'options of the loaded state');
          const imagined = game.imagine(game.view(state, [seat]), anySeed(random));
          demandSame(options, game.legal(imagined, seat), `options of seat ${seat} in a state imagined from its view`);
        }
      });
    },
  },
  {
    name: 'what is not an option is refused and leaves no trace',
    run(arena) {
      const remembered: unknown[] = [];
      walk(
        arena,
        (moment) => {
          const { state, decision, random } = moment;
          const before = throughJson(state);
          for (const seat of decision.seats) {
            for (const action of impostors(arena, moment, seat, remembered)) refused(arena, state, seat, action);
          }
          const action = pick(random, arena.game.legal(state, decision.seats[0]!));
          for (const seat of [...seatsOf(arena), -1, arena.seats, 0.5, Number.NaN]) {
            if (!decision.seats.includes(seat)) refused(arena, state, seat, action, 'notAsked');
          }
          demandSame(before, state, 'the state after moves that were refused');
          if (!remembered.some((old) => sameAction(old, action))) remembered.push(action);
        },
        ({ state, moves }) => {
          const before = throughJson(state);
          for (const seat of seatsOf(arena)) {
            demandSame([], [...arena.game.legal(state, seat)], `options of seat ${seat} after the end`);
            refused(arena, state, seat, moves.at(-1)?.[1], 'gameOver');
          }
          demandSame(before, state, 'the end after moves that were refused');
        },
      );
    },
  },
];

const JUNK: readonly unknown[] = [
  null,
  undefined,
  0,
  -1,
  Number.NaN,
  true,
  '',
  'x'.repeat(100_000),
  [],
  [[]],
  {},
  { t: null },
  { t: 'x'.repeat(100_000) },
  { t: 'constructor' },
  { t: 'toString' },
  { t: '__proto__' },
  JSON.parse('{"__proto__": {"t": "x"}}'),
  JSON.parse('{"constructor": {"prototype": {"t": "x"}}}'),
];

/** Junk, near misses, what others may do, what was possible at other moments, and what the game itself makes up. */
function impostors(arena: Arena, moment: Moment, seat: Seat, remembered: readonly unknown[]): unknown[] {
  const { state, decision, random } = moment;
  const options = arena.game.legal(state, seat);
  const candidates: unknown[] = [...JUNK, ...some(random, remembered, 20), ...arena.fabricate(state, random)];
  for (const other of decision.seats) candidates.push(...some(random, arena.game.legal(state, other), 5));
  for (const option of some(random, options, 3) as Record<string, unknown>[]) {
    candidates.push({ ...option, extra: 1 }, Object.create(option), [option], JSON.stringify(option));
    for (const [key, value] of Object.entries(option)) {
      const { [key]: _removed, ...rest } = option;
      candidates.push(rest, { ...option, [key]: typeof value === 'number' ? value + 1000 : 1000 });
      candidates.push({ ...option, [key]: { ...option } }, { ...option, [key]: [value] });
      if (typeof value === 'number') candidates.push({ ...option, [key]: String(value) });
    }
  }
  return candidates.filter((candidate) => !options.some((option) => sameAction(option, candidate)));
}

function refused(arena: Arena, state: unknown, seat: Seat, action: unknown, why?: Refusal['why']): void {
  const what = `seat ${seat} with ${brief(action)}`;
  try {
    attempt(arena.game, state, seat, action);
  } catch (error) {
    demand(error instanceof Refusal, `${what}: expected a Refusal, got ${error}`);
    if (why !== undefined) demandSame(why, (error as Refusal).why, `${what}: why it was refused`);
    return;
  }
  throw new Error(`${what}: was not refused`);
}
