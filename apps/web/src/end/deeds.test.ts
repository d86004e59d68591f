import { readFileSync } from 'node:fs';
import { donjonD10 } from '@arbitre/donjon-d10';
import { type Beat, type Game, LANGS, SeededChance } from '@arbitre/kernel';
import { loadScenario, registryOf, startMatch } from '@arbitre/referee/core';
import { expect, test } from 'vitest';
import { TableModel } from '../table/model/table-model.ts';
import { LocalSource } from '../table/sources/local-source.ts';
import { loudest, tellDeed } from './deeds.ts';

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
  expect(loudest(log, 0, 4, ['blue'])).toBe(1);
  expect(loudest(log, 0, 4, ['red'])).toBe(3);
  expect(loudest(log, 0, 0, ['blue'])).toBeNull();
  expect(loudest(log, 0, 0, ['red'])).toBe(0);
  expect(loudest(log, 2, 3, ['blue'])).toBe(3);
  expect(loudest(log, 4, 4, ['blue'])).toBeNull();
  expect(loudest(log, 4, 4, ['red'])).toBe(4);
  expect(loudest(log, 4, 4, null)).toBe(4);
});
