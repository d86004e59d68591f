import type { Outcome } from '@arbitre/kernel';
import type { State } from '../../play/state.ts';
import { army } from './phrases.ts';

/** How the battle ended. */
export function outcome({ kind, winners, score }: Outcome, state: State): string {
  const points = state.sides.map((side) => `${army(state, side)} ${score?.[side] ?? 0}`).join(', ');
  const winner = army(state, winners[0] ?? '');
  const why: Readonly<Record<string, string>> = {
    eliminated: `${winner} has eliminated enough units and wins`,
    destroyed: `${winner} wins: the enemy has no unit left`,
    objectives: `${winner} has held the objectives through the enemy’s turn and wins`,
    turns: `The last turn is played: ${winner} has eliminated more units and wins`,
    village: `The last turn is played, scores level: ${winner} holds the objective and wins`,
    draw: 'The last turn is played: a draw',
  };
  return `${why[kind] ?? 'The battle is over'} (${points}).`;
}
