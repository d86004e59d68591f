import type { Beat, Scene } from '@arbitre/kernel';
import { useEffect } from 'preact/hooks';
import { layoutOf, spaceCentre } from '../board/layout.ts';
import type { Viewport } from '../board/viewport.ts';
import type { Stage } from './stage.ts';

/** Who is looked at in a beat, the one it befalls last. */
export function lookedAt(beat: Beat): readonly string[] {
  const of = (...ids: readonly (string | undefined)[]) => ids.filter((id) => id !== undefined);
  switch (beat.show) {
    case 'dice':
      return of(beat.by, beat.against);
    case 'hit':
    case 'miss':
    case 'push':
      return of(beat.by, beat.piece);
    case 'step':
    case 'rout':
    case 'wound':
    case 'fall':
    case 'death':
    case 'mark':
      return of(beat.piece);
    default:
      return [];
  }
}

/** On a board that is not seen whole, what happens is brought into sight while it is shown, as little as is needed; `free`: no close-up holds it. */
export function useInSight(stage: Stage, viewport: Viewport, free: boolean): void {
  const shot = stage.now.value?.shot;
  useEffect(() => {
    if (shot === undefined || !free || viewport.fitted.peek()) return;
    for (const point of placesOf(shot.beat, shot.scene)) viewport.reveal(point, true);
  }, [shot, viewport]);
}

function placesOf(beat: Beat, { board, pieces }: Scene) {
  const layout = layoutOf(board);
  return lookedAt(beat).flatMap((id) => {
    const piece = pieces.find((one) => one.id === id);
    return piece === undefined ? [] : [spaceCentre(layout, board.columns, piece.at, piece.size)];
  });
}
