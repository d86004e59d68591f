import {
  type Cell,
  cellAt,
  HEX_DIRECTIONS,
  hexBoard,
  type Scene,
  SQUARE_DIRECTIONS,
  squareBoard,
  undent,
  withZone,
} from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { plainText } from './canvas.ts';
import { type Legend, legendOf } from './legend.ts';
import { drawScene } from './scene.ts';

const LEGEND: Legend = {
  floor: { glyph: '.', tone: 'ground', name: { fr: 'sol', en: 'floor' } },
  rock: { glyph: '#', tone: 'wall', name: { fr: 'roche', en: 'rock' } },
  wall: { glyph: '|', tone: 'wall', name: { fr: 'mur', en: 'wall' } },
  road: { glyph: '=', tone: 'help', name: { fr: 'route', en: 'road' } },
  hero: { glyph: '@', tone: 'friend', name: { fr: 'héros', en: 'hero' } },
  ogre: { glyph: 'O', tone: 'foe', name: { fr: 'ogre', en: 'ogre' } },
  prone: { glyph: '_', tone: 'mark', name: { fr: 'à terre', en: 'prone' } },
};

const [N, E, S] = ['N', 'E', 'S'].map((name) => SQUARE_DIRECTIONS.indexOf(name as 'N')) as [number, number, number];

function squares(columns: number, rows: number, more: Partial<Scene> = {}): Scene {
  const board = squareBoard(columns, rows);
  return { board, ground: Array.from({ length: board.size }, () => 'floor'), pieces: [], ...more };
}

function drawn(scene: Scene, highlight?: ReadonlyMap<Cell, string>): string {
  return plainText(drawScene(scene, LEGEND, highlight ? { highlight } : {}));
}

function expectDrawing(actual: string, expected: string): void {
  expect(`\n${undent(actual)}\n`).toBe(`\n${undent(expected)}\n`);
}

test('a close board: ground and figures, columns and rows labelled as cells are named', () => {
  const scene = squares(4, 3, { pieces: [{ id: 'h', kind: 'hero', at: 6 }] });
  const ground = scene.ground.map((kind, cell) => (cell === 1 ? 'rock' : kind));
  expectDrawing(
    drawn({ ...scene, ground }),
    `
       a b c d
     1 . # . .
     2 . . @ .
     3 . . . .`,
  );
});

test('walls that touch run into one another', () => {
  const ground = ['rock', 'rock', 'rock', 'rock', 'floor', 'rock', 'rock', 'floor', 'floor'];
  expectDrawing(
    drawn({ ...squares(3, 3), ground }),
    `
       a b c
     1 #####
     2 # . #
     3 # . .`,
  );
});

test('rows past nine and columns past z stay aligned', () => {
  const lines = drawn(squares(28, 10)).split('\n');
  expect(lines[0]).toBe(
    `${' '.repeat(4)}a  b  c  d  e  f  g  h  i  j  k  l  m  n  o  p  q  r  s  t  u  v  w  x  y  z aa ab`,
  );
  expect(lines[10]).toBe(`10  ${Array.from({ length: 28 }, () => '.').join('  ')}`);
});

test('a figure of several cells fills them and the gaps between', () => {
  expectDrawing(
    drawn(squares(4, 3, { pieces: [{ id: 'o', kind: 'ogre', at: 1, size: 2 }] })),
    `
       a b c d
     1 . OOO .
     2 . OOO .
     3 . . . .`,
  );
});

test('highlighted cells show what is written there, costs aligned, figures on top', () => {
  const scene = squares(3, 2, { pieces: [{ id: 'h', kind: 'hero', at: 0 }] });
  const highlight = new Map([
    [0, '0'],
    [1, '5'],
    [2, '10'],
    [4, '15'],
  ]);
  expectDrawing(
    drawn(scene, highlight),
    `
        a  b  c
     1  @  5 10
     2  . 15  .`,
  );
  const lit = drawScene(scene, LEGEND, { highlight })
    .flat()
    .filter((span) => span.lit);
  expect(lit.map(({ text }) => text)).toEqual(['@', '5', '10', '15']);
});

test('walls on sides get room, and their corners join', () => {
  const at = (column: number, row: number) => column + 3 * row;
  const edges = [
    { cell: at(0, 0), direction: E, kind: 'wall' },
    { cell: at(0, 1), direction: E, kind: 'wall' },
    { cell: at(1, 1), direction: N, kind: 'wall' },
    { cell: at(2, 1), direction: S, kind: 'wall' },
  ];
  expectDrawing(
    drawn(squares(3, 3, { edges })),
    `
         a   b   c
           ╷
     1   . │ .   .
           ├───╴
     2   . │ .   .
           ╵   ╶───╴
     3   .   .   .`,
  );
});

test('where room is short, squares stay close and only the rows that need it get a line', () => {
  const edges = [
    { cell: 0, direction: E, kind: 'wall' },
    { cell: 3, direction: E, kind: 'wall' },
    { cell: 4, direction: S, kind: 'wall' },
  ];
  expectDrawing(
    plainText(drawScene(squares(3, 3, { edges }), LEGEND, { width: 12 })),
    `
        a b c
     1  .│. .
     2  .│. .
         └─╴
     3  . . .`,
  );
  const costs = new Map([[2, '15']]);
  expectDrawing(
    plainText(drawScene(squares(3, 3, { edges }), LEGEND, { width: 12, highlight: costs })),
    `
         a  b  c
     1   .│ . 15
     2   .│ .  .
          └──╴
     3   .  .  .`,
  );
});

test('what is unknown all around is left out, and cells keep their names', () => {
  const blank = { ...LEGEND, unknown: { glyph: ' ', tone: 'ground', name: { fr: 'inconnu', en: 'unknown' } } } as const;
  const ground = Array.from({ length: 25 }, (_, cell) => ([12, 13, 17].includes(cell) ? 'floor' : 'unknown'));
  const scene = { ...squares(5, 5), ground };
  expectDrawing(plainText(drawScene(scene, blank)), '   c d\n 3 . .\n 4 .');
  expect(legendOf(scene, blank, 'en').map(({ text }) => text)).toEqual(['floor']);
});

test('what lies on the sides of the known part is drawn whole', () => {
  const blank = { ...LEGEND, unknown: { glyph: ' ', tone: 'ground', name: { fr: 'inconnu', en: 'unknown' } } } as const;
  const { board } = squares(3, 3);
  const ground = Array.from({ length: 9 }, (_, cell) => (cell === 4 ? 'floor' : 'unknown'));
  expectDrawing(
    plainText(drawScene({ board: withZone(board, 1, [4]), ground, pieces: [] }, blank)),
    `
         b
       ·╌╌╌·
     2 ┊ . ┊
       ·╌╌╌·`,
  );
});

test('figures that look the same are numbered', () => {
  const pieces = [1, 3].map((at) => ({ id: `${at}`, kind: 'ogre', at }));
  const scene = squares(4, 1, { pieces });
  expectDrawing(drawn(scene), '   a b c d\n 1 . O1. O2');
  expect(legendOf(scene, LEGEND, 'en').map(({ glyph }) => glyph)).toEqual(['O1', 'O2', '.']);
});

test('zones are outlined lightly and named in the legend', () => {
  const { board, ...rest } = squares(3, 1);
  const scene = { ...rest, board: withZone(board, 1, [2]), zones: [{ zone: 1, name: { fr: 'Crypte', en: 'Crypt' } }] };
  expect(legendOf(scene, LEGEND, 'fr').at(-1)).toEqual({ tone: 'label', glyph: '┊', text: 'Crypte c1' });
  expectDrawing(
    drawn(scene),
    `
         a   b   c
               ·
     1   .   . ┊ .
               ·`,
  );
});

test('hexes are shifted, sides drawn as they lie, a road over them', () => {
  const board = hexBoard(3, 3);
  const direction = (name: string) => HEX_DIRECTIONS.indexOf(name as 'E');
  const middle = cellAt(board, 1, 1);
  const edges = HEX_DIRECTIONS.map((name) => ({ cell: middle, direction: direction(name), kind: 'wall' }));
  const ground = Array.from({ length: board.size }, () => 'floor');
  expectDrawing(
    drawn({ board, ground, edges, pieces: [{ id: 'o', kind: 'ogre', at: middle, marks: ['prone'] }] }),
    `
        01  02  03

    01   .   .   .
              / \\
    02     . │_O │ .
              \\ /
    03   .   .   .`,
  );
  const lines = [{ kind: 'road', cells: [cellAt(board, 0, 0), cellAt(board, 1, 0), middle, cellAt(board, 1, 2)] }];
  expectDrawing(
    drawn({ board, ground, pieces: [], lines }),
    `
        01  02  03

    01   .───.   .
              ╲
    02     .   .   .
              ╱
    03   .   .   .`,
  );
});

test('figures that share a cell stand side by side', () => {
  const stack = (...kinds: readonly string[]) => kinds.map((kind, n) => ({ id: `${n}`, kind, at: 1 }));
  expectDrawing(drawn(squares(3, 1, { pieces: stack('hero', 'ogre') })), '   a b c\n 1 . @O.');
  expectDrawing(drawn(squares(3, 1, { pieces: stack('hero', 'ogre', 'ogre') })), '   a b c\n 1 . @+.');
  const board = hexBoard(3, 1);
  const ground = ['floor', 'floor', 'floor'];
  expectDrawing(
    drawn({ board, ground, pieces: stack('hero', 'ogre', 'hero') }),
    `
        01  02  03

    01   .  @@O  .`,
  );
});

test('figures with labels keep them, whoever else is gone; those that share a cell are told side by side', () => {
  const board = hexBoard(3, 1);
  const ground = ['floor', 'floor', 'floor'];
  const piece = (label: string, at: number) => ({ id: label, kind: 'ogre', at, label });
  const scene = {
    board,
    ground,
    pieces: [piece('I10', 0), piece('S1', 0), piece('I3', 1), piece('G', 1), piece('i12', 2)],
  };
  expectDrawing(
    drawn(scene),
    `
        01  02  03

    01  I10S I3G i12`,
  );
  expect(legendOf(scene, LEGEND, 'en').map(({ glyph }) => glyph)).toEqual(['I10', 'S1', 'I3', 'G', 'i12', '.']);
  expectDrawing(
    drawn({ board, ground, pieces: [piece('I10', 0), piece('S1', 0), piece('G', 0), piece('C2', 2), piece('S2', 2)] }),
    `
        01  02  03

    01  I10+ .  C2S2`,
  );
});

test('who shares a cell still bears a mark, where a character is left for it', () => {
  const board = hexBoard(2, 1);
  const ground = ['floor', 'floor'];
  const piece = (label: string, at: number) => ({ id: label, kind: 'ogre', at, label, marks: ['prone'] });
  expectDrawing(
    drawn({ board, ground, pieces: [piece('I3', 0), piece('G', 0), piece('C2', 1), piece('S2', 1)] }),
    `
        01  02

    01  _I3GC2S2`,
  );
});

test('where there are walls, they are the strokes, whatever comes first', () => {
  const hedge = { glyph: '"', tone: 'hindrance', name: { fr: 'haie', en: 'hedge' } } as const;
  const legend: Legend = { ...LEGEND, hedge };
  const board = hexBoard(3, 1);
  const edges = ['hedge', 'wall'].map((kind, cell) => ({ cell, direction: HEX_DIRECTIONS.indexOf('E'), kind }));
  const scene: Scene = { board, ground: ['floor', 'floor', 'floor'], pieces: [], edges };
  expectDrawing(
    plainText(drawScene(scene, legend)),
    `
        01  02  03

    01   . " . │ .`,
  );
  expect(legendOf(scene, legend, 'en').map(({ glyph, text }) => `${glyph} ${text}`)).toEqual([
    '. floor',
    '" hedge',
    '/\\ wall',
  ]);
});

test('a second kind of side is drawn by its own sign, and the legend shows both as they are drawn', () => {
  const edges = [
    { cell: 0, direction: E, kind: 'wall' },
    { cell: 1, direction: E, kind: 'road' },
  ];
  const scene = squares(3, 1, { edges });
  expectDrawing(
    drawn(scene),
    `
         a   b   c
           ╷
     1   . │ . = .
           ╵`,
  );
  expect(legendOf(scene, LEGEND, 'en').map(({ glyph, text }) => `${glyph} ${text}`)).toEqual([
    '. floor',
    '│ wall',
    '= road',
  ]);
});

test('figures of two seats that would share a sign are told apart without colour', () => {
  const pieces = [
    { id: 'a', kind: 'ogre', at: 0, seat: 'red' },
    { id: 'b', kind: 'ogre', at: 1, seat: 'blue' },
  ];
  const scene = squares(2, 1, { pieces });
  expectDrawing(drawn(scene), '   a b\n 1 O o');
  expect(legendOf(scene, LEGEND, 'en').map(({ glyph, text }) => `${glyph} ${text}`)).toEqual([
    'O ogre a1',
    'o ogre b1',
    '. floor',
  ]);
});

test('the legend names what is to be seen: figures with their points and states, then the ground', () => {
  const pieces = [
    { id: 'h', kind: 'hero', at: 0, name: { fr: 'Aude', en: 'Aude' }, hitPoints: { now: 9, max: 13 } },
    { id: 'o', kind: 'ogre', at: 3, marks: ['prone'] },
  ];
  const edges = [{ cell: 0, direction: E, kind: 'wall' }];
  expect(legendOf(squares(2, 2, { pieces, edges }), LEGEND, 'fr')).toEqual([
    { glyph: '@', tone: 'friend', text: 'Aude a1 9/13' },
    { glyph: 'O', tone: 'foe', text: 'ogre b2 (à terre)' },
    { glyph: '.', tone: 'ground', text: 'sol' },
    { glyph: '│', tone: 'wall', text: 'mur' },
  ]);
});

test('a window on a board keeps its labels and the cell looked at in sight, at every edge', () => {
  const scene = squares(8, 6, { pieces: [{ id: 'h', kind: 'hero', at: 20 }] }); // e3
  const seen = (around: Cell) => plainText(drawScene(scene, LEGEND, { window: { columns: 10, rows: 4, around } }));
  expectDrawing(
    seen(20),
    `
       d e f g
     2 . . . .
     3 . @ . .
     4 . . . .`,
  );
  expectDrawing(
    seen(0),
    `
       a b c d
     1 . . . .
     2 . . . .
     3 . . . .`,
  );
  expectDrawing(
    seen(47),
    `
       e f g h
     4 . . . .
     5 . . . .
     6 . . . .`,
  );
});

test('a figure that a window would cut in two is left out of it', () => {
  const pieces = [1, 2, 3].map((n) => ({ id: `o${n}`, kind: 'ogre', at: n * 2, label: `1${n}`, seat: 'red' }));
  const scene = squares(8, 1, { pieces });
  for (let columns = 6; columns < 18; columns++) {
    const seen = plainText(drawScene(scene, LEGEND, { window: { columns, rows: 2, around: 4 } })).split('\n')[1] ?? '';
    expect(
      seen
        .slice(3)
        .match(/\d+/g)
        ?.every((label) => ['11', '12', '13'].includes(label)),
      seen,
    ).toBe(true);
  }
});

test('a window larger than the board shows all of it', () => {
  const scene = squares(3, 2);
  const window = { columns: 40, rows: 20, around: 0 };
  expect(plainText(drawScene(scene, LEGEND, { window }))).toBe(drawn(scene));
});

test('a spacious board has cells of 4 by 2 characters, unless that is too wide', () => {
  const scene = squares(3, 2, { pieces: [{ id: 'h', kind: 'hero', at: 4 }] });
  expectDrawing(
    plainText(drawScene(scene, LEGEND, { spacious: true })),
    `
          a   b   c

      1   .   .   .

      2   .   @   .`,
  );
  expect(plainText(drawScene(scene, LEGEND, { spacious: true, width: 12 }))).toBe(drawn(scene));
});
