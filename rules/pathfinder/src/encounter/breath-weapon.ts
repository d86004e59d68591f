import { type Cell, cellAt, columnOf, OFF_BOARD, type Point, rowOf, SQUARE_DX, SQUARE_DY } from '@arbitre/kernel';
import { cone } from '../space/areas.ts';
import { squaresOf } from '../space/battlefield.ts';
import { type Degree, succeeds } from './check.ts';
import type { BreatheCommand } from '../play/command.ts';
import { COVER_BONUS, coverAgainstArea, TAKEN_COVER_BONUS } from '../defence/cover.ts';
import { blockOf, bystanders, chart, figureOf, spaceOf, theCreature } from './creature.ts';
import { rollDice } from './dice.ts';
import { maintainBalance } from '../walking/footing.ts';
import { hurt, test } from '../walking/harm.ts';
import { hasLineOfEffect } from '../space/line-of-effect.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import { distance, middleOf, type Space } from '../space/space.ts';
import type { Creature, State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** pf.x.breathe: rounds it takes to draw breath again, a die of so many faces. */
const RECHARGE = 4;

/** pf.x.breathe: the ability, the breath to use it, a first square where such a cone can begin, and someone in it. */
export function breatheProblem(state: State, creature: Creature, { at, direction }: BreatheCommand): Refusal | null {
  const facts = { who: creature.id, at };
  const problem = breathlessness(state, creature);
  if (problem !== null) return problem;
  if (!conesOf(state, creature).some((one) => one.at === at && one.direction === direction))
    return refuse('no-cone', ['pf.x.area'], facts);
  return caught(state, creature, { at, direction }).length > 0 ? null : refuse('nobody-there', ['pf.x.breathe'], facts);
}

/** What keeps it from breathing wherever it would: no such ability, or no breath drawn yet. */
function breathlessness(state: State, creature: Creature): Refusal | null {
  if (blockOf(state, creature).breathWeapon === undefined)
    return refuse('no-such-ability', ['pf.x.breathe'], { who: creature.id });
  const { recharging = 0 } = creature.conditions;
  return state.round < recharging
    ? refuse('recharging', ['pf.x.breathe'], { who: creature.id, need: recharging - state.round })
    : null;
}

/** Every cone in which there is someone. */
export function breathsOf(state: State, creature: Creature): readonly BreatheCommand[] {
  if (breathlessness(state, creature) !== null) return [];
  return conesOf(state, creature)
    .filter((one) => caught(state, creature, one).length > 0)
    .map((one) => ({ do: 'breathe', who: creature.id, ...one }));
}

interface Cone {
  /** Its first square; slanted, the one beyond the corner. */
  readonly at: Cell;
  readonly direction: number;
}

/** Every place a cone can begin: a square along each side of the body, or the one beyond each corner. */
export function conesOf(state: State, creature: Creature): Cone[] {
  const { board } = chart(state);
  const { x, y, side } = spaceOf(state, creature);
  return SQUARE_DX.flatMap((dx, direction) => {
    const dy = SQUARE_DY[direction] ?? 0;
    const edge = (d: number, n: number) => (d > 0 ? side : d < 0 ? -1 : n);
    const starts = direction % 2 === 1 ? [0] : Array.from({ length: side }, (_, n) => n);
    return starts
      .map((n) => ({ at: cellAt(board, x + edge(dx, n), y + edge(dy, n)), direction }))
      .filter(({ at }) => at !== OFF_BOARD);
  });
}

/** Everyone else with a square in the cone, no farther up or down than the cone is long, and a line of effect to it. */
export function caught(state: State, creature: Creature, { at, direction }: Cone): Creature[] {
  const map = chart(state);
  const { length = 0 } = blockOf(state, creature).breathWeapon ?? {};
  const [column, row] = [columnOf(map.board, at), rowOf(map.board, at)];
  const cells = new Set(cone(direction, length).map(({ x, y }) => cellAt(map.board, column + x, row + y)));
  const own = spaceOf(state, creature);
  return state.creatures.filter((other) => {
    if (other.id === creature.id || other.conditions.dead || other.rides === creature.id) return false;
    const space = spaceOf(state, other);
    const inside = squaresOf(map, space.x, space.y, space.side).some((cell) => cells.has(cell));
    return inside && distance(own, space) <= length && hasLineOfEffect(map, own, space);
  });
}

/** pf.x.breathe: one roll of damage; each saves with its Reflex for none, half, all or twice of it. */
export function breathe(unfolding: Unfolding, command: BreatheCommand): void {
  const { state } = unfolding;
  const creature = theCreature(state, command.who);
  const weapon = blockOf(state, creature).breathWeapon;
  if (weapon === undefined) return;
  const victims = caught(state, creature, command);
  const damage = rollDice(unfolding.chance, weapon.damage);
  const recharging = state.round + 1 + unfolding.chance.int(RECHARGE);
  unfolding.happens({ is: 'changed', who: creature.id, change: { recharging }, why: 'pf.x.breathe' });
  for (const { id } of victims) {
    const victim = theCreature(unfolding.state, id);
    const reflex = blockOf(state, victim).saves.ref + areaCover(unfolding.state, creature, victim, command);
    const degree = test(unfolding, id, 'breath-weapon', reflex, weapon.dc, { against: creature.id });
    hurt(unfolding, id, shareOf(damage, degree), {
      type: weapon.type,
      cause: 'breath-weapon',
      critical: degree === 'critical-failure',
      dc: weapon.dc,
    });
    if (!succeeds(degree)) maintainBalance(unfolding, id);
  }
}

function shareOf(damage: number, degree: Degree): number {
  return { 'critical-success': 0, success: Math.floor(damage / 2), failure: damage, 'critical-failure': 2 * damage }[
    degree
  ];
}

/** pf.cover.7: cover from where the area begins is a bonus to the Reflex save against it. */
export function areaCover(state: State, source: Creature, target: Creature, from: Cone): number {
  const own = spaceOf(state, source);
  const others = bystanders(state, source, target);
  const { cover } = coverAgainstArea(
    chart(state),
    originOf(state, own, from),
    middleOf(own),
    figureOf(state, target),
    figureOf(state, source),
    others,
    state.rulings,
  );
  if (!cover) return 0;
  return target.conditions.takenCover ? TAKEN_COVER_BONUS : COVER_BONUS;
}

/** Where a cone begins, in doubled coordinates: the middle of the side it shares with the body, or the corner. */
function originOf(state: State, own: Space, { at, direction }: Cone): Point {
  const { board } = chart(state);
  const [dx, dy] = [SQUARE_DX[direction] ?? 0, SQUARE_DY[direction] ?? 0];
  const along = (start: number, d: number, square: number) =>
    d > 0 ? 2 * (start + own.side) : d < 0 ? 2 * start : 2 * square + 1;
  return { x: along(own.x, dx, columnOf(board, at)), y: along(own.y, dy, rowOf(board, at)) };
}
