import type { Bilingual, Lang } from '@arbitre/kernel';
import type { ArgumentSpec, Asked, Options } from './arguments.ts';
import type { Library } from './library.ts';
import type { ExitCode, Shell } from './shell.ts';
import type { Paint } from './terminal/paint.ts';
import type { Words } from './words/words.ts';

/** What a verb works with. */
export interface Desk {
  readonly shell: Shell;
  readonly library: Library;
  readonly lang: Lang;
  readonly words: Words;
  readonly paint: Paint;
  readonly colour: boolean;
  /** Columns of the terminal; 80 where there is none. */
  readonly width: number;
  readonly print: (...lines: readonly string[]) => void;
  /** `--json`: a program reads, not a person. */
  readonly json: boolean;
  /** Prints one JSON document. */
  readonly document: (value: unknown) => void;
}

export type Verb = (desk: Desk, asked: Asked) => Promise<ExitCode>;

export interface VerbSpec {
  /** What it is called in French; its English name is understood too, as this one is in English. */
  readonly french: string;
  readonly arguments: readonly ArgumentSpec[];
  readonly options: Options;
  readonly about: Bilingual;
  /** Only the verb that is asked for is loaded. */
  load(): Promise<Verb>;
}
