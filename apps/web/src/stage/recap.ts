import type { Beat, Game, Piece, Scene, Seat } from '@arbitre/kernel';
import type { Deed } from '../table/model/tale.ts';

/** Deeds told at once; earlier ones stand in the tale. */
export const MOST_TOLD = 6;

/** What one deed of the others left on the board: its number, who went from where to where, who was hit and for how much. */
export interface RecapMark {
  readonly number: number;
  readonly seat: Seat;
  /** The piece as it stood before it went; null: nobody moved. */
  readonly ghost: Piece | null;
  readonly to: number | null;
  readonly blows: readonly { readonly from: number | null; readonly at: number; readonly loses: number }[];
}

/** The marks of the deeds that are told, numbered as they are told. A deed that happened nowhere on the board has none. */
export function recapMarks(game: Game, told: readonly Deed[], seat: Seat): readonly RecapMark[] {
  const sceneOf = (state: unknown) => game.scene(game.view(state, seat));
  return told.flatMap((deed, index): readonly RecapMark[] => {
    const before = sceneOf(deed.chapter.before);
    const beats = deed.chapter.moments.flatMap(({ fact, before: state }) => game.beats?.(fact, state) ?? []);
    const after = sceneOf(deed.chapter.after);
    const mark = {
      number: index + 1,
      seat: deed.chapter.seat,
      ...journey(beats, before),
      blows: blows(beats, before, after),
    };
    return mark.to === null && mark.blows.length === 0 ? [] : [mark];
  });
}

/** The first who went somewhere, and where that ended. */
function journey(beats: readonly Beat[], { pieces }: Scene): Pick<RecapMark, 'ghost' | 'to'> {
  const steps = beats.filter((beat) => beat.show === 'step' || beat.show === 'rout');
  const [first] = steps;
  const ghost = pieces.find(({ id }) => id === first?.piece) ?? null;
  const to = steps.findLast(({ piece }) => piece === first?.piece)?.path.at(-1) ?? null;
  return ghost === null || to === null || to === ghost.at ? { ghost: null, to: null } : { ghost, to };
}

/** Everyone who was hit or missed, where they stand now or stood last, with all that it cost them. */
function blows(beats: readonly Beat[], before: Scene, after: Scene): RecapMark['blows'] {
  const standing = (id: string | undefined) =>
    (after.pieces.find((piece) => piece.id === id) ?? before.pieces.find((piece) => piece.id === id))?.at ?? null;
  const found = new Map<string, { from: number | null; at: number; loses: number }>();
  for (const beat of beats) {
    if (beat.show !== 'hit' && beat.show !== 'miss' && beat.show !== 'wound') continue;
    const at = standing(beat.piece);
    if (at === null) continue;
    const blow = found.get(beat.piece) ?? { from: null, at, loses: 0 };
    if (beat.show === 'wound') blow.loses += Math.max(0, beat.loses);
    else blow.from ??= standing(beat.by);
    found.set(beat.piece, blow);
  }
  return [...found.values()];
}
