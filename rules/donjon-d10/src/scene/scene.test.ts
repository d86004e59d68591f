import { expect, test } from 'vitest';
import { play, setTable } from '../../testing/table.ts';
import { LEGEND } from './legend.ts';
import { plans } from './scene.ts';

const MAP = '#######\n#S.M.w#\n#.#r#>#\n#######';

test('dx.x.squares the floors a scenario has drawn are shown before anybody goes down, lairs and all', () => {
  const opening = setTable({ dungeon: 1, class: 'thief', floors: [{ number: 1, map: MAP, creatures: { r: 'bat' } }] });
  const [seen, ...more] = plans(opening);
  expect(more).toEqual([]);
  const glyphs = seen?.ground.map((kind) => LEGEND[kind as keyof typeof LEGEND].glyph);
  for (const { kind, at } of seen?.pieces ?? []) glyphs?.splice(at, 1, LEGEND[kind as keyof typeof LEGEND].glyph);
  expect(glyphs?.join('')).toBe('####### #@.M.w# #.#m#># #######'.replaceAll(' ', ''));
  expect(plans(play(opening, 'descend', '4:1').state)).toEqual([]);
  expect(plans(setTable({}))).toEqual([]);
});
