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
