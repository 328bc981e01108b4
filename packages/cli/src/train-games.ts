import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBot } from '@guildhall/bots';
import { featuresOf, type Position } from '@guildhall/bots/tools';
import { below, deriveSeed, seeded } from '@guildhall/kernel';
import type { Range } from './batches.ts';
import { roundStarts } from './calibration.ts';
import { gameRow } from './games.ts';
import { type AnyBot, playGame } from './play.ts';

/** What is played to learn from. */
export interface Lessons {
  readonly game: string;
  readonly seats: number;
  /** Who plays: each seat of a game draws one of them. */
  readonly bots: readonly string[];
}

/** Games are numbered from 0; every eighth is kept apart to see what was learned. */
export const isHeldOut = (game: number): boolean => game % 8 === 0;

export const partFile = (folder: string, { from, to }: Range): string => join(folder, `${from}-${to}.f32`);

/** Numbers of one position: set, season, game, then scores, wins and what was seen, by seat. */
const HEAD = 3;
export const rowLength = (seats: number, names: number): number => HEAD + 2 * seats + seats * names;

/** The start of every round of one game, each as a row of numbers. */
export function lessonOf({ game: id, seats, bots: company }: Lessons, number: number): Float32Array {
  const { game } = gameRow(id);
  const features = featuresOf(id);
  const names = features.names.length;
  const draw = seeded(number);
  const bots = Array.from({ length: seats }, () => makeBot(company[below(draw, company.length)]!, id) as AnyBot);
  const rows: Float32Array[] = [];
  const seen = new Float64Array(names);
  const { state } = playGame(game, game.options({}, seats), deriveSeed('train', `${id} ${seats} ${number}`), bots, {
    reached: roundStarts(game, (now) => {
      const row = new Float32Array(rowLength(seats, names));
      row.set([features.set(now), features.season(now), number]);
      for (let seat = 0; seat < seats; seat++) {
        features.look(now, seat, seen);
        row.set(seen, HEAD + 2 * seats + seat * names);
      }
      rows.push(row);
    }),
  });
  const standings = game.standings(state);
  const winners = standings.filter(({ place }) => place === 1).length;
  const all = new Float32Array(rows.length * rowLength(seats, names));
  rows.forEach((row, i) => {
    for (const { seat, score, place } of standings) {
      row[HEAD + seat] = score;
      row[HEAD + seats + seat] = place === 1 ? 1 / winners : 0;
    }
    all.set(row, i * row.length);
  });
  return all;
}

/** The positions in such rows. */
export function* positionsIn(
  rows: Float32Array,
  seats: number,
  names: number,
): Generator<Position & { readonly game: number }> {
  const length = rowLength(seats, names);
  for (let at = 0; at + length <= rows.length; at += length) {
    const from = at + HEAD;
    yield {
      set: rows[at]!,
      season: rows[at + 1]!,
      game: rows[at + 2]!,
      scores: [...rows.subarray(from, from + seats)],
      wins: [...rows.subarray(from + seats, from + 2 * seats)],
      seen: Array.from({ length: seats }, (_, seat) => {
        const first = from + 2 * seats + seat * names;
        return rows.subarray(first, first + names);
      }),
    };
  }
}

/** Plays a batch and keeps it as a file, which is there whole or not at all. */
export function playLessons(lessons: Lessons, folder: string, from: number, to: number): { readonly games: number } {
  const path = partFile(folder, { from, to });
  const games = Array.from({ length: to - from }, (_, i) => Buffer.from(lessonOf(lessons, from + i).buffer));
  writeFileSync(`${path}.new`, Buffer.concat(games));
  renameSync(`${path}.new`, path);
  return { games: to - from };
}
