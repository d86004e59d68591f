import type { Fact, Seat } from '@arbitre/kernel';
import { loadBrain, loadGames } from '@arbitre/referee/core';

/** A finished game to be looked back on from one seat. */
export interface Told {
  readonly game: string;
  readonly opening: unknown;
  readonly facts: readonly (readonly Fact[])[];
  readonly seat: Seat;
}

/** How good the position was for the seat, −1 to 1, before the first entry and after each. */
export type Course = readonly number[];

const MOST = 1000;

self.addEventListener('message', async ({ data }: MessageEvent<Told>) => {
  self.postMessage(await courseOf(data), { transfer: [] });
});

async function courseOf({ game: name, opening, facts, seat }: Told): Promise<Course> {
  const [game, brain] = [(await loadGames([name])).get(name), await loadBrain(name)];
  if (game === undefined || brain === null) return [];
  let state = opening;
  const worth = () => {
    const outcome = game.outcome(state);
    if (outcome !== null)
      return outcome.winners.includes(seat) ? 1 : outcome.winners.length === 0 && game.seats(state).length > 1 ? 0 : -1;
    const sum = Object.values(brain.features(game.view(state, seat), seat)).reduce((all, one) => all + one, 0);
    return Math.max(-0.95, Math.min(0.95, sum / MOST));
  };
  const course = [worth()];
  for (const entry of facts) {
    for (const fact of entry) state = game.evolve(state, fact);
    course.push(worth());
  }
  return course;
}
