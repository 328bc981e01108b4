import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from './outgoing.ts';

test('a frame of any size arrives as the text it was made of', async () => {
  const texts = [
    '',
    'a',
    'x'.repeat(125),
    'x'.repeat(126),
    'ä€🎲'.repeat(9000),
    'y'.repeat(65_535),
    'z'.repeat(70_000),
  ];
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (_, { socket }) => {
    for (const text of texts) socket.write(frameOf(text));
  });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data) => heard.push(String(data)));
  while (heard.length < texts.length) await once(client, 'message');
  expect(heard).toEqual(texts);
  client.terminate();
  server.close();
});
