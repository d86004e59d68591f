import { type Board, type Game, isRefusal, OFF_BOARD, type Piece, type Scene, type Seat } from '@arbitre/kernel';

/** What is known of how a game's enemies move and strike when it is not their turn. */
export interface Telegraph {
  /** The view as if it were that piece's turn to move; left out: any piece's reach can be asked for at any time. */
  readonly asIfItsTurn?: (view: unknown, piece: Piece) => unknown;
  /** How far it strikes, in cells; 1 when left out. */
  readonly strikes?: (view: unknown, piece: Piece) => number;
}

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

/** Where each enemy could strike: everywhere within its reach of where it could get to. From the view alone. */
export function threatsOf(
  game: Game,
  view: unknown,
  enemies: readonly Piece[],
  telegraph: Telegraph,
): readonly Threat[] {
  const { board, ground } = game.scene(view);
  const open = (cell: number) => game.legend[ground[cell] ?? '']?.tone !== 'wall';
  return enemies.map((piece) => {
    const state = telegraph.asIfItsTurn?.(view, piece) ?? view;
    const reached = game.reach(state, piece.id);
    const stands = [piece.at, ...(isRefusal(reached) ? [] : reached.map(({ to }) => to))];
    const far = telegraph.strikes?.(view, piece) ?? 1;
    return { piece: piece.id, cells: within(board, spaceOf(board, stands, piece.size ?? 1), far).filter(open) };
  });
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
