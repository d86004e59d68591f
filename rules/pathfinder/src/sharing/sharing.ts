import type { Cell } from '@arbitre/kernel';
import { blockOf, chart, occupantsOf, spaceOf } from '../encounter/creature.ts';
import type { Creature, CreatureId, State } from '../play/state.ts';
import type { RuleId } from '../rulebook/index.ts';
import { isFullOfTiny } from '../space/size.ts';
import { overlaps, type Space, UNITS_PER_SQUARE } from '../space/space.ts';
import { standingHeight } from '../walking/ground.ts';
import { passageThrough } from './passage.ts';

/** Why a body may not come to rest in a space. */
export interface StayProblem {
  readonly code: 'occupied' | 'too-many-tiny';
  readonly rules: readonly RuleId[];
  readonly other: CreatureId;
}

/** pf.through.3: may it end its movement there? Exceptions: over the fallen (pf.prone.1), the Tiny (pf.sizes.5, pf.space.8), rider and mount (pf.space.5). */
export function stayProblem(state: State, mover: Creature, space: Space): StayProblem | null {
  const occupants = occupantsOf(state, space, mover.id);
  for (const other of occupants) {
    const { stay, rule } = passageThrough(state, mover, other, false);
    if (stay) continue;
    const rules: RuleId[] = rule === 'pf.sizes.1' || rule === 'pf.sizes.3' ? ['pf.sizes.4'] : [];
    return { code: 'occupied', rules: ['pf.through.3', 'pf.space.5', ...rules], other: other.id };
  }
  if (blockOf(state, mover).size === 'Tiny') {
    const tiny = occupants.filter((other) => blockOf(state, other).size === 'Tiny');
    const first = tiny[0];
    if (first !== undefined && isFullOfTiny(tiny.length, state.rulings)) {
      return { code: 'too-many-tiny', rules: ['pf.space.6', 'pf.space.7'], other: first.id };
    }
  }
  return null;
}

/** `stayProblem` for many places of one mover: true where it has none. */
export function stayTest(state: State, mover: Creature): (space: Space) => boolean {
  if (blockOf(state, mover).size === 'Tiny') {
    const tiny = state.creatures.filter((other) => blockOf(state, other).size === 'Tiny').length - 1;
    if (!isFullOfTiny(tiny, state.rulings)) return () => true; // pf.sizes.5, and too few for pf.space.7
    return (space) => stayProblem(state, mover, space) === null;
  }
  const forbidden = state.creatures
    .filter((other) => other.id !== mover.id && !passageThrough(state, mover, other, false).stay)
    .map((other) => spaceOf(state, other));
  return (space) => {
    for (const body of forbidden) if (overlaps(body, space)) return false;
    return true;
  };
}

/** pf.space.7: does that square hold as many Tiny creatures as fit, the mover left out? */
export function isCrowded(state: State, mover: Creature, cell: Cell): boolean {
  return crowded(state, mover).includes(cell);
}

/** pf.space.6, pf.space.7: squares that hold as many Tiny creatures as fit, four or what the referee allows; the dead count. */
export function crowded(state: State, mover: Creature): Cell[] {
  const count = new Map<Cell, number>();
  for (const other of state.creatures) {
    if (other.id === mover.id || blockOf(state, other).size !== 'Tiny') continue;
    const near = Math.abs(other.z - standingHeight(chart(state), other.at, 1)) < UNITS_PER_SQUARE;
    if (near) count.set(other.at, (count.get(other.at) ?? 0) + 1);
  }
  return [...count].flatMap(([cell, tiny]) => (isFullOfTiny(tiny, state.rulings) ? [cell] : []));
}
