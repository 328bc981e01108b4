/**
 * Writes a store as this version keeps it, for the tests of later versions: `npm run store-fixture`. Its tables are in
 * mid-game, under rules that are archived by now. One file for each version of the store; what is there is never changed.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Replay, readReplay } from '../packages/kernel/src/index.ts';
import { hashOf } from '../packages/server/src/host/draw.ts';
import { engineOf } from '../packages/server/src/host/engines.ts';
import { backup } from '../packages/server/src/store/backup.ts';
import type { Db, Statement } from '../packages/server/src/store/db.ts';
import { MIGRATIONS } from '../packages/server/src/store/migrations.ts';
import { connect, openDb } from '../packages/server/src/store/open.ts';
import { bodyOf } from '../packages/server/src/store/table-rows.ts';
import { tableStore } from '../packages/server/src/store/tables.ts';
import { type TestHall, testHall } from '../packages/server/test/hall.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const AT = 1_760_000_000_000;
const PEOPLE = ['ada', 'ben', 'cleo', 'dora', 'emil'];
const SECRET = '5'.repeat(64);

const person = (id: string, i: number): Statement => ({
  sql: 'INSERT INTO person (id, name, notices, created_at, seen_at) VALUES ($1, $2, $3, $4, $4)',
  values: [id, id[0]!.toUpperCase() + id.slice(1), '{}', AT + i],
});

function archived(game: string, rules: number): Replay[] {
  const file = join(root, `packages/${game}/archive/rules-${rules}.replays.json`);
  const replays = JSON.parse(readFileSync(file, 'utf8')) as unknown[];
  return replays.map((replay) => readReplay(JSON.stringify(replay)));
}

/** A table at which so many actions of a replay are made, each an entry; the last seat may be a bot's. */
async function layTable(db: Db, id: string, replay: Replay, made: number, bot: string | null): Promise<void> {
  const store = tableStore(db);
  const { game, rules, options, seats, seed } = replay;
  const engine = await engineOf(game, rules);
  const playedByBot = (seat: number) => bot !== null && seat === seats - 1;
  await store.create({
    id,
    game,
    rules,
    options,
    pace: { kind: 'free' },
    listed: true,
    takebacks: true,
    advice: false,
    host: PEOPLE[0]!,
    commitment: hashOf(SECRET),
    secret: SECRET,
    createdAt: AT,
    begun: null,
    seats: Array.from({ length: seats }, (_, n) => ({
      person: playedByBot(n) ? null : PEOPLE[n]!,
      bot: playedByBot(n) ? bot : null,
      colour: null,
      shareHash: null,
      share: null,
    })),
  });
  const state = engine.setup(options, seats, seed);
  const waiting = () => engine.decision(state)?.seats ?? [];
  await store.change(id, ['gathering'], { status: 'running', seed, startedAt: AT + 1000, waiting: waiting() });
  for (const [i, [seat, action]] of replay.actions.slice(0, made).entries()) {
    engine.apply(state, seat, action);
    const asked = waiting();
    await store.append({
      table: id,
      revision: i + 1,
      at: AT + 2000 * (i + 1),
      seat,
      by: playedByBot(seat) ? 'bot' : PEOPLE[seat]!,
      kind: 'move',
      body: bodyOf({ kind: 'move', seat, actions: [action] }),
      key: `${id}-${i + 1}`,
      status: 'running',
      waiting: JSON.stringify(asked),
      deadline: null,
      botDue: asked.some(playedByBot) ? AT : null,
    });
  }
}

/** As a server leaves a table that nobody uses: with a snapshot. */
async function layToSleep({ hall, failures }: TestHall, id: string): Promise<void> {
  const table = hall.table(id);
  await table.open({ person: PEOPLE[0]!, send() {} });
  await table.sleep();
  if (failures.length > 0) throw failures[0];
}

async function fill(db: Db): Promise<void> {
  const here = testHall(db);
  const { store } = here.hall;
  await db.write(PEOPLE.map(person));
  for (const game of ['belfort', 'bruges']) {
    const replays = archived(game, 1).filter(({ seats }) => seats >= 3);
    const [first, second, third] = [replays[0]!, replays[1]!, replays.at(-1)!];
    await layTable(db, `${game}-early`, first, Math.floor(first.actions.length / 4), null);
    await layTable(db, `${game}-asleep`, second, Math.floor(second.actions.length / 2), null);
    await layToSleep(here, `${game}-asleep`);
    await layTable(db, `${game}-bot`, third, Math.floor((third.actions.length * 3) / 4), 'random');
    await store.seen(`${game}-early`, 0, 10);
    await store.say(`${game}-early`, 'ben', { key: 'one', at: AT + 5000, text: 'Good evening from Gent!' });
    await store.say(`${game}-early`, 'ada', { key: 'two', at: AT + 6000, phrase: 'goodLuck' });
  }
  await here.hall.close();
}

const file = join(root, `packages/server/test/fixtures/store-${MIGRATIONS.length}.jsonl`);
if (existsSync(file)) {
  console.error(`${file} is there already, and stays as it is.`);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'guildhall-fixture-'));
try {
  await fill(await openDb(`sqlite:${folder}`));
  const connection = await connect(`sqlite:${folder}`, 'read');
  const lines: string[] = [];
  await backup(connection, async (line) => void lines.push(line));
  await connection.close();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
  console.log(`${file}: ${lines.length} lines`);
} finally {
  rmSync(folder, { recursive: true });
}
