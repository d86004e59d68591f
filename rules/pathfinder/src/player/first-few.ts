/** The few of all that come first by some measure, lowest first; of equals, those that stood first. */
export function firstFew<T>(all: readonly T[], few: number, measure: (one: T) => number): readonly T[] {
  const kept: T[] = [];
  const by: number[] = [];
  for (const one of all) {
    const value = measure(one);
    if (kept.length === few && !(value < by[few - 1]!)) continue;
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
