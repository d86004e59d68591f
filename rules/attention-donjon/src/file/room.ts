import {
  type Bilingual,
  type Board,
  type Cell,
  cellAt,
  cellName,
  columnOf,
  type Drawing,
  list,
  neighbour,
  object,
  OFF_BOARD,
  optional,
  flag,
  parseCellName,
  parseDrawing,
  type Place,
  type Problem,
  problem,
  record,
  rowOf,
  type Shaped,
  squareBoard,
  text,
} from '@arbitre/kernel';
import { geometryOf } from '../space/geometry.ts';
import { type Door, emptyPlan, type Ground, type Plan, type Side, type SideDirection } from '../space/plan.ts';
import type { Rulings } from '../rulings.ts';

export const bilingual = object({ fr: text({ min: 1 }), en: text({ min: 1 }) });

/** A room as a scenario draws it. Cells are named inside the room: `a1` is its top-left cell. */
export const roomShape = object({
  name: bilingual,
  /** One letter per cell, the zone it belongs to; `-` where there is no cell. */
  zones: text({ min: 1, description: 'One letter per cell: its zone; - where there is none.' }),
  /** What each cell is made of; all floor when left out. */
  map: optional(
    text({
      min: 1,
      description: '. floor  # solid  , cover  ~ lava  ^ precipice  x trap  o switch  * brazier  > exit',
    }),
  ),
  walls: optional(list(text({ description: 'A side between two cells: c1|d1' }))),
  doors: optional(list(object({ at: text(), open: optional(flag()) }))),
  entries: optional(list(text({ description: 'A side where the room may be joined on: a4 W' }))),
  exits: optional(list(text({ description: 'A side with a door to what is not revealed: f2 E' }))),
  links: optional(list(text({ description: 'Two cells joined by a ladder or a portal: a1|f4' }))),
  switches: optional(record(list(text()))),
});
export type RoomText = Shaped<typeof roomShape>;

/** A room that has been read: plain data, cells numbered inside the room. */
export interface Room {
  readonly id: string;
  readonly name: Bilingual;
  readonly plan: Plan;
  readonly entries: readonly Side[];
  readonly exits: readonly Side[];
}

const GLYPHS: Readonly<Record<string, Ground>> = {
  '-': 'void',
  '.': 'floor',
  '#': 'solid',
  ',': 'cover',
  '~': 'lava',
  '^': 'precipice',
  x: 'trap',
  o: 'switch',
  '*': 'brazier',
  '>': 'exit',
};

const SIDES: Readonly<Record<string, SideDirection>> = { N: 0, E: 2, S: 4, W: 6 };

/** Reads a drawn room; every mistake is reported, and null returned if there was any. */
export function readRoom(id: string, room: RoomText, at: Place, problems: Problem[]): Room | null {
  const before = problems.length;
  const drawing = readDrawing(room, at, problems);
  if (drawing === null) return null;
  const { zones, ground } = drawing;
  const sides = new SideReader(squareBoard(zones.columns, zones.rows), ground, problems);
  const listed = <T>(key: 'walls' | 'links' | 'entries' | 'exits', one: (name: string, place: Place) => T) =>
    (room[key] ?? []).map((name, index) => one(name, [...at, key, index]));
  const doors = (room.doors ?? []).map((door, index): Door => {
    const side = sides.between(door.at, [...at, 'doors', index, 'at']);
    return { ...side, id: sides.nameOf(side), state: door.open === true ? 'open' : 'closed' };
  });
  const plan: Plan = {
    columns: zones.columns,
    rows: zones.rows,
    ground,
    zones: zones.characters.map((zone) => (zone === '-' ? '' : zone)),
    walls: listed('walls', (name, place) => sides.between(name, place)),
    doors,
    links: listed('links', (name, place) => sides.pair(name, place)),
    switches: Object.fromEntries(
      Object.entries(room.switches ?? {}).map(([name, works]) =>
        sides.switched(name, works, [...at, 'switches', name]),
      ),
    ),
  };
  const entries = listed('entries', (name, place) => sides.outer(name, place));
  const exits = listed('exits', (name, place) => sides.outer(name, place));
  return problems.length === before ? { id, name: room.name, plan, entries, exits } : null;
}

/** The two drawings of a room, which have the same size. */
interface RoomDrawing {
  readonly zones: Drawing;
  readonly ground: readonly Ground[];
}

function readDrawing(room: RoomText, at: Place, problems: Problem[]): RoomDrawing | null {
  const zones = drawingOf('zones', room.zones, at, problems);
  const map = room.map === undefined ? undefined : drawingOf('map', room.map, at, problems);
  if (zones === null || map === null) return null;
  if (map !== undefined && (map.columns !== zones.columns || map.rows !== zones.rows)) {
    const { columns, rows } = zones;
    problems.push(problem([...at, 'map'], `${map.columns}×${map.rows}`, 'map-size', { columns, rows }));
    return null;
  }
  const board = squareBoard(zones.columns, zones.rows);
  const ground = zones.characters.map((zone, cell): Ground => {
    const glyph = map?.characters[cell] ?? (zone === '-' ? '-' : '.');
    const kind = GLYPHS[glyph];
    if (kind === undefined) problems.push(problem([...at, 'map'], glyph, 'map-glyph', { cell: cellName(board, cell) }));
    else if ((kind === 'void') !== (zone === '-'))
      problems.push(problem([...at, 'zones'], zone, 'cell-without-zone', { cell: cellName(board, cell) })); // ad.space.4
    return kind ?? 'void';
  });
  return { zones, ground };
}

function drawingOf(key: 'zones' | 'map', text: string, at: Place, problems: Problem[]): Drawing | null {
  const drawing = parseDrawing(text);
  if (!('code' in drawing)) return drawing;
  const { fr, en } = drawing.words;
  problems.push(problem([...at, key], lineAt(text, drawing.row), 'drawing', { fr, en }));
  return null;
}

/** Reads cells and sides of a room by their names; mistakes go on the list it is given. */
class SideReader {
  readonly #board: Board;
  readonly #ground: readonly Ground[];
  readonly #problems: Problem[];

  constructor(board: Board, ground: readonly Ground[], problems: Problem[]) {
    this.#board = board;
    this.#ground = ground;
    this.#problems = problems;
  }

  nameOf(side: Side): string {
    return sideName(this.#board.columns, this.#board.rows, side);
  }

  cell(name: string, place: Place): Cell {
    const read = parseCellName(this.#board, name.trim());
    if (typeof read === 'number') return read;
    this.#problems.push(problem(place, name, 'cell', { last: cellName(this.#board, this.#board.size - 1) }));
    return OFF_BOARD;
  }

  /** `c1|d1`: two cells. */
  pair(name: string, place: Place): readonly [Cell, Cell] {
    const [a = '', b = ''] = name.split('|');
    return [this.cell(a, place), this.cell(b, place)];
  }

  /** `c1|d1`: the side between two cells. */
  between(name: string, place: Place): Side {
    const [a, b] = this.pair(name, place);
    for (const direction of Object.values(SIDES)) {
      if (a !== OFF_BOARD && b !== OFF_BOARD && neighbour(this.#board, a, direction) === b)
        return { cell: a, direction };
    }
    this.#problems.push(problem(place, name, 'side-between'));
    return { cell: 0, direction: 0 };
  }

  /** `f2 E`: a side that leads out of the room. */
  outer(name: string, place: Place): Side {
    const [named = '', letter = ''] = name.trim().split(/\s+/);
    const direction = SIDES[letter.toUpperCase()];
    if (direction === undefined) this.#problems.push(problem(place, name, 'outer-side'));
    const side: Side = { cell: this.cell(named, place), direction: direction ?? 0 };
    if (direction === undefined || side.cell === OFF_BOARD) return side;
    const beyond = neighbour(this.#board, side.cell, direction);
    const ground = this.#ground;
    const leadsOut = ground[side.cell] !== 'void' && (beyond === OFF_BOARD || ground[beyond] === 'void');
    if (!leadsOut) this.#problems.push(problem(place, name, 'not-outer'));
    return side;
  }

  /** A switch: the name of its cell, and those of the doors it works. */
  switched(name: string, works: readonly string[], place: Place): readonly [string, readonly string[]] {
    const cell = cellName(this.#board, Math.max(0, this.cell(name, place)));
    return [cell, works.map((door) => this.nameOf(this.between(door, place)))];
  }
}

/** The row of a drawing that a mistake is in, as it is written. */
function lineAt(drawing: string, row: number): string {
  return drawing.trim().split('\n')[row - 1]?.trim() ?? '';
}

/** ad.space.4: the zones of a room that are in two pieces, with all its doors open, each with a cell of its smaller part. */
export function brokenZones(
  { plan }: Room,
  rulings: Rulings,
): readonly { readonly zone: string; readonly cell: string }[] {
  const opened: Plan = { ...plan, doors: plan.doors.map((door) => ({ ...door, state: 'open' })) };
  const { zones, near } = geometryOf(opened, rulings);
  return [...zones].flatMap(([zone, cells]) => {
    const joined = new Set(cells.slice(0, 1));
    for (const cell of joined) {
      for (const next of near[cell] ?? []) if (opened.zones[next] === zone) joined.add(next);
    }
    const apart = cells.filter((cell) => !joined.has(cell));
    const [stray] = apart.length <= joined.size ? apart : joined;
    if (apart.length === 0 || stray === undefined) return [];
    return [{ zone, cell: cellName(squareBoard(plan.columns, plan.rows), stray) }];
  });
}

/** A place of the table where a room can be laid: the cell of its top-left corner, and the side it is joined by. */
export interface Spot {
  readonly corner: Cell;
  readonly entry: Side | null;
}

/** `f2e`: the name of a side, and of the door on it. */
export function sideName(columns: number, rows: number, { cell, direction }: Side): string {
  return `${cellName(squareBoard(columns, rows), cell)}${'n.e.s.w.'[direction]}`;
}

/** Where a room fits when it is joined on by a door: each of its entries that faces the door, without overlap. */
export function spotsBehind(plan: Plan, room: Room, door: Side): readonly Spot[] {
  const table = squareBoard(plan.columns, plan.rows);
  const own = squareBoard(room.plan.columns, room.plan.rows);
  const beyond = neighbour(table, door.cell, door.direction);
  if (beyond === OFF_BOARD) return [];
  return room.entries.flatMap((entry) => {
    if (entry.direction !== (door.direction + 4) % 8) return [];
    const column = columnOf(table, beyond) - columnOf(own, entry.cell);
    const row = rowOf(table, beyond) - rowOf(own, entry.cell);
    const corner = cellAt(table, column, row);
    return corner !== OFF_BOARD && fits(plan, room, corner) ? [{ corner, entry }] : [];
  });
}

/** Every cell of the room would lie on an unrevealed cell of the table. */
function fits(plan: Plan, room: Room, corner: Cell): boolean {
  const table = squareBoard(plan.columns, plan.rows);
  if (columnOf(table, corner) + room.plan.columns > plan.columns) return false;
  if (rowOf(table, corner) + room.plan.rows > plan.rows) return false;
  return room.plan.ground.every(
    (ground, cell) => ground === 'void' || plan.ground[onTable(plan, room, corner, cell)] === 'void',
  );
}

/** The cell of the table under a cell of a room laid at a corner. */
export function onTable(plan: Plan, room: Room, corner: Cell, cell: Cell): Cell {
  const column = cell % room.plan.columns;
  return corner + column + ((cell - column) / room.plan.columns) * plan.columns;
}

/**
 * The table with one more room on it. Rooms that touch are parted by walls except at the door they are joined by; exits
 * that face something already revealed are walled up.
 */
export function lay(plan: Plan, room: Room, { corner, entry }: Spot): Plan {
  const table = squareBoard(plan.columns, plan.rows);
  const own = squareBoard(room.plan.columns, room.plan.rows);
  const move = (cell: Cell) => onTable(plan, room, corner, cell);
  const moved = <S extends Side>(side: S): S => ({ ...side, cell: move(side.cell) });
  const ground = [...plan.ground];
  const zones = [...plan.zones];
  const walls: Side[] = [...plan.walls, ...room.plan.walls.map(moved)];
  const joint = entry === null ? null : moved(entry);
  for (const [cell, kind] of room.plan.ground.entries()) {
    if (kind === 'void') continue;
    ground[move(cell)] = kind;
    zones[move(cell)] = room.plan.zones[cell] ?? '';
    for (const direction of [0, 2, 4, 6] as const) {
      const beyond = neighbour(table, move(cell), direction);
      if (beyond === OFF_BOARD || plan.ground[beyond] === 'void') continue;
      if (joint?.cell !== move(cell) || joint.direction !== direction) walls.push({ cell: move(cell), direction });
    }
  }
  const named = (side: Side) => sideName(plan.columns, plan.rows, side);
  const doors: Door[] = [
    ...plan.doors.map((door) => afterLaying(door, ground, neighbour(table, door.cell, door.direction), joint)),
    ...room.plan.doors.map((door) => ({ ...moved(door), id: named(moved(door)) })),
    ...room.exits.map(moved).flatMap((side): Door[] => {
      const beyond = neighbour(table, side.cell, side.direction);
      return beyond === OFF_BOARD || ground[beyond] !== 'void'
        ? []
        : [{ ...side, id: named(side), state: 'unexplored' }];
    }),
  ];
  const links = [...plan.links, ...room.plan.links.map(([a, b]) => [move(a), move(b)] as const)];
  const doorName = (name: string) => {
    const door = room.plan.doors.find(({ id }) => id === name);
    return door === undefined ? name : named(moved(door));
  };
  const switches = Object.entries(room.plan.switches).map(([name, works]) => {
    const cell = parseCellName(own, name);
    return [cellName(table, move(typeof cell === 'number' ? cell : 0)), works.map(doorName)] as const;
  });
  return {
    ...plan,
    ground,
    zones,
    walls,
    doors,
    links,
    switches: { ...plan.switches, ...Object.fromEntries(switches) },
  };
}

/** The door just opened is open; one that now faces the wall of the new room leads nowhere. */
function afterLaying(door: Door, ground: readonly Ground[], beyond: Cell, joint: Side | null): Door {
  if (door.state !== 'unexplored' || beyond === OFF_BOARD || ground[beyond] === 'void') return door;
  return {
    ...door,
    state: joint?.cell === beyond && joint.direction === (door.direction + 4) % 8 ? 'open' : 'dead-end',
  };
}

/** A table just large enough for one room. */
export function alone(room: Room): Plan {
  return lay(emptyPlan(room.plan.columns, room.plan.rows), room, { corner: 0, entry: null });
}
