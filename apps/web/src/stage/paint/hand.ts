import type { Point } from '../../board/layout.ts';

/** A chance that always falls the same way for the same numbers: one cell changed never redraws its neighbours otherwise. */
export function chanceAt(a: number, b: number, salt = 0): () => number {
  let seed = (Math.imul(a | 0, 0x9e3779b1) ^ Math.imul(b | 0, 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35)) | 0;
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export type Line = readonly Point[];

const place = (value: number): number => Math.round(value * 2);

/** Cuts each corner, twice as a rule: what was ruled looks drawn. */
export function rounded(line: Line, closed: boolean, times = 2): Line {
  let points = line;
  for (let time = 0; time < times; time++) {
    const next: Point[] = [];
    const last = points.at(-1);
    const [first] = points;
    if (first === undefined || last === undefined) return points;
    if (!closed) next.push(first);
    for (let index = 0; index < (closed ? points.length : points.length - 1); index++) {
      const a = points[index] ?? first;
      const b = points[(index + 1) % points.length] ?? first;
      next.push(between(a, b, 0.25), between(a, b, 0.75));
    }
    if (!closed) next.push(last);
    points = next;
  }
  return points;
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Each side in `parts`, every point moved a little: by where it stands, so that two regions that touch still touch. */
export function wobbled(line: Line, closed: boolean, amount: number, parts = 2): Line {
  const points: Point[] = [];
  for (let index = 0; index < (closed ? line.length : line.length - 1); index++) {
    const a = line[index];
    const b = line[(index + 1) % line.length];
    if (a === undefined || b === undefined) continue;
    for (let part = 0; part < parts; part++) points.push(shaken(between(a, b, part / parts), amount));
  }
  const last = line.at(-1);
  if (!closed && last !== undefined) points.push(shaken(last, amount));
  return points;
}

function shaken({ x, y }: Point, amount: number): Point {
  const chance = chanceAt(place(x), place(y));
  return { x: x + (chance() - 0.5) * amount, y: y + (chance() - 0.5) * amount };
}

/** A region's edge as an engraver would draw it. */
export function drawn(loop: Line, amount: number): Line {
  return rounded(wobbled(loop, true, amount), true, 2);
}

/** The outlines of a union of cells that share their corners: clockwise around it, the other way around its holes. */
export function outlines(cells: Iterable<Line>): readonly Line[] {
  const key = ({ x, y }: Point) => `${place(x)},${place(y)}`;
  const edges = new Map<string, readonly [Point, Point]>();
  for (const corners of cells) {
    corners.forEach((a, index) => {
      const b = corners[(index + 1) % corners.length] ?? a;
      const back = `${key(b)}|${key(a)}`;
      if (!edges.delete(back)) edges.set(`${key(a)}|${key(b)}`, [a, b]);
    });
  }
  const leaving = new Map<string, (readonly [Point, Point])[]>();
  for (const edge of edges.values()) {
    const from = key(edge[0]);
    const list = leaving.get(from);
    if (list === undefined) leaving.set(from, [edge]);
    else list.push(edge);
  }
  const loops: Line[] = [];
  for (let start = leaving.keys().next(); !start.done; start = leaving.keys().next()) {
    const loop: Point[] = [];
    let at = start.value;
    do {
      const list = leaving.get(at);
      const edge = list?.pop();
      if (list === undefined || edge === undefined) break;
      if (list.length === 0) leaving.delete(at);
      loop.push(edge[0]);
      at = key(edge[1]);
    } while (at !== start.value);
    if (loop.length > 2) loops.push(loop);
    else leaving.delete(start.value);
  }
  return loops;
}

export function middleOf(line: Line): Point {
  const sum = line.reduce((now, { x, y }) => ({ x: now.x + x, y: now.y + y }), { x: 0, y: 0 });
  return { x: sum.x / line.length, y: sum.y / line.length };
}

export function grown(line: Line, share: number, by: Point = { x: 0, y: 0 }): Line {
  const middle = middleOf(line);
  return line.map((point) => {
    const { x, y } = between(middle, point, share);
    return { x: x + by.x, y: y + by.y };
  });
}

export function moved(line: Line, dx: number, dy: number): Line {
  return line.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
}

/** Does a closed line go around the point? */
export function isInside(line: Line, { x, y }: Point): boolean {
  let inside = false;
  line.forEach((a, index) => {
    const b = line.at(index - 1) ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

/** Up to `count` points of a box that may be taken, none nearer to another than `gap`, from north to south. */
export function scattered(
  count: number,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  gap: number,
  chance: () => number,
  mayBe: (point: Point) => boolean = () => true,
): readonly Point[] {
  const points: Point[] = [];
  for (let tries = 0; tries < count * 12 && points.length < count; tries++) {
    const at = { x: box.x + chance() * box.width, y: box.y + chance() * box.height };
    if (mayBe(at) && points.every((other) => (other.x - at.x) ** 2 + (other.y - at.y) ** 2 > gap * gap))
      points.push(at);
  }
  return points.sort((a, b) => a.y - b.y);
}

/** Short strokes down from a line, as on engraved maps: into the region of a clockwise loop when `side` is 1. */
export function hachures(line: Line, closed: boolean, length: number, step: number, side: 1 | -1): string {
  let path = '';
  let along = 0;
  for (let index = 0; index < (closed ? line.length : line.length - 1); index++) {
    const a = line[index];
    const b = line[(index + 1) % line.length];
    if (a === undefined || b === undefined) continue;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const whole = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / whole) * side, (dx / whole) * side];
    for (; along < whole; along += step) {
      const at = between(a, b, along / whole);
      const chance = chanceAt(place(at.x), place(at.y), 7);
      const k = length * (0.55 + chance() * 0.75);
      path += `M${n(at.x)} ${n(at.y)}l${n(nx * k + (chance() - 0.5) * 2)} ${n(ny * k + (chance() - 0.5) * 2)}`;
    }
    along -= whole;
  }
  return path;
}

/** A blot of paint around a point. */
export function blot(x: number, y: number, radius: number, chance: () => number, flat = 0.7): Line {
  const points = Array.from({ length: 9 }, (_, index) => {
    const turn = (index / 9) * 2 * Math.PI;
    const r = radius * (0.7 + chance() * 0.6);
    return { x: x + Math.cos(turn) * r * 1.4, y: y + Math.sin(turn) * r * flat };
  });
  return rounded(points, true, 2);
}

export const n = (value: number): string => String(Math.round(value * 10) / 10);

export function shape(line: Line): string {
  return `M${line.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

export function stroke(line: Line): string {
  return `M${line.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}`;
}

export function disc(x: number, y: number, r: number, ry = r): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(ry)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(ry)} 0 1 0 ${n(-2 * r)} 0Z`;
}

export function box(x: number, y: number, width: number, height: number, r = 0): string {
  if (r === 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
  const a = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}${a(r, r)}v${n(height - 2 * r)}${a(-r, r)}h${n(2 * r - width)}${a(-r, -r)}v${n(2 * r - height)}${a(r, -r)}Z`;
}
