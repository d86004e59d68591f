import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fold, type Game, pick, type Rulings, SeededChance } from '@arbitre/kernel';
import { HttpClient, type TableClient } from '@arbitre/protocol';
import { GAME_IDS, loadGames } from '@arbitre/referee/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { largeScenario } from './large-scenario.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';
import { codeOf, connect, openTable, takeSeat, until } from './table.ts';

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

test('what a shipped game hides is in nothing that anyone is sent or may download while it is on', async () => {
  const http = new HttpClient(server.url);
  const listed = await http.call('scenarios');
  if (!listed.ok) throw new Error(listed.error.code);
  const games = await loadGames();
  let hiding = 0;
  for (const { id, game: gameId } of listed.value.scenarios) {
    const game: Game | undefined = games.get(gameId);
    const made = await openTable(server.url, { from: { kind: 'shipped', id } });
    const keys = await Promise.all(made.seats.map(({ seat }) => takeSeat(server.url, made, seat)));
    const watching = await connect(server.url, made.table, made.watch);
    await until(() => watching.table.phase === 'playing', 'the beginning');
    const seen = JSON.stringify(game?.view(watching.opening, 'spectator'));
    expect(JSON.stringify(watching.opening)).toBe(seen);
    const file = await http.call('file', { table: made.table, token: keys[0] ?? '' });
    const hidden = file.ok ? null : file.error.code;
    if (file.ok) {
      const { header } = file.value as { header: { scenario: unknown; rulings: Rulings } }; // as it was saved
      const opening = game?.setup(header.scenario, header.rulings);
      expect(opening?.ok && JSON.stringify(opening.value), id).toBe(seen); // nothing is left out: all of it may be shown
    } else hiding++;
    expect([null, 'hidden-until-the-end'], id).toContain(hidden);
    watching.close();
  }
  expect(hiding).toBeGreaterThan(0); // Attention Donjon has sheets that nobody has turned over yet
});

test('a board nearly as large as may be is joined by many at once, each sent all of it; a larger one is refused', async () => {
  const http = new HttpClient(server.url);
  const open = (floors: number) =>
    http.call('create', { body: { from: { kind: 'scenario', text: largeScenario(floors) } } });
  const made = await open(11);
  if (!made.ok) throw new Error(made.error.code);
  const watchers = await Promise.all(
    Array.from({ length: 8 }, () => connect(server.url, made.value.table, made.value.watch)),
  );
  const openings = watchers.map(({ opening }) => JSON.stringify(opening));
  expect(new Set(openings).size).toBe(1);
  expect(openings[0]?.length).toBeGreaterThan(1_500_000);
  for (const watcher of watchers) watcher.close();
  expect(await open(20)).toMatchObject({ ok: false, error: { code: 'too-large' } });
}, 60_000);
