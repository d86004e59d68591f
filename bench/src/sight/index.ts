import { type Box, boxAt, type Point, passesThrough, SeededChance, type Segment } from '@arbitre/kernel';

/** A line, and a box it may pass through. */
interface Question {
  readonly line: Segment;
  readonly box: Box;
}

/**
 * Does a line pass through a box? The exact test in whole numbers against the one most games write, in floating point,
 * with and without a tolerance: tests a second, and how often they agree.
 */
export function benchSight(quick: boolean): void {
  const questions = ask(quick ? 20_000 : 200_000);
  const contestants = [
    { name: 'kernel, whole numbers', test: passesThrough },
    { name: 'floating point', test: (line: Segment, box: Box) => slopes(line, box, 0) },
    { name: 'floating point, 1e-9', test: (line: Segment, box: Box) => slopes(line, box, 1e-9) },
  ];
  const rates: number[][] = contestants.map(() => []);
  for (let round = 0; round < (quick ? 5 : 15); round++) {
    contestants.forEach(({ test }, i) => rates[i]!.push(rate(questions, test)));
  }
  console.log('Sight: does a line between corners or centres of cells pass through a box of side 1 to 4?');
  contestants.forEach(({ name, test }, i) => {
    const wrong = questions.filter(({ line, box }) => test(line, box) !== passesThrough(line, box)).length;
    const verdict = i === 0 ? 'checked by its unit tests' : `${wrong} of ${questions.length} answers differ`;
    const median = rates[i]!.toSorted((a, b) => a - b)[rates[i]!.length >> 1]!;
    console.log(`${name.padEnd(24)}${(median / 1e6).toFixed(1).padStart(6)} million tests a second, ${verdict}`);
  });
}

/** Lines between points of a board; every second one goes exactly through a corner of its box, where it matters. */
function ask(count: number): Question[] {
  const dice = new SeededChance(7);
  return Array.from({ length: count }, (_, i) => {
    const box = boxAt(20 + dice.int(20), 20 + dice.int(20), 1 + dice.int(4));
    if (i % 2 === 0) return { line: { from: anywhere(dice), to: anywhere(dice) }, box };
    const [right, down] = [1 + dice.int(60), 1 + dice.int(60)];
    const beyond = (times: number) => ({ x: box.right + times * right, y: box.bottom - times * down });
    return { line: { from: beyond(-1), to: beyond(1 + dice.int(2)) }, box };
  });
}

function anywhere(dice: SeededChance): Point {
  return { x: dice.int(121), y: dice.int(121) };
}

function rate(questions: readonly Question[], test: (line: Segment, box: Box) => boolean): number {
  const before = performance.now();
  let through = 0;
  for (const { line, box } of questions) if (test(line, box)) through++;
  if (through === 0) throw new Error('some lines pass through');
  return (questions.length * 1000) / (performance.now() - before);
}

/** The usual test: the line as a slope, in cells rather than half cells, and where it is over the box's two sides. */
function slopes({ from, to }: Segment, box: Box, tolerance: number): boolean {
  const [left, right] = [
    Math.max(box.left, Math.min(from.x, to.x)) / 2,
    Math.min(box.right, Math.max(from.x, to.x)) / 2,
  ];
  const [top, bottom] = [box.top / 2, box.bottom / 2];
  if (from.x === to.x) {
    const within = from.x > box.left && from.x < box.right;
    return within && Math.max(from.y, to.y) / 2 > top && Math.min(from.y, to.y) / 2 < bottom;
  }
  if (left >= right) return false;
  const slope = (to.y - from.y) / (to.x - from.x);
  const atLeft = from.y / 2 + (left - from.x / 2) * slope;
  const atRight = from.y / 2 + (right - from.x / 2) * slope;
  return Math.max(atLeft, atRight) > top + tolerance && Math.min(atLeft, atRight) < bottom - tolerance;
}
