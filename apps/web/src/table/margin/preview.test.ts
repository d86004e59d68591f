import { pathfinder } from '@arbitre/pathfinder';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableOf } from '../clicks/count.ts';
import { isListed } from './choice-list.tsx';
import { detailedUnderList } from './preview.tsx';

const scenario = readFileSync(new URL('../../../../../scenarios/pathfinder/first-steps.yaml', import.meta.url), 'utf8');

test('what is shown has one fold of details: its own, or that of the listed choice looked at last', async () => {
  const model = tableOf(pathfinder, scenario, 1);
  for (let moves = 0; moves < 4 && !model.choices.value.some(({ at }) => at !== null); moves++) {
    const [first] = model.choices.value;
    if (first !== undefined) await model.play(first);
  }
  const listed = model.choices.value.find((choice) => isListed(model, choice)) ?? null;
  const onBoard = model.choices.value.find((choice) => !isListed(model, choice) && choice.at !== null) ?? null;
  expect([listed, onBoard]).not.toContain(null);
  expect(detailedUnderList(model, null)).toBe(null);
  expect(detailedUnderList(model, listed)).toBe(listed);
  model.considered.value = onBoard;
  expect(detailedUnderList(model, listed)).toBe(null); // the preview unfolds the move's own
  model.considered.value = null;
  expect(detailedUnderList(model, listed)).toBe(listed);
});
