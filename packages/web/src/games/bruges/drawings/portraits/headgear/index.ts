import { caps } from './caps.ts';
import { crowns } from './crowns.ts';
import { hats } from './hats.ts';
import { helmets } from './helmets.ts';
import { veils } from './veils.ts';

export const HEADGEAR = { none: { back: [], front: [] }, ...hats, ...caps, ...crowns, ...veils, ...helmets };

/** Worn over hair and ears alike. */
export const HIDES_HAIR: ReadonlySet<keyof typeof HEADGEAR> = new Set([
  'blackVeil',
  'whiteVeil',
  'nurse',
  'ruffled',
  'hood',
  'pointedHood',
  'mail',
  'bascinet',
]);
