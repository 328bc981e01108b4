// What every server with these sockets and this store has to pay, and nothing else: it reads a move, writes it down, and
// sends four texts of the usual length. It knows no rules, people or views.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { type Line, Outgoing } from '../../packages/server/src/sockets/outgoing.ts';
import { openDb } from '../../packages/server/src/store/open.ts';

/** Letters that make a message as long as ours are in the middle. */
const USUAL = 'x'.repeat(400);

interface Message {
  readonly t: 'open' | 'close' | 'move';
  readonly n: number;
  readonly table: string;
  readonly revision: number;
  readonly key: string;
  readonly actions: readonly unknown[];
}

const db = await openDb(process.env.STORE!);
const http = createServer();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const outgoing = new Outgoing();
const tables = new Map<string, Line[]>();

function open(line: Line, table: string): void {
  tables.set(table, [...(tables.get(table) ?? []), line]);
  outgoing.send(line, `{"t":"table","table":"${table}"}`);
  outgoing.send(line, '{"t":"done","n":0}');
}

async function move(line: Line, { n, table, key, actions, ...message }: Message): Promise<void> {
  const revision = message.revision + 1;
  await db.append({
    table,
    revision,
    at: Date.now(),
    seat: 0,
    by: 'somebody',
    kind: 'move',
    body: JSON.stringify(actions),
    key,
    status: 'running',
    waiting: '[1]',
    deadline: Date.now() + 3_600_000,
    botDue: null,
  });
  const text = `{"t":"step","table":"${table}","revision":${revision},"rest":"${USUAL}"}`;
  for (const each of tables.get(table)!) outgoing.send(each, text);
  outgoing.send(line, `{"t":"done","n":${n},"revision":${revision}}`);
}

http.on('upgrade', (request, stream, head) =>
  sockets.handleUpgrade(request, stream, head, (socket) => {
    const line: Line = { socket, stream, waiting: [] };
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as Message;
      if (message.t === 'open') open(line, message.table);
      else if (message.t === 'move') void move(line, message);
      else {
        const others = tables.get(message.table)!.filter((each) => each !== line);
        tables.set(message.table, others);
      }
    });
  }),
);
http.listen(0, '127.0.0.1', () => {
  process.send!({ url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
});
process.on('message', () => process.send!({ usage: { cpu: process.cpuUsage(), memory: process.memoryUsage() } }));
process.on('disconnect', () => process.exit(0));
