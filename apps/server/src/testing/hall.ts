import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpClient } from '@arbitre/protocol';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { Guests } from './guests.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';

/** A server for the tests of one file, and its guests, who leave after each test. */
export class Hall {
  url = '';
  http = new HttpClient('');
  guests = new Guests('');

  /** Opens before the first test of the file, closes after the last. */
  static open(): Hall {
    vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
    const hall = new Hall();
    const data = mkdtempSync(join(tmpdir(), 'arbitre-'));
    let server: SpawnedServer | null = null;
    beforeAll(async () => {
      server = await spawnServer({ ARBITRE_DATA: data });
      hall.url = server.url;
      hall.http = new HttpClient(server.url);
      hall.guests = new Guests(server.url);
    });
    afterEach(() => hall.guests.leave());
    afterAll(async () => {
      await server?.kill();
      rmSync(data, { recursive: true });
    });
    return hall;
  }
}
