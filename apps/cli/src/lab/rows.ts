import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { canonical } from '@arbitre/kernel';
import { BadInput, complaint } from '../bad-input.ts';
import type { Row, Run } from './games.ts';

/**
 * A file of rows, one JSON object a line: what the run was, then a line a game. A run that was interrupted goes on where it
 * stopped; a file of another run is refused, not overwritten.
 */
export class Rows {
  readonly #file: string;
  readonly rows: readonly Row[];

  constructor(file: string, run: Run) {
    this.#file = file;
    if (!existsSync(file)) {
      writeFileSync(file, `${JSON.stringify({ run })}\n`, { flag: 'wx' });
      this.rows = [];
      return;
    }
    const [first = '', ...lines] = readFileSync(file, 'utf8').split('\n');
    const kept = parsed(first) as { readonly run?: Run } | null; // compared whole below
    if (kept?.run === undefined || canonical(kept.run) !== canonical(run)) throw anotherRun(file);
    const whole = lines.slice(0, -1).map(parsed).filter(isRow); // the last line may have been cut, and is played again
    if (whole.length < lines.length - 1) throw anotherRun(file);
    if (lines.at(-1) !== '') writeFileSync(file, [first, ...lines.slice(0, -1), ''].join('\n'));
    this.rows = whole;
  }

  add(row: Row): void {
    appendFileSync(this.#file, `${JSON.stringify(row)}\n`);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return null;
  }
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && 'n' in value && 'commands' in value && 'outcome' in value;
}

function anotherRun(file: string): BadInput {
  return new BadInput(
    complaint('another-run', {
      fr: `${file} contient autre chose que cette série (scénario, graine, joueurs ou règles diffèrent) : choisissez un autre fichier.`,
      en: `${file} holds something other than this run (scenario, seed, players or rules differ): choose another file.`,
    }),
  );
}
