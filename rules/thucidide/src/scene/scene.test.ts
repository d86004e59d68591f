import { expect, test } from 'vitest';
import { sceneOf } from './scene.ts';
import type { State } from '../play/state.ts';
import { opening } from '../../testing/opening.ts';
import { SHIPPED, shipped } from '../../testing/shipped.ts';

const labels = (state: State) => new Map(sceneOf(state).pieces.map(({ id, label }) => [id, label]));

test('every piece has a label of its own, letter by kind and case by army', () => {
  for (const name of SHIPPED) {
    const { pieces } = sceneOf(opening(shipped(name)));
    expect(new Set(pieces.map(({ label }) => label)).size, name).toBe(pieces.length);
  }
  const plain = labels(opening(shipped('the-plain-of-three-villages')));
  expect(['BI1', 'BI18', 'RI10', 'BR1', 'BG', 'RG', 'BS2', 'RO1'].map((id) => plain.get(id))).toEqual([
    'I1',
    'I18',
    'i10',
    'R1',
    'G',
    'g',
    'S2',
    'o1',
  ]);
});

test('a label lasts as long as its piece, whoever is lost or waits outside', () => {
  const state = opening(shipped('the-village-on-the-road'));
  const before = labels(state);
  const units = state.units.map((unit, index) => (index % 2 === 0 ? { ...unit, at: 'lost' as const } : unit));
  const after = labels({ ...state, units });
  expect(after.size).toBeLessThan(before.size);
  for (const [id, label] of after) expect(label, id).toBe(before.get(id));
});

test('th.x.victory objectives are places of the map, with whose unit stands there', () => {
  const state = opening(shipped('the-bridge-and-the-fords'));
  const [first, second] = state.victory.objectives;
  const units = state.units.map((unit) => (unit.id === 'RI1' ? { ...unit, at: second ?? 0 } : unit));
  const { board, zones } = sceneOf({ ...state, units });
  expect([board.zone[first ?? 0], board.zone[second ?? 0]]).toEqual([1, 2]);
  expect(Array.from({ length: board.size }, (_, cell) => board.zone[cell]).filter((zone) => zone !== 0)).toHaveLength(
    2,
  );
  expect(zones?.map(({ zone, name }) => `${zone} ${name.fr}, ${name.en}`)).toEqual([
    '1 objectif, objective',
    '2 objectif (Rouge), objective (Red)',
  ]);
});

test('a figure says what exactly a unit is', () => {
  const figures = new Map(
    sceneOf(opening(shipped('the-village-on-the-road'))).pieces.map((one) => [one.id, one.figure]),
  );
  expect([figures.get('BI8'), figures.get('RE1'), figures.get('BG')]).toEqual([
    'very-light-infantry-bow',
    'medium-elephants',
    undefined,
  ]);
});
