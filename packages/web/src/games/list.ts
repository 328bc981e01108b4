import type { GameDeclaration } from '../table/declaration.ts';
import { belfort } from './belfort/index.ts';
import { bruges } from './bruges/index.ts';

/** Every game there is, in the order in which they are shown. */
export const GAMES: readonly GameDeclaration[] = [belfort, bruges];
