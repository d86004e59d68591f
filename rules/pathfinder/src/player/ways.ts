import { type Cell, halfPointBudget, reach, type Steps } from '@arbitre/kernel';
import { chart, isHeldInPlace, sideOf, spaceOf } from '../encounter/creature.ts';
import type { Creature, Spot, State } from '../play/state.ts';
import { distance, isWithinReach, type Space } from '../space/space.ts';
import { landTable } from '../walking/land.ts';
import { speedOf } from '../walking/speed.ts';
import { walkerOf } from '../walking/walking.ts';
import { standingHeight } from '../walking/ground.ts';

/** Squares of walking beyond which a place counts as out of the way. */
const FAR = 60;
/** Where no walk leads. */
const NO_WAY = 30_000;

const fields = new WeakMap<Steps, Map<Cell, Int16Array>>();

/** Half squares that a body like that walks from a square to every other over the bare map, whoever stands in between. */
export function walkField(state: State, creature: Creature, from: Cell): Int16Array {
  const table = landTable(chart(state), walkerOf(state, creature, 'stride'));
  let known = fields.get(table);
  if (known === undefined) fields.set(table, (known = new Map<Cell, Int16Array>()));
  let field = known.get(from);
  if (field === undefined) {
    field = new Int16Array(table.board.size).fill(NO_WAY);
    const { cells, costs } = reach(table, from, halfPointBudget(FAR));
    for (const [trail, cell] of cells.entries()) field[cell] = Math.min(field[cell]!, costs[trail] ?? NO_WAY);
    known.set(from, field);
  }
  return field;
}

/** Squares of movement before a creature that starts there has that body within its reach; Infinity: no way on foot or wing. */
export function wayToReach(state: State, creature: Creature, from: Spot, far: number, target: Space): number {
  const here = spaceOf(state, creature, from);
  if (isWithinReach(here, target, far, state.rulings)) return 0;
  if (speedOf(state, creature, 'fly') !== undefined) return Math.max(1, distance(here, target) - far);
  if (creature.stance !== 'ground' || (speedOf(state, creature, 'land') ?? 0) === 0) return Infinity;
  const map = chart(state);
  const { columns, rows } = map.board;
  const side = sideOf(state, creature);
  const field = walkField(state, creature, from.at);
  let least = NO_WAY;
  for (
    let y = Math.max(0, target.y - far - side + 1);
    y <= Math.min(rows - side, target.y + target.side - 1 + far);
    y++
  ) {
    for (
      let x = Math.max(0, target.x - far - side + 1);
      x <= Math.min(columns - side, target.x + target.side - 1 + far);
      x++
    ) {
      const anchor = y * columns + x;
      const cost = field[anchor]!;
      if (cost >= least) continue;
      const body = { x, y, side, z: standingHeight(map, anchor, side) };
      if (isWithinReach(body, target, far, state.rulings)) least = cost;
    }
  }
  return least === NO_WAY ? Infinity : least / 2;
}

/** Move actions that so many squares take. */
export function movesFor(state: State, creature: Creature, squares: number): number {
  if (squares === 0) return 0;
  if (isHeldInPlace(creature)) return Infinity;
  const speed = Math.max(speedOf(state, creature, 'fly') ?? 0, speedOf(state, creature, 'land') ?? 0);
  return speed === 0 ? Infinity : Math.ceil(squares / speed);
}
