import { type ScenarioTable, scenarioTable } from '@guildhall/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { scenarioSchema } from './schema.ts';
import { brugesWords } from './vocabulary.ts';

type Words = Readonly<Record<string, unknown>>;
export type Table = ScenarioTable<State, Action, Event>;

/** As in a scenario file; three players unless said. */
interface Given {
  readonly seats?: readonly string[];
  readonly options?: Words;
  readonly given?: Words;
}

/** The position alone, for a lesson. */
export const positionOf = (words: Given): State => table(words).state;

export const table = (words: Given): Table =>
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
