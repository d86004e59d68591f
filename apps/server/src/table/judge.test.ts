import { type TableRecord } from '@arbitre/protocol';
import { describe, expect, test } from 'vitest';
import { bothTold, stateOf } from '../testing/guests.ts';
import { Hall } from '../testing/hall.ts';
import { codeOf, until } from '../testing/table.ts';

const hall = Hall.open();

describe('the log', () => {
  test('a command that answers an older moment is stale; talk does not make it so', async () => {
    const { red, blue } = await hall.guests.players();
    await blue.say('hello');
    await bothTold(red, blue);
    const tip = red.table.tip;
    await red.say('good luck');
    expect(codeOf(await red.play({ do: 'roll' }, tip))).toBe('ok');
    await bothTold(red, blue);
    expect(codeOf(await blue.play({ do: 'roll' }, tip))).toBe('stale');
  });
  test('the command shape is the game’s own', async () => {
    const { red } = await hall.guests.players();
    expect(codeOf(await red.play({ do: 'fly' }))).toBe('unreadable-command');
    expect(codeOf(await red.play({ do: 'show' }))).toBe('empty');
  });
  test('spectators and the host do not play; the host may speak', async () => {
    const { made, red } = await hall.guests.players();
    const watching = await hall.guests.sit(made, made.watch);
    const host = await hall.guests.sit(made, made.host);
    expect(codeOf(await watching.play({ do: 'roll' }))).toBe('not-a-seat');
    expect(codeOf(await watching.say('psst'))).toBe('not-a-seat');
    expect(codeOf(await host.say('welcome'))).toBe('ok');
    expect(codeOf(await host.play({ do: 'roll' }))).toBe('not-a-seat');
    await until(() => red.table.seq === host.table.seq, 'the word');
  });
});

describe('undo', () => {
  test('a move that showed nothing is taken back at once', async () => {
    const { red, blue } = await hall.guests.players();
    await red.play({ do: 'pass' });
    expect(codeOf(await red.undo())).toBe('ok');
    await bothTold(red, blue);
    expect([red.entries.length, blue.table.entries, stateOf(blue).turn]).toEqual([0, 0, 'red']);
  });
  test('after a die it is asked for: a no leaves it, a yes takes it back, and the same throw shows the same face', async () => {
    const { red, blue } = await hall.guests.players();
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
    const { red, blue } = await hall.guests.players();
    await red.play({ do: 'roll' });
    await bothTold(red, blue);
    await blue.play({ do: 'peek' });
    await blue.undo();
    await until(() => red.table.proposal?.by === 'blue', 'the question');
    expect(blue.entries.length).toBe(2);
  });
  test('another’s move is asked for; too far back is refused', async () => {
    const { red, blue } = await hall.guests.players();
    await red.play({ do: 'pass' });
    await bothTold(red, blue);
    await blue.undo();
    await until(() => red.table.proposal?.by === 'blue', 'the question');
    expect(codeOf(await red.undo(5))).toBe('nothing-to-undo');
  });
});

describe('pause, resigning, absence', () => {
  test('a paused table refuses moves until someone goes on', async () => {
    const { red, blue } = await hall.guests.players();
    await blue.pause(true);
    await bothTold(red, blue);
    expect(codeOf(await red.play({ do: 'roll' }))).toBe('paused');
    await red.pause(false);
    expect(codeOf(await red.play({ do: 'roll' }))).toBe('ok');
  });
  test('when one seat is left it has won, and the secret of the dice is published', async () => {
    const { made, red, blue } = await hall.guests.players();
    const ended: TableRecord[] = [];
    await hall.guests.sit(made, made.watch, {
      recorded: (record) => void (record.kind === 'ended' && ended.push(record)),
    });
    await red.resign();
    await until(() => blue.table.phase === 'over' && ended.length === 1, 'the end');
    expect(ended[0]).toMatchObject({ resigned: true, outcome: { winners: ['blue'] } });
    expect(codeOf(await blue.play({ do: 'pass' }))).toBe('over');
  });
  test('a seat that is away too long may be played by a bot, until its holder is back', async () => {
    const { made, red, blue, keys } = await hall.guests.players({ absence: 0 });
    const standIn = (token: string) =>
      hall.http.call('bot', { table: made.table, seat: 'red', token, body: { on: true } });
    expect(await standIn(keys.blue)).toMatchObject({ ok: false, error: { code: 'not-absent' } });
    red.close();
    await until(() => !blue.present.includes('red'), 'red to be gone');
    expect(await standIn(made.watch)).toMatchObject({ ok: false, error: { code: 'not-yours' } });
    expect((await standIn(keys.blue)).ok).toBe(true);
    await until(() => blue.entries.some(({ seat }) => seat === 'red'), 'the bot to play');
    const back = await hall.guests.sit(made, keys.red);
    await until(() => back.table.seats.red !== undefined && !back.table.seats.red.standIn, 'the bot to stop');
  });
  test('without that option a table waits for ever', async () => {
    const { made, red, blue, keys } = await hall.guests.players();
    red.close();
    await until(() => !blue.present.includes('red'), 'red to be gone');
    const asked = await hall.http.call('bot', { table: made.table, seat: 'red', token: keys.blue, body: { on: true } });
    expect(asked).toMatchObject({ ok: false, error: { code: 'not-absent' } });
  });
});
