import { BRUGES_CAST } from '@guildhall/bots/styles';
import type { GameDeclaration } from '../../table/declaration.ts';
import { firstGame } from '../../table/lesson/firstGame.ts';
import { Hero } from './hero/Hero.tsx';
import { SeatBadge } from './SeatBadge.tsx';
import { COLOURS } from './screen/contract.ts';

export const bruges: GameDeclaration = {
  id: 'bruges',
  title: { en: 'Bruges', de: 'Brügge', fr: 'Bruges' },
  claim: {
    en: 'Canals, houses and persons of rank',
    de: 'Kanäle, Häuser und Leute von Rang',
    fr: 'Des canaux, des maisons et des gens de renom',
  },
  about: {
    en: 'Every card can be a house, a canal, money, workers or a person with a gift. Build, bring the right people to town and keep flood and fire from your door.',
    de: 'Jede Karte kann ein Haus sein, ein Kanal, Geld, Handlanger oder eine Person mit einer Gabe. Baue, hole die richtigen Leute in die Stadt und halte Flut und Feuer fern.',
    fr: 'Chaque carte peut devenir une maison, un canal, de l’argent, des ouvriers ou un personnage doué. Construisez, attirez les bonnes gens et tenez l’eau et le feu à distance.',
  },
  round: { en: 'Round {n}', de: 'Runde {n}', fr: 'Manche {n}' },
  seats: [2, 4],
  colours: COLOURS,
  Badge: SeatBadge,
  Hero,
  ground: { light: '#6aa9c4', dark: '#2f6079' },
  pages: [
    {
      path: '/persons',
      name: { en: 'The townsfolk', de: 'Die Personen', fr: 'Les personnages' },
      load: () => import('./persons/PersonsPage.tsx'),
    },
  ],
  engine: (rules) =>
    import('@guildhall/bruges').then((game) => (rules === undefined ? game.bruges : game.engineFor(rules))),
  styles: BRUGES_CAST,
  bots: () => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }),
  rules: () => import('./rules/rulebook.tsx'),
  setup: () => import('./setup/setup.ts'),
  screen: () => import('./screen.tsx'),
  lessons: [{ name: firstGame, load: () => import('./lesson/plan.ts') }],
};
