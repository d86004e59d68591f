import { type Entry, entryHash, fold, SPECTATOR } from '@arbitre/kernel';
import { type TableRecord } from '@arbitre/protocol';
import { describe, expect, test } from 'vitest';
import { cups, type CupsFact, type CupsState } from '../testing/cups.ts';
import { bothTold, playAll, stateOf } from '../testing/guests.ts';
import { Hall } from '../testing/hall.ts';
import { cupsScenario, until } from '../testing/table.ts';

const hall = Hall.open();

describe('views', () => {
  test('what another rolls is hidden on the wire, from seats, spectators and after coming back', async () => {
    const { made, red, blue, keys } = await hall.guests.players();
    const watching = await hall.guests.sit(made, made.watch);
    await red.play({ do: 'roll' });
    await until(() => watching.entries.length === 1 && blue.entries.length === 1, 'the roll');
    const face = stateOf(red).cups.red;
    expect(face).toBeTypeOf('number');
    const again = await hall.guests.sit(made, keys.blue);
    await bothTold(again, red);
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
    const { made, red, blue } = await hall.guests.players();
    const began: string[] = [];
    const recorded = (record: TableRecord) => void (record.kind === 'began' && began.push(record.hash));
    await hall.guests.sit(made, made.watch, { recorded });
    await red.play({ do: 'roll' });
    await bothTold(blue, red);
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
    const { made, red, blue, keys } = await hall.guests.players({
      from: { kind: 'scenario', text: cupsScenario({ target: 1000, rounds: 24 }) },
    });
    const watching = await hall.guests.sit(made, made.watch);
    await playAll(red, blue, (turn) => ['roll', 'roll', 'peek', 'show', 'pass', 'peek'][turn % 6] ?? 'pass');
    const file = await hall.http.call('file', { table: made.table, token: keys.red });
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
