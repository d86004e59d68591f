import type { Sample } from './chances.ts';

/** A moment of the game after which things stood otherwise. */
export interface TurningPoint {
  /** The last entry of its stretch, from 0. */
  readonly chapter: number;
  /** Where the stretch began: entries that belong together, when they were not told apart. */
  readonly from: number;
  /** The entry that anybody would tell of it: in it, or just before it. */
  readonly deed: number;
  /** By how much it changed the chances, −1 to 1, and to what. */
  readonly by: number;
  readonly to: number;
}

/** So small a change turned nothing: it is within what counting a few ways on can tell. */
const LEAST = 0.04;

/** A stretch between two moments that were counted. */
interface Stretch {
  readonly from: Sample;
  readonly to: Sample;
}

/**
 * The greatest changes of the curve, in the order they were played: stretches that share no entry, the steeper the better. `deedIn` finds
 * what is told of one, given whether the chances rose; null: nothing in it could have changed them. A game in which nothing turned has none.
 */
export function turningPoints(
  samples: readonly Sample[],
  deedIn: (from: number, last: number, rose: boolean) => number | null,
  most = 4,
): readonly TurningPoint[] {
  const points: TurningPoint[] = [];
  let left = stretchesOf(samples);
  while (points.length < most) {
    const [best] = left;
    if (best === undefined) break;
    const [from, last, by] = [best.from.at, best.to.at - 1, best.to.chance - best.from.chance];
    const deed = deedIn(from, last, by > 0);
    if (deed !== null) points.push({ chapter: last, from, deed, by, to: best.to.chance });
    left = left.filter((one) => (deed === null ? one !== best : one.to.at <= from || one.from.at > last));
  }
  return points.sort((a, b) => a.chapter - b.chapter);
}

/** Every stretch over which the chances changed enough, the greatest change for its length first. */
function stretchesOf(samples: readonly Sample[]): readonly Stretch[] {
  const length = samples.at(-1)?.at ?? 0;
  const stretches = samples.flatMap((from, index) => samples.slice(index + 1).map((to) => ({ from, to })));
  const change = ({ from, to }: Stretch) => Math.abs(to.chance - from.chance);
  const steepness = (one: Stretch) => change(one) - (one.to.at - one.from.at - 1) / length;
  return stretches.filter((one) => change(one) >= LEAST).sort((a, b) => steepness(b) - steepness(a));
}

/** Chances that never changed by more than this tell nothing as a picture. */
const FLAT = 0.03;

/** Was it as good as won, or lost, from the first move to the last? */
export function isFlat(samples: readonly Sample[]): boolean {
  const chances = samples.map(({ chance }) => chance);
  return Math.max(...chances) - Math.min(...chances) < FLAT;
}
