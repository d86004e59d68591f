import { attentionDonjon } from '@arbitre/attention-donjon';
import { cellName, LANGS } from '@arbitre/kernel';
import { pathfinder } from '@arbitre/pathfinder';
import { thucidide } from '@arbitre/thucidide';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playByHand, tableOf } from '../clicks/count.ts';
import { labelOnBoard, withoutCells } from './label.ts';

const scenario = (id: string) => readFileSync(new URL(`../../../../../scenarios/${id}.yaml`, import.meta.url), 'utf8');

test.each([
  [thucidide, 'thucidide/the-bridge-and-the-fords'],
  [pathfinder, 'pathfinder/first-steps'],
  [attentionDonjon, 'attention-donjon/entrainement'],
])('where the board rings a cell, no choice names it: %#', async (game, id) => {
  const table = tableOf(game, scenario(id), 3);
  const pointing = () => table.choices.value.filter(({ at }) => at !== null);
  for (let n = 0; n < 12 && pointing().length < 20; n++) await playByHand(table, [/^begin/, /^activate/, /^end/], n, 1);
  expect(pointing().length).toBeGreaterThan(5);
  for (const choice of pointing()) {
    for (const lang of LANGS) {
      const label = labelOnBoard(game, table.scene.value, choice, lang);
      expect(label).not.toMatch(new RegExp(`\\b${cellName(table.scene.value.board, choice.at ?? 0)}\\b`));
      expect(label.length).toBeGreaterThan(2);
    }
  }
});

test('where no board is in sight a label names no cell', () => {
  expect(withoutCells('Stride to e6')).toBe('Stride');
  expect(withoutCells('Se replier en 0708')).toBe('Se replier');
  expect(withoutCells('Aller vers le sud-est')).toBe('Aller vers le sud-est');
  expect(withoutCells('Attack the cavalry')).toBe('Attack the cavalry');
});

test('a sentence beside the board tells no way cell by cell', () => {
  const told = [
    [
      'Le guerrier va vers l’est\u202f: c2, d2, e2. La toile en f2 coûte un point de plus.',
      'Le guerrier va vers l’est. La toile coûte un point de plus.',
    ],
    ['The archer goes east: d10, e10, k10. 2 points left.', 'The archer goes east. 2 points left.'],
    [
      'Un piège en d4\u202f! D20\u202f: 6, le guerrier perd 2 PV.',
      'Un piège\u202f! D20\u202f: 6, le guerrier perd 2 PV.',
    ],
    ['Le veilleur se déplace de a2 à e5.', 'Le veilleur se déplace.'],
    ['Bridge rat 1 is pushed from f2 to f1.', 'Bridge rat 1 is pushed.'],
    ['The precipice at g3 acts on Dorrin.', 'The precipice acts on Dorrin.'],
    ['The archer drinks at the fountain of b7, unhurt already.', 'The archer drinks at the fountain, unhurt already.'],
    ['The archer opens the chest at b3 (D100: 57): a potion.', 'The archer opens the chest (D100: 57): a potion.'],
  ];
  for (const [said, without] of told) expect(withoutCells(said ?? '')).toBe(without);
});

test('a verb that says nothing without its cell gives way to one that does', () => {
  for (const [said, without] of [
    ['Doran goes to a6.', 'Doran moves.'],
    [
      'Ardoise va en k4, en montant à une hauteur de 5 cases.',
      'Ardoise se déplace, en montant à une hauteur de 5 cases.',
    ],
    ['Rat géant 1 est en e6.', 'Rat géant 1 prend place.'],
    ['Giant rat 1 stands at e6.', 'Giant rat 1 takes its place.'],
  ])
    expect(withoutCells(said ?? '')).toBe(without);
});

test('a die is no cell', () => {
  expect(withoutCells('Un jet de d20.')).toBe('Un jet de d20.');
});
