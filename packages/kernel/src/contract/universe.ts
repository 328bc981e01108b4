import type { Language } from '../intent.ts';
import type { RandomState } from '../random.ts';
import { pick } from './walk.ts';

/** Every action of these verbs that can be written down at this table, possible or not. */
export function universe<S, A extends { readonly do: string }>(
  { formsOf }: Language<S, A>,
  state: S,
  verbs: readonly A['do'][],
): A[] {
  return verbs.flatMap((verb) =>
    formsOf(state, verb).flatMap((form) =>
      form.reduce<object[]>(
        (rows, [key, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [key]: value }))),
        [{ do: verb }],
      ),
    ),
  ) as unknown as A[];
}

/** Some actions of the universe: a few of every verb. */
export function fabricate<S, A extends { readonly do: string }>(
  { verbs, formsOf }: Language<S, A>,
  state: S,
  random: RandomState,
  ofEach = 3,
): A[] {
  return verbs.flatMap((verb) =>
    Array.from({ length: ofEach }, () => {
      const fields = pick(random, formsOf(state, verb)).map(([key, values]) => [key, pick(random, values)]);
      return { do: verb, ...Object.fromEntries(fields) } as A;
    }),
  );
}
