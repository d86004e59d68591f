/** What is wrong with a sentence that a person will read; null when nothing is. */
export function wordProblems(sentence: string): string | null {
  if (sentence.trim() === '') return 'nothing is said';
  if (/undefined|\[object|NaN|\bnull\b/.test(sentence)) return 'a value is missing';
  if (/\$\{|\{[a-z]+\}/i.test(sentence)) return 'a placeholder was left';
  return null;
}
