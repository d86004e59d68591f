import { cellName, type Lang, type LegendEntry, type Piece, type Scene } from '@arbitre/kernel';
import { edgeKinds, strokedKind } from './between.ts';
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
  const glyphs = glyphsOf(scene, legend);
  const pieces = scene.pieces.map((piece) => ({
    ...styleOf(piece, legend),
    glyph: glyphs.get(piece.id) ?? '?',
    text: describe(piece, scene, legend, lang),
  }));
  const line = (kind: string, glyph?: string) => {
    const entry = legend[kind];
    return entry === undefined ? [] : [{ tone: entry.tone, glyph: glyph ?? entry.glyph, text: entry.name[lang] }];
  };
  const roads = new Set((scene.lines ?? []).map(({ kind }) => kind));
  return [
    ...pieces,
    ...[...new Set(scene.ground)].flatMap((kind) => line(kind)),
    ...edgeKinds(scene).flatMap((kind) => line(kind, kind === strokedKind(scene) ? '│' : undefined)),
    ...[...roads].flatMap((kind) => line(kind, '─')),
  ];
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

/**
 * The sign of each piece. Colour alone must not tell seats apart: when two of them would share a sign, the first keeps it
 * and the others write it in small letters.
 */
export function glyphsOf({ pieces }: Scene, legend: Legend): ReadonlyMap<string, string> {
  const owner = new Map<string, string | undefined>();
  const glyphs = new Map<string, string>();
  for (const { id, kind, seat } of pieces) {
    const glyph = legend[kind]?.glyph ?? '?';
    if (!owner.has(glyph)) owner.set(glyph, seat);
    glyphs.set(id, owner.get(glyph) === seat ? glyph : glyph.toLowerCase());
  }
  return glyphs;
}
