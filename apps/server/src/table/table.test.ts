import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditCommitted, brokenLink, type Entry, entryHash, fold, type Header, SPECTATOR } from '@arbitre/kernel';
import { CLOSE, HttpClient, type TableClient, type TableRecord } from '@arbitre/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { cups, type CupsFact, type CupsState } from '../testing/cups.ts';
import { type SpawnedServer, spawnServer } from '../testing/spawned-server.ts';
import { codeOf, connect, cupsScenario, type Made, openTable, takeSeat, twoPlayers, until } from '../testing/table.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const data = mkdtempSync(join(tmpdir(), 'arbitre-'));
let server: SpawnedServer;
let http: HttpClient;
const open: TableClient[] = [];

beforeAll(async () => {
  server = await spawnServer({ ARBITRE_DATA: data });
  http = new HttpClient(server.url);
});

afterEach(() => {
  for (const client of open.splice(0)) client.close();
});

afterAll(async () => {
  await server.kill();
  rmSync(data, { recursive: true });
});

async function players(...asked: Parameters<typeof twoPlayers> extends [string, ...infer Rest] ? Rest : never) {
  const both = await twoPlayers(server.url, ...asked);
  open.push(both.red, both.blue);
  return both;
}

async function sit(made: Made, token: string): Promise<TableClient> {
  const client = await connect(server.url, made.table, token);
  open.push(client);
  return client;
}

/** Every word that is said to a token's holder. */
async function listen(made: Made, token: string): Promise<readonly string[]> {
  const heard: string[] = [];
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`);
  socket.on('message', (text: Buffer) => heard.push(text.toString()));
  await once(socket, 'open');
  socket.send(JSON.stringify({ t: 'hello', protocol: 1, table: made.table, token }));
  await until(() => heard.length > 1, 'the records so far');
  return heard;
}

/** What a client makes of what it was told. */
function stateOf(client: TableClient): CupsState {
  const facts = client.entries.flatMap((entry) => entry.facts as unknown as CupsFact[]); // the toy's own facts
  return fold(cups, client.opening as CupsState, facts);
}

async function playAll(red: TableClient, blue: TableClient, command: (turn: number) => string): Promise<void> {
  for (let turn = 0; red.table.phase === 'playing'; turn++) {
    const mover = stateOf(red).turn === 'red' ? red : blue;
    await mover.play({ do: command(turn) });
    await until(() => red.table.seq === blue.table.seq, 'both to be told');
    if (cups.outcome(stateOf(red)) !== null)
      await until(() => red.table.phase === 'over' && blue.table.phase === 'over', 'the end');
  }
}

const both = (client: TableClient, other: TableClient) =>
  until(() => client.table.seq === other.table.seq, 'both to be told');

describe('opening a table', () => {
  test('the game begins when every seat is taken, not before', async () => {
    const made = await openTable(server.url);
    const red = await sit(made, await takeSeat(server.url, made, 'red'));
    expect(codeOf(await red.play({ do: 'roll' }))).toBe('not-begun');
    await takeSeat(server.url, made, 'blue');
    await until(() => red.table.phase === 'playing', 'the beginning');
  });
  test('a scenario with mistakes is refused with their places', async () => {
    const made = await http.call('create', {
      body: { from: { kind: 'scenario', text: 'game: cups\ntarget: many\nrounds: 3\n' } },
    });
    expect(made).toMatchObject({ ok: false, error: { code: 'bad-scenario', mistakes: [{ at: { line: 2 } }] } });
  });
  test('rulings are switched, and unknown ones refused', async () => {
    const made = await openTable(server.url, { rulings: { target: 'never' } });
    const watching = await sit(made, made.watch);
    expect(watching.info?.rulings).toEqual({ target: 'never' });
    expect((watching.opening as CupsState).target).toBe(1_000_000_000);
    const wrong = await http.call('create', {
      body: { from: { kind: 'scenario', text: cupsScenario() }, rulings: { nope: 1 } },
    });
    expect(wrong).toMatchObject({ ok: false, error: { code: 'bad-rulings' } });
  });
  test('a shipped scenario that does not exist', async () => {
    const made = await http.call('create', { body: { from: { kind: 'shipped', id: 'nowhere' } } });
    expect(made).toMatchObject({ ok: false, error: { code: 'no-such-scenario' } });
  });
  test('the games it knows', async () => {
    const games = await http.call('games');
    expect(games.ok && games.value.games.find(({ id }) => id === 'cups')).toEqual({
      id: 'cups',
      version: '1.0',
      title: { fr: 'Gobelets', en: 'Cups' },
    });
  });
});

describe('seats', () => {
  test('an invitation works once, and whoever sent it cannot look over the shoulder', async () => {
    const made = await openTable(server.url);
    const key = await takeSeat(server.url, made, 'red');
    const invitation = made.seats.find(({ seat }) => seat === 'red')?.invitation ?? '';
    expect(await http.take(made.table, 'red', 'again', invitation)).toMatchObject({
      ok: false,
      error: { code: 'not-found' },
    });
    const old = await sit(made, invitation);
    expect(old.status).toEqual({ is: 'closed', code: CLOSE.unknown });
    expect((await sit(made, key)).you).toEqual({ as: 'seat', seat: 'red' });
  });
  test('an invitation used by two at the same moment lets one of them in', async () => {
    const made = await openTable(server.url);
    const invitation = made.seats.find(({ seat }) => seat === 'red')?.invitation ?? '';
    const taken = await Promise.all(['Ada', 'Eve'].map((name) => http.take(made.table, 'red', name, invitation)));
    expect(taken.map((answer) => (answer.ok ? 'in' : answer.error.code)).sort()).toEqual(['in', 'not-found']);
  });
  test('an invitation to one seat does not take another', async () => {
    const made = await openTable(server.url);
    const red = made.seats.find(({ seat }) => seat === 'red')?.invitation ?? '';
    expect(await http.take(made.table, 'blue', 'x', red)).toMatchObject({ ok: false, error: { code: 'not-yours' } });
  });
  test('hand over: the newcomer has the seat and its view, the old key opens nothing', async () => {
    const { made, red, blue, keys } = await players();
    await red.play({ do: 'roll' });
    const invited = await http.call('invite', { table: made.table, seat: 'red', token: keys.red });
    if (!invited.ok) throw new Error(invited.error.code);
    expect(codeOf(await red.say('still here until it is taken'))).toBe('ok');
    const taken = await http.take(made.table, 'red', 'Grace', invited.value.invitation);
    if (!taken.ok) throw new Error(taken.error.code);
    await until(() => red.status.is === 'closed', 'the old holder to be shown out');
    expect(red.status).toEqual({ is: 'closed', code: CLOSE.revoked });
    const grace = await sit(made, taken.value.key);
    await both(grace, blue);
    expect(stateOf(grace).cups.red).toBeTypeOf('number');
    expect(blue.table.seats.red).toMatchObject({ holder: 'person', name: 'Grace' });
  });
  test('leave: the seat is open, the host invites someone else; nobody else may', async () => {
    const { made, red, blue, keys } = await players();
    expect(await http.call('invite', { table: made.table, seat: 'red', token: made.host })).toMatchObject({
      ok: false,
      error: { code: 'seat-held' },
    });
    expect(await http.call('leave', { table: made.table, seat: 'red', token: keys.blue })).toMatchObject({
      ok: false,
      error: { code: 'not-yours' },
    });
    expect((await http.call('leave', { table: made.table, seat: 'red', token: keys.red })).ok).toBe(true);
    await until(() => blue.table.seats.red?.holder === 'nobody' && red.status.is === 'closed', 'the seat to be open');
    expect(await http.call('invite', { table: made.table, seat: 'red', token: made.watch })).toMatchObject({
      ok: false,
      error: { code: 'not-yours' },
    });
    const invited = await http.call('invite', { table: made.table, seat: 'red', token: made.host });
    if (!invited.ok) throw new Error(invited.error.code);
    expect((await http.take(made.table, 'red', 'Ada', invited.value.invitation)).ok).toBe(true);
  });
  test('a bot plays the seat the host gives it, to the end', async () => {
    const made = await openTable(server.url, { from: { kind: 'scenario', text: cupsScenario({ rounds: 30 }) } });
    expect((await http.call('bot', { table: made.table, seat: 'blue', token: made.host, body: { on: true } })).ok).toBe(
      true,
    );
    const red = await sit(made, await takeSeat(server.url, made, 'red'));
    await until(() => red.table.phase === 'playing', 'the beginning');
    while (red.table.phase === 'playing') {
      await until(
        () => stateOf(red).turn === 'red' || red.table.phase === 'over' || cups.outcome(stateOf(red)) !== null,
        'our turn',
      );
      if (cups.outcome(stateOf(red)) !== null) await until(() => red.table.phase === 'over', 'the end');
      else await red.play({ do: 'roll' });
    }
    expect(red.entries.filter(({ seat }) => seat === 'blue').length).toBeGreaterThan(5);
  });
  test('anyone takes an open seat of a listed table, and the lobby shows it until it begins', async () => {
    const made = await openTable(server.url, { listed: true });
    const shown = async () => {
      const lobby = await http.call('lobby');
      return lobby.ok ? lobby.value.tables.find(({ table }) => table === made.table) : undefined;
    };
    expect((await shown())?.open).toEqual(['red', 'blue']);
    expect((await http.take(made.table, 'red', 'walker')).ok).toBe(true);
    expect(await http.take(made.table, 'red', 'late')).toMatchObject({ ok: false, error: { code: 'seat-taken' } });
    expect((await shown())?.open).toEqual(['blue']);
    await http.take(made.table, 'blue', 'walker');
    expect(await shown()).toBeUndefined();
    const hidden = await openTable(server.url);
    expect(await http.take(hidden.table, 'red', 'walker')).toMatchObject({ ok: false, error: { code: 'not-found' } });
  });
  test('the tables my links open, each as what I am there', async () => {
    const { made, keys } = await players();
    const links = [
      { table: made.table, token: keys.blue },
      { table: made.table, token: made.watch },
      { table: made.table, token: 'A'.repeat(22) },
      { table: 'A'.repeat(22), token: keys.red },
    ];
    const mine = await http.call('mine', { body: { links } });
    if (!mine.ok) throw new Error(mine.error.code);
    expect(mine.value.tables.map(({ you, awaiting }) => [you, awaiting])).toEqual([
      [{ as: 'seat', seat: 'blue' }, ['red']],
      [{ as: 'spectator' }, ['red']],
    ]);
  });
});

describe('the log', () => {
  test('a command that answers an older moment is stale; talk does not make it so', async () => {
    const { red, blue } = await players();
    await blue.say('hello');
    await both(red, blue);
    const tip = red.table.tip;
    await red.say('good luck');
    expect(codeOf(await red.play({ do: 'roll' }, tip))).toBe('ok');
    await both(red, blue);
    expect(codeOf(await blue.play({ do: 'roll' }, tip))).toBe('stale');
  });
  test('the command shape is the game’s own', async () => {
    const { red } = await players();
    expect(codeOf(await red.play({ do: 'fly' }))).toBe('unreadable-command');
    expect(codeOf(await red.play({ do: 'show' }))).toBe('empty');
  });
  test('spectators and the host do not play; the host may speak', async () => {
    const { made, red } = await players();
    const watching = await sit(made, made.watch);
    const host = await sit(made, made.host);
    expect(codeOf(await watching.play({ do: 'roll' }))).toBe('not-a-seat');
    expect(codeOf(await watching.say('psst'))).toBe('not-a-seat');
    expect(codeOf(await host.say('welcome'))).toBe('ok');
    expect(codeOf(await host.play({ do: 'roll' }))).toBe('not-a-seat');
    await until(() => red.table.seq === host.table.seq, 'the word');
  });
});

describe('views', () => {
  test('what another rolls is hidden on the wire, from seats, spectators and after coming back', async () => {
    const { made, red, blue, keys } = await players();
    const watching = await sit(made, made.watch);
    await red.play({ do: 'roll' });
    await until(() => watching.entries.length === 1 && blue.entries.length === 1, 'the roll');
    const face = stateOf(red).cups.red;
    expect(face).toBeTypeOf('number');
    const again = await sit(made, keys.blue);
    await both(again, red);
    for (const other of [blue, watching, again]) {
      expect(other.entries[0]).toMatchObject({
        command: null,
        draws: null,
        facts: [{ is: 'rolled', by: 'red', face: 'hidden' }],
      });
      expect(other.entries[0]?.hash).toBe(red.entries[0]?.hash);
    }
    expect(red.entries[0]).toMatchObject({ command: { do: 'roll' }, draws: [[6, Number(face) - 1]] });
  });
  test('no face tried under what is shown as the hash fits: a hidden die cannot be searched for', async () => {
    const { made, red, blue } = await players();
    const began: string[] = [];
    const recorded = (record: TableRecord) => void (record.kind === 'began' && began.push(record.hash));
    open.push(await connect(server.url, made.table, made.watch, { recorded }));
    await red.play({ do: 'roll' });
    await both(blue, red);
    const own = red.entries[0]?.draws?.[0]?.[1] ?? 0;
    const tried = [0, 1, 2, 3, 4, 5].map((face) =>
      entryHash(began[0] ?? '', {
        seq: 1,
        seat: 'red',
        command: { do: 'roll' },
        draws: [[6, face]],
        facts: [{ is: 'rolled', by: 'red', face: face + 1 }] as readonly CupsFact[],
      }),
    );
    expect(began).toHaveLength(1);
    expect(tried[own]).toMatch(/^[0-9a-f]{64}$/);
    expect(tried).not.toContain(blue.entries[0]?.hash);
  });
  test('each seat’s folded view is the view of the true state, at the end of a whole game', async () => {
    const { made, red, blue, keys } = await players({
      from: { kind: 'scenario', text: cupsScenario({ target: 1000, rounds: 24 }) },
    });
    const watching = await sit(made, made.watch);
    await playAll(red, blue, (turn) => ['roll', 'roll', 'peek', 'show', 'pass', 'peek'][turn % 6] ?? 'pass');
    const file = await http.call('file', { table: made.table, token: keys.red });
    if (!file.ok) throw new Error(file.error.code);
    const entries = file.value.entries as Entry[];
    const truth = fold(
      cups,
      red.opening as CupsState,
      entries.flatMap(({ facts }) => facts as CupsFact[]),
    );
    await until(() => watching.table.phase === 'over', 'the end');
    expect(stateOf(red)).toEqual(cups.view(truth, 'red'));
    expect(stateOf(blue)).toEqual(cups.view(truth, 'blue'));
    expect(stateOf(watching)).toEqual(cups.view(truth, SPECTATOR));
  });
});

describe('undo', () => {
  test('a move that showed nothing is taken back at once', async () => {
    const { red, blue } = await players();
    await red.play({ do: 'pass' });
    expect(codeOf(await red.undo())).toBe('ok');
    await both(red, blue);
    expect([red.entries.length, blue.table.entries, stateOf(blue).turn]).toEqual([0, 0, 'red']);
  });
  test('after a die it is asked for: a no leaves it, a yes takes it back, and the same throw shows the same face', async () => {
    const { red, blue } = await players();
    await red.play({ do: 'roll' });
    const face = stateOf(red).cups.red;
    expect(codeOf(await red.undo())).toBe('ok');
    await until(() => blue.table.proposal?.by === 'red', 'the question');
    expect(red.entries.length).toBe(1);
    expect(codeOf(await red.answer(true))).toBe('not-asked');
    await blue.answer(false);
    await until(() => red.table.proposal === null, 'the no');
    expect(red.entries.length).toBe(1);
    await red.undo();
    await until(() => blue.table.proposal !== null, 'the question');
    await blue.answer(true);
    await until(() => red.entries.length === 0 && blue.entries.length === 0, 'the undo');
    await red.play({ do: 'roll' });
    expect(stateOf(red).cups.red).toBe(face);
  });
  test('what revealed something hidden is asked for, though no die was cast', async () => {
    const { red, blue } = await players();
    await red.play({ do: 'roll' });
    await both(red, blue);
    await blue.play({ do: 'peek' });
    await blue.undo();
    await until(() => red.table.proposal?.by === 'blue', 'the question');
    expect(blue.entries.length).toBe(2);
  });
  test('another’s move is asked for; too far back is refused', async () => {
    const { red, blue } = await players();
    await red.play({ do: 'pass' });
    await both(red, blue);
    await blue.undo();
    await until(() => red.table.proposal?.by === 'blue', 'the question');
    expect(codeOf(await red.undo(5))).toBe('nothing-to-undo');
  });
});

describe('pause, resigning, absence', () => {
  test('a paused table refuses moves until someone goes on', async () => {
    const { red, blue } = await players();
    await blue.pause(true);
    await both(red, blue);
    expect(codeOf(await red.play({ do: 'roll' }))).toBe('paused');
    await red.pause(false);
    expect(codeOf(await red.play({ do: 'roll' }))).toBe('ok');
  });
  test('when one seat is left it has won, and the secret of the dice is published', async () => {
    const { made, red, blue } = await players();
    const ended: TableRecord[] = [];
    open.push(
      await connect(server.url, made.table, made.watch, {
        recorded: (record) => void (record.kind === 'ended' && ended.push(record)),
      }),
    );
    await red.resign();
    await until(() => blue.table.phase === 'over' && ended.length === 1, 'the end');
    expect(ended[0]).toMatchObject({ resigned: true, outcome: { winners: ['blue'] } });
    expect(codeOf(await blue.play({ do: 'pass' }))).toBe('over');
  });
  test('a seat that is away too long may be played by a bot, until its holder is back', async () => {
    const { made, red, blue, keys } = await players({ absence: 0 });
    const standIn = (token: string) => http.call('bot', { table: made.table, seat: 'red', token, body: { on: true } });
    expect(await standIn(keys.blue)).toMatchObject({ ok: false, error: { code: 'not-absent' } });
    red.close();
    await until(() => !blue.present.includes('red'), 'red to be gone');
    expect(await standIn(made.watch)).toMatchObject({ ok: false, error: { code: 'not-yours' } });
    expect((await standIn(keys.blue)).ok).toBe(true);
    await until(() => blue.entries.some(({ seat }) => seat === 'red'), 'the bot to play');
    const back = await sit(made, keys.red);
    await until(() => back.table.seats.red !== undefined && !back.table.seats.red.standIn, 'the bot to stop');
  });
  test('without that option a table waits for ever', async () => {
    const { made, red, blue, keys } = await players();
    red.close();
    await until(() => !blue.present.includes('red'), 'red to be gone');
    const asked = await http.call('bot', { table: made.table, seat: 'red', token: keys.blue, body: { on: true } });
    expect(asked).toMatchObject({ ok: false, error: { code: 'not-absent' } });
  });
});

describe('game files', () => {
  test('a finished game is published with its secret, and every die is recomputed from it', async () => {
    const { made, red, blue, keys } = await players({ from: { kind: 'scenario', text: cupsScenario({ target: 12 }) } });
    const heard = await listen(made, keys.blue);
    expect(await http.call('file', { table: made.table, token: keys.red })).toMatchObject({
      ok: false,
      error: { code: 'hidden-until-the-end' },
    });
    await playAll(red, blue, (turn) => (turn % 4 < 2 ? 'roll' : 'show'));
    const file = await http.call('file', { table: made.table, token: made.watch });
    if (!file.ok) throw new Error(file.error.code);
    const { header, entries, secret } = file.value as unknown as { header: Header; entries: Entry[]; secret: string }; // as it was saved
    const told = heard.findIndex((text) => text.includes(secret));
    expect(heard[told]).toContain('"kind":"ended"'); // and nothing before it says the secret
    expect(brokenLink(header, entries)).toBeNull();
    expect(auditCommitted({ header, entries }, secret)).toEqual({
      kind: 'match',
      draws: entries.flatMap(({ draws }) => draws).length,
    });
    expect(header.dice).toMatchObject({
      commitment: made.commitment,
      nonces: { red: expect.stringMatching(/^[0-9a-f]{32}$/), blue: expect.any(String) },
    });
    const sealed = entries.map(({ hash }) => createHmac('sha256', Buffer.from(secret, 'hex')).update(`seal\n${hash}`));
    expect(sealed.map((seal) => seal.digest('hex'))).toEqual(red.entries.map(({ hash }) => hash)); // what was shown binds
  });
  test('a game file opens a table that goes on from there, under new dice; a changed one does not', async () => {
    const short = cupsScenario({ rounds: 6, target: 1000 });
    const { made, red, blue, keys } = await players({ from: { kind: 'scenario', text: short } });
    await playAll(red, blue, () => 'roll');
    const file = await http.call('file', { table: made.table, token: keys.red });
    if (!file.ok) throw new Error(file.error.code);
    const changed = JSON.stringify(file.value).replace(/"face":\d/, '"face":9');
    const refused = await http.call('create', { body: { from: { kind: 'game', text: changed } } });
    expect(refused).toMatchObject({ ok: false, error: { code: 'bad-game-file' } });

    const { header, entries } = file.value as unknown as { header: Header; entries: Entry[] }; // as it was saved
    const half = { header, entries: entries.slice(0, 3) };
    const again = await players({ from: { kind: 'game', text: JSON.stringify(half) } });
    expect(again.blue.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(stateOf(again.blue).cups.red).toBe('hidden'); // brought entries are redacted too
    expect(codeOf(await again.blue.undo(1))).toBe('nothing-to-undo');
    await playAll(again.red, again.blue, () => 'roll');
    const finished = await http.call('file', { table: again.made.table, token: again.keys.red });
    if (!finished.ok) throw new Error(finished.error.code);
    const whole = finished.value as unknown as { header: Header; entries: Entry[]; secret: string }; // as it was saved
    expect(brokenLink(whole.header, whole.entries)).toBeNull();
    expect(whole.entries.slice(0, 3).map(({ facts }) => facts)).toEqual(half.entries.map(({ facts }) => facts));
    expect(auditCommitted(whole, whole.secret)).toEqual({ kind: 'match', draws: 3 });
    expect((await openTable(server.url, { from: { kind: 'game', text: JSON.stringify(whole) } })).seats.length).toBe(2);
  });
});
