/** Digits there are. */
const MOST = 9;

/**
 * The digit of each listed choice. While most of a list is still there, its choices keep their digits and a digit that came
 * free stays free: after a purchase the same key never means another thing. A list that is mostly new is numbered from 1.
 *
 * @example keysOf(new Map([['buy axe', 1], ['buy mail', 2], ['rest', 3]]), ['buy mail', 'rest']) // 'buy mail' → 2, 'rest' → 3
 */
export function keysOf(before: ReadonlyMap<string, number>, listed: readonly string[]): ReadonlyMap<string, number> {
  const stays = [...before.keys()].filter((typed) => listed.includes(typed)).length;
  const keys = new Map(stays * 2 > before.size ? before : []);
  for (const typed of listed) if (!keys.has(typed) && keys.size < MOST) keys.set(typed, keys.size + 1);
  return keys;
}
