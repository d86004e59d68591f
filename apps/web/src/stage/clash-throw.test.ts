import { SeededChance } from '@arbitre/kernel';
import { thucidide } from '@arbitre/thucidide';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { clash } from '../games/thucidide/clash.ts';
import { prefer } from '../settings.ts';
import { tableOf } from '../table/clicks/count.ts';
import { fellInClash } from './clash-throw.ts';
import { Stage } from './stage.ts';
import { isLying } from './stage-overlay.tsx';

const scenario = readFileSync(
  new URL('../../../../scenarios/thucidide/the-bridge-and-the-fords.yaml', import.meta.url),
  'utf8',
);
const FIERCE = /^(attack|command|activate|move|retreat|follow|riposte)/;

beforeEach(() => prefer({ motion: true, speed: 1 }));

/** A battle by chance whose show stands still at the first beat of every entry, and is skipped before the next. */
async function skipped(seed: number, look: (stage: Stage, model: ReturnType<typeof tableOf>) => void): Promise<void> {
  const model = tableOf(thucidide, scenario, seed);
  const stage = new Stage(model, { waits: () => () => {} });
  const unfollow = stage.follow();
  const chance = new SeededChance(seed);
  for (let moves = 0; moves < 250; moves++) {
    look(stage, model);
    stage.skip();
    look(stage, model);
    const liked = model.choices.value.filter(({ typed }) => FIERCE.test(typed));
    const among = liked.length > 0 && chance.int(5) > 0 ? liked : model.choices.value;
    const choice = among[chance.int(Math.max(1, among.length))];
    if (choice === undefined) break;
    await model.command(choice.seat, choice.before[0] ?? choice.offer.command);
  }
  unfollow();
}

test('a fight tells no result before its own dice: not of an earlier fight of the same two, not after skipping', async () => {
  let [before, after] = [0, 0];
  for (let seed = 1; seed <= 16; seed++)
    await skipped(seed, ({ lastThrow }, model) => {
      if (clash(model.state.value) === null || model.decision.value === null || model.playhead.value !== null) return;
      const attack = model.chapters.value.findLastIndex(({ entry }) => entry.command?.do === 'attack');
      const facts = model.chapters.value.slice(attack).flatMap(({ moments }) => moments.map(({ fact }) => fact.is));
      const thrown = facts.includes('rolled');
      const { value: dice } = lastThrow;
      expect(dice !== null && fellInClash(model, clash, dice.shot)).toBe(thrown);
      if (thrown) after++;
      else before++;
    });
  expect(before).toBeGreaterThan(4);
  expect(after).toBeGreaterThan(4);
});

test('dice that were skipped do not fall again over what is done next', async () => {
  let older = 0;
  await skipped(3, ({ lastThrow: { value: thrown }, now: { value: playing } }) => {
    if (thrown === null || playing === null || thrown.shot.chapter === playing.shot.chapter) return;
    older++;
    expect(isLying(thrown, playing)).toBe(false);
  });
  expect(older).toBeGreaterThan(4);
});
