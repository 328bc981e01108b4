import { wholeGames } from './game.ts';

wholeGames('phone', 'fr');
