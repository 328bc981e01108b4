import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pace, TableInfo, ToClient } from '@guildhall/protocol';
import type { Viewer } from '../src/host/audience.ts';
import { hashOf } from '../src/host/draw.ts';
import { todaysEngine } from '../src/host/engines.ts';
import { Hall, type HallSettings } from '../src/host/hall.ts';
import type { Change } from '../src/host/surroundings.ts';
import type { Db } from '../src/store/db.ts';
import { openDb } from '../src/store/open.ts';

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'guildhall-store-'));
export const openStore = (folder: string): Promise<Db> => openDb(`sqlite:${folder}`);

/** A viewer that keeps what it was told. */
export interface Listener extends Viewer {
  readonly heard: ToClient[];
  readonly texts: string[];
}

export function listener(person: string | null): Listener {
  const texts: string[] = [];
  const heard: ToClient[] = [];
  return {
    person,
    texts,
    heard,
    send(text) {
      texts.push(text);
      heard.push(JSON.parse(text) as ToClient);
    },
  };
}

export interface TestHall {
  readonly hall: Hall;
  readonly changes: (readonly [TableInfo, Change])[];
  readonly failures: unknown[];
}

export function testHall(db: Db, settings: Partial<HallSettings> = {}): TestHall {
  const changes: (readonly [TableInfo, Change])[] = [];
  const failures: unknown[] = [];
  const hall = new Hall(
    db,
    {
      botDelay: 0,
      drawingTime: 10_000,
      sleepAfter: 60_000,
      think: async ({ legal }) => legal[0],
      ...settings,
    },
    {
      changed: (_, info, change) => changes.push([info(), change]),
      failed: (error) => failures.push(error),
    },
  );
  return { hall, changes, failures };
}

export async function addPerson(db: Db, name: string): Promise<string> {
  const id = randomUUID();
  await db.write([
    {
      sql: `INSERT INTO person (id, name, notices, created_at, seen_at) VALUES ($1, $2, '{}', $3, $3)`,
      values: [id, name, Date.now()],
    },
  ]);
  return id;
}

interface Wanted {
  readonly game?: string;
  readonly people: readonly string[];
  readonly bots?: number;
  readonly pace?: Pace;
  readonly takebacks?: boolean;
  readonly advice?: boolean;
}

/** A table at which these people sit, ready to start. */
export async function layTable({ hall }: TestHall, wanted: Wanted): Promise<string> {
  const { game = 'belfort', people, bots = 0, pace = { kind: 'free' }, takebacks = true, advice = false } = wanted;
  const engine = todaysEngine(game)!;
  const id = randomUUID();
  const secret = '5'.repeat(64);
  const empty = { colour: null, shareHash: null, share: null };
  await hall.store.create({
    id,
    game,
    rules: engine.rules,
    options: engine.options({}, people.length + bots),
    pace,
    listed: false,
    takebacks,
    advice,
    host: people[0]!,
    commitment: hashOf(secret),
    secret,
    createdAt: Date.now(),
    begun: null,
    seats: [
      ...people.map((person) => ({ ...empty, person, bot: null })),
      ...Array.from({ length: bots }, () => ({ ...empty, person: null, bot: 'random' })),
    ],
  });
  return id;
}
