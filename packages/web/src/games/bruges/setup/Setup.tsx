import { NewGamePage } from '../../../pages/new-game/NewGamePage.tsx';
import type { GameSetup } from '../../../table/setup/setup.ts';
import { Shield } from '../drawings/pieces/Shield.tsx';
import type { Colour } from '../screen/contract.ts';
import { colours, setupTexts } from './texts.ts';

/** Bruges asks nothing but who plays. */
const setup: GameSetup<null> = {
  id: 'bruges',
  title: setupTexts.title,
  colourNames: colours,
  badge: (colour, size) => <Shield player={colour as Colour} size={size} />,
  first: null,
  notes: () => [],
  missing: () => null,
  summary: () => [],
  optionsOf: () => ({}),
};

const BrugesSetup = () => <NewGamePage setup={setup} />;
export default BrugesSetup;
