import { readFileSync } from 'node:fs';
import { donjonD10 } from '@arbitre/donjon-d10';
import { type Beat, type Game, LANGS, SeededChance } from '@arbitre/kernel';
import { loadScenario, registryOf, startMatch } from '@arbitre/referee/core';
import { thucidide } from '@arbitre/thucidide';
import { expect, test } from 'vitest';
import { playByHand, tableOf } from '../table/clicks/count.ts';
import { TableModel } from '../table/model/table-model.ts';
import { LocalSource } from '../table/sources/local-source.ts';
import { loudest, tellDeed, toldOf } from './deeds.ts';

test('a throw that turned the game is told with what was decided, and with what was done of it', async () => {
  const game = donjonD10 as unknown as Game; // as the registry knows it
  const text = readFileSync(new URL('../../../../scenarios/donjon-d10/first-steps.yaml', import.meta.url), 'utf8');
  const loaded = loadScenario(text, registryOf(game));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  const source = new LocalSource(
    { game, match: startMatch(loaded.value, { kind: 'seeded', seed: 8 }, 'fr') },
    {},
    () => {},
  );
  const chance = new SeededChance(4);
  for (let moves = 0; moves < 40; moves++) {
    const { state } = source.match.value;
    const offers = game.offers(state, 'hero');
    const offer = offers[chance.int(Math.max(1, offers.length))];
    if (offer !== undefined) await source.play('hero', offer.command);
  }
  const model = new TableModel(source, {});
  const throws = model.chapters.value.flatMap(({ entry: { command } }, index) =>
    command !== null && game.writeCommand(command) === 'roll' ? [index] : [],
  );
  expect(throws.length).toBeGreaterThan(3);
  for (const index of throws.slice(0, -1))
    for (const lang of LANGS) {
      const { decided, came } = tellDeed(model, index, lang);
      expect(decided).toMatch(lang === 'fr' ? /^lancer le D10/i : /^roll the D10/i);
      expect(came.join(' ')).not.toMatch(/^D10[^.]*\.$/);
      if (came.length > 1) expect(came.join(' ')).not.toContain(' = ');
    }
});

test('what turned the game is a deed of those it did good, and never a throw of the others that came to nothing', () => {
  const deeds: readonly (readonly [string, Beat['show']])[] = [
    ['red', 'dice'],
    ['blue', 'wound'],
    ['red', 'wound'],
    ['red', 'death'],
    ['blue', 'miss'],
  ];
  const missing = (show: string) => (show === 'miss' ? ['dice', 'miss'] : [show]).map((is) => ({ fact: { is } }));
  const chapters = deeds.map(([seat, show]) => ({ seat, moments: missing(show) }));
  const game = { beats: ({ is }: { readonly is: string }) => [{ show: is }] };
  const log = { source: { game }, chapters: { value: chapters } } as unknown as Parameters<typeof loudest>[0]; // all that it looks at
  expect(loudest(log, 0, 4, { gainers: ['blue'], rose: true })).toBe(1);
  expect(loudest(log, 0, 4, { gainers: ['red'], rose: true })).toBe(3);
  expect(loudest(log, 0, 0, { gainers: ['blue'], rose: true })).toBeNull();
  expect(loudest(log, 0, 0, { gainers: ['red'], rose: true })).toBe(0);
  expect(loudest(log, 2, 3, { gainers: ['blue'], rose: true })).toBeNull();
  expect(loudest(log, 4, 4, { gainers: ['blue'], rose: true })).toBeNull();
  expect(loudest(log, 4, 4, { gainers: ['red'], rose: true })).toBe(4);
  expect(loudest(log, 4, 4, { gainers: null, rose: true })).toBe(4);
});

/** A log of one game: who asked for each entry, and what was seen of it. */
function logOf(entries: readonly (readonly [string, readonly Beat[]])[]) {
  const pieces = [
    { id: 'maelle', seat: 'heroes' },
    { id: 'slate', seat: 'raiders' },
  ];
  const chapters = entries.map(([seat, beats]) => ({ seat, before: {}, moments: [{ fact: { is: 'seen', beats } }] }));
  const game = {
    beats: ({ beats }: { readonly beats: readonly Beat[] }) => beats,
    scene: () => ({ pieces }),
  };
  return { source: { game }, chapters: { value: chapters } } as unknown as Parameters<typeof loudest>[0]; // all that it looks at
}

test('a loss is told by what harmed those who lost by it, were it just before, and never by a healing of theirs', () => {
  const wound = (piece: string, loses: number): Beat => ({ show: 'wound', piece, loses });
  const log = logOf([
    ['raiders', [{ show: 'step', piece: 'slate', path: [1] }]],
    ['raiders', [wound('maelle', 12), { show: 'say', grave: true }]],
    [
      'raiders',
      [
        { show: 'dice', by: 'slate', dice: [] },
        { show: 'miss', by: 'slate', piece: 'maelle' },
      ],
    ],
    ['heroes', [wound('maelle', -8)]],
    ['raiders', [{ show: 'step', piece: 'slate', path: [2] }]],
  ]);
  const [loss, win] = [
    { gainers: ['raiders'], rose: false },
    { gainers: ['heroes'], rose: true },
  ];
  expect(loudest(log, 3, 3, loss)).toBeNull();
  expect(toldOf(log, { from: 3, last: 3 }, { from: 3, last: 3 }, loss)).toBe(1);
  expect(toldOf(log, { from: 3, last: 3 }, { from: 3, last: 3 }, win)).toBe(3);
  expect(loudest(log, 0, 2, win)).toBe(2); // they missed
  const moves = logOf([['raiders', [{ show: 'step', piece: 'slate', path: [2] }]]]);
  expect(toldOf(moves, { from: 0, last: 0 }, { from: 0, last: 0 }, loss)).toBe(0);
  expect(toldOf(moves, { from: 0, last: 0 }, { from: 0, last: 0 }, win)).toBeNull();
});

test('a rise is never told by a harm done to those whose chances rose, nor by an assault on them', () => {
  const saved: Beat = { show: 'dice', by: 'maelle', dice: [] };
  const log = logOf([
    ['raiders', [saved, { show: 'wound', piece: 'maelle', loses: 8 }, { show: 'say', grave: true }]],
    ['heroes', [{ show: 'step', piece: 'slate', path: [1] }]], // declined an order on the way: the others assault
  ]);
  const rise = { gainers: ['heroes'], rose: true };
  expect(loudest(log, 0, 1, rise)).toBeNull();
  expect(toldOf(log, { from: 0, last: 1 }, { from: 0, last: 1 }, rise)).toBeNull();
  expect(toldOf(log, { from: 0, last: 1 }, { from: 0, last: 1 }, { gainers: ['raiders'], rose: false })).toBe(0);
});

test('what was decided is what whoever acts had set about, not an order that was declined on the way', async () => {
  const text = readFileSync(
    new URL('../../../../scenarios/thucidide/the-bridge-and-the-fords.yaml', import.meta.url),
    'utf8',
  );
  const model = tableOf(thucidide, text, 3);
  await playByHand(model, [/^attack/, /^none/, /^activate/, /^move .* 05/, /^move/], 3, 160);
  const thrown = model.chapters.value.flatMap(({ moments }, index) =>
    moments.some(({ fact }) => fact.is === 'rolled') ? [index] : [],
  );
  expect(thrown.length).toBeGreaterThan(0);
  for (const index of thrown) {
    const { decided } = tellDeed(model, index, 'en');
    if (decided !== null) expect(decided).not.toMatch(/no order/i);
  }
  expect(thrown.some((index) => tellDeed(model, index, 'en').decided !== null)).toBe(true);
});
