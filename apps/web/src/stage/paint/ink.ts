/** A light or a shade that fades from a point outwards. */
export interface Glow {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly stops: readonly (readonly [at: number, colour: string])[];
}

/** One stroke of the brush or the pen: a path in the manner of SVG. */
export interface Mark {
  readonly d: string;
  readonly fill?: string | Glow;
  readonly stroke?: string;
  readonly width?: number;
  readonly alpha?: number;
  readonly dash?: string;
  /** A line that stays fine however near one comes: it grows more slowly than what it is drawn on. */
  readonly fine?: boolean;
  /** Where the path's own origin lies, how large it is, how it is turned (degrees). */
  readonly at?: readonly [x: number, y: number, scale: number, turn?: number];
}

type Style = Omit<Mark, 'd'>;

/** Marks in the order they are laid. Those of one manner that follow each other become one. */
export class Sheet {
  readonly marks: Mark[] = [];
  #style = '';

  lay(d: string, style: Style): this {
    if (d === '') return this;
    const key = style.at === undefined && typeof style.fill !== 'object' ? JSON.stringify(style) : '';
    const last = this.marks.at(-1);
    if (key !== '' && key === this.#style && last !== undefined) {
      this.marks[this.marks.length - 1] = { ...last, d: last.d + d };
    } else this.marks.push({ d, ...style });
    this.#style = key;
    return this;
  }

  fill(d: string, fill: string, alpha?: number): this {
    return this.lay(d, alpha === undefined ? { fill } : { fill, alpha });
  }

  pen(d: string, stroke: string, width: number, alpha?: number): this {
    return this.lay(d, alpha === undefined ? { stroke, width } : { stroke, width, alpha });
  }

  fine(d: string, stroke: string, width: number, alpha: number): this {
    return this.lay(d, { stroke, width, alpha, fine: true });
  }

  /** A silhouette of game-icons, whose square is 512 wide. */
  icon(path: string, x: number, y: number, size: number, fill: string, alpha = 1): this {
    return this.lay(path, { fill, alpha, at: [x - size / 2, y - size / 2, size / 512] });
  }
}

/** The sheet as SVG, to stand in a page. `id` keeps its gradients apart from those of other sheets. */
export function toSvg(marks: readonly Mark[], id: string): string {
  let defs = '';
  let body = '';
  marks.forEach(({ d, fill, stroke, width, alpha, dash, at }, index) => {
    if (typeof fill === 'object') defs += gradient(fill, `${id}-${index}`);
    const paint = fill === undefined ? 'none' : typeof fill === 'string' ? fill : `url(#${id}-${index})`;
    const pen =
      stroke === undefined
        ? ''
        : ` stroke="${stroke}" stroke-width="${width ?? 1}" stroke-linecap="round" stroke-linejoin="round"${dash === undefined ? '' : ` stroke-dasharray="${dash}"`}`;
    const place =
      at === undefined
        ? ''
        : ` transform="translate(${at[0]} ${at[1]})${at[3] === undefined ? '' : ` rotate(${at[3]})`} scale(${at[2]})"`;
    body += `<path d="${d}" fill="${paint}"${pen}${alpha === undefined ? '' : ` opacity="${alpha}"`}${place}/>`;
  });
  return defs === '' ? body : `<defs>${defs}</defs>${body}`;
}

function gradient({ x, y, r, stops }: Glow, id: string): string {
  const list = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}">${list}</radialGradient>`;
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Lays the sheet on a canvas, under whatever transform it has. */
export function toCanvas(context: Context, marks: readonly Mark[]): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const fineness = context.getTransform().a ** -0.75;
  for (const { d, fill, stroke, width, alpha, dash, fine, at } of marks) {
    const path = new Path2D(d);
    context.save();
    if (at !== undefined) {
      context.translate(at[0], at[1]);
      if (at[3] !== undefined) context.rotate((at[3] * Math.PI) / 180);
      context.scale(at[2], at[2]);
    }
    context.globalAlpha = alpha ?? 1;
    if (fill !== undefined) {
      context.fillStyle = typeof fill === 'string' ? fill : radial(context, fill);
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
      context.fill(path);
    }
    if (stroke !== undefined) {
      context.strokeStyle = stroke;
      context.lineWidth = (width ?? 1) * (fine === true ? fineness : 1);
      context.setLineDash(dash === undefined ? [] : dash.split(' ').map(Number));
      context.stroke(path);
    }
    context.restore();
  }
}

function radial(context: Context, { x, y, r, stops }: Glow): CanvasGradient {
  const paint = context.createRadialGradient(x, y, 0, x, y, r);
  for (const [at, colour] of stops) paint.addColorStop(at, colour);
  return paint;
}
