import type { Bilingual, Command, Seat } from '@arbitre/kernel';
import { aimOf, choose, playerNamed, temperNamed } from '@arbitre/players';
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
  /** What it is for, in a player's words; the weightiest first. */
  readonly why: readonly Bilingual[];
  /** The same, as it is told afterwards; null: nothing to tell. */
  readonly aim: Bilingual | null;
}

/** Deeds to be explained, as those who did them would. */
export interface Deeds {
  readonly id: number;
  readonly game: string;
  readonly deeds: readonly { readonly view: unknown; readonly seat: Seat; readonly command: Command }[];
}

export interface Explained {
  readonly id: number;
  /** What each deed was for, in the same order; null: nothing to tell. */
  readonly aims: readonly (Bilingual | null)[];
}

/** Milliseconds after which the best so far is played: someone is waiting. */
const PATIENCE = 2500;

self.addEventListener('message', async ({ data }: MessageEvent<Question | Deeds>) => {
  self.postMessage(await ('deeds' in data ? explain(data) : answer(data)), { transfer: [] });
});

async function answer({ id, game: name, view, seat, level, character, seed, moves }: Question): Promise<Answer> {
  const game = (await loadGames([name])).get(name);
  if (game === undefined) throw new Error(`no such game: ${name}`);
  const chance = choicesOf(seed, moves);
  const brain = await loadBrain(name);
  const player = playerNamed(level);
  if (brain === null || player === null)
    return { id, command: randomPolicy(game, view, seat, chance), why: [], aim: null };
  const since = performance.now();
  const temper = temperNamed(brain, character);
  const chosen = choose(
    player,
    { game, brain, view, seat, chance, temper },
    () => performance.now() - since > PATIENCE,
  );
  const why = [...new Set(chosen.considered[0]?.why ?? [])].map((reason) => brain.aims(reason, view));
  return { id, command: chosen.command, why, aim: aimOf(brain, view, seat, chosen.command) };
}

async function explain({ id, game, deeds }: Deeds): Promise<Explained> {
  const brain = await loadBrain(game);
  if (brain === null) return { id, aims: deeds.map(() => null) };
  const aims = deeds.map(({ view, seat, command }) => aimOf(brain, view, seat, command));
  return { id, aims };
}
