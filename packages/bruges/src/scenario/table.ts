import { type ScenarioTable, scenarioTable } from '@guildhall/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { scenarioSchema } from './schema.ts';
import { brugesWords } from './vocabulary.ts';

type Words = Readonly<Record<string, unknown>>;
export type Table = ScenarioTable<State, Action, Event>;

/** `seats` and `given` as in a scenario file; three players unless said. */
export const table = (words: { seats?: string[]; options?: Words; given?: Words }): Table =>
  scenarioTable(
    brugesWords,
    scenarioSchema.parse({
      id: 'test',
      rules: ['G1'],
      game: 'bruges',
      // biome-ignore lint/suspicious/noThenProperty: the word of the scenario files
      then: {},
      seats: ['red', 'ivory', 'green'],
      ...words,
    }),
  );
