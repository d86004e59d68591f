import type { Bilingual, Command, Seat } from '@arbitre/kernel';
import { choose, playerNamed, temperNamed } from '@arbitre/players';
import { choicesOf, loadBrain, loadGames, randomPolicy } from '@arbitre/referee/core';
import type { Level } from '../sources/level.ts';

/** A position to think about: plain data, as every view and command is. */
export interface Question {
  readonly id: number;
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: Level;
  /** How it leans; left out: not at all. */
  readonly character?: string;
  /** What the computer's own choices come from, and how far the game is. */
  readonly seed: number;
  readonly moves: number;
}

export interface Answer {
  readonly id: number;
  readonly command: Command;
  /** Why, in a player's words; the weightiest first. */
  readonly why: readonly Bilingual[];
}

/** Milliseconds after which the best so far is played: someone is waiting. */
const PATIENCE = 2500;

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  self.postMessage(await answer(data), { transfer: [] });
});

async function answer({ id, game: name, view, seat, level, character, seed, moves }: Question): Promise<Answer> {
  const game = (await loadGames([name])).get(name);
  if (game === undefined) throw new Error(`no such game: ${name}`);
  const chance = choicesOf(seed, moves);
  const brain = await loadBrain(name);
  const player = playerNamed(level);
  if (brain === null || player === null) return { id, command: randomPolicy(game, view, seat, chance), why: [] };
  const since = performance.now();
  const temper = temperNamed(brain, character);
  const chosen = choose(
    player,
    { game, brain, view, seat, chance, temper },
    () => performance.now() - since > PATIENCE,
  );
  const why = [...new Set(chosen.considered[0]?.why ?? [])]
    .map((reason) => brain.says(reason))
    .filter(({ fr, en }) => fr !== en); // a reason that has no words yet is not told by its id
  return { id, command: chosen.command, why };
}
