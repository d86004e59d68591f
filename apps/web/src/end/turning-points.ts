/** A moment of the game after which things stood otherwise. */
export interface TurningPoint {
  /** The entry of the log, from 0. */
  readonly chapter: number;
  /** How much better or worse it left the seat, −2 to 2. */
  readonly by: number;
}

/** So small a change turned nothing. */
const LEAST = 0.03;

/** The entries that changed most, in the order they were played; the last one ends the game and is always told. */
export function turningPoints(course: readonly number[], most = 4): readonly TurningPoint[] {
  const changes = course.slice(1).map((now, chapter) => ({ chapter, by: now - (course[chapter] ?? now) }));
  const last = changes.at(-1);
  const others = changes
    .slice(0, -1)
    .filter(({ by }) => Math.abs(by) >= LEAST)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, most - 1);
  return [...others, ...(last === undefined ? [] : [last])].sort((a, b) => a.chapter - b.chapter);
}
