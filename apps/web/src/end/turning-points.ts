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

/** A stretch between two moments that were counted, over so many of them. */
interface Stretch {
  readonly from: Sample;
  readonly to: Sample;
  readonly steps: number;
}

/** Entries from one to another. */
export interface Span {
  readonly from: number;
  readonly last: number;
}

/** What is told of a stretch, its greatest step being this one, given whether the chances rose; null: nothing in it could have changed them. */
type DeedIn = (stretch: Span, steepest: Span, rose: boolean) => number | null;

/**
 * The greatest changes of the curve, in the order they were played: stretches that share no entry, the steeper the better. A game in which
 * nothing turned has none.
 */
export function turningPoints(samples: readonly Sample[], deedIn: DeedIn, most = 4): readonly TurningPoint[] {
  const points: TurningPoint[] = [];
  let left = stretchesOf(samples);
  while (points.length < most) {
    const [best] = left;
    if (best === undefined) break;
    const by = best.to.chance - best.from.chance;
    const { from, last } = spanOf(best);
    const deed = deedIn({ from, last }, steepestOf(samples, best), by > 0);
    if (deed !== null) points.push({ chapter: last, from, deed, by, to: best.to.chance });
    left = left.filter((one) => (deed === null ? one !== best : one.to.at <= from || one.from.at > last));
  }
  return points.sort((a, b) => a.chapter - b.chapter);
}

function spanOf({ from, to }: Pick<Stretch, 'from' | 'to'>): Span {
  return { from: from.at, last: to.at - 1 };
}

/** Every stretch over which the chances changed enough for its length, the greatest change first. */
function stretchesOf(samples: readonly Sample[]): readonly Stretch[] {
  const stretches = samples.flatMap((from, index) =>
    samples.slice(index + 1).map((to, after): Stretch => ({ from, to, steps: after + 1 })),
  );
  const steepness = ({ from, to, steps }: Stretch) =>
    Math.abs(to.chance - from.chance) - (steps - 1) / Math.max(1, samples.length - 1);
  return stretches.filter((one) => steepness(one) >= LEAST).sort((a, b) => steepness(b) - steepness(a));
}

function steepestOf(samples: readonly Sample[], { from, to }: Stretch): Span {
  const within = samples.filter(({ at }) => at >= from.at && at <= to.at);
  const rise = Math.sign(to.chance - from.chance);
  const steps = within.slice(1).map((after, index) => ({ from: within[index] ?? from, to: after }));
  const [steepest = { from, to }] = steps.toSorted(
    (a, b) => rise * (b.to.chance - b.from.chance - a.to.chance + a.from.chance),
  );
  return spanOf(steepest);
}

/** Chances that never changed by more than this tell nothing as a picture. */
const FLAT = 0.03;

/** Was it as good as won, or lost, from the first move to the last? */
export function isFlat(samples: readonly Sample[]): boolean {
  const chances = samples.map(({ chance }) => chance);
  return Math.max(...chances) - Math.min(...chances) < FLAT;
}
