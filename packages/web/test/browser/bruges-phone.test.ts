import { oneBrowser } from './browser.ts';
import { brugesTour, wholeGames } from './bruges.ts';

const browser = oneBrowser();

wholeGames(browser, 'phone', 'en', 'de');
brugesTour(browser, 'phone');
