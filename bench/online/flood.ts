import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { hosting } from './contest.ts';

export interface Flood {
  /** The 99th percentile of what others wait for a move, in milliseconds. */
  readonly calmP99: number;
  readonly floodP99: number;
  /** Messages and requests that the flooding address sent. */
  readonly sent: number;
}

export interface FloodSettings {
  readonly tables: number;
  /** Of each turn. */
  readonly seconds: number;
}
const USUAL: FloodSettings = { tables: 20, seconds: 6 };
const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;

/** What others feel when one address sends as much as it can: in turns with and without it, with limits as they are. */
export async function flood(rounds: number, say: (line: string) => void, { tables, seconds } = USUAL): Promise<Flood> {
  const { servers, clients, close } = await hosting('sqlite', tables, { env: { LIMITS: 'on', PROXIES: '1' } });
  const flooder = fork(fileURLToPath(new URL('./flooder.ts', import.meta.url)), [], { execArgv: [] });
  const tell = async (message: object | boolean) => {
    flooder.send(message);
    return ((await once(flooder, 'message')) as [{ sent: number }])[0];
  };
  try {
    await tell({ url: servers[0]!.url });
    await clients.play(seconds / 2, 500);
    const calm: number[] = [];
    const flooded: number[] = [];
    let sent = 0;
    for (let round = 0; round < rounds; round++) {
      calm.push((await clients.play(seconds, 500)).p99);
      await tell(true);
      flooded.push((await clients.play(seconds, 500)).p99);
      ({ sent } = await tell(false));
      say(`p99 ${calm.at(-1)} ms, under a flood ${flooded.at(-1)} ms; ${sent} messages sent`);
    }
    return { calmP99: median(calm), floodP99: median(flooded), sent };
  } finally {
    flooder.kill('SIGKILL');
    await close();
  }
}
