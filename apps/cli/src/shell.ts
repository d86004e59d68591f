import type { Readable, Writable } from 'node:stream';

/** What surrounds a run: the process, or a test that plays its part. */
export interface Shell {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };
  readonly errors: Writable & { readonly isTTY?: boolean; readonly columns?: number };
}

/** 0: yes. 1: no. 2: not understood. `help.exits` says it at length. */
export type ExitCode = 0 | 1 | 2;
