import { LANGS, SeededChance } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { schemaFor } from './file/schema.ts';
import { loadScenario } from './file/scenario.ts';
import { level } from '@arbitre/players';
import { seatedPolicy } from './lab/policy.ts';
import { GAME_IDS, isShipped, loadBrain, loadGame, loadGames } from './registry.ts';
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

test('a brain loaded by its id has the types of its game: a policy of it needs no cast; another game brings its own', async () => {
  const [game, brain] = [await loadGame('donjon-d10'), await loadBrain('donjon-d10')];
  const { opening } = orThrow(loadScenario('{game: donjon-d10, class: warrior, dungeon: 1}', game));
  const soldier = seatedPolicy(brain, { hero: { player: level('soldier') } });
  const { do: verb } = soldier(game, opening, 'hero', new SeededChance(1)); // of donjon-d10's own Command
  expect(verb).toBe('descend');
  expect([await loadBrain('race'), await loadBrain('toString')]).toEqual([null, null]);
});

test.each([...GAMES.values()].map((game) => [game.id, game] as const))(
  '%s has a title, a version, a schema and words in every language',
  (id, game) => {
    expect(game.version).toMatch(/^\d+\.\d+$/);
    expect(schemaFor(game)).toMatchObject({ properties: { game: { const: id } } });
    for (const lang of LANGS) expect(game.rulebook.title[lang]).not.toBe('');
  },
);
