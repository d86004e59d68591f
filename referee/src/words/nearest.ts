/**
 * The known word that a misspelt one most likely means; null when none is close.
 *
 * @example nearest('gudge', ['judge', 'reach']) // 'judge'
 */
export function nearest(word: string, known: readonly string[]): string | null {
  const asked = word.toLowerCase();
  let best: string | null = null;
  let least = Math.max(1, Math.floor(asked.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(asked, candidate.toLowerCase());
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** Letters to add, drop or change (Levenshtein), row by row. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
