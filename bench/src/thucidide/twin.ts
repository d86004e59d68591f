import type { Board } from '@arbitre/kernel';

/** One army's position as flat numbers: what a hand-written engine would keep. */
export interface FlatPosition {
  readonly board: Board;
  /** Per cell: 0 empty, 1 own light unit, 2 own heavier unit, 3 enemy unit, 4 lone enemy character. */
  readonly occupant: Uint8Array;
  readonly units: readonly FlatUnit[];
}

export interface FlatUnit {
  readonly at: number;
  readonly light: boolean;
  /** Longest move that keeps the fight, off the road, by road. */
  readonly fight: number;
  readonly open: number;
  readonly road: number;
  /** Per (cell, direction): 0 closed, 1 open, 2 difficult, plus 4 along a road. */
  readonly steps: Uint8Array;
}

/** Destinations of a unit as they are found: cell, hexes, and 1 when the fight is kept. */
export interface FlatMoves {
  readonly cells: Int32Array;
  readonly hexes: Uint8Array;
  readonly fights: Uint8Array;
  count: number;
}

/**
 * All legal moves of THUCIDIDE under the default rulings in plain typed arrays and one flat loop per level: the ceiling that the
 * rule-by-rule engine is measured against. Buffers are shared between queries and cleared by a stamp.
 */
export class FlatTwin {
  readonly #seen: Int32Array;
  readonly #listed: Int32Array;
  readonly #front: Int32Array;
  readonly #next: Int32Array;
  readonly moves: FlatMoves;
  #stamp = 0;

  constructor(size: number) {
    this.#seen = new Int32Array(size);
    this.#listed = new Int32Array(size);
    this.#front = new Int32Array(size);
    this.#next = new Int32Array(size);
    this.moves = { cells: new Int32Array(size), hexes: new Uint8Array(size), fights: new Uint8Array(size), count: 0 };
  }

  /** Fills `moves` for one unit. */
  generate(position: FlatPosition, unit: FlatUnit): FlatMoves {
    this.moves.count = 0;
    const listed = ++this.#stamp;
    this.#listed[unit.at] = listed;
    this.#spread(position, unit, unit.open, 0, listed);
    if (unit.road > unit.open) this.#spread(position, unit, unit.road, 4, listed);
    return this.moves;
  }

  /** Level by level up to a budget; `only` is 4 to keep to the road. */
  #spread({ board, occupant }: FlatPosition, unit: FlatUnit, budget: number, only: number, listed: number): void {
    const { neighbours } = board;
    const seen = ++this.#stamp;
    const { cells, hexes, fights } = this.moves;
    let front = this.#front;
    let next = this.#next;
    let width = 1;
    front[0] = unit.at;
    this.#seen[unit.at] = seen;
    for (let level = 1; level <= budget && width > 0; level++) {
      let found = 0;
      for (let i = 0; i < width; i++) {
        const base = front[i]! * 6;
        for (let direction = 0; direction < 6; direction++) {
          const step = unit.steps[base + direction]!;
          if ((step & 3) === 0 || (step & only) !== only) continue;
          const to = neighbours[base + direction]!;
          if (this.#seen[to] === seen) continue;
          const there = to === unit.at ? 0 : occupant[to]!;
          if (there >= 3 || (there === 2 && !unit.light)) continue;
          if (there === 0 && this.#listed[to] !== listed) {
            this.#listed[to] = listed;
            cells[this.moves.count] = to;
            hexes[this.moves.count] = level;
            fights[this.moves.count++] = level <= unit.fight ? 1 : 0;
          }
          if ((step & 2) !== 0) continue; // difficult ground ends the move there
          this.#seen[to] = seen;
          next[found++] = to;
        }
      }
      [front, next] = [next, front];
      width = found;
    }
  }
}
