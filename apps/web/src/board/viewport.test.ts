import { expect, test } from 'vitest';
import { Viewport } from './viewport.ts';

function seen(width = 1000, height = 600, world = { x: 0, y: 0, width: 480, height: 480 }): Viewport {
  const viewport = new Viewport();
  viewport.resize({ width, height }, world);
  return viewport;
}

test('a fitted board stands in the middle, whole', () => {
  const { x, y, scale } = seen().place.value;
  expect(scale).toBeCloseTo((600 - 56) / 480);
  expect(x).toBeCloseTo((1000 - 480 * scale) / 2);
  expect(y).toBeCloseTo(28);
});

test('what is fitted is the part that can be seen, wherever it lies', () => {
  const viewport = seen(1000, 600, { x: 960, y: 480, width: 480, height: 480 });
  const { x, scale } = viewport.place.value;
  expect(960 * scale + x).toBeCloseTo((1000 - 480 * scale) / 2);
});

test('zooming keeps what is under the pointer under it', () => {
  const viewport = seen();
  const at = { x: 300, y: 200 };
  const before = viewport.toBoard(at);
  viewport.zoom(1.7, at);
  expect(viewport.toBoard(at).x).toBeCloseTo(before.x);
  expect(viewport.toBoard(at).y).toBeCloseTo(before.y);
});

test('a board that nobody moved stays fitted when the page changes its size', () => {
  const viewport = seen();
  viewport.resize({ width: 400, height: 800 }, { x: 0, y: 0, width: 480, height: 480 });
  expect(viewport.place.value.scale).toBeCloseTo((400 - 40) / 480); // a phone has less to spare
});

test('a board that was moved stays where it was put', () => {
  const viewport = seen();
  viewport.pan(50, 20);
  const before = viewport.place.value;
  viewport.resize({ width: 900, height: 600 }, { x: 0, y: 0, width: 480, height: 480 });
  expect(viewport.place.value).toEqual(before);
});

test('the board cannot be lost from sight', () => {
  const viewport = seen();
  viewport.pan(-100_000, -100_000);
  const { x, y, scale } = viewport.place.value;
  expect(x + 480 * scale).toBeGreaterThan(0);
  expect(y + 480 * scale).toBeGreaterThan(0);
});

test('revealing moves only what is out of sight', () => {
  const viewport = seen();
  const fitted = viewport.place.value;
  viewport.reveal({ x: 240, y: 240 });
  expect(viewport.place.value).toBe(fitted);
  viewport.zoom(3);
  viewport.reveal({ x: 0, y: 0 });
  const { x, y } = viewport.place.value;
  expect(x).toBeGreaterThan(0);
  expect(y).toBeGreaterThan(0);
});

test('what is brought into sight while something is shown is seen to glide there, what is in sight stays', () => {
  const viewport = seen();
  viewport.zoom(3);
  const before = viewport.place.value;
  viewport.reveal(viewport.toBoard({ x: 500, y: 300 }), true);
  expect(viewport.place.value).toBe(before);
  viewport.reveal({ x: 0, y: 0 }, true);
  expect(viewport.place.value.glides).toBe(true);
});

test('a board is fitted until it is moved, and again once it is asked for', () => {
  const viewport = seen();
  expect(viewport.fitted.value).toBe(true);
  viewport.pan(40, 0);
  expect(viewport.fitted.value).toBe(false);
  viewport.fit();
  expect(viewport.fitted.value).toBe(true);
});

test('coming close fills the stage with board: a corner stays in its corner, the middle comes to the middle', () => {
  const viewport = new Viewport();
  viewport.resize({ width: 400, height: 400 }, { x: 0, y: 0, width: 1000, height: 1000 });
  viewport.approach({ x: 20, y: 500 }, 1);
  expect(viewport.place.value.scale).toBe(1);
  expect(viewport.place.value.x).toBeGreaterThanOrEqual(0); // nothing but the border at the left
  expect(viewport.place.value.x).toBeLessThan(60);
  expect(viewport.place.value.y).toBeCloseTo(200 - 500);
  viewport.approach({ x: 500, y: 500 }, 0.5); // as close already: only brought into sight
  expect(viewport.place.value.scale).toBe(1);
});

test('on a phone a board whose pieces would be specks is looked at from near, until someone moves it; another is seen whole', () => {
  const viewport = new Viewport();
  viewport.lookFirst({ x: 500, y: 500 }, 1, 0.6);
  viewport.resize({ width: 400, height: 400 }, { x: 0, y: 0, width: 1000, height: 1000 });
  expect(viewport.place.value.scale).toBe(1);
  expect(viewport.fitted.value).toBe(false); // there is more to be seen
  viewport.resize({ width: 420, height: 400 }, { x: 0, y: 0, width: 1000, height: 1000 });
  expect(viewport.place.value.x).toBeCloseTo(210 - 500);
  viewport.fit();
  expect(viewport.place.value.scale).toBeCloseTo(360 / 1000);
  viewport.resize({ width: 1200, height: 1100 }, { x: 0, y: 0, width: 1000, height: 1000 });
  expect(viewport.fitted.value).toBe(true);
  const near = new Viewport();
  near.lookFirst({ x: 200, y: 200 }, 1, 0.6);
  near.resize({ width: 400, height: 400 }, { x: 0, y: 0, width: 400, height: 400 });
  expect(near.place.value.scale).toBeCloseTo(360 / 400);
  expect(near.fitted.value).toBe(true);
});
