import {
  type Cell,
  cellName,
  flag,
  list,
  object,
  optional,
  parseCellName,
  parseDrawing,
  type Problem,
  problem,
  type Read,
  type Shaped,
  squareBoard,
  text,
} from '@arbitre/kernel';
import { alone, readRoom } from '../file/room.ts';
import type { PushGround } from '../push/push.ts';
import type { Rulings } from '../rulings.ts';
import { geometryOf } from '../space/geometry.ts';

/** A single room, drawn with who stands where: capitals, digits and `o` are figures, the rest is ground. */
export const boardFields = {
  map: text({ min: 1, max: 4000 }),
  /** A letter for each cell; one zone when left out. */
  zones: optional(text({ min: 1, max: 4000 })),
  walls: optional(list(text({ max: 20 }))),
  doors: optional(list(object({ at: text({ max: 20 }), open: optional(flag()) }))),
  links: optional(list(text({ max: 20 }))),
  /** Figures that are never pushed: Déplacement 0, or a stated immunity. */
  immovable: optional(text({ max: 60 })),
};
const boardShape = object(boardFields);
type BoardText = Shaped<typeof boardShape>;

/** A board as it was drawn. */
export interface DrawnBoard extends PushGround {
  readonly columns: number;
  readonly rows: number;
  /** The character drawn at each cell. */
  readonly characters: readonly string[];
  /** The cell of that name; -1 when there is none. */
  readonly at: (name: string) => Cell;
  /** Where a figure stands; -1 when it is not drawn. */
  readonly where: (who: string) => Cell;
  /** Names of cells, in reading order. */
  readonly names: (cells: Iterable<Cell>) => readonly string[];
}

export function isFigure(character: string): boolean {
  return /[A-Z0-9o]/.test(character);
}

/** The board of a drawing, or what is wrong with it. */
export function readBoard(given: BoardText, rulings: Rulings): Read<DrawnBoard> {
  const { map: figures, zones, immovable = '', walls, doors, links } = given;
  const picture = parseDrawing(figures);
  if ('code' in picture)
    return {
      ok: false,
      problems: [problem(['map'], figures, 'drawing', { fr: picture.words.fr, en: picture.words.en })],
    };
  const { columns, rows, characters } = picture;
  const redrawn = (change: (character: string) => string) =>
    Array.from({ length: rows }, (_, row) =>
      characters
        .slice(row * columns, (row + 1) * columns)
        .map(change)
        .join(' '),
    ).join('\n');
  const problems: Problem[] = [];
  const room = readRoom(
    'drawn',
    {
      name: { fr: 'Salle', en: 'Room' },
      zones: zones ?? redrawn((character) => (character === '-' ? '-' : 'x')),
      map: redrawn((character) => (isFigure(character) ? '.' : character)),
      ...(walls && { walls }),
      ...(doors && { doors }),
      ...(links && { links }),
    },
    [],
    problems,
  );
  if (room === null) return { ok: false, problems };
  const board = squareBoard(columns, rows);
  const held = new Map(characters.flatMap((who, cell) => (isFigure(who) ? [[cell, who] as const] : [])));
  return {
    ok: true,
    value: {
      geometry: geometryOf(alone(room), rulings),
      held,
      rulings,
      immovable: (who) => who !== '' && immovable.includes(who),
      columns,
      rows,
      characters,
      at(name) {
        const cell = parseCellName(board, name);
        return typeof cell === 'number' ? cell : -1;
      },
      where: (who) => characters.indexOf(who),
      names: (cells) => [...cells].sort((a, b) => a - b).map((cell) => cellName(board, cell)),
    },
  };
}
