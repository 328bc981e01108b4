import type { Decision, Game, Lang, Text } from '@guildhall/kernel';
import type { Account, AccountSource, Ending, SeenMove, Table, UndoAnswer } from '@guildhall/table';
import type { ComponentType, ReactNode } from 'react';
import type { GameArt } from '../art.tsx';
import type { Chronicler } from '../chronicle.ts';
import type { DesktopHeight, Size } from '../layouts.ts';
import type { Motion } from '../motion/useFlights.tsx';
import type { News } from '../news/news.ts';
import type { Scene } from '../scoring/scene.ts';
import type { Screen } from './contract.ts';
import type { Moment, ScreenRules } from './screenRules.ts';

/** The types of a game and of its screen under one name. */
export interface Kit {
  State: unknown;
  Action: object;
  View: unknown;
  Event: object;
  Options: unknown;
  /** Everything that can be pointed at. */
  Target: string;
  /** What can be paid and gained. */
  What: string;
  /** The colours of the players. */
  Colour: string;
  /** What hints are made from. */
  Context: unknown;
  /** What flies over the table. */
  Piece: unknown;
}

export type GameOf<K extends Kit> = Game<K['State'], K['Action'], K['View'], K['Event'], K['Options']>;
export type TableOf<K extends Kit> = Table<K['State'], K['Action'], K['View'], K['Event'], K['Options']>;
export type AccountFor<K extends Kit> = Account<K['Action'], K['View'], K['Event']>;
export type SourceFor<K extends Kit> = AccountSource<K['Action'], K['View'], K['Event']>;
export type MoveOf<K extends Kit> = SeenMove<K['Event']>;
export type ScreenOf<K extends Kit> = Screen<K['Target'], K['View'], K['What'], K['Colour'], K['Action'], K['Context']>;
export type MomentOf<K extends Kit> = Moment<K['View'], K['Action'], K['Colour']>;

/** Everything a table is put together from, whatever its size: the game's layouts say what lies where. */
export interface Parts<K extends Kit> {
  readonly screen: ScreenOf<K>;
  /** What happened in this round so far. */
  readonly thisRound: readonly K['Event'][];
  /** The seat whose bot is at work. */
  readonly thinking: number | null;
  readonly prompt: ReactNode;
  readonly chronicle: ReactNode;
  /** Everybody's hands, where no single one is one's own. */
  readonly hands?: ReactNode;
  readonly canUndo: boolean;
  /** Why not; left out: nothing is said about it. */
  readonly whyNoUndo?: UndoAnswer | undefined;
  /** None: nothing here can be undone. */
  undo?(): void;
}

/** What the end of a game is told from. */
export interface ResultProps<K extends Kit> {
  readonly view: K['View'];
  readonly moves: readonly MoveOf<K>[];
  readonly ending: Ending;
  readonly names: readonly string[];
  readonly colours: readonly K['Colour'][];
  badge(seat: number, size?: number): ReactNode;
  readonly actions: ReactNode;
}

/** Who plays; behind the seats may come others that nobody sits on. */
interface Players<K extends Kit> extends Pick<ScreenOf<K>, 'names' | 'colours'> {
  readonly seats: number;
}

/** Who reads the story, and where it starts. */
interface Reader<K extends Kit> {
  readonly lang: Lang;
  readonly names: readonly string[];
  readonly begun: K['View'];
}

/** What scenes are told from. */
interface SceneContext<K extends Kit> {
  readonly names: readonly string[];
  readonly lang: Lang;
  readonly view: K['View'];
}

/** What news are told from: also who looks. */
interface NewsContext<K extends Kit> extends SceneContext<K> {
  readonly me: number | null;
}

/** A game's own part of its screen. Everything else is the same for all games. */
export interface GameScreen<K extends Kit> {
  readonly id: string;
  readonly game: GameOf<K>;
  readonly colours: readonly K['Colour'][];
  readonly screenRules: ScreenRules<K['View'], K['Action'], K['Target'], K['What'], K['Colour'], K['Context']>;
  readonly art: GameArt;
  readonly layouts: Readonly<Record<Size, ComponentType<Parts<K>>>>;
  /** From which height of the window on there is room for the desktop's. */
  readonly desktopHeight?: DesktopHeight;
  /** The sign of a seat, as large as that, read out with its name. */
  badge(seat: number, size: number, players: Players<K>): ReactNode;
  chroniclerFor(reader: Reader<K>): Chronicler<K['Event']>;
  promptOf(
    decision: Decision,
    legal: readonly K['Action'][],
    view: K['View'],
    me: number,
    lang: Lang,
    names: readonly string[],
  ): string;
  /** What is asked next, once something has been picked; null or left out: one of the places that glow. */
  promptAfter?(screen: Pick<ScreenOf<K>, 'picked' | 'next'>, lang: Lang): string | null;
  /** An action in words; `before` is the position in which it was chosen, as the seat knew it. */
  describe(seat: number, action: K['Action'], before: K['View'], names: readonly string[], lang: Lang): string;
  /** What speaks for a move, in a few words, by the part of the position that gets better; left out: nothing is said. */
  readonly reasonTexts?: Readonly<Record<string, Text>>;
  /** Whose turn it is; null or left out: of whom is asked. */
  turnOf?(view: K['View']): number | null;
  /** Whether a new round begins with this event. */
  opensRound(event: K['Event']): boolean;
  /** What the digits of the keyboard choose from. */
  readonly digits?: Digits;
  /** How many places glow, where that is not as many as targets. */
  countPlaces?(targets: ReadonlySet<K['Target']>): number;
  /** The scoring in these events, part by part; empty: there was none. */
  scenesOf?(events: readonly K['Event'][], about: SceneContext<K>): readonly Scene[];
  /** What in these events nobody should miss; empty: nothing. */
  newsOf?(events: readonly K['Event'][], about: NewsContext<K>): readonly News[];
  /** Loaded when a game has ended. */
  readonly Result: ComponentType<ResultProps<K>>;
  readonly motion: Motion<K>;
  /** A question that is asked over the whole table; null: not now. */
  overlayOf?(screen: ScreenOf<K>, act: (...actions: readonly K['Action'][]) => void): ReactNode;
  readonly replay: ReplayScreen<K>;
}

/** What digits choose from: the first of these kinds of targets that has anything, and how that is told. */
export interface Digits {
  readonly kinds: readonly string[];
  readonly text: Text;
}

/** What a replay shows beside the table. */
export interface ReplayScreen<K extends Kit> {
  /** 0: before the first round. */
  roundOf(view: K['View']): number;
  /** "Month {n}". */
  readonly roundName: Text;
  /** The sign of a round on the slider. */
  roundSign(round: number): string;
  /** Seats in the order of play. */
  orderOf(view: K['View']): readonly number[];
  handSize(view: K['View'], seat: number): number;
  /** The class that dresses the seat in its colour: it sets `--pc`. */
  playerClass(colour: K['Colour']): string;
  /** How high the cards of a hand are: an empty one takes as much room. */
  readonly cardHeight: number;
  /** The cards of a hand, as list items: open, or from behind where they are not known. */
  readonly Cards: ComponentType<{ view: K['View']; seat: number }>;
}

/** The screen of any game. */
// biome-ignore lint/suspicious/noExplicitAny: states, actions and events are passed on unread
export type AnyScreen = GameScreen<any>;
