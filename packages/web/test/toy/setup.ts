import type { GameSetup } from '../../src/table/setup/setup.ts';
import { COLOURS } from './Snail.tsx';
import { plain } from './texts.ts';

const setup: GameSetup<null> = {
  title: plain('New snail race'),
  colourNames: Object.fromEntries(COLOURS.map((colour) => [colour, plain(`A snail in ${colour}`)])),
  first: null,
  notes: () => [],
  missing: () => null,
  summary: () => [],
  optionsOf: () => ({}),
  draftOf: () => null,
};
export default setup;
