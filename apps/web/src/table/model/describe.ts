import { cellName, type Bilingual, type Game, type Lang, type Piece, type Scene } from '@arbitre/kernel';

/** The name of a piece: its own, or that of its kind. */
export function pieceName(game: Pick<Game, 'legend'>, piece: Piece, lang: Lang): string {
  const name: Bilingual | undefined = piece.name ?? game.legend[piece.kind]?.name;
  return name?.[lang] ?? piece.id;
}

export function pieceNameOf(game: Pick<Game, 'legend'>, scene: Scene, id: string, lang: Lang): string {
  const piece = scene.pieces.find((one) => one.id === id);
  return piece === undefined ? id : pieceName(game, piece, lang);
}

/** A cell as one would say it aloud: its name, its ground, who stands there and in what state. */
export function describeCell(game: Game, scene: Scene, cell: number, lang: Lang): string {
  const ground = game.legend[scene.ground[cell] ?? '']?.name[lang];
  const zone = scene.zones?.find(({ zone: number }) => number === scene.board.zone[cell])?.name[lang];
  const height = scene.board.height[cell] ?? 0;
  const pieces = scene.pieces
    .filter((piece) => covers(scene, piece, cell))
    .map((piece) => describePiece(game, piece, lang));
  return [cellName(scene.board, cell), zone, ground, height !== 0 ? `↕ ${height}` : undefined, ...pieces]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
}

export function describePiece(game: Game, piece: Piece, lang: Lang): string {
  const { hitPoints, marks = [] } = piece;
  const health = hitPoints && `${hitPoints.now}/${hitPoints.max}`;
  const states = marks.map((mark) => game.legend[mark]?.name[lang] ?? mark);
  const more = [health, ...states].filter((part) => part !== undefined).join(', ');
  return more === '' ? pieceName(game, piece, lang) : `${pieceName(game, piece, lang)} (${more})`;
}

export function covers({ board }: Scene, { at, size = 1 }: Piece, cell: number): boolean {
  const column = (cell % board.columns) - (at % board.columns);
  const row = Math.floor(cell / board.columns) - Math.floor(at / board.columns);
  return column >= 0 && column < size && row >= 0 && row < size;
}

/** The cells where two scenes differ: what a fact was about, as far as the board shows it. */
export function changedCells(before: Scene, after: Scene): readonly number[] {
  const cells = new Set<number>();
  const was = new Map(before.pieces.map((piece) => [piece.id, piece]));
  for (const piece of after.pieces) {
    const old = was.get(piece.id);
    was.delete(piece.id);
    if (old !== undefined && JSON.stringify(old) === JSON.stringify(piece)) continue;
    cells.add(piece.at);
    if (old !== undefined) cells.add(old.at);
  }
  for (const gone of was.values()) cells.add(gone.at);
  if (before.ground.length === after.ground.length) {
    after.ground.forEach((kind, cell) => {
      if (kind !== before.ground[cell]) cells.add(cell);
    });
  }
  return [...cells];
}
