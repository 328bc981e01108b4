import { BELFORT_CAST } from '@guildhall/bots/styles';
import { lazy } from 'react';
import type { GameDeclaration } from '../../table/declaration.ts';
import { firstGame } from '../../table/lesson/firstGame.ts';
import { Hero } from './hero/Hero.tsx';
import { SeatBadge } from './SeatBadge.tsx';
import { COLOURS } from './screen/contract.ts';

export const belfort: GameDeclaration = {
  id: 'belfort',
  title: { en: 'Belfort', de: 'Belfort', fr: 'Belfort' },
  claim: {
    en: 'Elves, dwarves and gnomes raise a city',
    de: 'Elben, Zwerge und Gnome bauen eine Stadt',
    fr: 'Elfes, nains et gnomes construisent une cité',
  },
  about: {
    en: 'Seven months to win the five districts of Belfort: send out your workers, build, open gnome locks and hold the majority when it counts.',
    de: 'Sieben Monate, um die fünf Bezirke von Belfort zu gewinnen: Schicke deine Arbeiter aus, baue, öffne Gnomenschlösser und habe die Mehrheit, wenn es zählt.',
    fr: 'Sept mois pour gagner les cinq quartiers de Belfort\u00a0: envoyez vos travailleurs, construisez, ouvrez les serrures gnome et tenez la majorité au bon moment.',
  },
  round: { en: 'Month {n} of 7', de: 'Monat {n} von 7', fr: 'Mois {n} sur 7' },
  seats: [2, 5],
  colours: COLOURS,
  Badge: SeatBadge,
  Hero,
  ground: { light: '#a3ad6b', dark: '#20271c' },
  Empty: lazy(() => import('./EmptyStreet.tsx')),
  openQuestions: ['place', 'distribute', 'crest', 'neutralDwarf'],
  pages: [],
  engine: (rules) =>
    import('@guildhall/belfort').then((game) => (rules === undefined ? game.belfort : game.engineFor(rules))),
  styles: BELFORT_CAST,
  bots: () => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }),
  rules: () => import('./rules/rulebook.tsx'),
  setup: () => import('./setup/Setup.tsx'),
  screen: () => import('./screen.tsx'),
  lessons: [
    { name: firstGame, load: () => import('./lesson/first/plan.ts') },
    {
      name: { en: 'Second lesson', de: 'Zweite Lektion', fr: 'Deuxième leçon' },
      load: () => import('./lesson/second/plan.ts'),
    },
  ],
};
