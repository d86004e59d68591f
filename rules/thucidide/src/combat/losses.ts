import { type Cell, neighbour, OFF_BOARD } from '@arbitre/kernel';
import type { Unfolding } from '../play/unfolding.ts';
import type { Fact } from '../play/fact.ts';
import { boardOf } from '../movement/field.ts';
import { onTable, unitAt, unitOf } from '../play/state.ts';
import { destroyed } from '../command/victory.ts';
import { endanger } from './chiefs.ts';
import { rollDice } from './attack-dice.ts';

/** A unit loses elements; at none it is eliminated, its chiefs are in danger, and its army may be destroyed. */
export function strike(
  unfolding: Unfolding,
  id: string,
  hits: number,
  enemy: Cell,
  cause: Extract<Fact, { is: 'struck' }>['cause'],
): void {
  const { at, side, elements } = unitOf(unfolding.state, id);
  const losses = Math.min(hits, elements); // hits beyond are ignored
  if (losses === 0 || !onTable(at)) return;
  unfolding.happens({ is: 'struck', unit: id, losses, cause });
  endanger(unfolding, at, side, losses, losses === elements, enemy);
  const outcome = destroyed(unfolding.state);
  if (outcome !== null && unfolding.state.outcome === null) unfolding.happens({ is: 'victory', outcome });
}

/** th.x.panic: retreating elephants trample; every other unit beside a hex of their retreat takes one die, hits only. */
export function trample(unfolding: Unfolding, elephants: string, path: readonly Cell[]): void {
  const board = boardOf(unfolding.state.field);
  const victims = new Set<string>();
  for (const cell of path) {
    for (let direction = 0; direction < board.degree; direction++) {
      const beside = neighbour(board, cell, direction);
      const unit = beside === OFF_BOARD ? undefined : unitAt(unfolding.state, beside);
      if (unit !== undefined && unit.id !== elephants) victims.add(unit.id);
    }
  }
  const from = path.at(-1);
  for (const id of victims) {
    const handful = { factor: 1, modifiers: [], dice: 1, advantage: false, evading: true };
    const { dice, hits } = rollDice(handful, unitOf(unfolding.state, id).type, unfolding.chance);
    unfolding.happens({ is: 'trampled', unit: id, dice, hits });
    if (from !== undefined) strike(unfolding, id, hits, from, 'panic');
  }
}
