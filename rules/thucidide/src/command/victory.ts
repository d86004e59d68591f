import type { Outcome, Seat } from '@arbitre/kernel';
import { worthOfLeaving } from '../movement/off-table.ts';
import { enemyOf, onTable, type State, unitAt } from '../play/state.ts';

/** Enemy units eliminated by a side, with what the scenario makes of units that left the table (th.x.victory). */
export function scoreOf(state: State, side: Seat): number {
  const enemy = enemyOf(state, side);
  let score = 0;
  for (const unit of state.units) {
    if (unit.at === 'lost' && unit.side === enemy) score++;
    if (unit.at !== 'left') continue;
    const worth = worthOfLeaving(state, unit.side);
    if ((worth === 'lost' && unit.side === enemy) || (worth === 'success' && unit.side === side)) score++;
  }
  return score;
}

export function objectivesHeld(state: State, side: Seat): number {
  return state.victory.objectives.filter((cell) => unitAt(state, cell)?.side === side).length;
}

/** A player with no unit left, on the table or waiting, loses at once. */
export function destroyed(state: State): Outcome | null {
  const loser = state.sides.find(
    (side) => !state.units.some((unit) => unit.side === side && (onTable(unit.at) || unit.at === 'outside')),
  );
  return loser === undefined ? null : won(state, 'destroyed', [enemyOf(state, loser)]);
}

/** Victory as it stands at the end of a player's turn; null when the battle goes on. */
export function victoryAtTurnsEnd(state: State): Outcome | null {
  const { sides, turn, victory } = state;
  const eliminated = sides.filter(
    (side) => scoreOf(state, side) >= (victory.eliminate[side] ?? Number.POSITIVE_INFINITY),
  );
  if (eliminated.length > 0) return won(state, 'eliminated', firstOf(state, eliminated));
  // Objectives are held through the enemy's turn: seizing them is not enough, he has his turn to come back.
  const holder = enemyOf(state, turn.side);
  if (victory.hold !== null && objectivesHeld(state, holder) >= victory.hold) return won(state, 'objectives', [holder]);
  const over = turn.number >= victory.turns && turn.side === sides[1];
  return over ? atTheLastTurn(state) : null;
}

/** If both qualify, the higher score wins, else the active player. */
function firstOf(state: State, sides: readonly Seat[]): readonly Seat[] {
  const [one, other] = sides;
  if (one === undefined || other === undefined) return sides;
  const difference = scoreOf(state, one) - scoreOf(state, other);
  return difference === 0 ? [state.turn.side] : [difference > 0 ? one : other];
}

/** After the last turn: more units eliminated, then the objectives, else a draw. */
function atTheLastTurn(state: State): Outcome {
  for (const [kind, count] of [
    ['turns', scoreOf],
    ['village', objectivesHeld],
  ] as const) {
    const [first, second] = state.sides.map((side) => count(state, side));
    if (first !== second) return won(state, kind, [state.sides[(first ?? 0) > (second ?? 0) ? 0 : 1]]);
  }
  return won(state, 'draw', []);
}

function won(state: State, kind: string, winners: readonly Seat[]): Outcome {
  return { kind, winners, score: Object.fromEntries(state.sides.map((side) => [side, scoreOf(state, side)])) };
}
