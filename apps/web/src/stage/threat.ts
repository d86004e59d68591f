import { type Board, type Game, isRefusal, OFF_BOARD, type Piece, type Scene, type Seat } from '@arbitre/kernel';

/** Where one enemy could strike in its next turn. */
export interface Threat {
  readonly piece: string;
  readonly cells: readonly number[];
}

/** Pieces that are not of this side and can fight: what stands on the board, as the seat may know it. */
export function enemiesOf(
  { pieces }: Scene,
  game: Pick<Game, 'legend'>,
  seats: readonly Seat[],
  own: readonly Seat[],
): readonly Piece[] {
  const fighters = pieces.filter(({ hitPoints }) => (hitPoints?.now ?? 0) > 0);
  const nobodys = fighters.filter(
    ({ seat, kind }) => (seat === undefined || !seats.includes(seat)) && game.legend[kind]?.tone === 'foe',
  );
  if (nobodys.length > 0) return nobodys; // those whom nobody plays are everyone's enemies: the seats play together
  return fighters.filter(({ seat }) => seat !== undefined && seats.includes(seat) && !own.includes(seat));
}

/** Where each enemy could strike, for games that do not say so themselves: next to everywhere it could get to. From the view alone. */
export function threatsOf(game: Game, view: unknown, enemies: readonly Piece[]): readonly Threat[] {
  const { board, ground } = game.scene(view);
  const open = (cell: number) => game.legend[ground[cell] ?? '']?.tone !== 'wall';
  return enemies.map((piece) => {
    const reached = game.reach(view, piece.id);
    const stands = [piece.at, ...(isRefusal(reached) ? [] : reached.map(({ to }) => to))];
    return { piece: piece.id, cells: within(board, spaceOf(board, stands, piece.size ?? 1), 1).filter(open) };
  });
}

/** Who could strike each cell: asked at every move of the pointer, so counted once. */
export function strikersBy(threats: readonly Threat[]): ReadonlyMap<number, readonly string[]> {
  const strikers = new Map<number, string[]>();
  for (const { piece, cells } of threats)
    for (const cell of cells) {
      const known = strikers.get(cell);
      if (known === undefined) strikers.set(cell, [piece]);
      else known.push(piece);
    }
  return strikers;
}

/** Every cell that a figure of that size covers, standing at any of these. */
function spaceOf({ columns }: Board, stands: readonly number[], size: number): readonly number[] {
  if (size === 1) return stands;
  return stands.flatMap((at) =>
    Array.from({ length: size * size }, (_, index) => at + (index % size) + Math.floor(index / size) * columns),
  );
}

/** The cells at most so far from any of these, themselves among them. */
export function within(board: Board, from: readonly number[], far: number): readonly number[] {
  const found = new Set(from);
  let edge = [...found];
  for (let step = 0; step < far; step++) {
    const next: number[] = [];
    for (const cell of edge) {
      for (let direction = 0; direction < board.degree; direction++) {
        const beyond = board.neighbours[cell * board.degree + direction] ?? OFF_BOARD;
        if (beyond === OFF_BOARD || found.has(beyond)) continue;
        found.add(beyond);
        next.push(beyond);
      }
    }
    edge = next;
  }
  return [...found].sort((a, b) => a - b);
}
