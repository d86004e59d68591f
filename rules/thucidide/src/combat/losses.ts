import { type Cell, neighbour, OFF_BOARD } from '@arbitre/kernel';
import { type Course, happen } from '../play/course.ts';
import type { Fact } from '../play/fact.ts';
import { boardOf } from '../movement/field.ts';
import { onTable, unitAt, unitOf } from '../play/state.ts';
import { destroyed } from '../command/victory.ts';
import { endanger } from './chiefs.ts';
import { rollHandful } from './attack-dice.ts';

/** A unit loses elements; at none it is eliminated, its chiefs are in danger, and its army may be destroyed. */
export function strike(
  course: Course,
  id: string,
  hits: number,
  enemy: Cell,
  cause: Extract<Fact, { is: 'struck' }>['cause'],
): void {
  const { at, side, elements } = unitOf(course.state, id);
  const losses = Math.min(hits, elements); // hits beyond are ignored
  if (losses === 0 || !onTable(at)) return;
  happen(course, { is: 'struck', unit: id, losses, cause });
  endanger(course, at, side, losses, losses === elements, enemy);
  const outcome = destroyed(course.state);
  if (outcome !== null && course.state.outcome === null) happen(course, { is: 'victory', outcome });
}

/** th.x.panic: retreating elephants trample; every other unit beside a hex of their retreat takes one die, hits only. */
export function trample(course: Course, elephants: string, path: readonly Cell[]): void {
  const board = boardOf(course.state.field);
  const victims = new Set<string>();
  for (const cell of path) {
    for (let direction = 0; direction < board.degree; direction++) {
      const beside = neighbour(board, cell, direction);
      const unit = beside === OFF_BOARD ? undefined : unitAt(course.state, beside);
      if (unit !== undefined && unit.id !== elephants) victims.add(unit.id);
    }
  }
  const from = path.at(-1);
  for (const id of victims) {
    const handful = { factor: 1, modifiers: [], dice: 1, advantage: false, evading: true };
    const { dice, hits } = rollHandful(handful, unitOf(course.state, id).type, course.chance);
    happen(course, { is: 'trampled', unit: id, dice, hits });
    if (from !== undefined) strike(course, id, hits, from, 'panic');
  }
}
