import type { Place, Seat } from '@arbitre/kernel';
import { capacityOf } from '../movement/capacity.ts';
import { mayRide } from '../movement/mounted.ts';
import type { Character, Move, Unit } from '../play/state.ts';
import { factorsOf } from '../proposal/troops.table.ts';
import type { Findings, HexReader } from './findings.ts';
import type { Scenario } from './scenario.ts';

/** The group a piece waits with: the one it names, or the only one of its side. */
function groupOf(scenario: Scenario, side: Seat, named: string | undefined): string | null {
  if (named !== undefined) return named;
  const own = Object.entries(scenario.reinforcements ?? {}).filter(([, group]) => group.side === side);
  return own.length === 1 ? (own[0]?.[0] ?? null) : null;
}

/** The move a piece has made this turn, as a position tells it. */
function readMove(
  moved: NonNullable<Scenario['units']>[number]['moved'],
  fights: boolean,
  at: Place,
  hexes: HexReader,
): Move | null {
  if (moved === undefined) return null;
  return {
    from: hexes.place(moved.from, [...at, 'moved', 'from']),
    hexes: moved.hexes,
    fight: moved.fight ?? fights,
    diceLost: moved.diceLost ?? 0,
  };
}

export function readUnit(
  scenario: Scenario,
  given: Scenario['units'][number],
  at: Place,
  hexes: HexReader,
  found: Findings,
): Unit {
  const { id, side, type, weight, weapon = null, mounted = false, mounts = mounted, token = false } = given;
  const troop = `${type} ${weight}`;
  const full = factorsOf({ type, weight, weapon })?.elements ?? 0;
  if (capacityOf(type, weight) === null)
    found.add([...at, 'weight'], troop, 'no-such-unit'); // th.cap.xxxx
  else if (full === 0) found.add([...at, 'weapon'], `${troop} ${weapon}`, 'no-such-weapon');
  if (mounts && !mayRide(type)) found.add([...at, 'mounted'], type, 'mounted-infantry-only'); // th.mounted.1
  if (mounted && !mounts) found.add([...at, 'mounts'], 'false', 'mounted-without-mounts');
  const where = hexes.place(given.at, [...at, 'at']);
  const elements = given.elements ?? (given.at === 'lost' ? 0 : full);
  if (elements > full && full > 0) found.add([...at, 'elements'], elements, 'too-many-elements', { full });
  if (full > 0 && (given.at === 'lost') !== (elements === 0)) found.add([...at, 'elements'], elements, 'lost-elements');
  return {
    id,
    side,
    type,
    weight,
    weapon,
    mounted,
    mounts,
    group: where === 'outside' ? groupOf(scenario, side, given.group) : (given.group ?? null),
    at: where,
    elements,
    token,
    move: readMove(given.moved, true, at, hexes),
  };
}

export function readCharacter(
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
  const where = host?.at ?? (given.at === undefined ? 'lost' : hexes.place(given.at, [...at, 'at']));
  const waits = where === 'outside' || returns;
  const group = host?.group ?? (waits ? groupOf(scenario, side, given.group) : (given.group ?? null));
  const move = readMove(given.moved, false, at, hexes);
  return { id, side, rank, weight, vehicle, group, returns, at: where, move };
}
