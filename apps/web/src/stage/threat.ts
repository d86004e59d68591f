import type { Game, Piece, Scene, Seat, Threat } from '@arbitre/kernel';

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

/** Is it worth telling who could strike there? Nobody asks it of a chasm or of fire that nobody is about to enter. */
export function isWorthTelling(
  { pieces, ground }: Pick<Scene, 'pieces' | 'ground'>,
  { legend }: Pick<Game, 'legend'>,
  targets: ReadonlyMap<number, unknown>,
  cell: number,
): boolean {
  const perilous = legend[ground[cell] ?? '']?.tone === 'danger';
  return !perilous || targets.has(cell) || pieces.some(({ at }) => at === cell);
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
