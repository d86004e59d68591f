import type { Cell } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { opening } from '../../testing/opening.ts';
import { shipped } from '../../testing/shipped.ts';
import { judgeAttack } from '../combat/target.ts';
import { boardOf } from '../movement/field.ts';
import { waysOf } from '../movement/ways.ts';
import { isRefused } from '../play/refusal.ts';
import { newTurn, onTable, type State, type Unit, unitOf } from '../play/state.ts';
import { threats } from './threats.ts';

const state = opening(shipped('the-bridge-and-the-fords'));

/** The slow way: someone is put on every hex, the enemy on each it may reach, and the judge of attacks is asked. */
function struckSlowly(state: State, enemy: Unit, victim: Unit): readonly Cell[] {
  const turn = {
    ...newTurn(1, enemy.side),
    phase: 'movement' as const,
    activations: [{ chief: null, pieces: [enemy.id] }],
  };
  const ways = waysOf({ ...state, turn }, enemy);
  const stands = [
    { to: enemy.at, hexes: 0 },
    ...('moves' in ways ? ways.moves.filter(({ fight }) => fight).map(({ to, cost }) => ({ to, hexes: cost })) : []),
  ];
  const cells = Array.from({ length: boardOf(state.field).size }, (_, cell) => cell);
  const held = new Set(state.units.flatMap(({ id, at }) => (id === victim.id ? [] : [at])));
  return cells.filter(
    (cell) =>
      !held.has(cell) &&
      stands.some(({ to, hexes }) => {
        if (typeof to !== 'number' || to === cell) return false;
        const units = state.units.map((unit) => {
          if (unit.id === victim.id) return { ...unit, at: cell };
          if (unit.id !== enemy.id) return unit;
          return { ...unit, at: to, move: { from: enemy.at, hexes, fight: true, diceLost: 0 } };
        });
        const there = { ...state, units, turn: { ...turn, phase: 'combat' as const } };
        const verdict = judgeAttack(there, enemy.id, victim.id);
        return !isRefused(verdict) || verdict.code === 'no-dice'; // dice taken away by the ground are left out
      }),
  );
}

test('th.x.target where an enemy could strike is where the judge would let it, had someone stood there', () => {
  const victim = unitOf(state, 'BC2');
  const alone = (kept: string | null): State => ({
    ...state,
    units: state.units.map((unit) =>
      unit.side === 'blue' && unit.id !== kept ? { ...unit, at: 'lost' as const } : unit,
    ),
  });
  const held = new Set(state.units.flatMap(({ side, at }) => (side === 'red' ? [at] : [])));
  for (const { piece, cells } of threats(alone(null), 'blue'))
    expect(
      cells.filter((cell) => !held.has(cell)),
      piece,
    ).toEqual(struckSlowly(alone('BC2'), unitOf(state, piece), victim));
});

test('th.x.target archers threaten farther than they walk, and nobody threatens across a river that has no ford', () => {
  const all = threats(state, 'blue');
  expect(all.map(({ piece }) => piece)).toEqual(state.units.filter(({ side }) => side === 'red').map(({ id }) => id));
  const bow = all.find(({ piece }) => piece === 'RI3');
  expect(bow?.shot.length).toBeGreaterThan(bow?.melee.length ?? 0);
  for (const { cells } of all) expect(cells.every(onTable)).toBe(true);
  expect(threats(state, 'red').every(({ piece }) => piece.startsWith('B'))).toBe(true);
});
