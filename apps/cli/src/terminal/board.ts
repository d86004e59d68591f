import type { Game } from '@arbitre/kernel';
import { drawScene, type LegendLine, legendOf } from '@arbitre/referee/core';
import type { Desk } from '../verb.ts';
import { paintFor } from './paint.ts';
import { padTo, widthOf } from './text.ts';

type BoardDesk = Pick<Desk, 'lang' | 'colour'>;

/** The board as it stands, in colour. */
export function boardLines(
  game: Game,
  state: unknown,
  { colour }: BoardDesk,
  highlight: ReadonlyMap<number, string> = new Map(),
): readonly string[] {
  const paint = paintFor(colour, game.seats(state));
  const drawing = drawScene(game.scene(state), game.legend, { highlight });
  return drawing.map((line) =>
    line
      .map((span) => paint.span(span))
      .join('')
      .trimEnd(),
  );
}

/** What is on the board: figures one a line, then the ground in as few lines as the width allows. */
export function legendLines(game: Game, state: unknown, width: number, { lang, colour }: BoardDesk): readonly string[] {
  const paint = paintFor(colour, game.seats(state));
  const scene = game.scene(state);
  const legend = legendOf(scene, game.legend, lang);
  const line = ({ glyph, text, ...style }: LegendLine) => `${paint.span({ ...style, text: glyph })} ${text}`;
  const figures = legend.slice(0, scene.pieces.length).map(line);
  return [...figures, ...packed(legend.slice(scene.pieces.length).map(line), width)];
}

/** Short items side by side, columns aligned, as many as fit. */
export function packed(items: readonly string[], width: number): readonly string[] {
  const widest = Math.max(1, ...items.map(widthOf)) + 3;
  const across = Math.max(1, Math.floor((width + 3) / widest));
  const rows: string[] = [];
  for (let n = 0; n < items.length; n += across) {
    rows.push(
      items
        .slice(n, n + across)
        .map((item) => padTo(item, widest))
        .join('')
        .trimEnd(),
    );
  }
  return rows;
}
