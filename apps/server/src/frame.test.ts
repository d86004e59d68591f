import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { expect, test } from 'vitest';
import { Frame } from './frame.ts';

test('a frame of any length is read by a client as the message that it was made of', async () => {
  const messages = ['', 'x', 'é'.repeat(62), 'x'.repeat(125), 'x'.repeat(126), 'x'.repeat(65_535), '€'.repeat(30_000)];
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket: Duplex, head) => {
    sockets.handleUpgrade(request, socket, head, (opened) => {
      for (const message of messages) {
        new Frame([message.slice(0, 3), Buffer.from(message.slice(3))]).writeTo(socket);
        opened.send(message); // the library's own frames between ours
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const client = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    client.on('message', (data: Buffer) => {
      if (heard.push(data.toString()) === messages.length * 2) resolve();
    });
  });
  expect(heard).toEqual(messages.flatMap((message) => [message, message]));
  expect(messages.map((message) => String(new Frame([message])))).toEqual(messages);
  client.terminate();
  server.close();
});
