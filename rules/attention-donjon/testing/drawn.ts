import {
  type Cell,
  cellName,
  defaultRulings,
  draw,
  parseCellName,
  parseDrawing,
  type Problem,
  squareBoard,
} from '@arbitre/kernel';
import { geometryOf } from '../src/space/geometry.ts';
import type { PushGround } from '../src/push/push-chain.ts';
import { alone, readRoom, type RoomText } from '../src/file/room.ts';
import { RULINGS, type Rulings } from '../src/rulings.ts';

/** A position as the book's missing diagrams (ad.move.16, ad.push.17) would draw it: zones, and who stands where (letters and digits; the rest is ground). */
export interface Drawn extends PushGround {
  readonly at: (name: string) => Cell;
  readonly where: (who: string) => Cell;
  readonly names: (cells: Iterable<Cell>) => string[];
  /** The board with figures, after those listed have moved. */
  readonly show: (moves?: Iterable<{ readonly who: string; readonly to: Cell }>) => string;
}

export interface DrawnOptions extends Partial<Omit<RoomText, 'zones' | 'map' | 'name'>> {
  readonly zones?: string;
  readonly rulings?: Partial<Rulings>;
  readonly immovable?: readonly string[];
}

/** For tests: a single room, drawn. */
export function drawn(figures: string, { zones, rulings, immovable = [], ...room }: DrawnOptions = {}): Drawn {
  const picture = parseDrawing(figures);
  if ('code' in picture) throw new Error(picture.words.en);
  const isFigure = (character: string) => /[A-Z0-9]/.test(character) || character === 'o';
  const map = lines(
    picture.columns,
    picture.characters.map((character) => (isFigure(character) ? '.' : character)),
  );
  const single = lines(
    picture.columns,
    picture.characters.map((character) => (character === '-' ? '-' : 'x')),
  );
  const problems: Problem[] = [];
  const read = readRoom(
    'drawn',
    { name: { fr: 'Salle', en: 'Room' }, zones: zones ?? single, map, ...room },
    [],
    problems,
  );
  if (read === null) throw new Error(JSON.stringify(problems));
  const all: Rulings = { ...defaultRulings(RULINGS), ...rulings };
  const geometry = geometryOf(alone(read), all);
  const board = squareBoard(picture.columns, picture.rows);
  const held = new Map(picture.characters.flatMap((who, cell) => (isFigure(who) ? [[cell, who] as const] : [])));
  const at = (name: string): Cell => {
    const cell = parseCellName(board, name);
    if (typeof cell !== 'number') throw new Error(cell.words.en);
    return cell;
  };
  return {
    geometry,
    held,
    rulings: all,
    immovable: (who) => immovable.includes(who),
    at,
    where: (who) => [...held].find(([, name]) => name === who)?.[0] ?? -1,
    names: (cells) => [...cells].sort((a, b) => a - b).map((cell) => cellName(board, cell)),
    show: (moves = []) => {
      const now = new Map(held);
      const moved = [...moves];
      for (const [cell, who] of held) if (moved.some((move) => move.who === who)) now.delete(cell);
      for (const { who, to } of moved) now.set(to, who);
      return draw(
        board,
        (cell) => now.get(cell) ?? (isFigure(picture.characters[cell] ?? '') ? '.' : (picture.characters[cell] ?? '.')),
      );
    },
  };
}

function lines(columns: number, characters: readonly string[]): string {
  const rows = Array.from({ length: characters.length / columns }, (_, row) =>
    characters.slice(row * columns, (row + 1) * columns),
  );
  return rows.map((row) => row.join(' ')).join('\n');
}
