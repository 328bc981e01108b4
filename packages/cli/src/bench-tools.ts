import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { messageOf } from './failure.ts';

/** Measurements run in processes of their own, so that one does not warm up or clutter the other. */

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PEER = 'bench/peers/boardgame-io';

/** What we are compared with, or why we cannot be. */
export type PeerReport<P> = { readonly peer: P } | { readonly peer: null; readonly peerProblem: string };

/** Measures boardgame.io with one of the scripts beside it; its packages are installed on first use. */
export async function measurePeer<P>(script: string, seconds: number): Promise<PeerReport<P>> {
  try {
    if (!existsSync(`${root}/${PEER}/node_modules/boardgame.io`)) await installPeer();
    return { peer: await runNode<P>(`${PEER}/${script}`, seconds) };
  } catch (error) {
    return { peer: null, peerProblem: messageOf(error) };
  }
}

async function installPeer(): Promise<void> {
  const args = ['ci', '--prefix', PEER, '--ignore-scripts', '--loglevel', 'error'];
  console.error(`installing what we are compared with: npm ${args.join(' ')}`);
  // npm is a script on Windows, which only a shell can start.
  await run('npm', args, process.platform === 'win32');
}

/** The JSON that a script prints. */
export async function runNode<T>(script: string, seconds: number, args: readonly string[] = []): Promise<T> {
  return JSON.parse(await run(process.execPath, [script, '--seconds', String(seconds), ...args], false)) as T;
}

/** What a command writes; throws what it complains about if it fails. */
function run(command: string, args: readonly string[], shell: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let complaint = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(out);
      else reject(new Error(`"${command} ${args.join(' ')}" ended with code ${code}: ${complaint.trim()}`));
    });
  });
}

export const count = (n: number): string => n.toLocaleString('en');
