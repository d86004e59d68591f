import type { Command, Features } from '@arbitre/kernel';
import type { Question } from './player.ts';

/** A position is never as good as a victory, nor as bad as a defeat. */
const MOST = 950;

/** What a finished game is worth to the seat: 1000 won, −1000 lost, 0 drawn; null when it goes on. */
export function ending<State, C extends Command>(
  { game, brain, view, seat }: Question<State, C>,
  state: State,
): number | null {
  const outcome = game.outcome(state);
  if (outcome === null) return null;
  const { winners } = outcome;
  if (winners.includes(seat)) return 1000;
  const friends = brain.allies?.(view, seat) ?? [];
  const against = game.seats(view).some((other) => other !== seat && !friends.includes(other));
  return winners.length === 0 && against ? 0 : -1000; // alone, not winning is losing
}

/** The worth of a position's features, as a character weighs them. */
export function worth(features: Features, temper: Question<unknown, Command>['temper']): number {
  let sum = 0;
  for (const [name, value] of Object.entries(features)) sum += value * (temper?.[name] ?? 1);
  return Math.max(-MOST, Math.min(MOST, sum));
}
