import { attentionDonjon } from '@arbitre/attention-donjon';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableOf } from '../clicks/count.ts';
import { isFolded } from './choices.ts';
import { listedGroups, shortcutsOf } from './listed.ts';

const training = new URL('../../../../../scenarios/attention-donjon/entrainement.yaml', import.meta.url);
const nest = new URL('nid-des-hommes-rats.yaml', training);

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

test('handing things over is folded away after what a turn is for, and takes no digit', async () => {
  const model = tableOf(attentionDonjon, readFileSync(nest, 'utf8'), 4);
  let met = 0;
  for (let moves = 0; moves < 40; moves++) {
    const groups = listedGroups(model);
    const gear = groups.find(([group]) => group === 'gear')?.[1] ?? [];
    if (gear.length > 0) {
      met++;
      expect(isFolded('gear', gear)).toBe(true);
      expect(gear.some(({ typed }) => shortcutsOf(model).value.has(typed))).toBe(false);
      expect(groups.findIndex(([group]) => group === 'gear')).toBeGreaterThan(0);
    }
    const next = model.choices.value[(moves * 7) % Math.max(1, model.choices.value.length)];
    if (next === undefined) break;
    await model.play(next);
  }
  expect(met).toBeGreaterThan(0);
});
