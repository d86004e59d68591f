import type { Chance, Command, Game, Seat } from '@arbitre/kernel';
import { randomPolicy } from '@arbitre/referee/core';
import type { Level } from '../sources/level.ts';

/** A position to think about, as a thread is handed it. */
export interface Thought {
  readonly game: Game;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: Level;
  readonly chance: Chance;
}

/** What the computer would play there. The players of `@arbitre/players` think in a thread of their own. */
export function think({ game, view, seat, chance }: Thought): Promise<Command> {
  return Promise.resolve(randomPolicy(game, view, seat, chance));
}
