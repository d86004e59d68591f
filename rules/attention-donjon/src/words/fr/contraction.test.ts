import { expect, test } from 'vitest';
import { Stage } from '../../../testing/stage.ts';
import { attentionDonjon as game } from '../../game.ts';
import { at, de } from './contraction.ts';

test('« de » contracts with an article and elides before a vowel', () => {
  expect(['le Valet de Pique', 'les gardes', 'une réussite', 'la Dame', 'Dorrin', '2 réussites'].map(de)).toEqual([
    'du Valet de Pique',
    'des gardes',
    'd’une réussite',
    'de la Dame',
    'de Dorrin',
    'de 2 réussites',
  ]);
});

test('« à » contracts with an article', () => {
  expect(['le 6 de Cœur', 'les gardes', 'l’As de Trèfle', 'Misha'].map(at)).toEqual([
    'au 6 de Cœur',
    'aux gardes',
    'à l’As de Trèfle',
    'à Misha',
  ]);
});

test('facts are told with them, and doors by the side they are on', () => {
  const { state } = new Stage();
  expect(game.words.fr.fact({ is: 'turn-moved', hero: 'dorrin', from: 'JS', to: '6H', next: false }, state)).toBe(
    'Le tour de Dorrin passe du Valet de Pique au 6 de Cœur.',
  );
  expect(game.words.fr.fact({ is: 'dodged', figure: 'dorrin', how: 'roll', needed: 1, missing: 1 }, state)).toContain(
    'manque son Esquive d’une réussite',
  );
  expect(game.words.fr.fact({ is: 'door-tried', hero: 'dorrin', door: 'f4e', card: '6H' }, state)).toBe(
    'Dorrin ouvre la porte est de f4.',
  );
  expect(game.words.en.command({ do: 'reveal', door: 'b4s' }, state)).toBe(
    'Reveal the dungeon through the south door of b4',
  );
});
