import { ELEMENTS, LINEAR } from '../src/proposal/terrain.table.ts';
import type { State, Unit } from '../src/play/state.ts';

/** What the slow twin finds for one destination: may the piece fight after its best way there, and how long is that way. */
export interface Found {
  readonly fight: boolean;
  readonly cost: number;
}

/** th.cap.*: [with combat, without], typed in again from the book so that a slip in the table shows. */
// biome-ignore format: a table
const BOOK: Readonly<Record<string, readonly [number, number]>> = {
  'infantry very-light': [2, 3], 'infantry light': [2, 2], 'infantry medium': [1, 2], 'infantry heavy': [1, 1], 'infantry very-heavy': [0, 1],
  'cavalry very-light': [4, 5], 'cavalry light': [4, 4], 'cavalry medium': [3, 3], 'cavalry heavy': [3, 3], 'cavalry very-heavy': [2, 2],
  'camelry very-light': [3, 3], 'camelry light': [3, 3], 'camelry medium': [3, 3], 'camelry heavy': [3, 3], 'camelry very-heavy': [2, 2],
  'chariotry light': [4, 4], 'chariotry medium': [3, 3], 'chariotry heavy': [2, 2], 'chariotry very-heavy': [2, 2],
  'elephants medium': [2, 2], 'elephants heavy': [2, 2],
  'artillery very-light': [1, 2], 'artillery light': [1, 1], 'artillery medium': [0, 1], 'artillery heavy': [0, 1], 'artillery very-heavy': [0, 0],
};

/** Column and row from 0, and the six around by the ledger's lists for even and odd rows. */
export function around(state: State, cell: number): number[] {
  const { columns, rows } = state.field;
  const c = cell % columns;
  const r = Math.floor(cell / columns);
  const near =
    r % 2 === 0
      ? [
          [c - 1, r],
          [c + 1, r],
          [c - 1, r - 1],
          [c, r - 1],
          [c - 1, r + 1],
          [c, r + 1],
        ]
      : [
          [c - 1, r],
          [c + 1, r],
          [c, r - 1],
          [c + 1, r - 1],
          [c, r + 1],
          [c + 1, r + 1],
        ];
  return near.flatMap(([x = -1, y = -1]) => (x >= 0 && x < columns && y >= 0 && y < rows ? [y * columns + x] : []));
}

/**
 * Every destination of a unit on the table by trying every path, on plain lists: no search, no tables, no shared code with
 * `waysOf` but the data of the terrain. Entries from outside are not its business.
 */
export function everyWay(state: State, unit: Unit): ReadonlyMap<number, Found> {
  const { rulings, field } = state;
  const extra = state.turn.extra[unit.id] ?? 0;
  const [c, n] = (BOOK[`${unit.type} ${unit.weight}`] ?? [0, 0]).map((hexes) => hexes + extra) as [number, number];
  const ride = unit.mounted ? 1 : 0;
  const m = rulings.mountedBase === 'combat-max' ? Math.max(n, ride ? c + 1 : 0) : n + ride;
  const still = unit.type === 'artillery' && unit.weight === 'very-heavy';
  const slow = unit.type === 'artillery' && unit.weight === 'heavy';
  const road = still ? 0 : slow ? 1 : (rulings.roadBase === 'combat-max' ? c + ride : m) + 1;
  const found = new Map<number, Found>();

  const ground = (cell: number) => {
    const letter = field.ground[Math.floor(cell / field.columns)]?.[cell % field.columns];
    const element = Object.values(ELEMENTS).find((one) => one.letter === letter);
    if (element === undefined) throw new Error(`no element is drawn ${letter}`);
    return element;
  };
  const closedTo = (list: readonly string[] | undefined) =>
    list?.includes(unit.type) ||
    (unit.type === 'cavalry' && unit.weight === 'very-heavy' && list?.includes('very-heavy cavalry')) ||
    false;
  const roadsOver = (a: number, b: number) =>
    field.roads.flatMap((hexes, index) =>
      hexes.some((hex, i) => (hex === a && hexes[i + 1] === b) || (hex === b && hexes[i + 1] === a)) ? [index] : [],
    );

  /** null: closed; else is it rough? */
  const step = (a: number, b: number): { rough: boolean } | null => {
    const to = ground(b);
    if (to.going === 'impassable') return null;
    const linked = roadsOver(a, b).length > 0;
    const hexRough = closedTo(to.closedTo) || (to.better?.[unit.type] ?? to.going) === 'difficult';
    if (linked) return { rough: hexRough && !rulings.roadIgnoresTerrain };
    if (closedTo(to.closedTo)) return null;
    const crossings = field.sides
      .filter(({ between: [x, y] }) => (x === a && y === b) || (x === b && y === a))
      .map(({ is }) => LINEAR[is])
      .map((line) => (closedTo(line.closedTo) ? 'impassable' : (line.better?.[unit.type] ?? line.going)));
    return crossings.includes('impassable') ? null : { rough: hexRough || crossings.includes('difficult') };
  };
  const others = state.units.filter(({ id }) => id !== unit.id);
  const light = (weight: string) => weight.endsWith('light');
  const mayEnter = (cell: number) => {
    const other = others.find(({ at }) => at === cell);
    if (other !== undefined) {
      if (other.side !== unit.side) return false;
      if (rulings.passThroughElephants === 'forbidden' && (other.type === 'elephants' || unit.type === 'elephants'))
        return false;
      return light(other.weight) || light(unit.weight);
    }
    return (
      !state.characters.some(({ at, side }) => at === cell && side !== unit.side) || !rulings.loneEnemyCharacterBlocks
    );
  };
  const mayStop = (cell: number) =>
    !others.some(({ at }) => at === cell) &&
    !state.characters.some(({ at, side }) => at === cell && side !== unit.side);

  const walk = (cell: number, hexes: number, cost: number, roads: readonly number[] | 'all', woodsman: number) => {
    for (const to of around(state, cell)) {
      const taken = step(cell, to);
      if (taken === null || !mayEnter(to)) continue;
      const over = roadsOver(cell, to);
      const kept =
        roads === 'all'
          ? over
          : rulings.roadNetwork === 'connected'
            ? roads.length > 0
              ? over
              : []
            : roads.filter((one) => over.includes(one));
      const rough = taken.rough && woodsman === 0;
      const stops = rough && rulings.difficultEffect === 'stop';
      const paid = cost + (rough && rulings.difficultEffect === 'cost-2' ? 2 : 1);
      const exception = paid === 2 && hexes === 0 && m >= 1;
      const open = slow ? 1 : m;
      const within = !still && (paid <= open || (paid <= road && kept.length > 0) || (exception && paid > open));
      if (within && to !== unit.at && mayStop(to)) {
        const fight = paid <= c;
        const before = found.get(to);
        if (before === undefined || (fight && !before.fight) || (fight === before.fight && paid < before.cost))
          found.set(to, { fight, cost: paid });
      }
      if (!stops && paid < Math.max(m, road))
        walk(to, hexes + 1, paid, kept, taken.rough ? Math.max(0, woodsman - 1) : woodsman);
    }
  };
  if (typeof unit.at === 'number') walk(unit.at, 0, 0, 'all', state.turn.woodsman[unit.id] ?? 0);
  return found;
}
