/**
 * The few of all that come first by some measure, lowest first; of equals, those that stood first. Whoever measures is told what must be
 * undercut and may answer anything else as soon as it knows that it will not be.
 */
export function firstFew<T>(
  all: readonly T[],
  few: number,
  measure: (one: T, undercut: number) => number,
): readonly T[] {
  const kept: T[] = [];
  const by: number[] = [];
  for (const one of all) {
    const undercut = kept.length < few ? Infinity : (by[few - 1] ?? -Infinity);
    const value = measure(one, undercut);
    if (!(value < undercut)) continue;
    let place = kept.length;
    while (place > 0 && value < by[place - 1]!) place--;
    kept.splice(place, 0, one);
    by.splice(place, 0, value);
    if (kept.length > few) {
      kept.pop();
      by.pop();
    }
  }
  return kept;
}
