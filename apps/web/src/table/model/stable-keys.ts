/** Digits there are. */
const MOST = 9;

/**
 * The digit of each listed choice: they grow from the top of the list to its end. While most of a list is still there, its choices
 * keep their digits and one that came free stays free: after a purchase the same key never means another thing. Those that a
 * newcomer above them pushes on get the next digits. A list that is mostly new is numbered from 1.
 *
 * @example keysOf(new Map([['buy axe', 1], ['buy mail', 2], ['rest', 3]]), ['buy mail', 'rest']) // 'buy mail' → 2, 'rest' → 3
 */
export function keysOf(before: ReadonlyMap<string, number>, listed: readonly string[]): ReadonlyMap<string, number> {
  const gone = [...before].filter(([typed]) => !listed.includes(typed));
  const kept = gone.length * 2 < before.size ? before : new Map<string, number>();
  const keys = new Map(kept === before ? gone : []);
  const free = new Set(keys.values());
  let last = 0;
  for (const typed of listed) {
    let next = Math.max(last + 1, kept.get(typed) ?? 0);
    while (free.has(next)) next++;
    if (next > MOST) break;
    keys.set(typed, next);
    last = next;
  }
  return keys;
}
