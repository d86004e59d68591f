import { type Chance, pick, SeededChance } from '@arbitre/kernel';
import { bossOf, type Creature, creature, creaturesOf } from '../src/dungeon/bestiary.ts';
import { naivelyCompleted } from './naive-completable.ts';
import { type Floor, SQUARES } from '../src/squares/floor.ts';
import type { DonjonRulings } from '../src/rulings.ts';

// The generator as it was first written: copies of the room, whole lists, nothing clever. The twin of dungeon/generator.ts.

/** The open area and its wall blocks. */
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

/** Floor `number`, the same for the same seed and rulings. */
export function naiveFloor(number: number, seed: number, rulings: DonjonRulings): Floor {
  const chance = new SeededChance(seed);
  for (;;) {
    const floor = attempt(number, seed, rulings, chance);
    if (floor !== null && naivelyCompleted(floor, rulings)) return floor;
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
  const open = room.openCells();

  const start = pick(chance, open);
  const far = Math.floor(Math.max(size.width, size.height) / 2);
  const distant = open.filter((cell) => room.distance(start, cell) >= far);
  if (distant.length === 0) return null;
  const exit = pick(chance, distant);
  room.put(start, SQUARES.start);
  room.put(exit, SQUARES.exit);

  const free = open.filter((cell) => cell !== start && cell !== exit);
  const fullSheet = rulings.creatureFullSheet;
  const creatures = Array.from({ length: 2 + Math.floor(number / 15) }, () => {
    const at = room.scatter(SQUARES.creature, free, chance);
    return drawCreature(number, at, fullSheet, chance);
  });
  for (const [symbol, count] of [
    [SQUARES.chest, 2],
    [SQUARES.gold, 2],
    [SQUARES.trap, 1 + Math.floor(number / 10)],
    [SQUARES.web, 2 + Math.floor(number / 10)],
    [SQUARES.fountain, 1],
  ] as const) {
    for (let n = 0; n < count; n++) room.scatter(symbol, free, chance);
  }

  const guardian = guardianOf(number, exit, fullSheet, chance);
  return {
    number,
    rows: room.rows(),
    start,
    creatures: guardian === null ? creatures : [...creatures, guardian],
    seed,
  };
}

/** dx.x.creature: one of the four of the tier, all equally likely. */
function drawCreature(number: number, at: number, fullSheet: boolean, chance: Chance): Creature {
  return named(pick(chance, creaturesOf(number)), at, fullSheet);
}

/** dx.x.guardian: nothing on the first three floors, a boss every tenth, otherwise a creature of the tier. */
function guardianOf(number: number, exit: number, fullSheet: boolean, chance: Chance): Creature | null {
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

/** A drawing under way: an open area inside a ring of walls. */
class Room {
  readonly width: number;
  readonly height: number;
  readonly #columns: number;
  #cells: string[];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#columns = width + 2;
    this.#cells = Array.from({ length: this.#columns * (height + 2) }, (_, cell) => {
      const x = cell % this.#columns;
      const y = Math.floor(cell / this.#columns);
      return x === 0 || y === 0 || x > width || y > height ? SQUARES.wall : SQUARES.floor;
    });
  }

  openCells(): number[] {
    return this.#cells.flatMap((character, cell) => (character === SQUARES.wall ? [] : [cell]));
  }

  put(cell: number, symbol: string): void {
    this.#cells[cell] = symbol;
  }

  /** Puts a symbol on a free cell drawn at random, which is then no longer free. */
  scatter(symbol: string, free: number[], chance: Chance): number {
    const [cell] = free.splice(chance.int(free.length), 1);
    if (cell === undefined) throw new Error('a floor has more open squares than features');
    this.put(cell, symbol);
    return cell;
  }

  /** Steps of a king between two cells. */
  distance(a: number, b: number): number {
    const dx = Math.abs((a % this.#columns) - (b % this.#columns));
    const dy = Math.abs(Math.floor(a / this.#columns) - Math.floor(b / this.#columns));
    return Math.max(dx, dy);
  }

  /** Walls up a rectangle, unless the room would no longer be roomy and in one piece. */
  block(x: number, y: number, width: number, height: number): boolean {
    const before = this.#cells;
    this.#cells = before.map((character, cell) => {
      const cx = cell % this.#columns;
      const cy = Math.floor(cell / this.#columns);
      return cx >= x && cx < x + width && cy >= y && cy < y + height ? SQUARES.wall : character;
    });
    if (this.#isRoomy() && this.#isConnected()) return true;
    this.#cells = before;
    return false;
  }

  rows(): string[] {
    return Array.from({ length: this.height + 2 }, (_, y) =>
      this.#cells.slice(y * this.#columns, (y + 1) * this.#columns).join(''),
    );
  }

  #isOpen(cell: number): boolean {
    return this.#cells[cell] !== SQUARES.wall;
  }

  /** Every open square belongs to a fully open group of 2 x 2: no roll is ever lost on such a floor (dx.move.10). */
  #isRoomy(): boolean {
    const columns = this.#columns;
    const group = (cell: number) =>
      [cell, cell + 1, cell + columns, cell + columns + 1].every((part) => this.#isOpen(part));
    return this.openCells().every((cell) => [cell, cell - 1, cell - columns, cell - columns - 1].some(group));
  }

  #isConnected(): boolean {
    const open = this.openCells();
    const reached = new Set(open.slice(0, 1));
    for (const cell of reached) {
      for (const next of [cell - 1, cell + 1, cell - this.#columns, cell + this.#columns]) {
        if (this.#isOpen(next)) reached.add(next);
      }
    }
    return reached.size === open.length;
  }
}
