import { createInterface } from 'node:readline';
import type { Shell } from '../shell.ts';

/** What the tab key offers after what is typed. */
export type Completing = (typed: string) => readonly string[];

/** Lines that someone types, or that come down a pipe. */
export interface Lines {
  /** Does someone sit in front of a terminal that can be painted? */
  readonly terminal: boolean;
  /** The next line; null when there will be none. */
  next(prompt: string): Promise<string | null>;
  /**
   * What the tab key offers, and who shows it when it is more than one thing; who turns pages.
   */
  serve(keys: {
    readonly complete: Completing;
    readonly show: (offered: readonly string[]) => void;
    readonly turn: (by: 1 | -1) => void;
  }): void;
  /** The line that is being typed, once more. */
  refresh(): void;
  close(): void;
}

/** Whoever closes the window or stops the program leaves the table as with `quit`: the game is kept. */
const LEAVING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Reads lines one at a time. Lines that arrive before they are asked for wait their turn, so a whole game can be piped
 * in; they are then written back after the prompt, so that the output reads like a session.
 */
export function linesFrom({ input, output, env }: Shell): Lines {
  const terminal = input.isTTY === true && output.isTTY === true && env['TERM'] !== 'dumb';
  let keys: Parameters<Lines['serve']>[0] = { complete: () => [], show: () => undefined, turn: () => undefined };
  const completer = (typed: string): [string[], string] => {
    const offered = keys.complete(typed);
    const common = commonStart(offered);
    if (offered.length > 1) {
      keys.show(offered);
      setImmediate(refresh); // once the reader has done with the key
    }
    return [common.length > typed.length ? [common] : [], typed];
  };
  const reader = createInterface(terminal ? { input, output, completer, terminal } : { input, terminal: false });
  const onKey = (_text: unknown, key: { readonly name?: string } | undefined) => {
    if (key?.name === 'pagedown' || key?.name === 'pageup') {
      keys.turn(key.name === 'pagedown' ? 1 : -1);
      refresh();
    }
  };
  if (terminal) input.on('keypress', onKey);
  const waiting: string[] = [];
  let asked: ((line: string | null) => void) | null = null;
  let closed = false;
  reader.on('line', (line) => {
    if (asked === null) waiting.push(line);
    else asked(line);
    asked = null;
  });
  const leave = () => reader.close();
  const refresh = () => {
    if (terminal && !closed) reader.prompt(true);
  };
  for (const signal of LEAVING) process.on(signal, leave);
  reader.on('close', () => {
    closed = true;
    input.off('keypress', onKey);
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
    terminal,
    async next(prompt) {
      if (terminal && !closed) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else output.write(prompt);
      const line = await nextLine();
      if (!terminal || line === null) output.write(`${line ?? ''}\n`);
      return line;
    },
    serve(served) {
      keys = served;
    },
    refresh,
    close: () => reader.close(),
  };
}

/** The letters that all of them begin with. */
function commonStart(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length);
}
