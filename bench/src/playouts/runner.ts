import { parentPort, workerData } from 'node:worker_threads';
import { boardgame, boardgamePlain } from './boardgame.ts';
import { type Player, record } from './course.ts';
import { ours } from './ours.ts';

export const PLAYERS = { ours, boardgame, boardgamePlain } as const satisfies Record<string, Player>;
export type PlayerId = keyof typeof PLAYERS;

/** What a player is asked: to time so many runs, or to tell how some seeds end. */
export type Question =
  | { readonly ask: 'time'; readonly first: number; readonly runs: number }
  | { readonly ask: 'ends'; readonly seeds: number };

export interface Timed {
  readonly commands: number;
  readonly milliseconds: number;
}

/** One player in a thread of its own: the frozen objects of one must not slow the other's compiled code. */
if (parentPort !== null) {
  const port = parentPort;
  const player: Player = PLAYERS[(workerData as { readonly player: PlayerId }).player]; // given by index.ts
  port.on('message', (question: Question) => {
    port.postMessage(
      question.ask === 'time' ? time(player, question.first, question.runs) : ends(player, question.seeds),
    );
  });
}

function time(player: Player, first: number, runs: number): Timed {
  let commands = 0;
  const started = performance.now();
  for (let seed = first; seed < first + runs; seed++) commands += player.play(seed).commands;
  return { commands, milliseconds: performance.now() - started };
}

function ends(player: Player, seeds: number): readonly string[] {
  return Array.from({ length: seeds }, (_, index) => JSON.stringify(record(player, index + 1)));
}
