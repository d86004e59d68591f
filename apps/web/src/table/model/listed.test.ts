import { attentionDonjon } from '@arbitre/attention-donjon';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableOf } from '../clicks/count.ts';
import { listedGroups } from './listed.ts';

const training = new URL('../../../../../scenarios/attention-donjon/entrainement.yaml', import.meta.url);

test('what is sure stands before what is a gamble: a throw is taken as it lies, or changed', async () => {
  let asked = 0;
  for (let seed = 1; seed < 30 && asked < 3; seed++) {
    const model = tableOf(attentionDonjon, readFileSync(training, 'utf8'), seed);
    for (let moves = 0; moves < 12; moves++) {
      const typed = model.choices.value;
      const next = typed.find((choice) => /^(begin|attack|damage)/.test(choice.typed)) ?? typed.at(-1);
      if (next === undefined) break;
      const groups = listedGroups(model).map(([group]) => group);
      if (model.decision.value?.kind === 'after-roll' && groups.length > 1) {
        asked++;
        expect(groups.at(-1)).toBe('dice');
      }
      await model.play(next);
    }
  }
  expect(asked).toBeGreaterThan(0);
});
