import { expect, test } from 'vitest';
import { away, bowed, type Line, numberPlace, type Round } from './recap-lines.ts';

const inner = 26;
const piece = (x: number, y = 0): Round => ({ x, y, radius: 25 });
const alone = { taken: [], lines: [], inner };
const isOff = (line: Line, { radius, ...middle }: Round) => line.every((point) => away(point, middle) >= radius);
const [from, between, to] = [piece(0), piece(52), piece(104)];

test('a line goes straight from rim to rim where nobody stands between', () => {
  const line = bowed(from, to, alone);
  expect(line.every(({ y }) => y === 0)).toBe(true);
  expect(isOff(line, from) && isOff(line, to)).toBe(true);
  expect(line.at(-1)?.x).toBeGreaterThan(70); // and up to it
});

test('a line passes beside whoever stands between, and leaves the ends alone', () => {
  const line = bowed(from, to, { ...alone, taken: [from, between, to] });
  for (const one of [from, between, to]) expect(isOff(line, one)).toBe(true);
});

test('two neighbours: the line is bowed until it can be seen', () => {
  const line = bowed(from, between, { ...alone, taken: [from, between] });
  expect(line.length).toBeGreaterThan(5);
  for (const one of [from, between]) expect(isOff(line, one)).toBe(true);
});

test('of two on the same way the second takes the other side', () => {
  const first = bowed(from, to, { ...alone, taken: [from, between, to] });
  const second = bowed(from, to, { ...alone, taken: [from, between, to], lines: [first] });
  const side = (line: Line) => Math.sign(line[Math.floor(line.length / 2)]?.y ?? 0);
  expect(side(second)).toBe(-side(first));
});

test('a number lies beside the middle of its line, on no piece, number or line', () => {
  const taken = [from, between, to];
  const line = bowed(from, to, { ...alone, taken });
  const radius = 13;
  const middle = line[Math.floor(line.length / 2)] ?? from;
  for (let index = 0; index < 6; index++) {
    const spot = numberPlace(line, radius, taken, [line]);
    for (const one of taken) expect(away(one, spot)).toBeGreaterThanOrEqual(one.radius + radius);
    expect(line.every((point) => away(point, spot) > radius)).toBe(true);
    if (index === 0) expect(away(spot, middle)).toBeLessThan(2 * radius);
    taken.push({ ...spot, radius });
  }
});
