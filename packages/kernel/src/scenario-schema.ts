import { z } from './schema.ts';

/** Somebody at the table. */
export const scenarioName = () => z.string().check(z.minLength(1));

/** What the scenario files of every game can say. `words` is what the fields of a move hold, `seen` what can be said of
 * a player as somebody sees them. */
export function scenarioParts<W extends z.ZodMiniType, P extends z.ZodMiniType>(words: W, seen: P) {
  const name = scenarioName();
  /** Which fields belong to a move depends on `do` and is checked when it is made. */
  const move = z.catchall(z.strictObject({ do: z.string() }), words);
  const seated = z.catchall(z.strictObject({ seat: name, do: z.string() }), words);
  /** A move that is made may be said to change nothing. */
  const made = z.catchall(
    z.strictObject({ seat: name, do: z.string(), changes: z.optional(z.literal('nothing')) }),
    words,
  );
  const asked = z.strictObject({
    seats: z.optional(z.array(name)),
    ask: z.optional(z.string()),
    source: z.optional(z.nullable(z.string())),
    /** Whether those who are asked may say no. */
    declinable: z.optional(z.boolean()),
  });
  const facts = z.optional(z.array(z.looseObject({ t: z.string() })));
  return {
    /** `when`; `moment` is what `until` can name besides who is asked what. */
    when: <M extends z.core.$ZodLooseShape>(moment: M) => {
      const until = z.strictObject({ ...moment, asked: z.optional(asked) });
      const possible = z.strictObject({ seat: name, can: move });
      const refused = z.strictObject({ seat: name, cannot: move, because: z.optional(z.string()) });
      return z._default(z.array(z.union([z.strictObject({ until }), possible, refused, made])), []);
    },
    /** Entries of `then`. */
    outcome: {
      asked: z.optional(z.nullable(asked)),
      over: z.optional(z.boolean()),
      winners: z.optional(z.array(name)),
      offers: z.optional(z.array(seated)),
      offersNot: z.optional(z.array(seated)),
      events: facts,
      eventsNot: facts,
      unchanged: z.optional(z.array(z.string())),
      sees: z.optional(
        z.record(name, z.strictObject({ players: z.optional(z.record(name, seen)), events: facts, eventsNot: facts })),
      ),
    },
  };
}

/** How a file begins. Rules have ids like `Belfort 3.1` and, for our own rulings, `B3`. */
export const scenarioHead = <G extends string>(game: G, title: string, letter: string, mostSeats: number) => ({
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a name-like-this')),
  rules: z
    .array(
      z
        .string()
        .check(
          z.regex(
            new RegExp(`^(${title} \\d+\\.\\d+|${letter}\\d+)$`),
            `expected an id like "${title} 3.1" or "${letter}3"`,
          ),
        ),
    )
    .check(z.minLength(1)),
  game: z.literal(game),
  note: z.optional(z.string()),
  seats: z.array(scenarioName()).check(z.minLength(2), z.maxLength(mostSeats)),
});
