import { diffText } from '@guildhall/kernel';
import type { ClockNews } from '@guildhall/protocol';
import { type Charter, decisionOf, type Hosted, mayUndo } from '@guildhall/table';
import type { AnyGame } from './engines.ts';

export type AnyCharter = Charter<unknown, unknown, unknown, unknown, unknown> & { readonly game: AnyGame };
export type AnyHosted = Hosted<unknown>;

/** What is known of a position outside: a public part, an own part for each seat, the clock. Kept as they were last sent. */
export interface Told {
  public: unknown;
  /** By seat, as JSON. */
  own: string[];
  clock: ClockNews;
}

export const toldOf = (charter: AnyCharter, hosted: AnyHosted): Told => ({
  public: charter.game.publicView(hosted.state),
  own: charter.seats.map((_, seat) => JSON.stringify(charter.game.ownView(hosted.state, seat))),
  clock: clockOf(charter, hosted),
});

/** The clock as it is sent. */
export function clockOf(charter: AnyCharter, { clock: { left, since, pausedUntil } }: AnyHosted): ClockNews {
  if (charter.timing.kind === 'free' && pausedUntil === null) return null;
  return { left: left.slice(), since, pausedUntil };
}

/** The seats that may take back their last move, as far as that can be told without looking into the past. */
export const undoable = (charter: AnyCharter, hosted: AnyHosted, takebacks: boolean): number[] =>
  takebacks && decisionOf(charter, hosted) !== null
    ? charter.seats.flatMap(({ owner }, seat) => (owner && mayUndo(hosted, seat) ? [seat] : []))
    : [];

/** What follows a position, for everybody alike. */
export function positionOf(charter: AnyCharter, hosted: AnyHosted, takebacks: boolean) {
  const { game } = charter;
  const over = game.decision(hosted.state) === null;
  return {
    revision: hosted.revision,
    moves: hosted.moves,
    undo: undoable(charter, hosted, takebacks),
    clock: clockOf(charter, hosted),
    ...(over && { ending: { lines: game.score(hosted.state), standings: game.standings(hosted.state) } }),
  };
}

/** The events of a move as a seat sees them, or a watcher. */
export const seenEvents = (game: AnyGame, events: readonly (readonly unknown[])[], eyes: readonly number[]) =>
  events.map((each) => each.map((event) => game.seen(event, eyes)).filter((event) => event !== null));

/** Whether watchers see all of it as it is: then it has no secret from anybody. */
const areOpen = (game: AnyGame, events: readonly (readonly unknown[])[]): boolean =>
  events.every((each) => each.every((event) => game.seen(event, []) === event));

const same = (a: readonly (readonly unknown[])[], b: readonly (readonly unknown[])[]): boolean =>
  a.every((list, i) => list.length === b[i]!.length && list.every((event, k) => event === b[i]![k]));

/** One text for watchers, and one for each seat. What all see alike is written once. */
export interface Texts {
  readonly watcher: string;
  readonly seats: readonly string[];
}

/** Builds the message about a move, and keeps what was told. `head`: its first fields as JSON, without the end. */
export function stepTexts(
  charter: AnyCharter,
  hosted: AnyHosted,
  told: Told,
  head: string,
  events: readonly (readonly unknown[])[],
): Texts {
  const { game, seats } = charter;
  const after = game.publicView(hosted.state, told.public);
  const opening = `${head},"patch":${diffText(told.public, after)},"events":`;
  told.public = after;
  const textOf = (seen: readonly (readonly unknown[])[]) => `${opening}${JSON.stringify(seen)}}`;
  const open = areOpen(game, events);
  const everybody = open ? events : seenEvents(game, events, []);
  // the same string for all who see the same: it is kept for those who come back
  const watcher = textOf(everybody);
  const texts = seats.map((_, seat) => {
    const mine = open ? everybody : seenEvents(game, events, [seat]);
    const text = open || same(mine, everybody) ? watcher : textOf(mine);
    const own = JSON.stringify(game.ownView(hosted.state, seat));
    if (own === told.own[seat]) return text;
    told.own[seat] = own;
    return `${text.slice(0, -1)},"own":${own}}`;
  });
  return { watcher, seats: texts };
}
