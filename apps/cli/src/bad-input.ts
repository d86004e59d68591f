import type { Bilingual, Lang } from '@arbitre/kernel';
import type { Mistake } from '@arbitre/referee/core';
import { nearest, sayMistake, sayPosition } from '@arbitre/referee/words';

/** One thing wrong with what was asked, in every language; position and place when it is in a file. */
export interface Complaint {
  readonly code: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly say: (lang: Lang) => string;
}

/** The answer to a request that cannot be understood. It ends the verb with exit code 2. */
export class BadInput extends Error {
  readonly complaints: readonly Complaint[];

  constructor(...complaints: readonly Complaint[]) {
    super(complaints.map(({ code }) => code).join(', '));
    this.complaints = complaints;
  }
}

/** A complaint with its sentence in both languages. */
export function complaint(code: string, words: Bilingual): Complaint {
  return { code, say: (lang) => words[lang] };
}

/** Something people call by its name, and files by its id. */
export interface Named {
  readonly id: string;
  readonly name: Bilingual;
}

/** A name that stands for nothing: what was meant, perhaps, and what there is. */
export function unknownName(
  code: string,
  what: Bilingual,
  found: string,
  known: readonly (string | Named)[],
): Complaint {
  const ids = known.map((one) => (typeof one === 'string' ? one : one.id));
  const names = (lang: Lang) => known.flatMap((one) => (typeof one === 'string' ? [] : [one.name[lang]]));
  return {
    code,
    say(lang) {
      const close = nearest(found, [...ids, ...names(lang)]);
      const list = listOf(known, lang);
      return lang === 'fr'
        ? `${what.fr} « ${found} ».${close === null ? '' : ` Vouliez-vous dire « ${close} » ?`} Il y a : ${list}`
        : `${what.en} “${found}”.${close === null ? '' : ` Did you mean “${close}”?`} There are: ${list}`;
    },
  };
}

/** “Red, the raiders (foes)”: names, and ids where they say something else. */
export function listOf(known: readonly (string | Named)[], lang: Lang): string {
  return known
    .map((one) => {
      if (typeof one === 'string') return one;
      const name = one.name[lang];
      return name.toLowerCase() === one.id.toLowerCase() ? name : `${name} (${one.id})`;
    })
    .join(', ');
}

/** A command that was typed at the table and cannot be understood. */
export function badCommand(mistakes: readonly Mistake[]): BadInput {
  return new BadInput(
    ...mistakes.map((mistake) => ({ code: mistake.code, say: (lang: Lang) => sayMistake(mistake, lang) })),
  );
}

/** The mistakes of a file, or of an option. */
export function badFile(file: string, mistakes: readonly Mistake[]): BadInput {
  return new BadInput(...mistakes.map((mistake) => complaintOf(file, mistake)));
}

function complaintOf(file: string, mistake: Mistake): Complaint {
  const { code, at } = mistake;
  return {
    code,
    file,
    ...(at && { line: at.line, column: at.column }),
    say(lang) {
      const position = sayPosition(mistake, lang);
      const colon = lang === 'fr' ? '\u202f: ' : ': ';
      return `${file}${position === null ? '' : `, ${position}`}${colon}${sayMistake(mistake, lang)}`;
    },
  };
}
