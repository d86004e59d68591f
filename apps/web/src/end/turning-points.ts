import type { Sample } from './chances.ts';

/** A moment of the game after which things stood otherwise. */
export interface TurningPoint {
  /** The last entry of its stretch, from 0. */
  readonly chapter: number;
  /** Where the stretch began: entries that belong together, when they were not told apart. */
  readonly from: number;
  /** The entry in it that anybody would tell. */
  readonly deed: number;
  /** By how much it changed the chances, −1 to 1, and to what. */
  readonly by: number;
  readonly to: number;
}

/** So small a change turned nothing: it is within what counting a few ways on can tell. */
const LEAST = 0.04;

/**
 * The stretches that changed most, in the order they were played, those alone in which something was done. `deedIn` finds it, told whether
 * the chances rose; null: a turn only passed, or nothing in it could have changed them that way. A game in which nothing turned has none.
 */
export function turningPoints(
  samples: readonly Sample[],
  deedIn: (from: number, last: number, rose: boolean) => number | null,
  most = 4,
): readonly TurningPoint[] {
  const deeds = samples.slice(1).flatMap(({ at, chance }, index): readonly TurningPoint[] => {
    const before = samples[index] ?? { at: 0, chance };
    const by = chance - before.chance;
    const deed = deedIn(before.at, at - 1, by > 0);
    return deed === null ? [] : [{ chapter: at - 1, from: before.at, deed, by, to: chance }];
  });
  return deeds
    .filter(({ by }) => Math.abs(by) >= LEAST)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, most)
    .sort((a, b) => a.chapter - b.chapter);
}

/** Chances that never changed by more than this tell nothing as a picture. */
const FLAT = 0.03;

/** Was it as good as won, or lost, from the first move to the last? */
export function isFlat(samples: readonly Sample[]): boolean {
  const chances = samples.map(({ chance }) => chance);
  return Math.max(...chances) - Math.min(...chances) < FLAT;
}
