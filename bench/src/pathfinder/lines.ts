import { type Box, boxAt, type SeededChance } from '@arbitre/kernel';
import { coverAgainst, DEFAULT_RULINGS, flankLine, type Figure, type Size, SIZES } from '@arbitre/pathfinder';
import { fight } from './fight.ts';
import { median } from './reach.ts';
import { chartOf } from '@arbitre/pathfinder';

const SIDE: Readonly<Record<Size, number>> = { Tiny: 1, Small: 1, Medium: 1, Large: 2, Huge: 3, Gargantuan: 4 };

/** Flanking and cover, tests a second, against the tests most tables write: floating point with a tolerance. */
export function benchLines(quick: boolean, dice: SeededChance): void {
  const rounds = quick ? 5 : 15;
  const triples = Array.from({ length: quick ? 20_000 : 200_000 }, () => [body(dice), body(dice), body(dice)] as const);
  console.log('Pathfinder: flanking and cover, whole numbers against floating point with a tolerance of 1e-9');
  const [ours, float] = rates(
    rounds,
    triples,
    ([a, b, enemy]) => flankLine(a, b, enemy, DEFAULT_RULINGS).flanked,
    ([a, b, enemy]) => floatFlank(a, b, enemy),
  );
  const differ = triples.filter(
    ([a, b, enemy]) => flankLine(a, b, enemy, DEFAULT_RULINGS).flanked !== floatFlank(a, b, enemy),
  ).length;
  console.log(
    `flanking   ${millions(ours)} ours, ${millions(float)} floating point, ${differ} of ${triples.length} answers differ`,
  );

  const { field } = fight(dice);
  const chart = chartOf(field);
  const solid = field.squares.map((square) => square === '#');
  const pairs = Array.from({ length: 20_000 }, () => [figure(dice), figure(dice)] as const);
  const [cover, sampled] = rates(
    rounds,
    pairs,
    ([from, to]) => coverAgainst(chart, from, to, [], DEFAULT_RULINGS).cover,
    ([from, to]) => floatCover(solid, field.columns, from, to),
  );
  const wrong = pairs.filter(
    ([from, to]) =>
      coverAgainst(chart, from, to, [], DEFAULT_RULINGS).cover !== floatCover(solid, field.columns, from, to),
  ).length;
  console.log(
    `cover      ${millions(cover)} ours, ${millions(sampled)} floating point, ${wrong} of ${pairs.length} answers differ`,
  );
}

function body(dice: SeededChance): Box {
  return boxAt(dice.int(12), dice.int(12), 1 + dice.int(4));
}

function figure(dice: SeededChance): Figure {
  const size = SIZES[dice.int(SIZES.length)] ?? 'Medium';
  return { size, space: { x: 2 + dice.int(34), y: 2 + dice.int(34), side: SIDE[size], z: 0 } };
}

/** Tests a second of two contestants, round about, so that a busy machine slows both alike. */
function rates<T>(
  rounds: number,
  questions: readonly T[],
  ours: (question: T) => boolean,
  theirs: (question: T) => boolean,
): readonly [number, number] {
  const speeds: readonly [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    speeds[0].push(rate(questions, ours));
    speeds[1].push(rate(questions, theirs));
  }
  return [median(speeds[0]), median(speeds[1])];
}

function rate<T>(questions: readonly T[], test: (question: T) => boolean): number {
  const before = performance.now();
  let yes = 0;
  for (const question of questions) if (test(question)) yes++;
  if (yes < 0) throw new Error('the answers are used');
  return (questions.length * 1000) / (performance.now() - before);
}

function millions(perSecond: number): string {
  return `${(perSecond / 1e6).toFixed(2)} million a second`;
}

/** Where the line is over each pair of opposite sides, with a tolerance. */
function floatFlank(a: Box, b: Box, enemy: Box): boolean {
  const centre = (box: Box) => ({ x: (box.left + box.right) / 4, y: (box.top + box.bottom) / 4 });
  const [p, q] = [centre(a), centre(b)];
  const crosses = (
    from: number,
    to: number,
    other: number,
    otherTo: number,
    low: number,
    high: number,
    near: number,
    far: number,
  ) => {
    if (Math.abs(to - from) < 1e-9) return false;
    const at = (side: number) => (side - from) / (to - from);
    const value = (side: number) => other + at(side) * (otherTo - other);
    const within = (side: number) =>
      at(side) > -1e-9 && at(side) < 1 + 1e-9 && value(side) > near - 1e-9 && value(side) < far + 1e-9;
    return within(low) && within(high);
  };
  const [left, right, top, bottom] = [enemy.left / 2, enemy.right / 2, enemy.top / 2, enemy.bottom / 2];
  return crosses(p.x, q.x, p.y, q.y, left, right, top, bottom) || crosses(p.y, q.y, p.x, q.x, top, bottom, left, right);
}

/** The line sampled every twentieth of a square, as many tables do. */
function floatCover(solid: readonly boolean[], columns: number, from: Figure, to: Figure): boolean {
  const centre = ({ space }: Figure) => ({ x: space.x + space.side / 2, y: space.y + space.side / 2 });
  const [p, q] = [centre(from), centre(to)];
  const steps = Math.ceil(Math.hypot(q.x - p.x, q.y - p.y) * 20);
  const inside = ({ space }: Figure, x: number, y: number) =>
    x >= space.x && x < space.x + space.side && y >= space.y && y < space.y + space.side;
  for (let i = 1; i < steps; i++) {
    const x = Math.floor(p.x + ((q.x - p.x) * i) / steps + 1e-9);
    const y = Math.floor(p.y + ((q.y - p.y) * i) / steps + 1e-9);
    if (solid[y * columns + x] && !inside(from, x, y) && !inside(to, x, y)) return true;
  }
  return false;
}
