import type { BEARDS } from './beards.ts';
import type { COLLARS } from './collars.ts';
import type { FACES } from './faces.ts';
import type { EYEWEAR } from './features.ts';
import type { HAIR } from './hair.ts';
import type { HEADGEAR } from './headgear/index.ts';
import type { TOOLS } from './tools/index.ts';

/** What is settled about a person because of the trade. */
export interface Look {
  readonly is: 'man' | 'woman';
  readonly hat: keyof typeof HEADGEAR;
  readonly tool: keyof typeof TOOLS;
  readonly collar: keyof typeof COLLARS;
  readonly hair?: keyof typeof HAIR;
  readonly beard?: keyof typeof BEARDS;
  readonly face?: keyof typeof FACES;
  readonly eyewear?: keyof typeof EYEWEAR;
  readonly age?: 'young' | 'old';
}
