import type { Terms } from '../movement/capacity.ts';

/** An allowance with each bonus as a term of its own, "2 + 1 mounts + 1 road"; nothing when the table alone gives it. */
export function verdictTerms(terms: Terms, names: Readonly<Record<keyof Terms, string>>): string {
  const parts = (['table', 'mounted', 'road', 'order'] as const).filter((name) => terms[name] !== 0);
  if (terms.mounted === 0 && terms.road === 0 && terms.order === 0) return '';
  return parts.map((name) => `${terms[name]} ${names[name]}`.trim()).join(' + ');
}
