import { type Cell, neighbour, OFF_BOARD } from '@arbitre/kernel';
import type { Unfolding } from '../play/unfolding.ts';
import { boardOf } from '../movement/field.ts';
import { unitAt, unitOf } from '../play/state.ts';
import { rollDice } from './attack-dice.ts';
import { strike } from './losses.ts';

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
