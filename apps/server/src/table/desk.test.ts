import { CLOSE } from '@arbitre/protocol';
import { describe, expect, test } from 'vitest';
import { cups, type CupsState } from '../testing/cups.ts';
import { bothTold, stateOf } from '../testing/guests.ts';
import { Hall } from '../testing/hall.ts';
import { codeOf, cupsScenario, openTable, takeSeat, until } from '../testing/table.ts';

const hall = Hall.open();

describe('opening a table', () => {
  test('the game begins when every seat is taken, not before', async () => {
    const made = await openTable(hall.url);
    const red = await hall.guests.sit(made, await takeSeat(hall.url, made, 'red'));
    expect(codeOf(await red.play({ do: 'roll' }))).toBe('not-begun');
    await takeSeat(hall.url, made, 'blue');
    await until(() => red.table.phase === 'playing', 'the beginning');
  });
  test('a scenario with mistakes is refused with their places', async () => {
    const made = await hall.http.call('create', {
      body: { from: { kind: 'scenario', text: 'game: cups\ntarget: many\nrounds: 3\n' } },
    });
    expect(made).toMatchObject({ ok: false, error: { code: 'bad-scenario', mistakes: [{ at: { line: 2 } }] } });
  });
  test('rulings are switched, and unknown ones refused', async () => {
    const made = await openTable(hall.url, { rulings: { target: 'never' } });
    const watching = await hall.guests.sit(made, made.watch);
    expect(watching.info?.rulings).toEqual({ target: 'never' });
    expect((watching.opening as CupsState).target).toBe(1_000_000_000);
    const wrong = await hall.http.call('create', {
      body: { from: { kind: 'scenario', text: cupsScenario() }, rulings: { nope: 1 } },
    });
    expect(wrong).toMatchObject({ ok: false, error: { code: 'bad-rulings' } });
  });
  test('a shipped scenario that does not exist', async () => {
    const made = await hall.http.call('create', { body: { from: { kind: 'shipped', id: 'nowhere' } } });
    expect(made).toMatchObject({ ok: false, error: { code: 'no-such-scenario' } });
  });
  test('the games it knows', async () => {
    const games = await hall.http.call('games');
    expect(games.ok && games.value.games.find(({ id }) => id === 'cups')).toEqual({
      id: 'cups',
      version: '1.0',
      title: { fr: 'Gobelets', en: 'Cups' },
    });
  });
});

describe('seats', () => {
  test('an invitation works once, and whoever sent it cannot look over the shoulder', async () => {
    const made = await openTable(hall.url);
    const key = await takeSeat(hall.url, made, 'red');
    const invitation = made.seats.find(({ seat }) => seat === 'red')?.invitation ?? '';
    expect(await hall.http.take(made.table, 'red', 'again', invitation)).toMatchObject({
      ok: false,
      error: { code: 'not-found' },
    });
    const old = await hall.guests.sit(made, invitation);
    expect(old.status).toEqual({ is: 'closed', code: CLOSE.unknown });
    expect((await hall.guests.sit(made, key)).you).toEqual({ as: 'seat', seat: 'red' });
  });
  test('an invitation used by two at the same moment lets one of them in', async () => {
    const made = await openTable(hall.url);
    const invitation = made.seats.find(({ seat }) => seat === 'red')?.invitation ?? '';
    const taken = await Promise.all(['Ada', 'Eve'].map((name) => hall.http.take(made.table, 'red', name, invitation)));
    expect(taken.map((answer) => (answer.ok ? 'in' : answer.error.code)).sort()).toEqual(['in', 'not-found']);
  });
  test('an invitation to one seat does not take another', async () => {
    const made = await openTable(hall.url);
    const red = made.seats.find(({ seat }) => seat === 'red')?.invitation ?? '';
    expect(await hall.http.take(made.table, 'blue', 'x', red)).toMatchObject({
      ok: false,
      error: { code: 'not-yours' },
    });
  });
  test('hand over: the newcomer has the seat and its view, the old key opens nothing', async () => {
    const { made, red, blue, keys } = await hall.guests.players();
    await red.play({ do: 'roll' });
    const invited = await hall.http.call('invite', { table: made.table, seat: 'red', token: keys.red });
    if (!invited.ok) throw new Error(invited.error.code);
    expect(codeOf(await red.say('still here until it is taken'))).toBe('ok');
    const taken = await hall.http.take(made.table, 'red', 'Grace', invited.value.invitation);
    if (!taken.ok) throw new Error(taken.error.code);
    await until(() => red.status.is === 'closed', 'the old holder to be shown out');
    expect(red.status).toEqual({ is: 'closed', code: CLOSE.revoked });
    const grace = await hall.guests.sit(made, taken.value.key);
    await bothTold(grace, blue);
    expect(stateOf(grace).cups.red).toBeTypeOf('number');
    expect(blue.table.seats.red).toMatchObject({ holder: 'person', name: 'Grace' });
  });
  test('leave: the seat is open, the host invites someone else; nobody else may', async () => {
    const { made, red, blue, keys } = await hall.guests.players();
    expect(await hall.http.call('invite', { table: made.table, seat: 'red', token: made.host })).toMatchObject({
      ok: false,
      error: { code: 'seat-held' },
    });
    expect(await hall.http.call('leave', { table: made.table, seat: 'red', token: keys.blue })).toMatchObject({
      ok: false,
      error: { code: 'not-yours' },
    });
    expect((await hall.http.call('leave', { table: made.table, seat: 'red', token: keys.red })).ok).toBe(true);
    await until(() => blue.table.seats.red?.holder === 'nobody' && red.status.is === 'closed', 'the seat to be open');
    expect(await hall.http.call('invite', { table: made.table, seat: 'red', token: made.watch })).toMatchObject({
      ok: false,
      error: { code: 'not-yours' },
    });
    const invited = await hall.http.call('invite', { table: made.table, seat: 'red', token: made.host });
    if (!invited.ok) throw new Error(invited.error.code);
    expect((await hall.http.take(made.table, 'red', 'Ada', invited.value.invitation)).ok).toBe(true);
  });
  test('a bot plays the seat the host gives it, to the end', async () => {
    const made = await openTable(hall.url, { from: { kind: 'scenario', text: cupsScenario({ rounds: 30 }) } });
    expect(
      (await hall.http.call('bot', { table: made.table, seat: 'blue', token: made.host, body: { on: true } })).ok,
    ).toBe(true);
    const red = await hall.guests.sit(made, await takeSeat(hall.url, made, 'red'));
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
    const made = await openTable(hall.url, { listed: true });
    const shown = async () => {
      const lobby = await hall.http.call('lobby');
      return lobby.ok ? lobby.value.tables.find(({ table }) => table === made.table) : undefined;
    };
    expect((await shown())?.open).toEqual(['red', 'blue']);
    expect((await hall.http.take(made.table, 'red', 'walker')).ok).toBe(true);
    expect(await hall.http.take(made.table, 'red', 'late')).toMatchObject({ ok: false, error: { code: 'seat-taken' } });
    expect((await shown())?.open).toEqual(['blue']);
    await hall.http.take(made.table, 'blue', 'walker');
    expect(await shown()).toBeUndefined();
    const hidden = await openTable(hall.url);
    expect(await hall.http.take(hidden.table, 'red', 'walker')).toMatchObject({
      ok: false,
      error: { code: 'not-found' },
    });
  });
  test('the tables my links open, each as what I am there', async () => {
    const { made, keys } = await hall.guests.players();
    const links = [
      { table: made.table, token: keys.blue },
      { table: made.table, token: made.watch },
      { table: made.table, token: 'A'.repeat(22) },
      { table: 'A'.repeat(22), token: keys.red },
    ];
    const mine = await hall.http.call('mine', { body: { links } });
    if (!mine.ok) throw new Error(mine.error.code);
    expect(mine.value.tables.map(({ you, awaiting }) => [you, awaiting])).toEqual([
      [{ as: 'seat', seat: 'blue' }, ['red']],
      [{ as: 'spectator' }, ['red']],
    ]);
  });
});
