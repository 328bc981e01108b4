// Written by `npm run archive`.
import { type Archive, engineOf } from '@guildhall/kernel';
import { bruges } from './game.ts';

const archive: Archive<typeof bruges> = {
  1: () => import('../archive/rules-1.js'),
};

/** The engine by which a game goes on that began under these rules; today's, if they are not known. */
export const engineFor = (rules: number): Promise<typeof bruges> => engineOf(bruges, archive, rules);
