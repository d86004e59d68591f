import { donjonD10 } from '@arbitre/donjon-d10';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableOf } from '../clicks/count.ts';
import { takeAllForced } from '../clicks/hand.ts';
import { advise } from './advise.ts';
import type { Answer } from './computer-worker.ts';
import { DECISIONS_ONLY } from './pace.ts';
import { type Advice, TableModel } from './table-model.ts';

/** A table whose adviser answers when told to, and about what it was asked. */
function advised() {
  const text = readFileSync(new URL('../../../../../scenarios/donjon-d10/first-steps.yaml', import.meta.url), 'utf8');
  const { source } = tableOf(donjonD10, text, 4);
  const asked: { readonly about: unknown; readonly answer: () => void }[] = [];
  const advise = (model: TableModel): Promise<Advice | null> =>
    new Promise((told) => {
      const [choice] = model.choices.value;
      asked.push({
        about: model.decision.value?.kind,
        answer: () => told(choice === undefined ? null : { choice, why: [] }),
      });
    });
  const model = new TableModel(source, { pace: () => DECISIONS_ONLY, advise });
  return { model, asked };
}

/** Lets everything happen that waits for nothing. */
const soon = () => new Promise((passed) => setTimeout(passed));

test('a hint asked for while a step is about to be taken by itself is told about the choice after it', async () => {
  const { model, asked } = advised();
  const [descend] = model.choices.value;
  if (descend !== undefined) await model.play(descend);
  expect(model.forced.value).not.toBe(null); // the die, which the table casts
  const hint = model.askHint();
  await takeAllForced(model);
  await soon();
  expect(asked.map(({ about }) => about)).toEqual([model.decision.value?.kind]);
  asked[0]?.answer();
  await hint;
  expect(model.choices.value).toContain(model.advice.value?.choice);
});

test('a hint that the game has overtaken is asked for again; a choice of one’s own makes up one’s mind', async () => {
  const { model, asked } = advised();
  const hint = model.askHint();
  await soon();
  const [descend] = model.choices.value;
  if (descend !== undefined) await model.source.play(descend.seat, descend.offer.command); // by whoever else sits here
  await takeAllForced(model);
  asked[0]?.answer();
  await soon();
  expect(asked).toHaveLength(2);
  expect(model.hinting.value).toBe(true);
  const [heading] = model.choices.value;
  if (heading !== undefined) await model.play(heading);
  await takeAllForced(model);
  asked[1]?.answer();
  await hint;
  expect(model.hinting.value).toBe(false);
  expect(model.advice.value).toBe(null);
});

test('what is being shown is seen to its end before a hint is told', async () => {
  const { model, asked } = advised();
  const hint = model.askHint();
  await soon();
  model.playhead.value = { chapter: 0, moment: 0 };
  asked[0]?.answer();
  await soon();
  expect(model.advice.value).toBe(null);
  model.playhead.value = null;
  await hint;
  expect(model.advice.value).not.toBe(null);
});

test('an answer that comes while something is still being shown is not lost', async () => {
  const { model: plain } = advised();
  const thought: (() => void)[] = [];
  const [wanted] = plain.choices.value;
  const computer = {
    think: () =>
      new Promise<Answer>((told) => {
        const command = wanted?.offer.command ?? { do: 'none' };
        thought.push(() => told({ id: 1, command, why: [], aim: null }));
      }),
  };
  const model = new TableModel(plain.source, {
    pace: () => DECISIONS_ONLY,
    advise: (table) => advise(table, computer, 1),
  });
  const hint = model.askHint();
  await soon();
  model.playhead.value = { chapter: 0, moment: 0 };
  thought[0]?.();
  await soon();
  model.playhead.value = null;
  await hint;
  expect(thought).toHaveLength(1);
  expect(model.choices.value).toContain(model.advice.value?.choice);
  expect(model.shown.value).toBe(model.advice.value?.choice);
});
