import type { Bilingual } from '@arbitre/kernel';

/** A thing said in both languages; French signs get their thin space (U+202F). */
export function said(fr: string, en: string): Bilingual {
  return { fr: fr.replace(/ ([:;!?»])/g, '\u202f$1').replace(/« /g, '«\u202f'), en };
}

/** A number and its noun, in agreement in both languages. */
export function counting(n: number, fr: readonly [string, string], en: readonly [string, string]): Bilingual {
  return { fr: `${n} ${n < 2 ? fr[0] : fr[1]}`, en: `${n} ${n === 1 ? en[0] : en[1]}` };
}
