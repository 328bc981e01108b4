import { below, type RandomState } from '@guildhall/kernel';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { formsOf, type Value, VERBS } from './intent.ts';

/** Every action of these verbs that can be written down at this table, possible or not; for tests. */
export function universe(state: State, verbs: readonly Action['do'][] = VERBS): Action[] {
  const actions: Action[] = [];
  for (const verb of verbs) {
    for (const form of formsOf(state, verb)) {
      let rows: Record<string, Value>[] = [{ do: verb }];
      for (const [key, values] of form) {
        rows = rows.flatMap((row) => values.map((value): Record<string, Value> => ({ ...row, [key]: value })));
      }
      actions.push(...(rows as unknown as Action[]));
    }
  }
  return actions;
}

/** Some actions of the universe: a few of every verb. */
export function fabricate(state: State, random: RandomState, ofEach = 3): Action[] {
  const pick = <T>(from: readonly T[]): T => from[below(random, from.length)]!;
  return VERBS.flatMap((verb) =>
    Array.from({ length: ofEach }, () => {
      const fields = pick(formsOf(state, verb)).map(([key, values]) => [key, pick(values)]);
      return { do: verb, ...Object.fromEntries(fields) } as Action;
    }),
  );
}
