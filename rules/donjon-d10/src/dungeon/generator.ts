import { type Chance, pick, SeededChance } from '@arbitre/kernel';
import { bossOf, type Creature, creature, creaturesOf } from './bestiary.ts';
import { canBeCompleted } from './completable.ts';
import { type Floor, SQUARES } from '../squares/floor.ts';
import type { DonjonRulings } from '../rulings.ts';

/** dx.x.floor: the open area and its wall blocks. */
interface Size {
  readonly upTo: number;
  readonly width: number;
  readonly height: number;
  readonly blocks: number;
}

const SIZES: readonly Size[] = [
  { upTo: 10, width: 10, height: 10, blocks: 3 },
  { upTo: 20, width: 12, height: 10, blocks: 4 },
  { upTo: 30, width: 12, height: 12, blocks: 5 },
  { upTo: 45, width: 14, height: 12, blocks: 6 },
  { upTo: Number.POSITIVE_INFINITY, width: 14, height: 14, blocks: 7 },
];

/** Tries for all the blocks of a floor together. */
const ATTEMPTS = 60;

/** dx.x.floor: floor `number`, the same for the same seed and rulings. The last ones are kept: a search comes back to them. */
export function generateFloor(number: number, seed: number, rulings: DonjonRulings): Floor {
  const key = seed * 64 + number;
  const known = kept.get(key);
  if (known?.rulings === rulings) return known.floor;
  const floor = generated(number, seed, rulings);
  if (kept.size >= MOST_KEPT) for (const oldest of kept.keys()) if (kept.delete(oldest)) break;
  kept.set(key, { rulings, floor });
  return floor;
}

const MOST_KEPT = 256;
const kept = new Map<number, { readonly rulings: DonjonRulings; readonly floor: Floor }>();

function generated(number: number, seed: number, rulings: DonjonRulings): Floor {
  const chance = new SeededChance(seed);
  for (;;) {
    const floor = attempt(number, seed, rulings, chance);
    if (floor !== null && canBeCompleted(floor, rulings)) return floor;
  }
}

function sizeOf(number: number): Size {
  const size = SIZES.find(({ upTo }) => number <= upTo);
  if (size === undefined) throw new Error(`no size for floor ${number}`);
  return size;
}

/** One room, drawn at random; null when it has no place far enough from its start for an exit. */
function attempt(number: number, seed: number, rulings: DonjonRulings, chance: Chance): Floor | null {
  const size = sizeOf(number);
  const room = new Room(size.width, size.height);
  placeBlocks(room, size.blocks, chance);
  const free = room.openCells();

  const start = pick(chance, free);
  const distant = room.distant(free, start, Math.floor(Math.max(size.width, size.height) / 2));
  if (distant.length === 0) return null;
  const exit = pick(chance, distant);
  room.put(start, SQUARES.start);
  room.put(exit, SQUARES.exit);
  free.splice(free.indexOf(start), 1);
  free.splice(free.indexOf(exit), 1);

  const fullSheet = rulings.creatureFullSheet;
  const creatures: Creature[] = [];
  for (let n = 2 + Math.floor(number / 15); n > 0; n--) {
    const at = room.scatter(SQUARES.creature, free, chance);
    creatures.push(drawCreature(number, at, fullSheet, chance));
  }
  const tenth = Math.floor(number / 10);
  for (let n = 0; n < 2; n++) room.scatter(SQUARES.chest, free, chance);
  for (let n = 0; n < 2; n++) room.scatter(SQUARES.gold, free, chance);
  for (let n = 0; n < 1 + tenth; n++) room.scatter(SQUARES.trap, free, chance);
  for (let n = 0; n < 2 + tenth; n++) room.scatter(SQUARES.web, free, chance);
  room.scatter(SQUARES.fountain, free, chance);

  const guardian = guardianOf(number, exit, fullSheet, chance);
  if (guardian !== null) creatures.push(guardian);
  return { number, rows: room.rows(), start, creatures, seed };
}

/** dx.x.creature: one of the four of the tier, all equally likely. */
export function drawCreature(number: number, at: number, fullSheet: boolean, chance: Chance): Creature {
  return named(pick(chance, creaturesOf(number)), at, fullSheet);
}

/** dx.x.guardian: nothing on the first three floors, a boss every tenth, otherwise a creature of the tier. */
export function guardianOf(number: number, exit: number, fullSheet: boolean, chance: Chance): Creature | null {
  if (number <= 3) return null;
  const boss = bossOf(number);
  return boss === null ? drawCreature(number, exit, fullSheet, chance) : named(boss, exit, fullSheet);
}

function named(kind: string, at: number, fullSheet: boolean): Creature {
  const found = creature(kind, at, fullSheet);
  if (found === null) throw new Error(`the bestiary has no ${kind}`);
  return found;
}

/** Wall blocks of 1 to 3 by 1 to 3, one by one; those that would spoil the room are taken away again. */
function placeBlocks(room: Room, blocks: number, chance: Chance): void {
  let placed = 0;
  for (let tries = 0; tries < ATTEMPTS && placed < blocks; tries++) {
    const width = 1 + chance.int(3);
    const height = 1 + chance.int(3);
    const x = 1 + chance.int(room.width - width + 1);
    const y = 1 + chance.int(room.height - height + 1);
    if (room.block(x, y, width, height)) placed++;
  }
}

/** The sign of each character code: strings that exist already. */
const SIGNS: readonly string[] = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const WALL = SQUARES.wall.charCodeAt(0);
const FLOOR = SQUARES.floor.charCodeAt(0);

/** A drawing under way: an open area inside a ring of walls, a character code per cell. */
class Room {
  readonly width: number;
  readonly height: number;
  readonly #columns: number;
  readonly #cells: Uint8Array;
  /** Cells to be looked at while the room is flooded. */
  readonly #waiting: Int16Array;
  readonly #flooded: Uint8Array;
  #open: number;

  constructor(width: number, height: number) {
    const columns = width + 2;
    const size = columns * (height + 2);
    this.width = width;
    this.height = height;
    this.#columns = columns;
    this.#cells = new Uint8Array(size).fill(WALL);
    this.#waiting = new Int16Array(size);
    this.#flooded = new Uint8Array(size);
    this.#open = width * height;
    for (let y = 1; y <= height; y++) this.#cells.fill(FLOOR, y * columns + 1, y * columns + 1 + width);
  }

  openCells(): number[] {
    const open: number[] = [];
    for (let cell = 0; cell < this.#cells.length; cell++) if (this.#cells[cell] !== WALL) open.push(cell);
    return open;
  }

  put(cell: number, symbol: string): void {
    this.#cells[cell] = symbol.charCodeAt(0);
  }

  /** Puts a symbol on a free cell drawn at random, which is then no longer free. */
  scatter(symbol: string, free: number[], chance: Chance): number {
    const drawn = chance.int(free.length);
    const cell = free[drawn];
    if (cell === undefined) throw new Error('a floor has more open squares than features');
    for (let index = drawn + 1; index < free.length; index++) free[index - 1] = free[index] ?? cell; // splice is slower
    free.pop();
    this.put(cell, symbol);
    return cell;
  }

  /** Those of the cells that a king is at least `far` steps away from, starting at `from`. */
  distant(cells: readonly number[], from: number, far: number): readonly number[] {
    const column = from % this.#columns;
    const row = (from - column) / this.#columns;
    return cells.filter((cell) => {
      const x = cell % this.#columns;
      const y = (cell - x) / this.#columns;
      return Math.max(Math.abs(x - column), Math.abs(y - row)) >= far;
    });
  }

  /** Walls up a rectangle, unless the room would no longer be roomy and in one piece. */
  block(x: number, y: number, width: number, height: number): boolean {
    const before: number[] = []; // cells of the rectangle that were open
    for (let row = y; row < y + height; row++) {
      for (let column = x; column < x + width; column++) {
        const cell = row * this.#columns + column;
        if (this.#cells[cell] !== WALL) before.push(cell);
      }
    }
    for (const cell of before) this.#cells[cell] = WALL;
    this.#open -= before.length;
    if (this.#isRoomyAround(x, y, width, height) && this.#isConnected()) return true;
    for (const cell of before) this.#cells[cell] = FLOOR;
    this.#open += before.length;
    return false;
  }

  rows(): string[] {
    const rows: string[] = [];
    for (let first = 0; first < this.#cells.length; first += this.#columns) {
      let row = '';
      for (let cell = first; cell < first + this.#columns; cell++) row += SIGNS[this.#cells[cell] ?? FLOOR] ?? '';
      rows.push(row);
    }
    return rows;
  }

  /**
   * Every open square belongs to a fully open group of 2 x 2: no roll is ever lost on such a floor (dx.move.10). It was so
   * before the rectangle, and a group that the rectangle breaks reaches no further than one square around it.
   */
  #isRoomyAround(x: number, y: number, width: number, height: number): boolean {
    for (let row = y - 1; row <= y + height; row++) {
      for (let column = x - 1; column <= x + width; column++) {
        const cell = row * this.#columns + column;
        if (this.#cells[cell] !== WALL && !this.#hasGroup(cell)) return false;
      }
    }
    return true;
  }

  #hasGroup(cell: number): boolean {
    const above = cell - this.#columns;
    return this.#isGroup(cell) || this.#isGroup(cell - 1) || this.#isGroup(above) || this.#isGroup(above - 1);
  }

  /** Are this cell, the one to its right and the two below them all open? */
  #isGroup(cell: number): boolean {
    const cells = this.#cells;
    const below = cell + this.#columns;
    return cells[cell] !== WALL && cells[cell + 1] !== WALL && cells[below] !== WALL && cells[below + 1] !== WALL;
  }

  #isConnected(): boolean {
    const first = this.#cells.findIndex((code) => code !== WALL);
    if (first < 0) return true;
    const flooded = this.#flooded.fill(0);
    const waiting = this.#waiting;
    let [last, reached] = [0, 1];
    waiting[0] = first;
    flooded[first] = 1;
    while (last >= 0) {
      const cell = waiting[last] ?? 0;
      last--;
      for (let side = 0; side < 4; side++) {
        const next = side < 2 ? cell + 2 * side - 1 : cell + (2 * side - 5) * this.#columns;
        if (this.#cells[next] === WALL || flooded[next] === 1) continue;
        flooded[next] = 1;
        reached++;
        last++;
        waiting[last] = next;
      }
    }
    return reached === this.#open;
  }
}
