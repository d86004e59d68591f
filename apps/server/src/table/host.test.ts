import { CLOSE, HttpClient } from '@arbitre/protocol';
import { describe, expect, test } from 'vitest';
import { bothTold } from '../testing/guests.ts';
import { Hall } from '../testing/hall.ts';
import { codeOf, openTable, takeSeat, until } from '../testing/table.ts';

const hall = Hall.open();

const invitationOf = (made: Awaited<ReturnType<typeof openTable>>, seat: string): string =>
  made.seats.find((other) => other.seat === seat)?.invitation ?? '';

describe('no seat is lost with an answer', () => {
  test('the same request, sent again with the key one chose, is answered again', async () => {
    const made = await openTable(hall.url);
    const body = { nonce: '11'.repeat(16), key: hall.http.newKey() };
    const take = (token: string) => hall.http.call('take', { table: made.table, seat: 'red', token, body });
    const first = await take(invitationOf(made, 'red')); // and its answer is lost
    const second = await take(invitationOf(made, 'red'));
    expect([first, second]).toEqual([
      { ok: true, value: { key: body.key } },
      { ok: true, value: { key: body.key } },
    ]);
    const red = await hall.guests.sit(made, body.key);
    await until(() => red.table.seq > 0, 'the seats');
    expect([red.you, red.table.seq]).toEqual([{ as: 'seat', seat: 'red' }, 1]); // taken once
    const other = await hall.http.take(made.table, 'red', 'Eve', invitationOf(made, 'red'));
    expect(other).toMatchObject({ ok: false, error: { code: 'not-found' } });
  });
  test('also for an open seat of a listed table, and when the game has begun meanwhile', async () => {
    const made = await openTable(hall.url, { listed: true });
    const key = hall.http.newKey();
    expect((await hall.http.take(made.table, 'red', 'Ann', undefined, key)).ok).toBe(true);
    await takeSeat(hall.url, made, 'blue');
    expect(await hall.http.take(made.table, 'red', 'Ann', undefined, key)).toEqual({ ok: true, value: { key } });
    const unlisted = await openTable(hall.url);
    expect(await hall.http.take(unlisted.table, 'red', 'Eve')).toMatchObject({
      ok: false,
      error: { code: 'not-found' },
    });
  });
  test('the client sends it again by itself when no answer comes', async () => {
    const made = await openTable(hall.url);
    let calls = 0;
    const http = new HttpClient(hall.url, {
      fetch: async (url, request) => {
        const answer = await fetch(url, request);
        if (calls++ === 0) throw new Error('the connection broke'); // after it was carried out
        return answer;
      },
      after: (_milliseconds, act) => (act(), () => {}),
    });
    const taken = await http.take(made.table, 'red', 'Ann', invitationOf(made, 'red'));
    expect([taken.ok, calls]).toEqual([true, 2]);
  });
});

describe('a host', () => {
  test('frees a seat before the game: its key opens nothing, someone else is invited', async () => {
    const made = await openTable(hall.url, { listed: true });
    const squatter = await hall.http.take(made.table, 'red', 'squatter');
    if (!squatter.ok) throw new Error(squatter.error.code);
    const sitting = await hall.guests.sit(made, squatter.value.key);
    const free = (token: string) => hall.http.call('free', { table: made.table, seat: 'red', token });
    expect(await free(made.watch)).toMatchObject({ ok: false, error: { code: 'not-yours' } });
    expect((await free(made.host)).ok).toBe(true);
    await until(() => sitting.status.is === 'closed', 'the squatter to be shown out');
    expect(sitting.status).toEqual({ is: 'closed', code: CLOSE.revoked });
    const invited = await hall.http.call('invite', { table: made.table, seat: 'red', token: made.host });
    expect(invited.ok).toBe(true);
  });
  test('does not in mid-game, unless its holder has been away for as long as the table says', async () => {
    const { made, red, blue } = await hall.guests.players({ absence: 0 });
    const free = () => hall.http.call('free', { table: made.table, seat: 'red', token: made.host });
    expect(await free()).toMatchObject({ ok: false, error: { code: 'too-soon' } });
    red.close();
    await until(() => !blue.present.includes('red'), 'red to be gone');
    expect((await free()).ok).toBe(true);
    await until(() => blue.table.seats.red?.holder === 'nobody', 'the seat to be free');
    const patient = await hall.guests.players();
    patient.red.close();
    await until(() => !patient.blue.present.includes('red'), 'red to be gone');
    const asked = { table: patient.made.table, seat: 'red', token: patient.made.host };
    expect(await hall.http.call('free', asked)).toMatchObject({ ok: false, error: { code: 'too-soon' } });
  });
  test('mutes a seat and lets it speak again', async () => {
    const { made, red, blue } = await hall.guests.players();
    const mute = (muted: boolean, token = made.host) =>
      hall.http.call('mute', { table: made.table, seat: 'red', token, body: { muted } });
    expect(await mute(true, made.watch)).toMatchObject({ ok: false, error: { code: 'not-yours' } });
    await mute(true);
    expect(codeOf(await red.say('spam'))).toBe('muted');
    expect(codeOf(await blue.say('thanks'))).toBe('ok');
    expect(codeOf(await red.play({ do: 'pass' }))).toBe('ok');
    await mute(false);
    expect(codeOf(await red.say('sorry'))).toBe('ok');
  });
  test('closes a table: nobody plays on, its log can be read, the secret is published', async () => {
    const { made, red, blue, keys } = await hall.guests.players();
    await red.play({ do: 'roll' });
    const close = (token: string) => hall.http.call('close', { table: made.table, token });
    expect(await close(keys.red)).toMatchObject({ ok: false, error: { code: 'not-yours' } });
    expect((await close(made.host)).ok).toBe(true);
    await until(() => red.table.phase === 'over' && blue.table.phase === 'over', 'the end');
    expect(codeOf(await blue.play({ do: 'pass' }))).toBe('over');
    expect(await close(made.host)).toMatchObject({ ok: false, error: { code: 'over' } });
    const file = await hall.http.call('file', { table: made.table, token: made.watch });
    expect(file.ok && 'secret' in file.value).toBe(true);
  });
  test('takes a table off the lobby and puts it back', async () => {
    const made = await openTable(hall.url, { listed: true });
    const shown = async () => {
      const lobby = await hall.http.call('lobby');
      return lobby.ok && lobby.value.tables.some(({ table }) => table === made.table);
    };
    const list = (listed: boolean, token = made.host) =>
      hall.http.call('list', { table: made.table, token, body: { listed } });
    expect(await shown()).toBe(true);
    expect(await list(false, made.watch)).toMatchObject({ ok: false, error: { code: 'not-yours' } });
    await list(false);
    expect(await shown()).toBe(false);
    expect(await hall.http.take(made.table, 'red', 'walker')).toMatchObject({
      ok: false,
      error: { code: 'not-found' },
    });
    await list(true);
    expect(await shown()).toBe(true);
  });
  test('renews the spectators’ link and its own: the old ones open nothing', async () => {
    const { made } = await hall.guests.players();
    const watching = await hall.guests.sit(made, made.watch);
    const renewed = await hall.http.call('renew', { table: made.table, token: made.host, body: { link: 'watch' } });
    if (!renewed.ok) throw new Error(renewed.error.code);
    await until(() => watching.status.is === 'closed', 'the old spectator to be shown out');
    expect((await hall.guests.sit(made, renewed.value.token)).you).toEqual({ as: 'spectator' });
    const host = await hall.http.call('renew', { table: made.table, token: made.host, body: { link: 'host' } });
    if (!host.ok) throw new Error(host.error.code);
    expect(await hall.http.call('table', { table: made.table, token: made.host })).toMatchObject({
      error: { code: 'not-found' },
    });
    expect((await hall.http.call('table', { table: made.table, token: host.value.token })).ok).toBe(true);
  });
});

describe('who is a computer, and how it plays', () => {
  test('is said when the table opens, told to everyone, and changed by the host', async () => {
    const made = await openTable(hall.url, { bots: { blue: { level: 3, character: 'bold' } } });
    const watching = await hall.guests.sit(made, made.watch);
    await until(() => watching.table.seq === 1, 'the seats');
    expect(watching.table.seats.blue).toMatchObject({ holder: 'bot', bot: { level: 3, character: 'bold' } });
    const player = { level: 1, character: 'careful' };
    await hall.http.call('bot', { table: made.table, seat: 'blue', token: made.host, body: { on: true, player } });
    await until(() => watching.table.seats.blue?.bot.level === 1, 'the change');
    const red = await hall.guests.sit(made, await takeSeat(hall.url, made, 'red'));
    await until(() => red.table.phase === 'playing', 'the beginning');
    await red.play({ do: 'roll' });
    await until(() => red.entries.length >= 2, 'the bot to play');
    const unknown = await hall.http.call('create', {
      body: { from: { kind: 'scenario', text: 'game: cups\ntarget: 3\nrounds: 3\n' }, bots: { green: player } },
    });
    expect(unknown).toMatchObject({ ok: false, error: { code: 'not-yours' } });
  });
});

describe('a stand-in agrees to nothing in a person’s name', () => {
  test('what was there when it sat down stays; what came after may be taken back', async () => {
    const { made, red, blue, keys } = await hall.guests.players({ absence: 0 });
    await red.play({ do: 'roll' });
    await bothTold(red, blue);
    await blue.play({ do: 'roll' });
    await bothTold(red, blue);
    red.close();
    await until(() => !blue.present.includes('red'), 'red to be gone');
    const standIn = { table: made.table, seat: 'red', token: keys.blue, body: { on: true } };
    expect((await hall.http.call('bot', standIn)).ok).toBe(true);
    await until(() => blue.entries.length >= 3, 'the bot to play');
    expect(codeOf(await blue.undo(0))).toBe('away-keeps');
    expect(codeOf(await blue.undo(1))).toBe('away-keeps');
    expect(codeOf(await blue.undo(2))).toBe('ok');
  });
  test('nor does it grant what was asked before', async () => {
    const { made, red, blue, keys } = await hall.guests.players({ absence: 0 });
    await red.play({ do: 'roll' });
    await bothTold(red, blue);
    await blue.undo(0); // red is asked
    await bothTold(red, blue);
    red.close();
    await until(() => !blue.present.includes('red'), 'red to be gone');
    const before = blue.entries.length;
    await hall.http.call('bot', { table: made.table, seat: 'red', token: keys.blue, body: { on: true } });
    await until(() => blue.table.seats.red?.standIn ?? false, 'the stand-in');
    await blue.play({ do: 'pass' });
    await until(() => blue.entries.length > before, 'play to go on');
    expect(blue.entries[0]?.seat).toBe('red');
  });
});
