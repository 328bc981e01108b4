import { wholeGames } from './game.ts';

wholeGames('desktop', 'en', 'de');
