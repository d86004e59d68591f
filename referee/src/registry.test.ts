import { LANGS } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { schemaFor } from './file/schema.ts';
import { GAME_IDS, loadGames } from './registry.ts';

test('every game of the shelf is found under its own id', () => {
  expect([...GAMES.values()].map(({ id }) => id)).toEqual([...GAMES.keys()]);
  expect([...GAMES.keys()]).toEqual(GAME_IDS);
});

test('games are loaded one by one when one is enough, and an unknown id is no game', async () => {
  const [first = ''] = GAME_IDS;
  expect([...(await loadGames([first, 'solitaire', 'toString'])).keys()]).toEqual([first]);
});

test.each([...GAMES.values()].map((game) => [game.id, game] as const))(
  '%s has a title, a version, a schema and words in every language',
  (id, game) => {
    expect(game.version).toMatch(/^\d+\.\d+$/);
    expect(schemaFor(game)).toMatchObject({ properties: { game: { const: id } } });
    for (const lang of LANGS) expect(game.rulebook.title[lang]).not.toBe('');
  },
);
