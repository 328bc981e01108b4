import { diffText } from '@guildhall/kernel';
import type { ChatLine } from '@guildhall/protocol';
import type { LogBody } from '@guildhall/table';
import { infoOf, type StoredTable } from '../store/table-rows.ts';
import type { Awake } from './awake.ts';
import { clockOf, positionOf, stepTexts, type Texts, toldOf } from './news.ts';

export type { Texts } from './news.ts';
/** What each action of an entry caused. */
export type Events = readonly (readonly unknown[])[];

const NOT_BEGUN = { revision: 0, moves: 0, undo: [], clock: null };

/** What is sent about an entry of the log, after it was played; everything that a table tells of its game is made here. */
export function entryTexts(row: StoredTable, awake: Awake, entry: LogBody, events: Events): Texts {
  const { charter, hosted } = awake;
  switch (entry.kind) {
    case 'move': {
      const { undo, clock, revision, ending } = positionOf(charter, hosted, row.takebacks);
      const passed = diffText(awake.told.clock, clock);
      awake.told.clock = clock;
      let head = `{"t":"step","table":"${row.id}","revision":${revision},"seat":${entry.seat}`;
      // what is usual is not sent
      if (undo.length > 0) head += `,"undo":[${undo}]`;
      if (passed !== null) head += `,"clock":${passed}`;
      if (ending !== undefined) head += `,"ending":${JSON.stringify(ending)}`;
      if (hosted.holders[entry.seat]!.bot !== null) head += ',"bot":true';
      return stepTexts(charter, hosted, awake.told, head, events);
    }
    case 'undo':
    case 'rewind': {
      awake.told = toldOf(charter, hosted);
      const position = positionOf(charter, hosted, row.takebacks);
      const head = { t: 'back', table: row.id, ...position, by: entry.seat, public: awake.told.public };
      const watcher = JSON.stringify(head);
      return { watcher, seats: awake.told.own.map((own) => `${watcher.slice(0, -1)},"own":${own}}`) };
    }
    default: {
      awake.told.clock = clockOf(charter, hosted);
      const text = rowText(row, awake);
      return { watcher: text, seats: charter.seats.map(() => text) };
    }
  }
}

/** Where people asked for advice, if anybody has. */
const advisedAt = (awake: Awake | null) =>
  awake !== null && awake.hosted.advised.length > 0 && { advised: awake.hosted.advised };

/** The table itself: who sits, who plays, whether it runs. */
export function rowText(row: StoredTable, awake: Awake | null): string {
  const { revision, undo, clock } = awake === null ? NOT_BEGUN : positionOf(awake.charter, awake.hosted, row.takebacks);
  const info = infoOf(row);
  return JSON.stringify({ t: 'info', table: row.id, info, clock, revision, undo, ...advisedAt(awake) });
}

/** The people who are there, and their words. */
export interface Room {
  readonly here: readonly string[];
  readonly watchers: number;
  readonly chat: readonly ChatLine[];
}

/** Everything about a table, for somebody who comes; a seat below 0 is a watcher's. */
export function wholeText(row: StoredTable, awake: Awake | null, seat: number, { chat, ...presence }: Room): string {
  const position = awake === null ? NOT_BEGUN : positionOf(awake.charter, awake.hosted, row.takebacks);
  const text = JSON.stringify({
    t: 'table',
    table: row.id,
    me: seat < 0 ? null : seat,
    info: infoOf(row),
    ...position,
    seen: row.seats[seat]?.seen ?? 0,
    ...presence,
    asking: row.asking,
    chat,
    ...advisedAt(awake),
    ...(awake !== null && { public: awake.told.public }),
  });
  return awake === null || seat < 0 ? text : `${text.slice(0, -1)},"own":${awake.told.own[seat]}}`;
}
