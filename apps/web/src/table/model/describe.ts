import { cellName, type Bilingual, type Game, type Lang, type Piece, type Scene } from '@arbitre/kernel';

/** The name of a piece: its own, or that of its kind; among others of the same name at a table, with its number. */
export function pieceName(game: Pick<Game, 'legend'>, piece: Piece, lang: Lang, scene?: Scene): string {
  const name: Bilingual | undefined = piece.name ?? game.legend[piece.kind]?.name;
  const number = scene === undefined ? undefined : numbersOf(game, scene).get(piece.id);
  return `${name?.[lang] ?? piece.id}${number === undefined ? '' : ` ${number}`}`;
}

const numbered = new WeakMap<Scene, ReadonlyMap<string, number>>();

/** Twins are told apart: the pieces of a side that are called the same, counted in the order of their ids. */
export function numbersOf(game: Pick<Game, 'legend'>, scene: Scene): ReadonlyMap<string, number> {
  const known = numbered.get(scene);
  if (known !== undefined) return known;
  const alike = new Map<string, string[]>();
  for (const piece of scene.pieces) {
    const key = `${piece.seat ?? ''} ${pieceName(game, piece, 'en')}`;
    alike.set(key, [...(alike.get(key) ?? []), piece.id]);
  }
  const numbers = new Map<string, number>();
  for (const ids of alike.values())
    if (ids.length > 1)
      ids
        .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
        .forEach((id, index) => numbers.set(id, index + 1));
  numbered.set(scene, numbers);
  return numbers;
}

export function pieceNameOf(game: Pick<Game, 'legend'>, scene: Scene, id: string, lang: Lang): string {
  const piece = scene.pieces.find((one) => one.id === id);
  return piece === undefined ? id : pieceName(game, piece, lang, scene);
}

/** A cell as one would say it aloud: its name, its ground, who stands there and in what state. */
export function describeCell(game: Game, scene: Scene, cell: number, lang: Lang): string {
  const ground = game.legend[scene.ground[cell] ?? '']?.name[lang];
  const zone = scene.zones?.find(({ zone: number }) => number === scene.board.zone[cell])?.name[lang];
  const height = scene.board.height[cell] ?? 0;
  const pieces = scene.pieces
    .filter((piece) => covers(scene, piece, cell))
    .map((piece) => describePiece(game, piece, lang, scene));
  return [cellName(scene.board, cell), zone, ground, height !== 0 ? `↕ ${height}` : undefined, ...pieces]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
}

export function describePiece(game: Game, piece: Piece, lang: Lang, scene?: Scene): string {
  const { hitPoints, marks = [] } = piece;
  const health = hitPoints && `${hitPoints.now}/${hitPoints.max}`;
  const states = marks.map((mark) => game.legend[mark]?.name[lang] ?? mark);
  const more = [health, ...states].filter((part) => part !== undefined).join(', ');
  const name = pieceName(game, piece, lang, scene);
  return more === '' ? name : `${name} (${more})`;
}

export function covers({ board }: Scene, { at, size = 1 }: Piece, cell: number): boolean {
  const column = (cell % board.columns) - (at % board.columns);
  const row = Math.floor(cell / board.columns) - Math.floor(at / board.columns);
  return column >= 0 && column < size && row >= 0 && row < size;
}

/** The cell, or every cell of the large figure that stands there. */
export function spaceAt(scene: Scene, cell: number): readonly number[] {
  const large = scene.pieces.find((piece) => (piece.size ?? 1) > 1 && covers(scene, piece, cell));
  if (large === undefined) return [cell];
  return Array.from({ length: scene.board.size }, (_, one) => one).filter((one) => covers(scene, large, one));
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
