import { hosting } from './contest.ts';

const TABLES = 200;

/** Heap of a table that is awake and at which nothing happens, in KiB, without its sockets: those are measured below. */
export async function idleTable(say: (line: string) => void): Promise<number> {
  const few = await heapOf(10);
  const many = await heapOf(10 + TABLES);
  const kib = Math.round((many - few) / TABLES / 102.4) / 10;
  say(`an idle table: ${kib} KiB of heap`);
  return kib;
}

async function heapOf(tables: number): Promise<number> {
  const { servers, clients, close } = await hosting('sqlite', tables);
  try {
    // some moves, and all tables in the middle of their games
    await clients.play(4, 100);
    // the table stays awake for a while after its people have gone
    clients.close();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await servers[0]!.usage(true);
    return (await servers[0]!.usage(true)).memory.heapUsed;
  } finally {
    await close();
  }
}

/** Memory of a process with so many sockets at which nothing happens, in MiB beyond that of one without. */
export async function idleSockets(count: number, say: (line: string) => void): Promise<number> {
  const { WebSocket } = await import('ws');
  const { servers, close } = await hosting('sqlite', 1);
  const server = servers[0]!;
  const open: InstanceType<typeof WebSocket>[] = [];
  try {
    const before = (await server.usage(true)).memory.rss;
    for (let from = 0; from < count; from += 100) {
      const some = Array.from({ length: Math.min(100, count - from) }, () => {
        const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, {
          headers: { origin: server.url },
        });
        open.push(socket);
        return new Promise((resolve, reject) => {
          socket.once('open', resolve);
          socket.once('error', reject);
        });
      });
      await Promise.all(some);
    }
    const after = (await server.usage(true)).memory.rss;
    const mib = Math.round((after - before) / 1_048_576);
    say(`${count} idle sockets: ${mib} MiB, ${Math.round(after / 1_048_576)} MiB in all`);
    return Math.round(after / 1_048_576);
  } finally {
    for (const socket of open) socket.terminate();
    await close();
  }
}
