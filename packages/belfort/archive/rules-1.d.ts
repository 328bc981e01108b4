import type { belfort } from '../src/game.ts';

declare const game: typeof belfort;
export default game;
