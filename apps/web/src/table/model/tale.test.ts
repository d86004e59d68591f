import { attentionDonjon } from '@arbitre/attention-donjon';
import { pathfinder } from '@arbitre/pathfinder';
import { thucidide } from '@arbitre/thucidide';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playByHand, tableOf } from '../clicks/count.ts';
import { taleOf } from './tale.ts';

function scenario(id: string): string {
  return readFileSync(new URL(`../../../../../scenarios/${id}.yaml`, import.meta.url), 'utf8');
}

test('every entry is one deed of the tale, in its order, whatever the turns', async () => {
  const model = tableOf(thucidide, scenario('thucidide/the-bridge-and-the-fords'), 3);
  await playByHand(model, [/^attack/, /^activate/, /^move/], 3, 40);
  const chapters = model.chapters.value;
  const deeds = taleOf(thucidide, chapters).flatMap((turn) => turn.deeds);
  expect(deeds.map(({ number }) => number)).toEqual(chapters.map((_, index) => index + 1));
  for (const turn of taleOf(thucidide, chapters))
    for (const { chapter } of turn.deeds) expect(chapter.seat).toBe(turn.seat);
});

test('a lesson is spoken once, above the choices, and not again in the tale', async () => {
  const model = tableOf(attentionDonjon, scenario('attention-donjon/entrainement'), 20);
  await playByHand(model, [/^begin/], 1, 1);
  expect(model.chapters.value.some(({ moments }) => moments.some(({ fact }) => fact.is === 'lesson'))).toBe(true);
  const told = taleOf(attentionDonjon, model.chapters.value).flatMap(({ deeds }) => deeds.flatMap((deed) => deed.told));
  expect(told.some(({ fact }) => fact.is === 'lesson')).toBe(false);
});

test('a deed is not told by whose turn it leads to', async () => {
  const model = tableOf(pathfinder, scenario('pathfinder/gorge'), 3);
  await playByHand(model, [/^begin/, /^strike/, /^stride/], 3, 60);
  const deeds = taleOf(pathfinder, model.chapters.value).flatMap((turn) => turn.deeds);
  const several = deeds.filter(({ told }) => told.length > 1);
  expect(several.length).toBeGreaterThan(3);
  for (const { told } of several) expect(told.at(-1)?.fact.is).not.toBe('turn-began');
});

test('the last action of a turn is told, and not whose turn it leads to', async () => {
  const model = tableOf(pathfinder, scenario('pathfinder/gorge-drake'), 3);
  await playByHand(model, [/^begin/, /^stride/, /^fly/, /^trip/], 3, 60);
  const deeds = taleOf(pathfinder, model.chapters.value).flatMap((turn) => turn.deeds);
  const moving = deeds.filter(({ chapter }) => chapter.moments.some(({ fact }) => fact.is === 'moved'));
  expect(moving.some(({ chapter }) => chapter.moments.some(({ fact }) => fact.is === 'turn-began'))).toBe(true);
  for (const { told } of moving) {
    expect(told.map(({ fact }) => fact.is)).not.toContain('turn-began');
    expect(told.map(({ fact }) => fact.is)).not.toEqual(['landed']);
  }
});
