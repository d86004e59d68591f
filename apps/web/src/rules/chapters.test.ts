import { loadGames } from '@arbitre/referee/core';
import { LANGS, type Rule, type RuleId } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { partsOf } from './chapters.ts';
import { DRAWN_RULES, positionText } from './drawn-rules.ts';
import { positionOf } from './position-picture.tsx';

test('the contents of a rulebook name each heading once and hold every rule once', async () => {
  for (const [, { rulebook }] of await loadGames()) {
    const rules = Object.entries(rulebook.rules) as [RuleId, Rule][]; // the keys of a rulebook are its ids
    for (const lang of LANGS) {
      const chapters = partsOf(rules, lang).flatMap((part) => part.chapters);
      const headings = chapters.map(({ heading }) => heading);
      expect(new Set(headings).size).toBe(headings.length);
      expect(chapters.flatMap((chapter) => chapter.rules).sort()).toEqual(rules.map(([id]) => id).sort());
    }
  }
});

test('how points are counted comes after what one does', () => {
  const words = (text: string) => ({ fr: text, en: text });
  const rule = (heading: string): Rule => ({ heading: words(heading), text: words('…') });
  const parts = partsOf(
    [
      ['pf.geom.1', rule('Cover')],
      ['pf.speed.1', rule('Speed')],
      ['pf.cover.1', rule('Cover')],
      ['th.a.1', rule('Chapter 3, roads (page opening)')],
      ['th.b.1', rule('Chapter 1, turns')],
      ['ad.space.1', rule('Spaces, cells and zones')],
    ],
    'en',
  );
  expect(parts).toEqual([
    {
      name: null,
      chapters: [
        { heading: 'Speed', short: 'Speed', rules: ['pf.speed.1'] },
        { heading: 'Cover', short: 'Cover', rules: ['pf.cover.1', 'pf.geom.1'] },
        { heading: 'Spaces, cells and zones', short: 'Spaces, cells and zones', rules: ['ad.space.1'] },
      ],
    },
    { name: 'Chapter 1', chapters: [{ heading: 'Chapter 1, turns', short: 'Turns', rules: ['th.b.1'] }] },
    {
      name: 'Chapter 3',
      chapters: [{ heading: 'Chapter 3, roads (page opening)', short: 'Roads', rules: ['th.a.1'] }],
    },
  ]);
});

test('every drawn rule is a rule of its game, and its position is set up by it', async () => {
  const games = await loadGames();
  for (const [id, { position, wish }] of Object.entries(DRAWN_RULES)) {
    const game = [...games.values()].find(({ rulebook }) => Object.hasOwn(rulebook.rules, id));
    if (game === undefined) throw new Error(`no game has ${id}`);
    const { scene, reached, preview, marked, lines } = positionOf(game, positionText(position), wish);
    expect(scene.pieces.length, id).toBeGreaterThan(0);
    const seen = reached.length + (preview?.path?.length ?? 0) + marked.length + lines.length;
    expect(seen, id).toBeGreaterThan(0);
  }
});
