import { Readable, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import type { Registry } from '@arbitre/referee/core';
import { libraryOf } from '../library.ts';
import { run } from '../run.ts';
import type { ExitCode, Shell } from '../shell.ts';

/** What one command line left behind. */
export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  readonly cwd: string;
  readonly games: Registry;
  /** What is typed, or piped in. */
  readonly input?: string;
  readonly env?: Shell['env'];
  readonly columns?: number;
  /** A terminal with so many lines, and someone in front of it who types key by key; a pipe when left out. */
  readonly rows?: number;
}

/** Runs a command line in this process, with streams that remember. Nothing of the machine's environment shows. */
export async function runHere(
  args: readonly string[],
  { cwd, games, input = '', env = {}, columns = 100, rows }: Surroundings,
): Promise<Ran> {
  const terminal = rows === undefined ? {} : { isTTY: true };
  const output = Object.assign(new Memory(), { columns, ...(rows !== undefined && { rows }), ...terminal });
  const errors = new Memory();
  const shell: Shell = {
    args,
    env: { XDG_STATE_HOME: cwd, ...env },
    cwd,
    input: Object.assign(Readable.from(rows === undefined ? [input].filter(Boolean) : Array.from(input)), terminal),
    output,
    errors,
  };
  const code = await run(shell, libraryOf(games));
  return { code, out: output.text, err: errors.text };
}

/** A stream that remembers all that was written to it, however long. */
class Memory extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}

/** The windows that were painted, one after the other, without colours: the lines of each. */
export function framesIn({ out }: Pick<Ran, 'out'>): readonly (readonly string[])[] {
  const frames = out.split('\x1b[H').slice(1);
  return frames.map((frame) =>
    stripVTControlCharacters(frame.split('\x1b[J')[0] ?? '')
      .split('\r\n')
      .slice(0, -1),
  );
}
