import type { Unfolding } from '../play/unfolding.ts';
import { isRefused, refuse, type Refusal } from '../play/refusal.ts';
import { obligedChief } from './reinforcements.ts';
import { enemyOf, type State } from '../play/state.ts';
import { victoryAtTurnsEnd } from '../command/victory.ts';
import { tokensTakenOff } from './pre-played.ts';
import { waysOf } from './ways.ts';

/** May the active player end the phase? Explicit, at any moment between two moves, and for good (th.phase.5). */
export function judgeEnd(state: State): Refusal | null {
  if (state.turn.phase !== 'movement') return null;
  const chief = obligedChief(state);
  if (chief === null) return null;
  const ways = waysOf(state, chief);
  // th.reinf.4: he has to enter, as long as some way in is open to him
  return isRefused(ways) || ways.moves.length === 0 ? null : refuse('no-escorting-chief', { piece: chief.id });
}

/** th.x.sequence: command, movement, combat, then the other player. The phase ends: the next one, or the other player's turn, or the battle's end. */
export function endPhase(unfolding: Unfolding): void {
  const { state } = unfolding;
  const { turn } = state;
  switch (turn.phase) {
    case 'command':
      return unfolding.happens({ is: 'phase', phase: 'movement', tokensOff: [] });
    case 'movement':
      return unfolding.happens({ is: 'phase', phase: 'combat', tokensOff: tokensTakenOff(state) }); // th.prec.3
    case 'combat': {
      const outcome = victoryAtTurnsEnd(state);
      if (outcome !== null) return unfolding.happens({ is: 'victory', outcome });
      const number = turn.side === state.sides[1] ? turn.number + 1 : turn.number;
      return unfolding.happens({ is: 'turn', side: enemyOf(state, turn.side), number });
    }
  }
}
