import { attentionDonjon } from '@arbitre/attention-donjon';
import type { Game } from '@arbitre/kernel';
import { pathfinder } from '@arbitre/pathfinder';
import { thucidide } from '@arbitre/thucidide';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { numbered } from '../../stage/recap.ts';
import { playByHand, tableOf } from '../clicks/count.ts';
import { isClosingCommand } from './choices.ts';
import { doerOf } from './doer.ts';
import type { TableModel } from './table-model.ts';
import { type Deed, deedAt, deedSaid, joined } from './tale.ts';

async function played(game: Game, id: string, wishes: readonly RegExp[], most: number): Promise<TableModel> {
  const text = readFileSync(new URL(`../../../../../scenarios/${id}.yaml`, import.meta.url), 'utf8');
  const model = tableOf(game, text, 3);
  await playByHand(model, wishes, 3, most);
  return model;
}

function deedsOf({ source: { game }, chapters }: TableModel): readonly Deed[] {
  return chapters.value.map((_, index) => deedAt(game, chapters.value, index));
}

test('a throw is the doing of whoever throws, whoever was asked on the way; one’s own is not numbered among the others’', async () => {
  const model = await played(
    thucidide,
    'thucidide/the-bridge-and-the-fords',
    [/^attack/, /^activate/, /^move .* 05/, /^move/],
    120,
  );
  const { game } = model.source;
  const thrown = deedsOf(model).filter(({ told }) => told.some(({ fact }) => fact.is === 'rolled'));
  expect(thrown.length).toBeGreaterThan(0);
  for (const deed of thrown) {
    const { seat, piece } = doerOf(game, deed);
    expect(piece?.seat).toBe(seat);
    expect(deed.told.find(({ fact }) => fact.is === 'rolled')?.fact).toMatchObject({ unit: piece?.id });
    const other = seat === 'red' ? 'blue' : 'red';
    expect(numbered(game, [deed], [other])).toMatchObject([{ by: seat, number: 1 }]);
  }
  const own = thrown.find((deed) => doerOf(game, deed).seat !== deed.chapter.seat);
  const theirs = deedsOf(model).find((deed) => own !== undefined && doerOf(game, deed).seat !== doerOf(game, own).seat);
  if (own === undefined || theirs === undefined) throw new Error('somebody was asked for an order');
  const mine = [doerOf(game, own).seat];
  expect(numbered(game, [own, theirs], mine).map(({ number }) => number)).toEqual([null, 1]);
});

test('drawn cards are told without a number', async () => {
  const model = await played(attentionDonjon, 'attention-donjon/nid-des-hommes-rats', [/^begin/], 40);
  const { game } = model.source;
  const isDrawn = ({ told }: Deed) =>
    told.every(({ fact, before }) => game.beats?.(fact, before).every(({ show }) => show === 'card'));
  const deeds = deedsOf(model);
  const drawn = deeds.filter(isDrawn);
  expect(drawn.length).toBeGreaterThan(0);
  for (const { deed, number } of numbered(game, deeds, [])) expect(number === null).toBe(isDrawn(deed));
});

test('a turn let go by is told, a turn in which something was done is not said to be', async () => {
  const idle = await played(pathfinder, 'pathfinder/gorge', [/^begin/, /^end/], 8);
  const waited = deedsOf(idle).filter(({ waits }) => waits !== null);
  expect(waited.length).toBeGreaterThan(2);
  expect(deedSaid(idle.source.game, waited[0] as Deed, 'en')).toMatch(/^\p{Lu}\S+ waits\.$/u);
  expect(deedSaid(idle.source.game, waited[0] as Deed, 'fr')).toMatch(/^\p{Lu}\S+ attend\.$/u);
  const busy = await played(pathfinder, 'pathfinder/gorge', [/^begin/, /^step/, /^end/], 30);
  const ends = deedsOf(busy).filter(({ chapter }) => isClosingCommand(chapter.entry.command));
  expect(ends.length).toBeGreaterThan(0);
  expect(ends.every(({ waits }) => waits === null)).toBe(true);
});

test('moves of one piece in a row are one, from where it stood to where it stands', async () => {
  const model = await played(pathfinder, 'pathfinder/gorge', [/^begin/, /^stride/, /^end/], 30);
  const { game } = model.source;
  const deeds = deedsOf(model);
  const told = joined(game, deeds);
  expect(told.length).toBeLessThan(deeds.length);
  const merged = told.find(({ chapter, number }) => chapter.before !== model.chapters.value[number - 1]?.before);
  if (merged === undefined) throw new Error('somebody moved twice');
  expect(merged.chapter.moments.filter(({ fact }) => fact.is === 'moved').length).toBeGreaterThan(1);
  expect(told.flatMap(({ chapter }) => chapter.moments)).toEqual(deeds.flatMap(({ chapter }) => chapter.moments));
});
