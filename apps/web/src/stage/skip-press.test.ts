import { thucidide } from '@arbitre/thucidide';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { prefer } from '../settings.ts';
import { tableOf } from '../table/clicks/count.ts';
import { pressesOn } from './skip-press.ts';
import { Stage } from './stage.ts';

const scenario = readFileSync(
  new URL('../../../../scenarios/thucidide/the-bridge-and-the-fords.yaml', import.meta.url),
  'utf8',
);

beforeEach(() => prefer({ motion: true, speed: 1 }));

/** A table whose show stands still at its first beat, after one move. */
async function showing() {
  const model = tableOf(thucidide, scenario, 1);
  const stage = new Stage(model, { waits: () => () => {} });
  stage.follow();
  const isForShow = pressesOn(stage);
  expect(isForShow(0)).toBe(false); // nothing is shown: the board takes it
  const [first] = model.choices.value;
  if (first !== undefined) await model.play(first);
  expect(stage.now.value).not.toBe(null);
  return { stage, isForShow };
}

test('a press on the board while something is shown ends the show and is no press on the board', async () => {
  const { stage, isForShow } = await showing();
  expect(isForShow(2000)).toBe(true);
  expect(stage.now.value).toBe(null);
  expect(isForShow(4000)).toBe(false);
});

test('the second half of the double click that set a show going does not end it', async () => {
  const { stage, isForShow } = await showing();
  expect(isForShow(150)).toBe(true);
  expect(stage.now.value).not.toBe(null);
});
