import { createInterface } from 'node:readline';
import type { Shell } from '../shell.ts';

/** Lines that someone types, or that come down a pipe. */
export interface Lines {
  /** The next line; null when there will be none. */
  next(prompt: string): Promise<string | null>;
  /** What the tab key offers after what is typed. */
  completeWith(complete: (typed: string) => readonly string[]): void;
  close(): void;
}

/** Whoever closes the window or stops the program leaves the table as with `quit`: the game is kept. */
const LEAVING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Reads lines one at a time. Lines that arrive before they are asked for wait their turn, so a whole game can be piped
 * in; they are then written back after the prompt, so that the output reads like a session.
 */
export function linesFrom({ input, output }: Shell): Lines {
  let complete: (typed: string) => readonly string[] = () => [];
  const terminal = input.isTTY === true && output.isTTY === true;
  const completer = (typed: string): [string[], string] => [[...complete(typed)], typed];
  const reader = createInterface(terminal ? { input, output, completer, terminal } : { input, terminal });
  const waiting: string[] = [];
  let asked: ((line: string | null) => void) | null = null;
  let closed = false;
  reader.on('line', (line) => {
    if (asked === null) waiting.push(line);
    else asked(line);
    asked = null;
  });
  const leave = () => reader.close();
  for (const signal of LEAVING) process.on(signal, leave);
  reader.on('close', () => {
    closed = true;
    for (const signal of LEAVING) process.off(signal, leave);
    asked?.(null);
  });
  const nextLine = (): Promise<string | null> => {
    const line = waiting.shift();
    if (line !== undefined || closed) return Promise.resolve(line ?? null);
    return new Promise((resolve) => {
      asked = resolve;
    });
  };
  return {
    async next(prompt) {
      if (terminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else output.write(prompt);
      const line = await nextLine();
      if (!terminal || line === null) output.write(`${line ?? ''}\n`);
      return line;
    },
    completeWith(better) {
      complete = better;
    },
    close: () => reader.close(),
  };
}
