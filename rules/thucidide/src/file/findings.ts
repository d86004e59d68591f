import { type Cell, cellName, hexBoard, parseCellName, type Place, type Problem, problem } from '@arbitre/kernel';
import type { Place as Where } from '../play/state.ts';

/** Everything wrong with a scenario as it is being read. */
export class Findings {
  readonly problems: Problem[] = [];

  add(at: Place, found: string | number, code: string, values?: Readonly<Record<string, string | number>>): void {
    this.problems.push(problem(at, found, code, values));
  }
}

/** Reads names of hexes, and says which are not on the table. */
export class HexReader {
  readonly board;
  readonly #found: Findings;

  constructor(columns: number, rows: number, found: Findings) {
    this.board = hexBoard(columns, rows);
    this.#found = found;
  }

  /** One hex; a number is a name that lost its zeros. */
  one(value: string | number, at: Place): Cell | null {
    const digits = cellName(this.board, 0).length;
    const name = typeof value === 'number' ? `${value}`.padStart(digits, '0') : value.trim();
    const cell = parseCellName(this.board, name);
    if (typeof cell === 'number') return cell;
    const first = cellName(this.board, 0);
    this.#found.add(at, name, 'hex-name', { first, last: cellName(this.board, this.board.size - 1) });
    return null;
  }

  many(value: number | string | readonly (number | string)[], at: Place): readonly Cell[] {
    const names = typeof value === 'string' ? value.trim().split(/\s+/) : typeof value === 'number' ? [value] : value;
    return names.flatMap((name) => this.one(name, at) ?? []);
  }

  /** A hex, or `outside`, `left`, `lost`. */
  place(value: string | number, at: Place): Where {
    if (value === 'outside' || value === 'left' || value === 'lost') return value;
    return this.one(value, at) ?? 'lost';
  }
}
