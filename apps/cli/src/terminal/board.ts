import type { Game, Scene } from '@arbitre/kernel';
import { drawScene, type LegendLine, legendOf, pieceName, type SceneOptions } from '@arbitre/referee/core';
import type { Desk } from '../verb.ts';
import { paintFor } from './paint.ts';
import { capital, fold, padTo, widthOf, wrap } from './text.ts';

type BoardDesk = Pick<Desk, 'lang' | 'colour' | 'width'>;

interface BoardOptions extends SceneOptions {
  /** What is drawn where it is not the table of that state. */
  readonly scene?: Scene;
}

/** The board as it stands, in colour. */
export function boardLines(
  game: Game,
  state: unknown,
  { colour, width }: BoardDesk,
  { scene = game.scene(state), ...options }: BoardOptions = {},
): readonly string[] {
  const paint = paintFor(colour, game.seats(state));
  return drawScene(scene, game.legend, { width, ...options }).map((line) =>
    line
      .map((span) => paint.span(span))
      .join('')
      .trimEnd(),
  );
}

/** Briefly, or where nobody types ids, figures with names no longer than this go by them. */
const SHORT_NAME = 12;

/**
 * What is on the board: figures one a line, under their seat when there are several, then the ground packed. Figures that
 * commands name (as they are `typed`), or that have a label, are shown with their ids; briefly, those go without their kind, as many a line as fit.
 */
export function legendLines(
  game: Game,
  state: unknown,
  width: number,
  { lang, colour }: BoardDesk,
  typed: readonly string[] = [],
  brief = false,
  scene: Scene = game.scene(state),
): readonly string[] {
  const seats = game.seats(state);
  const paint = paintFor(colour, seats);
  const legend = legendOf(scene, game.legend, lang);
  const words = new Set(typed.flatMap((command) => command.split(' ')));
  const named = scene.pieces.some(({ id }) => words.has(id));
  const line = ({ glyph, text, ...style }: LegendLine, id?: string) =>
    `${paint.span({ ...style, text: glyph })} ${id === undefined ? '' : `${paint.bold(id)} `}${text}`;
  const figures = scene.pieces.map((piece, n) => {
    const entry = legend[n];
    const name = pieceName(piece, game.legend, lang);
    const id = (named || piece.label !== undefined) && fold(piece.id) !== fold(name) ? piece.id : undefined;
    if (entry === undefined) return { seat: piece.seat, line: '' };
    const short = widthOf(name) <= SHORT_NAME && (brief || lang !== 'en'); // commands name ids in English only
    if (!brief || id === undefined || short) return { seat: piece.seat, line: line(entry, short ? undefined : id) };
    return { seat: piece.seat, line: line({ ...entry, text: entry.text.replace(`${name} `, '') }, id) };
  });
  const owners = [...new Set(figures.map(({ seat }) => seat))];
  return [
    ...owners.flatMap((owner) => {
      const each = figures.filter(({ seat }) => seat === owner).map((figure) => figure.line);
      const theirs = (brief ? packed(each, width - 2) : each).flatMap((one) => wrap(one, width - 2, '  '));
      if (seats.length < 2 || owner === undefined) return theirs;
      return [
        paint.span({ seat: owner, text: capital(game.words[lang].seat(owner, state)) }),
        ...theirs.map((one) => `  ${one}`),
      ];
    }),
    ...packed(
      legend.slice(scene.pieces.length).map((entry) => line(entry)),
      width,
    ),
  ];
}

/** Short items side by side, columns aligned, as many as fit. */
export function packed(items: readonly string[], width: number, gap = 3): readonly string[] {
  const widest = Math.max(1, ...items.map(widthOf)) + gap;
  const across = Math.max(1, Math.floor((width + gap) / widest));
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
