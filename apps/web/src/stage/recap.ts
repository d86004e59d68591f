import type { Beat, Game, Piece, Scene, Seat } from '@arbitre/kernel';
import { doerOf } from '../table/model/doer.ts';
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

/** A deed as it is told: whose doing it is, and its number. */
interface Told {
  readonly deed: Deed;
  readonly by: Seat;
  /** Null: it is no deed of the others, but one's own answer to them, or a card that was drawn. */
  readonly number: number | null;
}

/** The deeds of the others, numbered; what was one's own among them, and what merely befell, is told without a number. */
export function numbered(game: Game, told: readonly Deed[], mine: readonly Seat[]): readonly Told[] {
  const whose = told.map((deed) => ({ deed, by: doerOf(game, deed).seat }));
  const alone = whose.every(({ by }) => mine.includes(by));
  let number = 0;
  return whose.map(({ deed, by }) => {
    const counts = (alone || !mine.includes(by)) && !isDrawn(game, deed);
    return { deed, by, number: counts ? ++number : null };
  });
}

function isDrawn(game: Game, { told }: Deed): boolean {
  return told.every(({ fact, before }) => game.beats?.(fact, before).every(({ show }) => show === 'card') === true);
}

/** The marks of the deeds that are numbered, as they are told. A deed that happened nowhere on the board has none. */
export function recapMarks(
  game: Game,
  told: readonly Deed[],
  seat: Seat,
  mine: readonly Seat[] = [],
): readonly RecapMark[] {
  const sceneOf = (state: unknown) => game.scene(game.view(state, seat));
  return numbered(game, told, mine).flatMap(({ deed, by, number }): readonly RecapMark[] => {
    if (number === null) return [];
    const before = sceneOf(deed.chapter.before);
    const beats = deed.chapter.moments.flatMap(({ fact, before: state }) => game.beats?.(fact, state) ?? []);
    const after = sceneOf(deed.chapter.after);
    const mark = {
      number,
      seat: by,
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
