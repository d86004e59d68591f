import { type Point, round } from './layout.ts';

/** How a kind of ground looks: a wash of colour and, over it, marks of the pen as on an engraved map. */
export interface Texture {
  readonly wash: string;
  readonly ink?: string;
  readonly width?: number;
  /** Filled marks instead of strokes. */
  readonly solid?: boolean;
  readonly marks?: (pen: Pen) => void;
}

export type TextureName = keyof typeof TEXTURES;

/** Draws around the middle of a cell, in half cells: (-1, -1) is the top left corner of a square. */
export class Pen {
  path = '';
  readonly #at: Point;
  readonly #scale: number;
  #seed: number;

  constructor(at: Point, scale: number, seed: number) {
    this.#at = at;
    this.#scale = scale;
    this.#seed = Math.imul(seed + 1, 0x9e3779b1);
  }

  /** The same wobble for the same cell, every time. */
  wobble(size: number): number {
    this.#seed = Math.imul(this.#seed ^ (this.#seed >>> 15), 0x85ebca6b) + 0x6d2b79f5;
    return (((this.#seed >>> 8) & 0xffff) / 0xffff - 0.5) * 2 * size;
  }

  line(...points: readonly (readonly [number, number])[]): this {
    this.path += `M${points.map(([x, y]) => this.#spot(x, y)).join('L')}`;
    return this;
  }

  shape(...points: readonly (readonly [number, number])[]): this {
    this.line(...points).path += 'Z';
    return this;
  }

  curve(from: readonly [number, number], by: readonly [number, number], to: readonly [number, number]): this {
    this.path += `M${this.#spot(...from)}Q${this.#spot(...by)} ${this.#spot(...to)}`;
    return this;
  }

  disc(x: number, y: number, r: number): this {
    const radius = round(r * this.#scale);
    this.path += `M${this.#spot(x - r, y)}a${radius} ${radius} 0 1 0 ${round(2 * r * this.#scale)} 0a${radius} ${radius} 0 1 0 ${round(-2 * r * this.#scale)} 0`;
    return this;
  }

  #spot(x: number, y: number): string {
    return `${round(this.#at.x + x * this.#scale)} ${round(this.#at.y + y * this.#scale)}`;
  }
}

function hatch(pen: Pen): void {
  for (const [x, y] of [
    [-0.5, -0.5],
    [0.5, -0.45],
    [-0.45, 0.5],
    [0.5, 0.5],
  ] as const) {
    const [cx, cy, turn] = [x + pen.wobble(0.12), y + pen.wobble(0.12), pen.wobble(Math.PI)];
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    for (const k of [-0.26, 0, 0.26]) {
      const [mx, my, l] = [cx - dy * k, cy + dx * k, 0.36 + pen.wobble(0.08)];
      pen.line([mx - dx * l, my - dy * l], [mx + dx * l, my + dy * l]);
    }
  }
}

function tree(pen: Pen, x: number, y: number, r: number): void {
  pen
    .curve([x - r, y], [x - r, y - r * 1.5], [x, y - r * 1.5])
    .curve([x, y - r * 1.5], [x + r, y - r * 1.5], [x + r, y]);
  pen.curve([x - r, y], [x, y + r * 0.5], [x + r, y]).line([x, y + r * 0.2], [x, y + r * 0.75]);
}

function ripple(pen: Pen, x: number, y: number, w: number): void {
  pen.curve([x - w, y], [x - w / 2, y - w * 0.55], [x, y]).curve([x, y], [x + w / 2, y + w * 0.55], [x + w, y]);
}

export const TEXTURES = {
  floor: { wash: 'var(--floor)' },
  wall: { wash: 'var(--wall-fill)', ink: 'var(--wall)', width: 1, marks: hatch },
  void: { wash: 'var(--void)' },
  grass: {
    wash: 'var(--grass)',
    ink: 'var(--woods-line)',
    width: 0.7,
    marks(pen) {
      const [x, y] = [pen.wobble(0.5), pen.wobble(0.5)];
      if (pen.wobble(1) > 0.1) pen.line([x - 0.1, y - 0.12], [x, y + 0.08], [x + 0.1, y - 0.12]);
    },
  },
  rubble: {
    wash: 'var(--floor)',
    ink: 'var(--ink-3)',
    width: 1,
    marks(pen) {
      for (const [x, y] of [
        [-0.45, -0.3],
        [0.35, -0.45],
        [0.05, 0.2],
        [-0.4, 0.5],
        [0.52, 0.42],
      ] as const) {
        const [cx, cy, r] = [x + pen.wobble(0.1), y + pen.wobble(0.1), 0.16 + pen.wobble(0.06)];
        pen.shape([cx - r, cy + r * 0.5], [cx - r * 0.3, cy - r], [cx + r, cy - r * 0.2], [cx + r * 0.5, cy + r * 0.8]);
      }
    },
  },
  rocks: {
    wash: 'var(--rock)',
    ink: 'var(--ink-2)',
    width: 1.2,
    marks(pen) {
      for (const [x, y, r] of [
        [-0.25, 0.15, 0.5],
        [0.4, 0.3, 0.32],
        [0.2, -0.4, 0.26],
      ] as const) {
        pen.line(
          [x - r, y + r * 0.6],
          [x - r * 0.5, y - r * 0.5],
          [x + r * 0.1, y - r * 0.8],
          [x + r * 0.7, y - r * 0.1],
          [x + r, y + r * 0.6],
        );
        pen.line([x + r * 0.1, y - r * 0.8], [x - r * 0.05, y], [x + r * 0.2, y + r * 0.45]);
      }
    },
  },
  brush: {
    wash: 'var(--woods)',
    ink: 'var(--woods-line)',
    width: 1,
    marks(pen) {
      for (const [x, y] of [
        [-0.4, -0.2],
        [0.4, -0.4],
        [0.1, 0.4],
      ] as const) {
        const [cx, cy] = [x + pen.wobble(0.1), y + pen.wobble(0.1)];
        pen.line([cx - 0.16, cy - 0.2], [cx, cy + 0.12], [cx + 0.16, cy - 0.2]).line([cx, cy - 0.28], [cx, cy + 0.12]);
      }
    },
  },
  woods: {
    wash: 'var(--woods)',
    ink: 'var(--woods-line)',
    width: 1.2,
    marks(pen) {
      tree(pen, -0.38 + pen.wobble(0.06), -0.08, 0.27);
      tree(pen, 0.36 + pen.wobble(0.06), -0.2, 0.24);
      tree(pen, 0.05 + pen.wobble(0.08), 0.5, 0.29);
    },
  },
  water: {
    wash: 'var(--water)',
    ink: 'var(--water-line)',
    width: 1.1,
    marks(pen) {
      ripple(pen, -0.3 + pen.wobble(0.1), -0.35, 0.3);
      ripple(pen, 0.3 + pen.wobble(0.1), 0.1, 0.3);
      ripple(pen, -0.25 + pen.wobble(0.1), 0.5, 0.26);
    },
  },
  marsh: {
    wash: 'var(--woods)',
    ink: 'var(--water-line)',
    width: 1.1,
    marks(pen) {
      for (const [x, y] of [
        [-0.35, -0.25],
        [0.35, 0.05],
        [-0.2, 0.5],
      ] as const) {
        pen
          .line([x - 0.28, y], [x + 0.28, y])
          .line([x - 0.1, y], [x - 0.16, y - 0.22])
          .line([x, y], [x, y - 0.28])
          .line([x + 0.1, y], [x + 0.16, y - 0.22]);
      }
    },
  },
  hill: {
    wash: 'var(--hill)',
    ink: 'var(--hill-line)',
    width: 1.2,
    marks(pen) {
      pen.curve([-0.6, 0.3], [-0.1, -0.75], [0.45, 0.25]);
      for (const k of [-0.36, -0.14, 0.1, 0.3]) pen.line([k, 0.02 + Math.abs(k) * 0.3], [k + 0.06, 0.36]);
      pen.curve([0.25, 0.5], [0.5, 0.05], [0.72, 0.5]);
    },
  },
  stone: {
    wash: 'var(--floor)',
    ink: 'var(--ink-3)',
    width: 0.8,
    marks(pen) {
      pen
        .line([-0.95, 0], [0.95, 0])
        .line([-0.2 + pen.wobble(0.2), -0.95], [-0.2 + pen.wobble(0.05), 0])
        .line([0.3 + pen.wobble(0.2), 0], [0.3, 0.95]);
    },
  },
  planks: {
    wash: 'var(--road)',
    ink: 'var(--ink-2)',
    width: 1.1,
    marks(pen) {
      for (const k of [-0.6, -0.2, 0.2, 0.6]) pen.line([k, -0.5], [k, 0.5]);
      pen.line([-1, -0.5], [1, -0.5]).line([-1, 0.5], [1, 0.5]);
    },
  },
  slope: {
    wash: 'var(--floor)',
    ink: 'var(--hill-line)',
    width: 1.2,
    marks(pen) {
      for (const k of [-0.6, -0.3, 0, 0.3, 0.6])
        pen.line([k, -0.7 + pen.wobble(0.1)], [k + 0.1, 0.6 + pen.wobble(0.15)]);
    },
  },
  mountain: {
    wash: 'var(--rock)',
    ink: 'var(--ink-2)',
    width: 1.4,
    marks(pen) {
      pen.line([-0.8, 0.5], [-0.25, -0.55], [0.1, 0.1], [0.35, -0.25], [0.8, 0.5]);
      for (const k of [0, 0.18, 0.36]) pen.line([-0.25 + k * 0.5, -0.55 + k * 1.3], [-0.3 + k * 0.2, 0.1 + k]);
    },
  },
  sand: {
    wash: 'var(--hill)',
    ink: 'var(--hill-line)',
    width: 1.6,
    marks(pen) {
      for (let grain = 0; grain < 9; grain++) {
        const [x, y] = [pen.wobble(0.65), pen.wobble(0.65)];
        pen.line([x, y], [x + 0.01, y]);
      }
    },
  },
  snow: {
    wash: 'var(--lapis-wash)',
    ink: 'var(--water-line)',
    width: 0.9,
    marks(pen) {
      for (const [x, y] of [
        [-0.35, -0.25],
        [0.35, 0.3],
      ] as const) {
        for (const turn of [0, Math.PI / 3, (2 * Math.PI) / 3]) {
          pen.line(
            [x - Math.cos(turn) * 0.18, y - Math.sin(turn) * 0.18],
            [x + Math.cos(turn) * 0.18, y + Math.sin(turn) * 0.18],
          );
        }
      }
    },
  },
  village: {
    wash: 'var(--sunken)',
    ink: 'var(--rubric)',
    width: 1.2,
    marks(pen) {
      for (const [x, y, s] of [
        [-0.35, -0.1, 0.26],
        [0.36, -0.25, 0.22],
        [0.12, 0.45, 0.26],
      ] as const) {
        pen
          .shape([x - s, y], [x, y - s * 0.9], [x + s, y], [x + s, y + s * 0.8], [x - s, y + s * 0.8])
          .line([x - s, y], [x + s, y]);
      }
    },
  },
  web: {
    wash: 'var(--floor)',
    ink: 'var(--ink-3)',
    width: 0.9,
    marks(pen) {
      for (let spoke = 0; spoke < 8; spoke++) {
        const turn = (spoke * Math.PI) / 4 + 0.2;
        pen.line([0, 0], [Math.cos(turn) * 0.9, Math.sin(turn) * 0.9]);
        for (const r of [0.3, 0.55, 0.8]) {
          const next = turn + Math.PI / 4;
          const middle = turn + Math.PI / 8;
          pen.curve(
            [Math.cos(turn) * r, Math.sin(turn) * r],
            [Math.cos(middle) * r * 0.78, Math.sin(middle) * r * 0.78],
            [Math.cos(next) * r, Math.sin(next) * r],
          );
        }
      }
    },
  },
  fire: {
    wash: 'var(--rubric-wash)',
    ink: 'var(--fire)',
    solid: true,
    marks(pen) {
      pen.shape(
        [-0.5, 0.55],
        [-0.55, 0],
        [-0.3, 0.18],
        [-0.28, -0.4],
        [0, 0.02],
        [0.14, -0.7],
        [0.3, 0],
        [0.5, -0.2],
        [0.5, 0.55],
      );
    },
  },
  lava: {
    wash: 'var(--fire)',
    ink: 'var(--gold-wash)',
    width: 1.6,
    marks(pen) {
      ripple(pen, -0.25 + pen.wobble(0.15), -0.3, 0.36);
      ripple(pen, 0.25 + pen.wobble(0.15), 0.3, 0.36);
    },
  },
  pit: {
    wash: 'var(--pit)',
    ink: 'var(--ink-3)',
    width: 1.3,
    marks(pen) {
      for (const k of [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75])
        pen.line([k, -0.95], [k + pen.wobble(0.08), 0.3 + pen.wobble(0.5)]);
    },
  },
  ice: {
    wash: 'var(--lapis-wash)',
    ink: 'var(--lapis)',
    width: 0.8,
    marks(pen) {
      pen
        .line([-0.6, -0.3 + pen.wobble(0.2)], [-0.1, 0], [0.2, -0.4], [0.7, -0.2 + pen.wobble(0.2)])
        .line([-0.1, 0], [0.1, 0.6]);
    },
  },
  stairs: {
    wash: 'var(--gold-wash)',
    ink: 'var(--ink-2)',
    width: 1.4,
    marks(pen) {
      for (let step = 0; step < 5; step++)
        pen.line([-0.7 + step * 0.14, -0.6 + step * 0.3], [0.7 - step * 0.14, -0.6 + step * 0.3]);
    },
  },
  entry: { wash: 'var(--verdigris-wash)' },
  goal: { wash: 'var(--gold-wash)' },
  danger: { wash: 'var(--rubric-wash)' },
} as const satisfies Record<string, Texture>;
