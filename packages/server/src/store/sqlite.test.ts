import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entry, insertTable } from '../../test/stores.ts';
import { StartError } from '../port.ts';
import { openDb } from './open.ts';
import { FILE } from './sqlite-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-sqlite-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => openDb(`sqlite:${folder}`);

/** Another process that has the folder open, and writes entries without end; it prints each one that was answered. */
async function otherProcess() {
  const script = `
    const { openDb } = await import(${JSON.stringify(new URL('./open.ts', import.meta.url).href)});
    const { entry, insertTable } = await import(${JSON.stringify(new URL('../../test/stores.ts', import.meta.url).href)});
    const db = await openDb(${JSON.stringify(`sqlite:${folder}`)});
    await db.write([insertTable('t1')]);
    for (let n = 1; ; n++) { await db.append(entry('t1', n)); process.stdout.write(n + '\\n'); }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(child.stdout, 'data');
  return {
    answered: () => Number(said.slice(0, said.lastIndexOf('\n')).split('\n').at(-1)),
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

test('a second one that writes is refused in words, in this process and in another', async () => {
  const db = await open();
  await expect(open()).rejects.toThrow(/in use by another Guildhall/);
  await db.close();

  const other = await otherProcess();
  await expect(open()).rejects.toThrow(StartError);
  await other.kill();
});

test('what is committed goes from the journal into the file by itself, long before the journal is large', async () => {
  const db = await open();
  await db.write([insertTable('t1')]);
  for (let n = 1; n <= 20; n++) await db.append(entry('t1', n));
  /** What the file holds without its journal. */
  const inFile = () => {
    copyFileSync(join(folder, FILE), join(folder, 'copy.sqlite'));
    const copy = new DatabaseSync(join(folder, 'copy.sqlite'));
    try {
      return copy.prepare(`SELECT COUNT(*) AS n FROM sqlite_master WHERE name = 'log'`).get()!.n === 0
        ? 0
        : copy.prepare('SELECT COUNT(*) AS n FROM log').get()!.n;
    } finally {
      copy.close();
    }
  };
  await vi.waitFor(() => expect(inFile()).toBe(20), { timeout: 20_000, interval: 100 });
  await db.close();
});

test('after a kill everything that was answered is there, and nothing has to be cleaned up', async () => {
  const other = await otherProcess();
  await other.kill();
  const db = await open();
  const [row] = await db.read({ sql: 'SELECT COUNT(*) AS n, MAX(revision) AS last FROM log' });
  expect(row!.n).toBe(row!.last);
  expect(row!.n).toBeGreaterThanOrEqual(other.answered());
  expect(await db.append(entry('t1', Number(row!.last) + 1))).toBe('written');
  await db.close();
});

test('a file that is no store is refused in words, and is left alone', async () => {
  const text = 'a letter to the guild, by no means a store '.repeat(50);
  writeFileSync(join(folder, 'guildhall.sqlite'), text);
  await expect(open()).rejects.toThrow(/guildhall\.sqlite cannot be opened: file is not a database/);
  await expect(open()).rejects.toThrow(StartError);
});

test('a folder is made if it is missing; a file in its place is refused in words', async () => {
  const deep = join(folder, 'a/b');
  const db = await openDb(`sqlite:${deep}`);
  await db.write([insertTable('t1')]);
  await db.close();
  expect(readdirSync(deep)).toContain('guildhall.sqlite');
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(openDb(`sqlite:${file}`)).rejects.toThrow(StartError);
});

test('an address that means no store is refused in words', async () => {
  await expect(openDb('mysql://localhost')).rejects.toThrow(/sqlite:<folder> or postgres:/);
  await expect(openDb('')).rejects.toThrow(StartError);
});
