import type { Scene } from '@arbitre/kernel';

/** Would these two scenes be painted alike, whoever stands on them? */
export function sameGround(a: Scene, b: Scene): boolean {
  return (
    a === b ||
    (a.board.columns === b.board.columns &&
      a.board.grid === b.board.grid &&
      a.depth === b.depth &&
      sameList(a.ground, b.ground) &&
      sameList(a.board.height, b.board.height) &&
      sameList(a.board.zone, b.board.zone) &&
      sameData(a.edges, b.edges) &&
      sameData(a.lines, b.lines))
  );
}

function sameData(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function sameList(a: ArrayLike<string | number>, b: ArrayLike<string | number>): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}
