import type { Piece, Scene } from '@arbitre/kernel';
import type { TableModel } from './table-model.ts';

/** A piece, and the board it stands on. */
export interface Seen {
  readonly piece: Piece;
  readonly scene: Scene;
}

/** A piece as it was last seen: on this board, or before it left the table; null: nobody has ever seen it. */
export function lastSeen(model: TableModel, scene: Scene, id: string): Seen | null {
  const here = scene.pieces.find((piece) => piece.id === id);
  if (here !== undefined) return { piece: here, scene };
  const { game } = model.source;
  const told = model.chapters.value.slice(0, (model.playhead.value?.chapter ?? Number.MAX_SAFE_INTEGER - 1) + 1);
  for (const { before } of told.toReversed()) {
    const was = game.scene(game.view(before, model.viewer.value));
    const piece = was.pieces.find((one) => one.id === id);
    if (piece !== undefined) return { piece, scene: was };
  }
  return null;
}
