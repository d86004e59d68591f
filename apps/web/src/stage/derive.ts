import type { Beat, Draw, Piece, Scene } from '@arbitre/kernel';

/** Dice people know by sight; other draws (a card out of 37) are not thrown. */
const DICE: readonly number[] = [4, 6, 8, 10, 12, 20];

/** The dice of an entry whose game does not say what its facts look like. */
export function thrown(draws: readonly Draw[]): readonly Beat[] {
  const dice = draws.flatMap(([sides, value]) => (DICE.includes(sides) ? [{ sides, shows: value + 1 }] : []));
  return dice.length === 0 ? [] : [{ show: 'dice', dice: dice.slice(0, 12) }];
}

/** What changed between two scenes, as beats: who moved, who lost or won back strength, who is gone, what opened. */
export function derived(before: Scene, after: Scene): readonly Beat[] {
  if (before.board.columns !== after.board.columns || before.board.rows !== after.board.rows)
    return [{ show: 'place' }];
  const was = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const moves: Beat[] = [];
  const wounds: Beat[] = [];
  for (const piece of after.pieces) {
    const old = was.get(piece.id);
    was.delete(piece.id);
    if (old === undefined) continue;
    if (old.at !== piece.at) moves.push({ show: 'step', piece: piece.id, path: straight(after, old.at, piece.at) });
    wounds.push(...woundsOf(old, piece));
  }
  const deaths = [...was.values()].flatMap((gone): readonly Beat[] =>
    gone.hitPoints === undefined ? [] : [{ show: 'death', piece: gone.id }],
  );
  const opened = after.ground.flatMap((kind, cell) => (kind === before.ground[cell] ? [] : [cell]));
  const place: readonly Beat[] = opened.length > 2 ? [{ show: 'place', cells: opened }] : [];
  return [...moves, ...wounds, ...deaths, ...place];
}

function woundsOf(old: Piece, piece: Piece): readonly Beat[] {
  const [before, now] = [old.hitPoints?.now ?? 0, piece.hitPoints?.now ?? 0];
  if (before === now) return [];
  const loses = before - now;
  const wound: Beat = { show: 'wound', piece: piece.id, loses, left: now };
  if (loses < 0) return [wound];
  const share = loses / Math.max(1, piece.hitPoints?.max ?? loses);
  return [{ show: 'hit', piece: piece.id, weight: share > 0.5 ? 3 : share > 0.2 ? 2 : 1 }, wound];
}

/** The cells between two, as straight as the grid allows: a figure is seen to go, not to jump. */
function straight({ board }: Scene, from: number, to: number): readonly number[] {
  const [x0, y0] = [from % board.columns, Math.floor(from / board.columns)];
  const [x1, y1] = [to % board.columns, Math.floor(to / board.columns)];
  const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
  return Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / steps;
    return Math.round(y0 + (y1 - y0) * share) * board.columns + Math.round(x0 + (x1 - x0) * share);
  });
}
