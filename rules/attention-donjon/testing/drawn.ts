import { type Cell, defaultRulings, draw, squareBoard } from '@arbitre/kernel';
import { type DrawnBoard, isFigure, readBoard } from '../src/conformance/board.ts';
import { RULINGS, type Rulings } from '../src/rulings.ts';

/** A position as the book's missing diagrams (ad.move.16, ad.push.17) would draw it: zones, and who stands where. */
export interface Drawn extends Omit<DrawnBoard, 'names'> {
  readonly names: (cells: Iterable<Cell>) => string[];
  /** The board with figures, after those listed have moved. */
  readonly show: (moves?: Iterable<{ readonly who: string; readonly to: Cell }>) => string;
}

export interface DrawnOptions {
  readonly zones?: string;
  readonly walls?: readonly string[];
  readonly doors?: readonly { readonly at: string; readonly open?: boolean }[];
  readonly links?: readonly string[];
  readonly rulings?: Partial<Rulings>;
  readonly immovable?: readonly string[];
}

/** For tests: a single room, drawn. */
export function drawn(map: string, { rulings, immovable = [], ...room }: DrawnOptions = {}): Drawn {
  const read = readBoard({ map, immovable: immovable.join(''), ...room }, { ...defaultRulings(RULINGS), ...rulings });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { held, characters, columns, rows, names } = read.value;
  return {
    ...read.value,
    names: (cells) => [...names(cells)],
    show: (moves = []) => {
      const now = new Map(held);
      const moved = [...moves];
      for (const [cell, who] of held) if (moved.some((move) => move.who === who)) now.delete(cell);
      for (const { who, to } of moved) now.set(to, who);
      const ground = (character = '.') => (isFigure(character) ? '.' : character);
      return draw(squareBoard(columns, rows), (cell) => now.get(cell) ?? ground(characters[cell]));
    },
  };
}
