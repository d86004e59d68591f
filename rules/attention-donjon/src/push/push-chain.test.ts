import { dial } from '@arbitre/kernel/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Drawn, drawn } from '../../testing/drawn.ts';
import { naiveChains } from '../../testing/naive-chains.ts';
import { type Push, pushFrom } from './push.ts';
import { linksOf, pushCells, pushChains, pushOn, pushRefusal } from './push-chain.ts';
import { rulebook } from '../rulebook/index.ts';

const OPEN = `
  . . . . .
  . . . . .
  . H o . .
  . . . . .
  . . . . .`;

/** H pushes o. */
const push = (board: Drawn): Push => pushFrom(board.where('o'), board.where('H'));
const chainsOf = (board: Drawn) => [...pushChains(board, push(board))];
const cells = (board: Drawn, of = push(board)) => board.names(pushCells(board, of));
/** The board after the chain through these cells. */
const after = (board: Drawn, chain: readonly string[]) => board.show(linksOf(board, push(board), chain.map(board.at)));

test('ad.push.2 one cell exactly, whatever the zones; walls, closed doors and edges count', () => {
  expect(cells(drawn('H o . .', { zones: 'x x y y' }))).toEqual(['c1']);
  expect(cells(drawn('H o . .', { walls: ['b1|c1'] }))).toEqual([]);
  expect(cells(drawn('H o . .', { doors: [{ at: 'b1|c1' }] }))).toEqual([]);
  expect(cells(drawn('H o . .', { doors: [{ at: 'b1|c1', open: true }] }))).toEqual(['c1']);
});

describe('ad.push.3 never to a cell adjacent to the aggressor', () => {
  test.each([
    ['b3', ['d2', 'd3', 'd4']],
    ['b2', ['d2', 'd3', 'b4', 'c4', 'd4']],
    ['a3', ['c2', 'd2', 'd3', 'c4', 'd4']],
  ])('ad.push.3 from %s: %s', (from, expected) => {
    const board = drawn(OPEN.replace('H', '.'));
    expect(cells(board, pushFrom(board.where('o'), board.at(from)))).toEqual(expected);
  });

  test('ad.push.3 a cell cut off from the aggressor by a wall is allowed; without a source nothing is excluded', () => {
    const walled = drawn('. . .\nH o .\n. . .', { walls: ['a1|b1', 'a1|a2'] });
    expect(cells(walled)).toContain('b1');
    expect(cells(drawn('. . .\nH o .\n. . .'))).not.toContain('b1');
    const board = drawn('. . .\n. o .\n. . .');
    expect(pushCells(board, pushFrom(board.where('o'), null))).toHaveLength(8);
    expect(pushCells(board, pushFrom(board.where('o'), board.where('o')))).toHaveLength(8);
  });
});

test('ad.push.4 a free cell is forced when there is one', () => {
  const board = drawn('. . . . .\n. . . 1 .\n. H o . .\n. . . 2 .');
  expect(cells(board)).toEqual(['d3']);
  expect(pushRefusal(board, push(board), board.at('d2'))).toMatchObject({
    code: 'push-occupied-while-free',
    rules: ['ad.push.4'],
  });
  expect(after(board, ['d3'])).toBe('. . . . .\n. . . 1 .\n. H . o .\n. . . 2 .');
});

describe('ad.push.6 without a free cell, an occupied one is chosen', () => {
  const board = drawn('. . . . . .\n. . . # . .\n. H o 1 . .\n. . . 2 . .\n. . . . . .');
  test('ad.push.6 d3 or d4', () => {
    expect(cells(board)).toEqual(['d3', 'd4']);
  });
  test('ad.push.6 then the figure found there goes on: five and three ways', () => {
    expect(cells(board, pushOn(push(board), board.at('d3')))).toEqual(['e2', 'e3', 'e4']);
    expect(cells(board, pushOn(push(board), board.at('d4')))).toEqual(['e3', 'e4', 'c5', 'd5', 'e5']);
    expect(chainsOf(board)).toHaveLength(8);
  });
});

test('ad.push.7 ad.space.9 never into a solid element, nor into a figure that never moves', () => {
  const board = drawn('H o # .');
  expect(cells(board)).toEqual([]);
  expect(pushRefusal(board, push(board), board.at('c1'))).toMatchObject({ code: 'push-solid', rules: ['ad.push.7'] });
  expect(cells(drawn('H o 1 .'))).toEqual(['c1']);
  expect(cells(drawn('H o 1 .', { immovable: ['1'] }))).toEqual([]);
});

test('ad.push.8 one push, three figures', () => {
  const board = drawn('H o 1 2 . .');
  expect(chainsOf(board).map(board.names)).toEqual([['c1', 'd1', 'e1']]);
  expect(after(board, ['c1', 'd1', 'e1'])).toBe('H . o 1 2 .');
});

test('ad.push.9 the aggressor of a link is where the arriving figure comes from', () => {
  const board = drawn('H o 1 2 . .');
  const link = pushOn(push(board), board.at('c1'));
  expect(link.source).toBe(board.at('b1'));
  expect(cells(board, link)).toEqual(['d1']);
});

test('ad.push.11 each link on its own: the chain stops at the first figure with a free cell', () => {
  const board = drawn('. . . # . .\n. H o 1 2 .\n. . . # # .');
  expect(chainsOf(board)).toEqual([[board.at('d2'), board.at('e1')]]);
  expect(pushRefusal(board, pushOn(push(board), board.at('d2')), board.at('e2'))).toMatchObject({
    code: 'push-occupied-while-free',
  });
});

test('ad.push.12 nobody is moved twice, and never the aggressor: this chain cannot be completed', () => {
  const board = drawn('# # # #\n# H # #\n2 # o #\n# 1 # #\n# # # #');
  expect(chainsOf(board)).toEqual([]);
  expect(pushRefusal(board, push(board), board.at('b4'))).toMatchObject({ code: 'push-dead-end' });
  const last = pushOn(pushOn(push(board), board.at('b4')), board.at('a3'));
  expect(pushRefusal(board, last, board.at('b2'))).toMatchObject({ code: 'push-moved-already', rules: ['ad.push.12'] });
});

describe('ad.push.13 a chain that cannot be completed is not begun', () => {
  test('ad.push.13 against the edge of the board nobody moves', () => {
    expect(cells(drawn('. . .\n. H o\n. . .'))).toEqual([]);
  });
  test('ad.push.13 the dead end is avoided', () => {
    const board = drawn('. . . . -\n. . . # -\n. H o 1 -\n. . . 2 .\n. . . . .');
    expect(cells(board)).toEqual(['d4']);
    expect(pushRefusal(board, push(board), board.at('d3'))).toMatchObject({
      code: 'push-dead-end',
      rules: ['ad.push.13'],
    });
  });
});

test('ad.push.14 an effect cell without a figure is free', () => {
  expect(cells(drawn('# # # #\nH o ~ .\n# # # #'))).toEqual(['c2']);
});

test('ad.push.17 the drawings that stand for the missing diagrams are in the rulebook, in both languages', () => {
  for (const id of [
    'ad.push.3',
    'ad.push.4',
    'ad.push.6',
    'ad.push.8',
    'ad.push.12',
    'ad.push.13',
    'ad.push.15',
  ] as const) {
    expect(rulebook.rules[id].example?.fr).toContain('H');
    expect(rulebook.rules[id].example?.en).toContain('H');
  }
});

test('ad.push.13 on crowded random boards the chains are those of the naive enumeration, and each step can be completed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('.', '#', '1', '2', '3', '4', '~'), { minLength: 25, maxLength: 25 }),
      fc.constantFrom(6, 7, 10, 11, 13),
      (ground, from) => {
        const picture = ground.map((character, cell) => (cell === 12 ? 'o' : cell === from ? 'H' : character));
        const rows = [0, 1, 2, 3, 4].map((row) => picture.slice(row * 5, row * 5 + 5).join(' '));
        const board = drawn(rows.join('\n'), { immovable: ['4'] });
        const chains = chainsOf(board).map((chain) => chain.join(' '));
        expect(chains.toSorted()).toEqual(
          naiveChains(board, 12, from)
            .map((chain) => chain.join(' '))
            .sort(),
        );
        expect([...pushCells(board, push(board))].sort((a, b) => a - b)).toEqual(
          [...new Set(chains.map((chain) => Number(chain.split(' ')[0])))].sort((a, b) => a - b),
        );
      },
    ),
    { numRuns: dial(300), seed: 5 },
  );
});

/** A room of figures, H pushing o in the middle; `holes` are free, the rest holds a figure or a pillar. */
function packed(side: number, holes: readonly number[], pillars: readonly number[] = []): Drawn {
  const middle = (side * side - 1) / 2;
  const picture = Array.from({ length: side * side }, (_, cell) => {
    if (cell === middle) return 'o';
    if (cell === middle - 1) return 'H';
    return holes.includes(cell) ? '.' : pillars.includes(cell) ? '#' : '1';
  });
  const rows = Array.from({ length: side }, (_, row) => picture.slice(row * side, row * side + side).join(' '));
  return drawn(rows.join('\n'));
}

describe('ad.push.13 a packed room is judged at once', () => {
  test('ad.push.13 nine by nine without a free cell: nobody moves', () => {
    expect(cells(packed(9, []))).toEqual([]);
  });

  test('ad.push.13 nine by nine with one hole, ahead or behind: each first link can be completed', () => {
    for (const hole of [0, 8, 36, 44, 72, 80]) expect(cells(packed(9, [hole]))).toEqual(['f4', 'f5', 'f6']);
  });

  test('ad.push.12 a ring of figures leads out only by moving one of them twice: nobody moves', () => {
    const board = drawn('# o H\n1 . #\n# 2 #\n3 # 4\n# 5 #');
    expect(cells(board)).toEqual([]);
    expect(naiveChains(board, board.where('o'), board.where('H'))).toEqual([]);
  });

  test('ad.push.13 chains come one by one, however many there are', () => {
    const board = packed(9, [80]);
    const seen = new Set<string>();
    for (const chain of pushChains(board, push(board))) {
      expect(chain.at(-1)).toBe(80);
      expect(new Set(chain).size).toBe(chain.length); // ad.push.12
      if (seen.add(chain.join(' ')).size === 50) break;
    }
    expect(seen.size).toBe(50);
  });
});

test('ad.push.13 in narrow, crowded rooms with one hole the first links are those of the naive enumeration', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(24), { minLength: 6, maxLength: 12 }),
      fc.nat(24),
      fc.constantFrom(6, 7, 10, 11, 13),
      (pillars, hole, from) => {
        const picture = Array.from({ length: 25 }, (_, cell) =>
          cell === 12 ? 'o' : cell === from ? 'H' : cell === hole ? '.' : pillars.includes(cell) ? '#' : '1',
        );
        const board = drawn([0, 1, 2, 3, 4].map((row) => picture.slice(row * 5, row * 5 + 5).join(' ')).join('\n'));
        const naive = new Set(naiveChains(board, 12, from).map(([first]) => first));
        expect([...pushCells(board, push(board))].sort((a, b) => a - b)).toEqual(
          [...naive].sort((a = 0, b = 0) => a - b),
        );
      },
    ),
    { numRuns: dial(1000), seed: 12 },
  );
});
