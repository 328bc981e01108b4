// One address that sends as much as it can: sockets with anything in them, and requests.
import { WebSocket } from 'ws';

const headers = (origin: string) => ({ origin, 'x-forwarded-for': '10.9.9.9' });
const SOCKETS = 8;
const EVERY = 20;
/** So many messages of each socket at a time: about 3,200 a second in all. */
const AT_ONCE = 8;

process.once('message', ({ url }: { url: string }) => {
  let sent = 0;
  let flooding = false;
  const open = (): WebSocket => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: headers(url) });
    socket.on('error', () => {});
    return socket;
  };
  const sockets = Array.from({ length: SOCKETS }, open);
  setInterval(() => {
    if (!flooding) return;
    for (const [i, socket] of sockets.entries()) {
      if (socket.readyState === WebSocket.CLOSED) sockets[i] = open();
      if (socket.readyState !== WebSocket.OPEN) continue;
      for (let n = 0; n < AT_ONCE; n++) socket.send(JSON.stringify({ t: 'open', n, table: `nowhere-${sent++}` }));
    }
    sent++;
    fetch(`${url}/api/tables`, { headers: headers(url) })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
  }, EVERY);
  process.on('message', (on: boolean) => {
    flooding = on;
    process.send!({ sent });
  });
  process.send!({ ready: true });
});
process.on('disconnect', () => process.exit(0));
