import type { Bilingual, Rule } from '@arbitre/kernel';

/** The same words in French, then in English. */
export function b(fr: string, en: string): Bilingual {
  return { fr, en };
}

/** A rule under a heading: what it says, then our reading and an example where there are any. */
export function under(heading: Bilingual) {
  return (text: Bilingual, more: Pick<Rule, 'reading' | 'example'> = {}): Rule => ({ heading, text, ...more });
}

/** A rule of our own proposal: marked as such wherever it is shown. */
export function proposed(heading: Bilingual) {
  const title = b(`Notre proposition : ${heading.fr}`, `Our proposal: ${heading.en}`);
  return (text: Bilingual, more: Pick<Rule, 'reading' | 'example'> = {}): Rule => ({
    heading: title,
    text,
    ...more,
    companion: true,
  });
}
