import type { Text } from '@guildhall/kernel';
import type { ComponentType } from 'react';
import type { AnyGame } from '../session/tables.ts';
import type { styleTexts } from './faces/texts.ts';
import type { AnyLesson } from './lesson/lesson.ts';
import type { Rulebook } from './rulebook/chapter.ts';
import type { AnyScreen } from './screen/game.ts';
import type { AnySetup } from './setup/setup.ts';

interface Loaded<T> {
  readonly default: T;
}

/** A page that only one game has. */
export interface ExtraPage {
  /** Where it is found: "/persons". */
  readonly path: `/${string}`;
  readonly name: Text;
  load(): Promise<Loaded<ComponentType>>;
}

/** A guided game. */
export interface LessonCover {
  readonly name: Text;
  load(): Promise<Loaded<AnyLesson>>;
}

/** A game as the rest of the screen knows it. Everything heavy is loaded when it is needed. */
export interface GameDeclaration {
  readonly id: string;
  readonly title: Text;
  readonly claim: Text;
  /** What it is about, in two sentences. */
  readonly about: Text;
  /** How far a table is: "Month {n} of 7". */
  readonly round: Text;
  readonly seats: readonly [min: number, max: number];
  /** In the order in which they are given out. */
  readonly colours: readonly string[];
  /** The sign of a seat, where the table itself is not shown. */
  readonly Badge: ComponentType<{ readonly colour: string; readonly size: number }>;
  /** The picture of the game on the home page. */
  readonly Hero: ComponentType;
  /** The CSS colour on which that picture stands, by theme. */
  readonly ground: Readonly<Record<'light' | 'dark', string>>;
  /** A picture for a list without tables, 360 by 74; the list takes the first that a game has. */
  readonly Empty?: ComponentType;
  /** What is asked of people around one screen without a curtain: their answers need and show nothing secret. */
  readonly openQuestions?: readonly string[];
  readonly pages: readonly ExtraPage[];
  /** The rules of the game, for computers: those with this number, if they are known, else today's. */
  engine(rules?: number): Promise<AnyGame>;
  /** How the cast plays it, by character; null: a bit of everything. Left out: nobody has a style in this game. */
  readonly styles?: Readonly<Record<string, keyof typeof styleTexts | null>>;
  /** Starts the worker in which its bots think. */
  bots(): Worker;
  /** The rules of the game, for people. */
  rules(): Promise<Loaded<Rulebook>>;
  /** What is asked before a game. */
  setup(): Promise<Loaded<AnySetup>>;
  /** Its table, for playing, replays and lessons. */
  screen(): Promise<Loaded<AnyScreen>>;
  /** In the order in which they are taken. */
  readonly lessons: readonly LessonCover[];
}
