import { expect, test } from 'vitest';
import { evolveTable, mustAgree, newTable, type TableChange, type TableState } from './table-state.ts';

function after(...changes: readonly TableChange[]): TableState {
  return changes.reduce<TableState>(
    (table, change, index) => evolveTable(table, index + 1, change),
    newTable(['red', 'blue', 'green']),
  );
}

const sits = (seat: string, holder: 'nobody' | 'person' | 'bot' = 'person', standIn = false): TableChange => ({
  kind: 'seat',
  seat,
  holder,
  name: seat,
  standIn,
});
const PLAYED: TableChange = { kind: 'played', entry: { seq: 1 } };

test('talk and comings and goings do not move the tip; moves do', () => {
  const table = after(sits('red'), { kind: 'began' }, PLAYED, { kind: 'said' }, sits('blue', 'bot'));
  expect(table).toMatchObject({ phase: 'playing', seq: 5, tip: 3, entries: 1 });
});

test('an undo needs every other person, not bots, stand-ins nor those who resigned', () => {
  const people = after(sits('red'), sits('blue'), sits('green'), { kind: 'began' }, PLAYED);
  expect(mustAgree(people, 'red')).toEqual(['blue', 'green']);
  const few = after(sits('red'), sits('blue', 'bot'), sits('green', 'person', true));
  expect(mustAgree(few, 'red')).toEqual([]);
  const resigned = evolveTable(people, 6, { kind: 'resigned', seat: 'blue' });
  expect(mustAgree(resigned, 'red')).toEqual(['green']);
});

test('agreements add up, one refusal or a move ends the request', () => {
  const asked = after(sits('red'), sits('blue'), sits('green'), { kind: 'began' }, PLAYED, {
    kind: 'asked',
    by: 'red',
    to: 0,
  });
  const half = evolveTable(asked, 7, { kind: 'answered', seat: 'blue', agree: true });
  expect(mustAgree(half, 'red')).toEqual(['green']);
  expect(evolveTable(half, 8, { kind: 'answered', seat: 'green', agree: false }).proposal).toBeNull();
  expect(evolveTable(half, 8, PLAYED).proposal).toBeNull();
});

test('a move changes four things of a table and keeps every other, as a copy would', () => {
  const table = after(sits('red'), sits('blue'), { kind: 'began' }, PLAYED, { kind: 'asked', by: 'red', to: 0 });
  const paused = evolveTable(table, 6, { kind: 'paused', paused: true });
  expect(evolveTable(paused, 7, { kind: 'played', entry: { seq: 2 } })).toEqual({
    ...paused,
    seq: 7,
    tip: 7,
    entries: 2,
    proposal: null,
  });
});
