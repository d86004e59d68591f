import { type Cell, columnOf, rowOf, type Seat } from '@arbitre/kernel';
import {
  areAllied,
  blockOf,
  canAct,
  canAttack,
  chart,
  isHeldInPlace,
  meleeReach,
  sideOf,
  spaceOf,
} from '../encounter/creature.ts';
import { farthestShot } from '../encounter/strike.ts';
import { actionsOfTurn } from '../encounter/turn.ts';
import type { Creature, CreatureId, Spot, Stance, State, Turn } from '../play/state.ts';
import { fits, spaceAt } from '../space/battlefield.ts';
import { hasLineOfEffect } from '../space/line-of-effect.ts';
import { distance, isWithinReach, overlaps, type Space, UNITS_PER_SQUARE } from '../space/space.ts';
import { stayTest } from '../sharing/sharing.ts';
import { flightReach } from '../speeds/flight-search.ts';
import { voyagesOf } from '../speeds/judge-volume.ts';
import { volumeBudget } from '../speeds/volume.ts';
import { standingHeight } from '../walking/ground.ts';
import { jumpsOf } from '../walking/jumps.ts';
import { speedOf } from '../walking/speed.ts';
import { turnReach } from '../walking/turn-reach.ts';
import { onGround } from '../walking/walking.ts';

/** Where one enemy could strike in its next turn, each square as if someone stood there; by what it would strike with, too. */
export interface Threat {
  readonly piece: CreatureId;
  /** Every square it could strike, whatever with, in the order of the map. */
  readonly cells: readonly Cell[];
  /** Squares within reach of a weapon for hand-to-hand fighting, after moving. */
  readonly melee: readonly Cell[];
  /** Squares it could shoot at. */
  readonly shot: readonly Cell[];
  /** Squares that its breath could cover; none while it is drawing breath. */
  readonly breath: readonly Cell[];
}

/**
 * Where each enemy of a seat could strike in its next turn (in what is left of it, when it is under way): it moves with all actions
 * but those that the blow takes. Nobody is taken to stand aside for it, and nobody is killed to make way; what needs a lucky
 * roll (balance, climbing and swimming without the Speed) is left out.
 *
 * @example threats(view, 'heroes').filter(({ cells }) => cells.includes(here)).length // how many could strike me here
 */
export function threats(state: State, seat: Seat): readonly Threat[] {
  if (state.outcome !== null) return [];
  return state.creatures
    .filter((one) => !areAllied(state, one.side, seat) && canAct(one) && canAttack(one))
    .map((one) => threatOf(state, one));
}

function threatOf(state: State, creature: Creature): Threat {
  const { attacks, breathWeapon } = blockOf(state, creature);
  const actions = state.turn?.who === creature.id ? state.turn.actions : actionsOfTurn(creature);
  const free = actions - (creature.conditions.prone ? 1 : 0); // it gets up first
  const ready = { ...state, frames: [], turn: freshTurn(state, creature) };
  const up = creature.conditions.prone ? onItsFeet(creature) : creature;
  const ground = groundOf(state);
  const reach = Math.max(
    -1,
    ...attacks.map((one) => (one.kind === 'melee' ? meleeReach(blockOf(state, creature), one) : -1)),
  );
  const range = Math.max(-1, ...attacks.map((one) => (one.kind === 'ranged' ? farthestShot(one) : -1)));
  const stands = actions < 1 ? [] : standsAfter(ready, up, free - 1);
  const covers = (far: number, from: readonly Space[], hits: (body: Space, target: Space) => boolean) =>
    far < 0 ? [] : coveredFrom(state, ground, from, far, hits);
  const melee = covers(reach, stands, (body, target) => isWithinReach(body, target, reach, state.rulings));
  const shot = covers(range, stands, (body, target) => distance(body, target) <= range);
  const breathes = breathWeapon !== undefined && actions >= 2 && hasBreath(state, creature);
  const length = breathes ? breathWeapon.length : -1;
  const breath = covers(length, breathes ? standsAfter(ready, up, free - 2) : [], (body, target) =>
    isInCone(body, target, length),
  );
  const cells = [...new Set([...melee, ...shot, ...breath])].sort((a, b) => a - b);
  return { piece: creature.id, cells, melee, shot, breath };
}

function onItsFeet(creature: Creature): Creature {
  const { prone: _, ...conditions } = creature.conditions;
  return { ...creature, conditions };
}

/** pf.x.area: cones in every direction cover what is as near as they are long, but for what is right above or below. */
function isInCone(body: Space, target: Space, length: number): boolean {
  return distance(body, target) <= length && !overlaps({ ...body, z: 0 }, { ...target, z: 0 });
}

/** pf.x.breathe: will its breath be drawn when its next turn comes? */
function hasBreath({ round, order, cursor, turn }: State, { id, conditions: { recharging = 0 } }: Creature): boolean {
  const later = turn?.who === id || order.indexOf(id) > cursor ? 0 : 1;
  return round + later >= recharging;
}

/** Its turn, as it will begin: so many diagonals taken, and nothing else done. */
function freshTurn({ turn }: State, { id: who }: Creature): Turn {
  const diagonals = turn?.who === who ? turn.diagonals : 0;
  return {
    who,
    actions: 1,
    attacks: 0,
    diagonals,
    acted: false,
    resumed: false,
    attacked: [],
    missed: null,
    flew: false,
    swam: false,
    mustLeave: false,
  };
}

/** Someone of one square, standing in each square of the map where there is room. */
function groundOf(state: State): readonly (Space | null)[] {
  const map = chart(state);
  return Array.from({ length: map.board.size }, (_, cell) =>
    fits(map, columnOf(map.board, cell), rowOf(map.board, cell), 1)
      ? spaceAt(map, cell, 1, standingHeight(map, cell, 1))
      : null,
  );
}

/** The squares of the map that are hit from any of those places, a line of effect leading there. */
function coveredFrom(
  state: State,
  ground: readonly (Space | null)[],
  from: readonly Space[],
  far: number,
  hits: (body: Space, target: Space) => boolean,
): readonly Cell[] {
  const map = chart(state);
  const { columns, rows } = map.board;
  const covered = new Uint8Array(map.board.size);
  for (const body of from) {
    for (let y = Math.max(0, body.y - far); y < Math.min(rows, body.y + body.side + far); y++) {
      for (let x = Math.max(0, body.x - far); x < Math.min(columns, body.x + body.side + far); x++) {
        const target = ground[y * columns + x];
        if (covered[y * columns + x] === 1 || target === null || target === undefined) continue;
        if (hits(body, target) && hasLineOfEffect(map, body, target)) covered[y * columns + x] = 1;
      }
    }
  }
  return Array.from(covered, (one, cell) => (one === 1 ? cell : -1)).filter((cell) => cell >= 0);
}

/** The places a creature may be in after so many moves: Strides, Leaps, and voyages by its other Speeds. */
function standsAfter(state: State, creature: Creature, moves: number): readonly Space[] {
  const here = spaceOf(state, creature);
  if (moves <= 0 || isHeldInPlace(creature) || creature.rides !== undefined) return [here];
  const found = new Map<string, Space>();
  const add = (spot: Spot) => found.set(`${spot.at} ${spot.z}`, spaceOf(state, creature, spot));
  add(creature);
  for (const spot of flown(state, creature, moves)) add(spot);
  for (const spot of walked(state, creature, moves)) add(spot);
  if (moves === 1) for (const spot of oddMoves(state, creature)) add(spot.spot);
  else {
    const first = [creature.at, ...walkedCells(state, creature, 1)].map((at) => standingAt(state, creature, at));
    for (const start of creature.stance === 'ground' ? first : [creature]) {
      for (const { spot, stance } of oddMoves(state, start)) {
        if (found.has(`${spot.at} ${spot.z}`)) continue;
        add(spot);
        for (const end of walked(state, { ...creature, ...spot, stance }, 1)) add(end);
      }
    }
  }
  return [...found.values()];
}

function standingAt(state: State, creature: Creature, at: Cell): Creature {
  return at === creature.at ? creature : { ...creature, ...onGround(state, creature, at) };
}

function walkedCells(state: State, creature: Creature, strides: number): readonly Cell[] {
  return creature.stance === 'ground' && speedOf(state, creature, 'land') !== undefined
    ? turnReach(state, creature, strides)
    : [];
}

function walked(state: State, creature: Creature, strides: number): readonly Spot[] {
  return walkedCells(state, creature, strides).map((at) => onGround(state, creature, at));
}

/** Where wings lead: so many Flies are one long flight. */
function flown(state: State, creature: Creature, moves: number): readonly Spot[] {
  const budget = volumeBudget(state, creature, 'fly');
  if (budget === undefined) return [];
  const { columns } = chart(state).board;
  const side = sideOf(state, creature);
  const mayStay = stayTest(state, creature);
  const reached = flightReach(state, creature, budget * moves, false);
  return Array.from({ length: reached.count }, (_, index) => reached.spot(index)).filter(({ at, z }) =>
    mayStay({ x: at % columns, y: Math.floor(at / columns), side, z }),
  );
}

/** What takes one action and is neither a Stride nor a flight: a Leap onto firm ground, climbing and swimming by Speed, burrowing. */
function oddMoves(state: State, creature: Creature): readonly { readonly spot: Spot; readonly stance: Stance }[] {
  const leaps =
    creature.stance === 'ground'
      ? jumpsOf(state, creature).map(({ to }) => ({ spot: onGround(state, creature, to), stance: 'ground' as const }))
      : [];
  const voyages = (['climb', 'swim', 'burrow'] as const).flatMap((action) =>
    speedOf(state, creature, action) === undefined
      ? []
      : voyagesOf(state, creature, action, false).map((spot) => ({ spot, stance: stanceAfter(state, creature, spot) })),
  );
  return [...leaps.filter(({ spot }) => Math.abs(spot.z - creature.z) <= UNITS_PER_SQUARE), ...voyages];
}

function stanceAfter(state: State, creature: Creature, spot: Spot): Stance {
  return spot.z === onGround(state, creature, spot.at).z ? 'ground' : 'climbing';
}
