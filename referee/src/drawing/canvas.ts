import type { Seat, Tone } from '@arbitre/kernel';

/** How a piece of a drawing is meant; each front end has its own colours for it. */
export interface Style {
  readonly tone?: Tone | 'label';
  /** Highlighted: a place to look at. */
  readonly lit?: boolean;
  readonly seat?: Seat;
}

/** Characters in a row that share a style. */
export interface Span extends Style {
  readonly text: string;
}

/** A drawing in text, line by line. */
export type Drawing = readonly (readonly Span[])[];

/** The drawing without its styles. */
export function plainText(drawing: Drawing): string {
  return drawing
    .map((line) =>
      line
        .map(({ text }) => text)
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

interface Mark {
  readonly character: string;
  readonly style: Style;
}

const BLANK: Mark = { character: ' ', style: {} };

/** A sheet to put characters on; what is put last shows. */
export class Canvas {
  readonly #lines: Mark[][] = [];

  put(x: number, y: number, text: string, style: Style = {}): void {
    while (this.#lines.length <= y) this.#lines.push([]);
    const line = this.#lines[y] ?? [];
    for (const [index, character] of Array.from(text).entries()) {
      while (line.length < x + index) line.push(BLANK);
      line[x + index] = { character, style };
    }
  }

  drawing(): Drawing {
    return this.#lines.map((line) => {
      const spans: Span[] = [];
      for (const { character, style } of line) {
        const last = spans.at(-1);
        if (last !== undefined && sameStyle(last, style))
          spans[spans.length - 1] = { ...last, text: last.text + character };
        else spans.push({ ...style, text: character });
      }
      return spans;
    });
  }
}

function sameStyle(a: Style, b: Style): boolean {
  return a.tone === b.tone && a.lit === b.lit && a.seat === b.seat;
}
