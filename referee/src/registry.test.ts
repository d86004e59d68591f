import { LANGS } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { schemaFor } from './file/schema.ts';
import { loadScenario } from './file/scenario.ts';
import { GAME_IDS, isShipped, loadGame, loadGames } from './registry.ts';
import { orThrow } from './words/mistakes.ts';

test('every game of the shelf is found under its own id', () => {
  expect([...GAMES.values()].map(({ id }) => id)).toEqual([...GAMES.keys()]);
  expect([...GAMES.keys()]).toEqual(GAME_IDS);
});

test('games are loaded one by one when one is enough, and an unknown id is refused with the known ones', async () => {
  expect([...(await loadGames(['thucidide'])).keys()]).toEqual(['thucidide']);
  for (const id of ['path-finder', 'toString']) {
    await expect(loadGames(['thucidide', id])).rejects.toThrow(
      `unknown game "${id}"; known games: attention-donjon, donjon-d10, pathfinder, thucidide`,
    );
  }
  expect([isShipped('pathfinder'), isShipped('toString')]).toEqual([true, false]);
});

test('a game loaded by its id keeps its types through the door: state and command, without a cast', async () => {
  const game = await loadGame('donjon-d10');
  const text =
    'game: donjon-d10\nclass: warrior\nfloors:\n  - number: 1\n    map: |\n      ####\n      #S>#\n      ####\ndungeon: 1\n';
  const { opening, game: same } = orThrow(loadScenario(text, game));
  expect(opening.floor.number).toBe(0); // of donjon-d10's own State
  expect(same).toBe(game);
  const wrong = loadScenario(text.replace('donjon-d10', 'pathfinder'), game);
  expect(wrong).toMatchObject({ ok: false, mistakes: [{ code: 'unknown-game', known: ['donjon-d10'] }] });
});

test.each([...GAMES.values()].map((game) => [game.id, game] as const))(
  '%s has a title, a version, a schema and words in every language',
  (id, game) => {
    expect(game.version).toMatch(/^\d+\.\d+$/);
    expect(schemaFor(game)).toMatchObject({ properties: { game: { const: id } } });
    for (const lang of LANGS) expect(game.rulebook.title[lang]).not.toBe('');
  },
);
