import type { Game, Text } from '@guildhall/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { LiveTable } from '../session/live.ts';
import type { Recording } from '../table/replay/film.ts';

/** A game whose types need not be known: its states, actions and events are passed on unread. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyGame = Game<any, any, any, any, any>;

interface Page {
  readonly default: ComponentType;
}

/** All that the pages know of a game. Everything heavy is loaded when it is needed. */
export interface GameEntry {
  readonly title: Text;
  readonly claim: Text;
  /** How far a table is: "Month {n} of 7". */
  readonly round: Text;
  readonly seats: readonly [min: number, max: number];
  /** In the order in which they are given out. */
  readonly colours: readonly string[];
  /** The rules of the game, for computers. */
  engine(): Promise<AnyGame>;
  /** The rules of the game, for people. */
  rules(): Promise<Page>;
  /** What is asked before a game. */
  setup(): Promise<Page>;
  table(): Promise<{ readonly default: ComponentType<{ live: LiveTable }> }>;
  /** Makes a finished game into something to watch; throws a `NoFilm` if it does not hold. */
  replay(): Promise<{ show(recording: Recording): ReactNode }>;
  lesson(): Promise<{ readonly default: ComponentType<LessonProps> }>;
}

export interface LessonProps {
  /** By seat, the pupil first; at least as many as the lesson needs. */
  readonly names: readonly string[];
  onAgain(): void;
}

const entries = {
  belfort: {
    title: { en: 'Belfort', de: 'Belfort', fr: 'Belfort' },
    claim: {
      en: 'Elves, dwarves and gnomes raise a city',
      de: 'Elben, Zwerge und Gnome bauen eine Stadt',
      fr: 'Elfes, nains et gnomes bâtissent une cité',
    },
    round: { en: 'Month {n} of 7', de: 'Monat {n} von 7', fr: 'Mois {n} sur 7' },
    seats: [2, 5],
    colours: ['red', 'blue', 'yellow', 'purple', 'green'],
    engine: () => import('@guildhall/belfort').then(({ belfort }) => belfort),
    rules: () => import('./belfort/rules/BelfortRules.tsx'),
    setup: () => import('./belfort/setup/Setup.tsx'),
    table: () => import('./belfort/Table.tsx'),
    replay: () => import('./belfort/replay/show.tsx'),
    lesson: () => import('./belfort/lesson/Lesson.tsx'),
  },
  bruges: {
    title: { en: 'Bruges', de: 'Brügge', fr: 'Bruges' },
    claim: {
      en: 'Canals, houses and persons of rank',
      de: 'Kanäle, Häuser und Leute von Rang',
      fr: 'Des canaux, des maisons et des gens de renom',
    },
    round: { en: 'Round {n}', de: 'Runde {n}', fr: 'Manche {n}' },
    seats: [2, 4],
    colours: ['red', 'ivory', 'green', 'ink'],
    engine: () => import('@guildhall/bruges').then(({ bruges }) => bruges),
    rules: () => import('./bruges/rules/BrugesRules.tsx'),
    setup: () => import('./bruges/setup/Setup.tsx'),
    table: () => import('./bruges/Table.tsx'),
    replay: () => import('./bruges/replay/show.tsx'),
    lesson: () => import('./bruges/lesson/Lesson.tsx'),
  },
} as const satisfies Record<string, GameEntry>;

export type GameId = keyof typeof entries;

export const GAMES: Readonly<Record<GameId, GameEntry>> = entries;
export const GAME_IDS = Object.keys(entries) as readonly GameId[];

export const isGame = (id: string): id is GameId => Object.hasOwn(entries, id);

/** Loads what plays a game. */
export async function loadGame(id: string): Promise<AnyGame> {
  if (isGame(id)) return GAMES[id].engine();
  throw new Error(`there is no game called "${id}"`);
}
