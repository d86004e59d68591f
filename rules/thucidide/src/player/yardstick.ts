import { hexDistance, type Seat } from '@arbitre/kernel';
import { scoreOf } from '../command/victory.ts';
import { boardOf } from '../movement/field.ts';
import { enemyOf, onTable, type State } from '../play/state.ts';

/** Elements against elements, units destroyed, and how near one's units stand to an enemy or an objective. Never changed. */
export function yardstick(state: State, seat: Seat): number {
  const board = boardOf(state.field);
  const goals = state.units.flatMap(({ side, at }) => (side !== seat && onTable(at) ? [at] : []));
  const wanted = [...goals, ...state.victory.objectives];
  let sum = 3 * (scoreOf(state, seat) - scoreOf(state, enemyOf(state, seat)));
  for (const { side, at, elements } of state.units) {
    if (at === 'lost' || at === 'left') continue;
    sum += side === seat ? elements : -elements;
    if (side === seat && onTable(at)) sum -= 0.05 * Math.min(...wanted.map((cell) => hexDistance(board, at, cell)));
  }
  return sum;
}
