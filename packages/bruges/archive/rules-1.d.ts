import type { bruges } from '../src/game.ts';

declare const game: typeof bruges;
export default game;
