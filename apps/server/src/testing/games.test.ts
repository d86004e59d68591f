import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fold, type Game, pick, SeededChance } from '@arbitre/kernel';
import { HttpClient, type TableClient } from '@arbitre/protocol';
import { GAME_IDS, loadGames } from '@arbitre/referee/core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';
import { codeOf, connect, openTable, takeSeat, until } from './table.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const data = mkdtempSync(join(tmpdir(), 'arbitre-'));
let server: SpawnedServer;

beforeAll(async () => {
  server = await spawnServer({ ARBITRE_DATA: data, SHIPPED_GAMES: '1' });
});

afterAll(async () => {
  await server.kill();
  rmSync(data, { recursive: true });
});

const MOVES = 40;

/** The state as this client was told of it. */
function seenState(game: Game, client: TableClient): unknown {
  return fold(
    game,
    client.opening,
    client.entries.flatMap(({ facts }) => facts),
  );
}

test.each(GAME_IDS)('%s: every seat, on its own connection, plays legal commands it finds by itself', async (id) => {
  const game = (await loadGames([id])).get(id);
  const listed = await new HttpClient(server.url).call('scenarios');
  const scenario = listed.ok ? listed.value.scenarios.find((shipped) => shipped.game === id) : undefined;
  if (game === undefined || scenario === undefined) throw new Error(`${id} ships no scenario`);
  const made = await openTable(server.url, { from: { kind: 'shipped', id: scenario.id } });
  const clients = new Map<string, TableClient>();
  for (const { seat } of made.seats) {
    clients.set(seat, await connect(server.url, made.table, await takeSeat(server.url, made, seat)));
  }
  const watching = await connect(server.url, made.table, made.watch);
  const everyone = [...clients.values(), watching];
  const dice = new SeededChance(7);
  const told = () => until(() => new Set(everyone.map(({ table }) => table.seq)).size === 1, 'everyone to be told');
  await until(() => everyone.every(({ table }) => table.phase === 'playing'), 'the game to begin');
  for (let move = 0; move < MOVES; move++) {
    await told();
    const seat = game.awaiting(seenState(game, watching))?.seats[0]; // whose choice it is is no secret
    const client = seat === undefined ? undefined : clients.get(seat);
    if (seat === undefined || client === undefined) break;
    const { command } = pick(dice, game.offers(seenState(game, client), seat));
    expect(codeOf(await client.play(command)), `seed 7, move ${move}: ${game.writeCommand(command)}`).toBe('ok');
  }
  await told();
  expect(watching.entries.length).toBeGreaterThan(5);
  expect(new Set(everyone.map(({ entries }) => entries.at(-1)?.hash)).size).toBe(1);
  for (const client of everyone) client.close();
});
