import {
  type Cell,
  cellName,
  directionTo,
  hexBoard,
  parseCellName,
  parseDrawing,
  type Place,
  type Problem,
  problem,
  type Read,
  type Seat,
} from '@arbitre/kernel';
import { capacityOf, leaderCapacity } from '../movement/capacity.ts';
import { activationsFor } from '../command/command.table.ts';
import { boardOf, type Entry, type Field, goingAt, isEdgeHex, isRoadHex, terrainAt } from '../movement/field.ts';
import { nameOf } from './hex-name.ts';
import { DEFAULT_LEVEL } from '../proposal/orders.table.ts';
import { ELEMENTS } from '../proposal/terrain.table.ts';
import { factorsOf } from '../proposal/troops.table.ts';
import type { Rulings } from '../rulings.ts';
import type { Scenario } from './scenario.ts';
import {
  type Army,
  type Character,
  newTurn,
  onTable,
  type Place as Where,
  type State,
  treadOf,
  type Unit,
} from '../play/state.ts';

/** th.x.table: hexes of the smallest table, across and down or the other way round. */
const SMALLEST = [9, 12] as const;

/** Everything wrong with a scenario as it is being read. */
class Findings {
  readonly problems: Problem[] = [];

  add(at: Place, found: string | number, code: string, values?: Readonly<Record<string, string | number>>): void {
    this.problems.push(problem(at, found, code, values));
  }
}

/** The opening state of a battle; or everything wrong with the scenario. */
export function setup(scenario: Scenario, rulings: Rulings): Read<State> {
  const found = new Findings();
  const ground = readGround(scenario, found);
  if (ground === null) return { ok: false, problems: found.problems };
  const hexes = new HexReader(ground, found);
  const sides = readSides(scenario, found);
  const field = readField(scenario, ground, hexes, sides, found);
  const units = scenario.units.map((one, index) => readUnit(scenario, one, ['units', index], hexes, found));
  const characters = (scenario.characters ?? []).map((one, index) =>
    readCharacter(scenario, one, ['characters', index], hexes, units, found),
  );
  const state = assemble(scenario, rulings, field, sides, units, characters, hexes);
  checkPieces(scenario, state, found);
  return found.problems.length > 0 ? { ok: false, problems: found.problems } : { ok: true, value: state };
}

interface Ground {
  readonly columns: number;
  readonly rows: number;
  readonly letters: readonly string[];
}

function readGround(scenario: Scenario, found: Findings): Ground | null {
  const drawing = parseDrawing(scenario.map);
  if ('code' in drawing) {
    found.add(['map'], `${drawing.row}:${drawing.column}`, 'drawing', drawing.words);
    return null;
  }
  const { columns, rows, characters } = drawing;
  const [short, long] = SMALLEST;
  const small = Math.min(columns, rows) < short || Math.max(columns, rows) < long;
  if (small && !scenario.exercise) found.add(['map'], `${columns} × ${rows}`, 'map-too-small', { short, long });
  const known = Object.values(ELEMENTS).map(({ letter }) => letter);
  for (const letter of new Set(characters.filter((one) => !known.includes(one)))) {
    found.add(['map'], letter, 'terrain-letter', { letters: known.join(' ') });
  }
  return { columns, rows, letters: characters };
}

/** Reads names of hexes, and says which are not on the table. */
class HexReader {
  readonly board;
  readonly #found: Findings;

  constructor({ columns, rows }: Ground, found: Findings) {
    this.board = hexBoard(columns, rows);
    this.#found = found;
  }

  /** One hex; a number is a name that lost its zeros. */
  one(value: string | number, at: Place): Cell | null {
    const digits = cellName(this.board, 0).length;
    const name = typeof value === 'number' ? `${value}`.padStart(digits, '0') : value.trim();
    const cell = parseCellName(this.board, name);
    if (typeof cell === 'number') return cell;
    this.#found.add(at, name, 'hex-name', cell.words);
    return null;
  }

  many(value: number | string | readonly (number | string)[], at: Place): readonly Cell[] {
    const names = typeof value === 'string' ? value.trim().split(/\s+/) : typeof value === 'number' ? [value] : value;
    return names.flatMap((name) => this.one(name, at) ?? []);
  }
}

function readSides(scenario: Scenario, found: Findings): readonly [Seat, Seat] {
  const [first, second] = scenario.armies.map(({ side }) => side);
  if (first === second) found.add(['armies', 1, 'side'], second ?? '', 'same-side');
  return [first ?? '', second ?? ''];
}

function readField(
  scenario: Scenario,
  { columns, rows, letters }: Ground,
  hexes: HexReader,
  sides: readonly Seat[],
  found: Findings,
): Field {
  const roads = (scenario.roads ?? []).map((road, index) => hexes.many(road, ['roads', index]));
  for (const [index, road] of roads.entries()) checkRoad(road, ['roads', index], hexes, found);
  const obstacles = (scenario.obstacles ?? []).flatMap(({ is, between }, index) =>
    between
      .trim()
      .split(/\s+/)
      .flatMap((pair) => readPair(pair, ['obstacles', index, 'between'], hexes, found))
      .map((cells) => ({ is, between: cells })),
  );
  const field: Field = {
    columns,
    rows,
    ground: Array.from({ length: rows }, (_, row) => letters.slice(row * columns, (row + 1) * columns).join('')),
    roads,
    sides: obstacles,
    entries: readEntries(scenario, hexes),
    exits: (scenario.exits ?? []).map(({ side, hexes: where, worth }, index) => ({
      side,
      hexes: hexes.many(where, ['exits', index, 'hexes']),
      worth: worth ?? 'nothing',
    })),
    agreedEdges: scenario.agreedEdges ?? [],
  };
  const doors: readonly (readonly [Place, Seat, readonly Cell[]])[] = [
    ...Object.entries(field.entries).map(
      ([name, entry]) => [['reinforcements', name], entry.side, entry.hexes] as const,
    ),
    ...field.exits.map((exit, index) => [['exits', index], exit.side, exit.hexes] as const),
  ];
  for (const [at, side, cells] of doors) {
    if (!sides.includes(side)) found.add([...at, 'side'], side, 'unknown-side', { sides: sides.join(', ') });
    for (const cell of cells) {
      if (!isEdgeHex(field, cell)) found.add(at, cellName(hexes.board, cell), 'not-an-edge');
    }
  }
  return field;
}

/** A road joins neighbours: it may not skip a hex (th.road.1). */
function checkRoad(road: readonly Cell[], at: Place, hexes: HexReader, found: Findings): void {
  for (const [index, cell] of road.entries()) {
    const next = road[index + 1];
    if (next === undefined || directionTo(hexes.board, cell, next) >= 0) continue;
    const [from, to] = [cellName(hexes.board, cell), cellName(hexes.board, next)];
    found.add(at, `${from} ${to}`, 'road-skips', { from, to });
  }
}

function readPair(pair: string, at: Place, hexes: HexReader, found: Findings): readonly (readonly [Cell, Cell])[] {
  const [one = '', other = '', more] = pair.split('-');
  if (more !== undefined || other === '') {
    found.add(at, pair, 'obstacle-pair');
    return [];
  }
  const a = hexes.one(one, at);
  const b = hexes.one(other, at);
  if (a === null || b === null) return [];
  if (directionTo(hexes.board, a, b) >= 0) return [[a, b]];
  found.add(at, pair, 'obstacle-pair');
  return [];
}

function readEntries(scenario: Scenario, hexes: HexReader): Readonly<Record<string, Entry>> {
  return Object.fromEntries(
    Object.entries(scenario.reinforcements ?? {}).map(([name, { side, entry, turn }]) => [
      name,
      { side, hexes: hexes.many(entry, ['reinforcements', name, 'entry']), turn: turn ?? 1 },
    ]),
  );
}

/** The group a piece waits with: the one it names, or the only one of its side. */
function groupOf(scenario: Scenario, side: Seat, named: string | undefined): string | null {
  if (named !== undefined) return named;
  const own = Object.entries(scenario.reinforcements ?? {}).filter(([, group]) => group.side === side);
  return own.length === 1 ? (own[0]?.[0] ?? null) : null;
}

function readPlace(value: string | number, at: Place, hexes: HexReader): Where {
  return value === 'outside' ? 'outside' : (hexes.one(value, at) ?? 'lost');
}

function readUnit(
  scenario: Scenario,
  given: Scenario['units'][number],
  at: Place,
  hexes: HexReader,
  found: Findings,
): Unit {
  const { id, side, type, weight, weapon = null, mounted = false, token = false, moved } = given;
  const troop = `${type} ${weight}`;
  const full = factorsOf({ type, weight, weapon })?.elements ?? 0;
  if (capacityOf(type, weight) === null)
    found.add([...at, 'weight'], troop, 'no-such-unit'); // th.cap.xxxx
  else if (full === 0) found.add([...at, 'weapon'], `${troop} ${weapon}`, 'no-such-weapon');
  if (mounted && type !== 'infantry') found.add([...at, 'mounted'], type, 'mounted-infantry-only'); // th.mounted.1
  const elements = given.elements ?? full;
  if (elements > full && full > 0) found.add([...at, 'elements'], elements, 'too-many-elements', { full });
  const where = readPlace(given.at, [...at, 'at'], hexes);
  return {
    id,
    side,
    type,
    weight,
    weapon,
    mounted,
    mounts: mounted,
    group: where === 'outside' ? groupOf(scenario, side, given.group) : null,
    at: where,
    elements,
    token,
    move: moved
      ? {
          from: readPlace(moved.from, [...at, 'moved', 'from'], hexes),
          hexes: moved.hexes,
          fight: moved.fight,
          diceLost: moved.diceLost ?? 0,
        }
      : null,
  };
}

function readCharacter(
  scenario: Scenario,
  given: NonNullable<Scenario['characters']>[number],
  at: Place,
  hexes: HexReader,
  units: readonly Unit[],
  found: Findings,
): Character {
  const { id, side, rank, weight = null, vehicle = false, returns = false } = given;
  const host = units.find((unit) => unit.id === given.with && unit.side === side);
  if (given.with !== undefined && host === undefined) found.add([...at, 'with'], given.with, 'unknown-unit');
  if (given.with === undefined && given.at === undefined) found.add(at, id, 'no-place');
  const where = host?.at ?? (given.at === undefined ? 'lost' : readPlace(given.at, [...at, 'at'], hexes));
  const group = host?.group ?? (where === 'outside' || returns ? groupOf(scenario, side, given.group) : null);
  return { id, side, rank, weight, vehicle, group, returns, at: where, move: null };
}

function assemble(
  scenario: Scenario,
  rulings: Rulings,
  field: Field,
  sides: readonly [Seat, Seat],
  units: readonly Unit[],
  characters: readonly Character[],
  hexes: HexReader,
): State {
  const { victory, turn } = scenario;
  const activated = [...scenario.units, ...(scenario.characters ?? [])]
    .filter((one) => one.activated)
    .map(({ id }) => id);
  const count = (side: Seat) => units.filter((unit) => unit.side === side).length;
  const third = (side: Seat) => Math.ceil(count(side) / 3); // th.x.victory
  const target = (side: Seat, enemy: Seat) =>
    typeof victory.eliminate === 'number' ? victory.eliminate : (victory.eliminate?.[side] ?? third(enemy));
  const armies = scenario.armies.map((army): [Seat, Army] => {
    const level = army.level ?? DEFAULT_LEVEL;
    const strength = count(army.side);
    const activations = army.activations ?? activationsFor(strength);
    return [army.side, { name: army.name, strength, activations, level, tokens: army.tokens ?? level }];
  });
  // A scenario with entry hexes provides for reinforcements, whatever the table's default (th.reinf.1).
  const provided = Object.keys(field.entries).length > 0 ? ({ reinforcements: 'scenario' } as const) : {};
  return {
    field,
    rulings: { ...rulings, ...provided },
    victory: {
      eliminate: { [sides[0]]: target(sides[0], sides[1]), [sides[1]]: target(sides[1], sides[0]) },
      turns: victory.turns,
      objectives: victory.objectives === undefined ? [] : hexes.many(victory.objectives, ['victory', 'objectives']),
      hold: victory.hold ?? null,
    },
    sides,
    armies: Object.fromEntries(armies),
    units,
    characters,
    turn: {
      ...newTurn(turn?.number ?? 1, turn?.side ?? sides[0]),
      phase: turn?.phase ?? 'command',
      activations: activated.length > 0 ? [{ chief: null, pieces: activated }] : [],
    },
    combat: null,
    flights: [],
    outcome: null,
  };
}

/** What can only be seen once every piece is in its place. */
function checkPieces(scenario: Scenario, state: State, found: Findings): void {
  const { field, sides, units, characters, rulings } = state;
  const board = boardOf(field);
  const taken = new Map<Cell, string>();
  const ids = new Set<string>();
  if (!sides.includes(state.turn.side))
    found.add(['turn', 'side'], state.turn.side, 'unknown-side', { sides: sides.join(', ') });
  for (const [list, pieces] of [
    ['units', units],
    ['characters', characters],
  ] as const) {
    for (const [index, piece] of pieces.entries()) {
      const at: Place = [list, index];
      if (ids.has(piece.id)) found.add([...at, 'id'], piece.id, 'duplicate-id');
      ids.add(piece.id);
      if (!sides.includes(piece.side))
        found.add([...at, 'side'], piece.side, 'unknown-side', { sides: sides.join(', ') });
      const { group } = piece;
      const known =
        group === null
          ? piece.at !== 'outside' || rulings.reinforcements === 'none' || scenario.exercise
          : field.entries[group]?.side === piece.side;
      if (!known) found.add([...at, 'group'], group ?? piece.id, 'unknown-group');
      const closed = onTable(piece.at) && goingAt(field, piece.at, treadOf(piece)) === 'impassable';
      const byRoad =
        onTable(piece.at) && isRoadHex(board, piece.at) && ELEMENTS[terrainAt(board, piece.at)].going !== 'impassable';
      if (closed && !byRoad && onTable(piece.at)) {
        found.add([...at, 'at'], nameOf(field, piece.at), 'impassable-hex', { piece: piece.id });
      }
    }
  }
  for (const [index, unit] of units.entries()) {
    if (!onTable(unit.at)) continue;
    const by = taken.get(unit.at);
    if (by !== undefined)
      found.add(['units', index, 'at'], cellName(board, unit.at), 'hex-taken', { by, unit: unit.id }); // th.prec.10
    taken.set(unit.at, unit.id);
  }
  for (const [index, character] of characters.entries()) {
    if (leaderCapacity(character.rank, character.weight, rulings) === null) {
      found.add(['characters', index, 'weight'], character.weight ?? '∅', 'chief-weight'); // th.cap.leader
    }
    const over = onTable(character.at) ? units.find(({ at }) => at === character.at) : undefined;
    if (over !== undefined && over.side !== character.side) {
      found.add(['characters', index, 'at'], character.id, 'hex-taken', { by: over.id, unit: character.id });
    }
  }
  if (!scenario.exercise) checkArmies(state, found);
}

/** th.x.command: one general-in-chief, one only; th.cap.artillery: static artillery is deployed, never a reinforcement. */
function checkArmies({ sides, units, characters }: State, found: Findings): void {
  for (const [index, side] of sides.entries()) {
    const generals = characters.filter((one) => one.side === side && one.rank === 'general-in-chief').length;
    if (generals !== 1) found.add(['armies', index], generals, 'one-general', { side });
    if (!units.some((unit) => unit.side === side)) found.add(['armies', index], side, 'no-units', { side });
  }
  for (const [index, unit] of units.entries()) {
    if (unit.at === 'outside' && capacityOf(unit.type, unit.weight)?.isStatic)
      found.add(['units', index, 'at'], unit.id, 'static-outside');
  }
}
