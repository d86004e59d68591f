import type { Drawing, Span } from './canvas.ts';

/** A window on a drawing: so many characters and lines, the labels included, with a place of it in sight. */
export interface Window {
  readonly columns: number;
  readonly rows: number;
}

/** Where a drawing keeps its labels (the first line and so many characters of each), how far its columns are apart, the place to look at. */
interface Place {
  readonly labels: number;
  readonly pitch: number;
  readonly x: number;
  readonly y: number;
}

/** The part of a drawing that fits a window. The labels of columns and rows stay in sight, as does the place looked at. */
export function windowOn(drawing: Drawing, { columns, rows }: Window, { labels, pitch, x, y }: Place): Drawing {
  const widest = Math.max(0, ...drawing.map(lengthOf));
  const down = offset(drawing.length - 1, Math.max(1, rows - 1), y - 1, 1);
  const across = offset(widest - labels, Math.max(1, columns - labels), x - labels, pitch);
  const [heading = [], ...lines] = drawing;
  return [heading, ...lines.slice(down, down + Math.max(1, rows - 1))].map((line) => [
    ...sliced(line, 0, labels),
    ...sliced(line, labels + across, across + Math.max(labels + 1, columns)),
  ]);
}

/** Where a window of `seen` out of `all` begins, a whole number of steps on, so that `place` is near its middle where it can be. */
function offset(all: number, seen: number, place: number, step: number): number {
  const wanted = Math.round((place - (seen - 1) / 2) / step);
  return Math.max(0, Math.min(Math.ceil((all - seen) / step), wanted)) * step;
}

function lengthOf(line: readonly Span[]): number {
  return line.reduce((sum, { text }) => sum + Array.from(text).length, 0);
}

/** The characters of a line from one place up to another, short of it. Half a figure or label would be taken for another: it is left out. */
function sliced(line: readonly Span[], from: number, to: number): readonly Span[] {
  let start = 0;
  return line.flatMap((span) => {
    const characters = Array.from(span.text);
    const seen = characters.slice(Math.max(0, from - start), Math.max(0, to - start));
    const cut = (span.seat !== undefined || span.tone === 'label') && seen.length < characters.length;
    start += characters.length;
    return seen.length === 0 ? [] : [cut ? { text: ' '.repeat(seen.length) } : { ...span, text: seen.join('') }];
  });
}
