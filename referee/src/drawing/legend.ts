import { cellName, type Lang, type LegendEntry, type Piece, type Scene } from '@arbitre/kernel';
import { edgeKinds, strokedKind, strokeOf } from './between.ts';
import type { Style } from './canvas.ts';

/** What kinds of ground, pieces and marks are called and how they are drawn. */
export type Legend = Readonly<Record<string, LegendEntry>>;

/** One line under a drawing: a sign, and what it stands for. */
export interface LegendLine extends Style {
  readonly glyph: string;
  readonly text: string;
}

/** Pieces one by one, in the order they stand in; then the kinds of ground, sides and roads that are to be seen. */
export function legendOf(scene: Scene, legend: Legend, lang: Lang): readonly LegendLine[] {
  const signs = signsOf(scene, legend);
  const pieces = scene.pieces.map((piece) => ({
    ...styleOf(piece, legend),
    glyph: Object.values(signs.get(piece.id) ?? {}).join(''),
    text: describe(piece, scene, legend, lang),
  }));
  const line = (kind: string, glyph?: string) => {
    const entry = legend[kind];
    return entry === undefined || entry.glyph.trim() === ''
      ? []
      : [{ tone: entry.tone, glyph: glyph ?? entry.glyph, text: entry.name[lang] }];
  };
  const roads = new Set((scene.lines ?? []).map(({ kind }) => kind));
  return [
    ...pieces,
    ...[...new Set(scene.ground)].flatMap((kind) => line(kind)),
    ...edgeKinds(scene).flatMap((kind) =>
      line(kind, kind === strokedKind(scene, legend) ? strokeOf(scene) : undefined),
    ),
    ...[...roads].flatMap((kind) => line(kind, '─')),
    ...zoneLines(scene, lang),
  ];
}

/** Zones that have a name, each with its first cell. */
function zoneLines({ board, zones = [] }: Scene, lang: Lang): readonly LegendLine[] {
  return zones.flatMap(({ zone, name }) => {
    const first = Array.from(board.zone).indexOf(zone);
    return first < 0 ? [] : [{ tone: 'label', glyph: '┊', text: `${name[lang]} ${cellName(board, first)}` }];
  });
}

/** “Giant rat f7 3/3 (asleep)” */
function describe(piece: Piece, { board }: Scene, legend: Legend, lang: Lang): string {
  const { at, hitPoints, marks = [] } = piece;
  const points = hitPoints ? ` ${hitPoints.now}/${hitPoints.max}` : '';
  const states = marks.map((mark) => legend[mark]?.name[lang] ?? mark);
  return `${pieceName(piece, legend, lang)} ${cellName(board, at)}${points}${states.length > 0 ? ` (${states.join(', ')})` : ''}`;
}

/** A piece as people call it: by its own name, else by its kind. */
export function pieceName({ name, kind }: Piece, legend: Legend, lang: Lang): string {
  return name?.[lang] ?? legend[kind]?.name[lang] ?? kind;
}

export function styleOf({ kind, seat }: Piece, legend: Legend): Style {
  const tone = legend[kind]?.tone;
  return { ...(tone && { tone }), ...(seat !== undefined && { seat }) };
}

/** How a figure is drawn: its glyph, and its number when others have the same; or its own label, cut after its first character. */
export interface Sign {
  readonly glyph: string;
  readonly number: string;
}

/**
 * The sign of each figure: its label when the game gives it one. Else colour alone must not tell seats apart: when two of them
 * would share a glyph, the second writes it small. Figures that still look the same are numbered.
 */
export function signsOf({ pieces }: Pick<Scene, 'pieces'>, legend: Legend): ReadonlyMap<string, Sign> {
  const drawn = pieces.map((piece) => {
    if (piece.label !== undefined) return { id: piece.id, glyph: piece.label };
    const glyph = legend[piece.kind]?.glyph ?? '?';
    const seats = [
      ...new Set(pieces.flatMap(({ kind, seat }) => ((legend[kind]?.glyph ?? '?') === glyph ? [seat] : []))),
    ];
    return { id: piece.id, glyph: seats.length === 2 && piece.seat === seats[1] ? glyph.toLowerCase() : glyph };
  });
  return new Map(
    drawn.map(({ id, glyph }) => {
      const [first = '?', ...more] = Array.from(glyph);
      if (more.length > 0) return [id, { glyph: first, number: more.join('') }];
      const alike = drawn.filter((other) => other.glyph === glyph).map((other) => other.id);
      const number = alike.indexOf(id) + 1;
      return [id, { glyph, number: alike.length > 1 && number < 10 ? `${number}` : '' }];
    }),
  );
}
