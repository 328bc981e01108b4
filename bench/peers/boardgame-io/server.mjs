// boardgame.io's own server with the made-up game, in memory alone. It tells its address to the process that started it,
// and what it has used when it is asked.
import { createRequire } from 'node:module';
import { onlineGame as game, SEATS } from './game.mjs';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');
const { InitializeGame } = require('boardgame.io/internal');
// what it says about itself is not for the one who measures
console.info = () => {};
console.log = () => {};
console.warn = () => {};
const server = Server({ games: [game], origins: [/127\.0\.0\.1/] });
const { appServer } = await server.run({ port: 0 });
for (let i = 0; i < Number(process.env.TABLES); i++) {
  const players = Object.fromEntries(Array.from({ length: SEATS }, (_, id) => [id, { id }]));
  await server.db.createMatch(`match-${i}`, {
    initialState: InitializeGame({ game, numPlayers: SEATS }),
    metadata: { gameName: 'peer', players, createdAt: 0, updatedAt: 0 },
  });
}
process.send({ url: `http://127.0.0.1:${appServer.address().port}` });
process.on('message', (asked) => {
  if (asked === 'collect') globalThis.gc?.();
  process.send({ usage: { cpu: process.cpuUsage(), memory: process.memoryUsage() } });
});
process.on('disconnect', () => process.exit(0));
