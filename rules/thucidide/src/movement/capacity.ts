import { RIDE, riding } from './mounted.ts';
import { MARCH } from './road.ts';
import { LEADER_ROW, LEADER_CELL, MOVE_CAPACITY } from './capacity.table.ts';
import type { Rulings } from '../rulings.ts';
import { type Station, type Type, TYPES, type Weight, WEIGHTS } from '../proposal/troops.ts';

/** One cell of the table, read. */
export interface Capacity {
  /** Longest move that keeps the right to fight. */
  readonly fight: number;
  /** Longest move at all, off the road (sans combat beyond `fight`). */
  readonly open: number;
  /** (*): never more than 1 hex, in any circumstances. */
  readonly neverMore: boolean;
  /** (**): one die lost for each hex moved. */
  readonly losesDice: boolean;
  /** Very heavy artillery never changes hex by its own movement. */
  readonly isStatic: boolean;
}

/** What the capacity is for; a unit has more fields. */
export interface Troop {
  readonly type: Type;
  readonly weight: Weight;
  readonly mounted: boolean;
}

/**
 * th.cap.unit: the cell of a type and weight, in hexes; null where the table prints XXXX.
 *
 * @example capacityOf('infantry', 'very-light') // { fight: 2, open: 3, … }
 */
export function capacityOf(type: Type, weight: Weight): Capacity | null {
  return readings.get(type)?.[WEIGHTS.indexOf(weight)] ?? null;
}

/** th.cap.nocombat: the three notations of a cell. */
function readCell(printed: string): Capacity | null {
  if (printed === 'XXXX') return null; // th.cap.xxxx: no such unit
  const [, first = '0', second, without] = /^(\d)(?:\/(\d))?( ss cb)?/.exec(printed) ?? [];
  const a = Number(first);
  return {
    fight: without !== undefined && second === undefined ? 0 : a, // "a ss cb" alone: only staying keeps the fight
    open: Number(second ?? a),
    neverMore: printed.endsWith('(*)'), // th.cap.note1
    losesDice: printed.endsWith('(**)'), // th.cap.note2
    isStatic: printed.endsWith('(statique)'),
  };
}

/** The table, read once: every question about a unit asks. */
const readings = new Map(TYPES.map((type) => [type, MOVE_CAPACITY[type].map(readCell)]));

/** The hexes of an allowance by name: what the table gives, then each bonus as its own term. */
export interface Terms {
  readonly table: number;
  readonly mounted: number;
  readonly road: number;
  readonly order: number;
}

/** One length of move that can be claimed, and what claiming it costs. */
export interface Allowance {
  readonly hexes: number;
  readonly fights: boolean;
  /** Only for a road march. */
  readonly onRoad: boolean;
  readonly terms: Terms;
}

/**
 * th.cap.formula: every allowance of a unit in the order it is claimed: with combat, without, with the mounts, by road.
 * `order` is 1 for a unit under a forced march.
 *
 * @example allowancesOf({ type: 'infantry', weight: 'heavy', mounted: true }, rulings).at(-1)?.hexes // 3, by road
 */
export function allowancesOf(troop: Troop, rulings: Rulings, order = 0): readonly Allowance[] {
  const answers = allowances.get(rulings) ?? new Map<number, readonly Allowance[]>();
  allowances.set(rulings, answers);
  const kind = 2 * (TYPES.indexOf(troop.type) * WEIGHTS.length + WEIGHTS.indexOf(troop.weight));
  const key = 2 * TYPES.length * WEIGHTS.length * order + kind + (troop.mounted ? 1 : 0);
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = workOut(troop, rulings, order);
  answers.set(key, answer);
  return answer;
}

/** Worked out once for each kind of troop under the rulings of a table: every move asks. */
const allowances = new WeakMap<Rulings, Map<number, readonly Allowance[]>>();

function workOut(troop: Troop, rulings: Rulings, order: number): readonly Allowance[] {
  const capacity = capacityOf(troop.type, troop.weight);
  if (capacity === null) return [];
  if (capacity.isStatic) return [allowance(NO_HEX, true, false)];
  const { fight, open } = capacity;
  const fighting: Terms = { table: fight, mounted: 0, road: 0, order };
  const without: Terms = { table: open, mounted: 0, road: 0, order };
  // th.mounted.3: one hex more, without combat
  const ridden = riding(rulings.mountedBase === 'combat-max' ? fighting : without, troop.mounted);
  const longest = total(ridden) > total(without) ? ridden : without;
  // th.road.2, th.mounted.4: one hex more again, the two bonuses added
  const marching = {
    ...(rulings.roadBase === 'combat-max' ? riding(fighting, troop.mounted) : longest),
    road: MARCH.hexes,
  };
  const claims = [
    allowance(fighting, true, false),
    allowance(without, false, false),
    allowance(longest, RIDE.fights, false),
    allowance(marching, MARCH.fights, true),
  ].map((claim) => (capacity.neverMore ? capAtOne(claim) : claim));
  return claims.filter((claim, index) => claims.slice(0, index).every(({ hexes }) => hexes < claim.hexes));
}

const NO_HEX: Terms = { table: 0, mounted: 0, road: 0, order: 0 };

function total({ table, mounted, road, order }: Terms): number {
  return table + mounted + road + order;
}

function allowance(terms: Terms, fights: boolean, onRoad: boolean): Allowance {
  return { hexes: total(terms), fights, onRoad, terms };
}

/** th.cap.note1: applied last, after every bonus. */
function capAtOne(claimed: Allowance): Allowance {
  return claimed.hexes > 1 ? { ...claimed, hexes: 1, terms: { ...NO_HEX, table: 1 } } : claimed;
}

/** A chief's or person's column: his own move and his distance in flight; null when no cell is his. */
export function leaderCapacity(
  station: Station,
  weight: Weight | null,
  rulings: Rulings,
): { readonly move: number; readonly flight: number } | null {
  const rank = station === 'person' ? 'senior-officer' : station;
  const printed =
    rulings.leaderColumns === 'rank'
      ? LEADER_CELL[rank]
      : weight === null
        ? undefined
        : LEADER_ROW[WEIGHTS.indexOf(weight)];
  const [, move, flight] = /^(\d)\/(\d) fuite$/.exec(printed ?? '') ?? [];
  return move === undefined ? null : { move: Number(move), flight: Number(flight) }; // th.cap.leader.flight
}

/** th.cap.leader: all of a chief's hexes are free; he has no combat to lose. Worked out once, as for troops. */
export function leaderAllowances(station: Station, weight: Weight | null, rulings: Rulings): readonly Allowance[] {
  const answers = leaders.get(rulings) ?? new Map<string, readonly Allowance[]>();
  leaders.set(rulings, answers);
  const key = weight === null ? station : `${station} ${weight}`;
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = workOutLeader(station, weight, rulings);
  answers.set(key, answer);
  return answer;
}

const leaders = new WeakMap<Rulings, Map<string, readonly Allowance[]>>();

function workOutLeader(station: Station, weight: Weight | null, rulings: Rulings): readonly Allowance[] {
  const move = leaderCapacity(station, weight, rulings)?.move ?? 0;
  const own = allowance({ ...NO_HEX, table: move }, false, false);
  if (!rulings.roadForLoneCharacters) return [own]; // th.road.1: lone characters are not units
  return [own, allowance({ ...NO_HEX, table: move, road: MARCH.hexes }, MARCH.fights, true)];
}
