import { type ByColour, COLOURS, PERSONS } from '@guildhall/bruges';

/** Colours go by their place among all here: what lies at a place of a list is found much faster than what has a name. */
export const PLACES = [0, 1, 2, 3, 4] as const;

/** By place. */
export const inPlaces = ({ blue, brown, red, purple, yellow }: ByColour): number[] => [
  blue,
  brown,
  red,
  purple,
  yellow,
];

const NOWHERE = -1;

/** By card: the place of its colour, and that of the worker its person takes. */
export const PLACE_OF_CARD: readonly number[] = PERSONS.map(({ colour }) => COLOURS.indexOf(colour));
export const PLACE_OF_WORKER: readonly number[] = PERSONS.map(({ worker }) =>
  worker === undefined ? NOWHERE : COLOURS.indexOf(worker),
);
