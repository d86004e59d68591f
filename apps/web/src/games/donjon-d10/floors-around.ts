/** Floors drawn at most. */
const MOST = 5;

/** Every floor of a shallow dungeon; of a deeper one those around the hero, and the last. */
export function floorsAround(now: number, last: number): readonly number[] {
  const first = Math.max(1, Math.min(now - 1, last - MOST + 1));
  const shown = Array.from({ length: Math.min(MOST, last) }, (_, index) => first + index);
  return [...shown.slice(0, -1), last];
}
