import type { Outcome, Rulings } from '@arbitre/kernel';
import { playerNamed, temperNamed } from '@arbitre/players';
import {
  loadBrain,
  playGame,
  type PlayedGame,
  randomPolicy,
  type Scenario,
  seatedPolicy,
  seedOf,
} from '@arbitre/referee/core';

/** Who sits where: a seat, the player's name (`captain`, `random`) and, perhaps, its character. */
export type Seating = Readonly<Record<string, { readonly player: string; readonly character?: string }>>;

/** What a run of games is: the same run has the same games, on any number of threads. */
export interface Run {
  readonly game: string;
  readonly rules: string;
  readonly rulings: Rulings;
  /** The game's own part of the scenario, as it was written. */
  readonly content: object;
  readonly seed: number;
  readonly players: Seating;
}

/** One game of a run, as a line of a file keeps it. */
export interface Row {
  /** 0, 1, 2…: game n depends on the run's seed and on n alone. */
  readonly n: number;
  readonly commands: number;
  readonly outcome: Outcome | null;
}

/** Commands after which a game is given up. */
const LONGEST = 100_000;

/** Plays the n-th game of a run. */
export type PlayNth = (n: number) => PlayedGame;

/** Sits the players down. Seats without one play at random. */
export async function seatedAt({ game, opening }: Scenario, { seed, players }: Run): Promise<PlayNth> {
  const brain = Object.keys(players).length === 0 ? null : await loadBrain(game.id);
  const policy =
    brain === null
      ? randomPolicy
      : seatedPolicy(
          brain,
          Object.fromEntries(
            Object.entries(players).flatMap(([seat, { player: name, character }]) => {
              const player = playerNamed(name);
              return player === null ? [] : [[seat, { player, temper: temperNamed(brain, character) }]];
            }),
          ),
        );
  return (n) => playGame(game, opening, seedOf(seed, n), policy, LONGEST);
}

export function rowOf(n: number, { commands, outcome }: PlayedGame): Row {
  return { n, commands, outcome };
}
