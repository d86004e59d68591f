/** The number of a cell: row-major, from 0 at the top left. */
export type Cell = number;

/** A way out of a cell: 0 to 7 clockwise from north on squares, 0 to 5 clockwise from north-east on hexes. */
export type Direction = number;

/** What a board is made of. */
export type Grid = 'square' | 'hex';

/** What the neighbour table holds where the board ends. */
export const OFF_BOARD = -1;

/**
 * An immutable graph of numbered cells in typed arrays. What the codes mean is the game's business; the kernel only
 * reads that 0 on a side is open ground. A game that needs two things on one side (a river and the road that bridges
 * it) uses bits.
 */
export interface Board {
  readonly grid: Grid;
  readonly columns: number;
  readonly rows: number;
  /** How many cells: `columns * rows`. */
  readonly size: number;
  /** How many directions: 8 on squares, 6 on hexes. */
  readonly degree: 8 | 6;
  /** `neighbours[cell * degree + direction]`, `OFF_BOARD` past the edge. */
  readonly neighbours: ArrayLike<number>;
  /** `sides[cell * degree + direction]`: what lies on that side, a byte, the same seen from both cells; 0 is open. */
  readonly sides: ArrayLike<number>;
  /** A byte per cell. */
  readonly terrain: ArrayLike<number>;
  /** In the game's own unit, -32768 to 32767. */
  readonly height: ArrayLike<number>;
  /** 0 to 65535. */
  readonly zone: ArrayLike<number>;
}

/** One side of one cell, and the code to write there. */
export interface SideChange {
  readonly cell: Cell;
  readonly direction: Direction;
  readonly code: number;
}

/** An empty board over a neighbour table; `squareBoard` and `hexBoard` are its two callers. */
export function emptyBoard(grid: Grid, columns: number, rows: number, degree: 8 | 6, neighbours: Int32Array): Board {
  const size = columns * rows;
  return {
    grid,
    columns,
    rows,
    size,
    degree,
    neighbours,
    sides: new Uint8Array(size * degree),
    terrain: new Uint8Array(size),
    height: new Int16Array(size),
    zone: new Uint16Array(size),
  };
}

/**
 * The cell at a column and row counted from 0, or `OFF_BOARD`.
 *
 * @example cellAt(squareBoard(4, 4), 2, 3) // 14
 */
export function cellAt(board: Board, column: number, row: number): Cell {
  const inside = column >= 0 && column < board.columns && row >= 0 && row < board.rows;
  return inside ? row * board.columns + column : OFF_BOARD;
}

/**
 * The column of a cell, from 0 at the left.
 *
 * @example columnOf(squareBoard(4, 4), 14) // 2
 */
export function columnOf(board: Board, cell: Cell): number {
  return cell % board.columns;
}

/**
 * The row of a cell, from 0 at the top.
 *
 * @example rowOf(squareBoard(4, 4), 14) // 3
 */
export function rowOf(board: Board, cell: Cell): number {
  return (cell - (cell % board.columns)) / board.columns;
}

/**
 * The next cell that way, or `OFF_BOARD`.
 *
 * @example neighbour(squareBoard(4, 4), 14, 0) // 10, the cell to the north
 */
export function neighbour(board: Board, cell: Cell, direction: Direction): Cell {
  return board.neighbours[cell * board.degree + direction] ?? OFF_BOARD;
}

/**
 * What lies on that side of a cell; 0 is open.
 *
 * @example sideOf(withSides(squareBoard(2, 1), [{ cell: 0, direction: 2, code: 7 }]), 1, 6) // 7, seen from the other cell
 */
export function sideOf(board: Board, cell: Cell, direction: Direction): number {
  return board.sides[cell * board.degree + direction] ?? 0;
}

/**
 * The direction from a cell to one of its neighbours, or -1 when they do not touch.
 *
 * @example directionTo(squareBoard(4, 4), 14, 10) // 0, north
 */
export function directionTo(board: Board, from: Cell, to: Cell): Direction {
  for (let direction = 0; direction < board.degree; direction++) {
    if (neighbour(board, from, direction) === to) return direction;
  }
  return -1;
}

/**
 * The way back.
 *
 * @example opposite(squareBoard(4, 4), 1) // 5: south-west undoes north-east
 */
export function opposite(board: Board, direction: Direction): Direction {
  const half = board.degree / 2;
  return direction < half ? direction + half : direction - half;
}

/**
 * The board with other things on some sides, each written from both of its cells. A diagonal of a square board has a
 * byte too, for games that close a corner by itself.
 *
 * @example withSides(board, [{ cell, direction: 2, code: DOOR_OPEN }])
 */
export function withSides(board: Board, changes: Iterable<SideChange>): Board {
  const sides = new Uint8Array(board.sides);
  for (const { cell, direction, code } of changes) {
    sides[cell * board.degree + direction] = code;
    const beyond = neighbour(board, cell, direction);
    if (beyond !== OFF_BOARD) sides[beyond * board.degree + opposite(board, direction)] = code;
  }
  return { ...board, sides };
}

/**
 * The board with another terrain on some cells.
 *
 * @example withTerrain(board, RUBBLE, [cellAt(board, 2, 3)])
 */
export function withTerrain(board: Board, terrain: number, cells: Iterable<Cell>): Board {
  return { ...board, terrain: overwrite(new Uint8Array(board.terrain), terrain, cells) };
}

/**
 * The board with another height on some cells.
 *
 * @example withHeight(board, 3, hillCells)
 */
export function withHeight(board: Board, height: number, cells: Iterable<Cell>): Board {
  return { ...board, height: overwrite(new Int16Array(board.height), height, cells) };
}

/**
 * The board with some cells moved to another zone.
 *
 * @example withZone(board, 2, crypt)
 */
export function withZone(board: Board, zone: number, cells: Iterable<Cell>): Board {
  return { ...board, zone: overwrite(new Uint16Array(board.zone), zone, cells) };
}

function overwrite<A extends Uint8Array | Int16Array | Uint16Array>(array: A, value: number, cells: Iterable<Cell>): A {
  for (const cell of cells) array[cell] = value;
  return array;
}
