import type { Point } from '../board/layout.ts';

/** A round room on the board: what a piece, a burst or a number takes. */
export interface Round extends Point {
  readonly radius: number;
}

/** A drawn line, point by point. */
export type Line = readonly Point[];

/** How far a line may bow aside, in half cells, least first. */
const BOWS = [0, 0.5, 0.9, 1.3, 1.7, 2.2, 2.8].flatMap((bow) => (bow === 0 ? [0] : [bow, -bow]));
/** Points of a whole line. */
const POINTS = 40;
/** Units of the board between a line and what it passes. */
const CLEAR = 3;
/** What a line is shunned for, against half a cell of bow: all of it on pieces, all of it on other lines, being too short to be seen. */
const ON_PIECES = 200;
const ON_LINES = 12;
const TOO_SHORT = 20;

/** From the rim of one to the rim of another, bowed as little as it takes to pass beside whoever stands between. */
export function bowed(
  from: Round,
  to: Round,
  {
    taken,
    lines,
    inner,
  }: { readonly taken: readonly Round[]; readonly lines: readonly Line[]; readonly inner: number },
): Line {
  const others = taken.filter((round) => away(round, from) > 1 && away(round, to) > 1);
  let [best, least]: [Line, number] = [[], Infinity];
  for (const bow of BOWS) {
    const line = arc(from, to, bow * inner);
    const share = (isOn: (point: Point) => boolean) => line.filter(isOn).length / Math.max(1, line.length);
    const cost =
      Math.abs(bow) +
      ON_PIECES * share((point) => others.some((round) => away(round, point) < round.radius + CLEAR)) +
      ON_LINES * share((point) => lines.some((other) => isNear(other, point, 2 * CLEAR))) +
      (lengthOf(line) < inner * 0.6 ? TOO_SHORT : 0);
    if (cost < least) [best, least] = [line, cost];
  }
  return best;
}

/** A curve whose top lies so far aside of the straight way, without what lies in the rooms of its ends. */
function arc(from: Round, to: Round, bow: number): Line {
  const far = Math.max(1, away(from, to));
  const top = {
    x: (from.x + to.x) / 2 + ((to.y - from.y) / far) * 2 * bow,
    y: (from.y + to.y) / 2 - ((to.x - from.x) / far) * 2 * bow,
  };
  const points = Array.from({ length: POINTS + 1 }, (_, index): Point => {
    const t = index / POINTS;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: a * from.x + b * top.x + c * to.x, y: a * from.y + b * top.y + c * to.y };
  });
  return points.filter((point) => away(point, from) >= from.radius && away(point, to) >= to.radius);
}

/** Ways aside of a line, straight across first, on either side of it. */
const FAN = [0, 1, -1, 2, -2, 3].flatMap((sixth) => [0, Math.PI].map((side) => side + (sixth * Math.PI) / 6));

/** Where a number lies: as near as can be to the middle of its line, on nothing and on no line. */
export function numberPlace(line: Line, radius: number, taken: readonly Round[], lines: readonly Line[]): Point {
  const middle = line[Math.floor(line.length / 2)] ?? { x: 0, y: 0 };
  const [first = middle, last = middle] = [line[0], line.at(-1)];
  const aside = Math.atan2(last.y - first.y, last.x - first.x) + Math.PI / 2;
  const isFree = (spot: Point) =>
    taken.every((round) => away(round, spot) >= round.radius + radius) &&
    lines.every((other) => !isNear(other, spot, radius + CLEAR));
  for (let far = 1.2; far < 9; far += 0.3)
    for (const turn of FAN) {
      const spot = {
        x: middle.x + Math.cos(aside + turn) * far * radius,
        y: middle.y + Math.sin(aside + turn) * far * radius,
      };
      if (isFree(spot)) return spot;
    }
  return middle;
}

export function away(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function isNear(line: Line, spot: Point, far: number): boolean {
  return line.some((point) => away(point, spot) < far);
}

function lengthOf(line: Line): number {
  return line.reduce((sum, point, index) => sum + away(point, line[index - 1] ?? point), 0);
}
