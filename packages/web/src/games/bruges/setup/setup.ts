import type { GameSetup } from '../../../table/setup/setup.ts';
import { colours, setupTexts } from './texts.ts';

/** Bruges asks nothing but who plays. */
const setup: GameSetup<null> = {
  title: setupTexts.title,
  colourNames: colours,
  first: null,
  notes: () => [],
  missing: () => null,
  summary: () => [],
  optionsOf: () => ({}),
  draftOf: () => null,
};
export default setup;
