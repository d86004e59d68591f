import type { Beat, Scene } from '@arbitre/kernel';
import { layoutOf, spaceCentre } from '../board/layout.ts';
import type { Gesture } from '../board/pieces.tsx';
import type { Playing } from './stage.ts';

/** What the beat that is shown makes the figures do, where they stand. */
export function gesturesOf(playing: Playing | null): ReadonlyMap<string, Gesture> {
  const gestures = new Map<string, Gesture>();
  if (playing === null) return gestures;
  const { number, shot } = playing;
  const { beat, scene } = shot;
  const make = (piece: string | undefined, name: string, toward?: string, reach = 0.55) => {
    if (piece === undefined) return;
    const by = toward === undefined ? { dx: 0, dy: 0 } : leaning(scene, piece, toward, reach);
    gestures.set(piece, { class: name, beat: number, ...by });
  };
  switch (beat.show) {
    case 'hit':
      make(beat.by, beat.how === 'shot' || beat.how === 'magic' ? 'aims' : 'lunges', beat.piece);
      make(beat.piece, `recoils-${beat.weight}`, beat.by, -0.22);
      break;
    case 'miss':
      make(beat.by, beat.how === 'shot' || beat.how === 'magic' ? 'aims' : 'lunges', beat.piece);
      make(beat.piece, 'sways');
      break;
    case 'step':
    case 'rout':
      make(beat.piece, 'hops');
      break;
    case 'push':
      make(beat.by, 'lunges', beat.piece, 0.35);
      make(beat.piece, 'hops');
      break;
    case 'fall':
      make(beat.piece, 'falls');
      break;
    case 'death':
      make(beat.piece, 'dies');
      break;
    case 'turn':
      make(beat.piece, 'called');
      break;
    case 'wound':
      if (beat.loses < 0) make(beat.piece, 'heals');
      break;
    default:
      break;
  }
  return gestures;
}

function leaning({ board, pieces }: Scene, piece: string, toward: string, reach: number): { dx: number; dy: number } {
  const layout = layoutOf(board);
  const [from, to] = [piece, toward].map((id) => pieces.find((one) => one.id === id));
  if (from === undefined || to === undefined) return { dx: 0, dy: 0 };
  const a = spaceCentre(layout, board.columns, from.at, from.size);
  const b = spaceCentre(layout, board.columns, to.at, to.size);
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const k = (Math.min(far, layout.inner * 2) * reach) / far;
  return { dx: (b.x - a.x) * k, dy: (b.y - a.y) * k };
}

/** Is this beat told by a tray, a duel or a banner rather than on the board? */
export function isAside({ show }: Beat): boolean {
  return show === 'dice' || show === 'duel' || show === 'turn' || show === 'place' || show === 'card' || show === 'say';
}
