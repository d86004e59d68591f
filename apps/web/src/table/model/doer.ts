import type { Beat, Game, Piece, Seat } from '@arbitre/kernel';
import type { Chapter, Moment } from './story.ts';
import type { Deed } from './tale.ts';

/** Who did what an entry of the log tells of. */
export interface Doer {
  /** Null: nobody on the board. */
  readonly piece: Piece | null;
  readonly seat: Seat;
}

/** What is told of an entry. */
export interface Done extends Pick<Deed, 'told' | 'waits'> {
  readonly chapter: Pick<Chapter, 'seat' | 'before'>;
}

const known = new WeakMap<readonly Moment[], Doer>();

/**
 * Whose doing it is that is told of an entry: of whoever goes, throws or strikes in it first. A seat that is merely asked on the way
 * ("no order") sets off what the other side had begun.
 */
export function doerOf(game: Game, { told, chapter, waits }: Done): Doer {
  if (waits !== null) return { piece: null, seat: chapter.seat };
  const doer = known.get(told) ?? find(game, told, chapter);
  known.set(told, doer);
  return doer;
}

function find(game: Game, told: readonly Moment[], { seat, before }: Done['chapter']): Doer {
  const beats = told.flatMap(({ fact, before: state }) => game.beats?.(fact, state) ?? []);
  const [id] = beats.flatMap(actorsIn);
  const piece = id === undefined ? undefined : game.scene(before).pieces.find((one) => one.id === id);
  const [taker] = beats.flatMap((beat) => (beat.show === 'goal' ? (beat.seat ?? []) : []));
  return { piece: piece ?? null, seat: piece?.seat ?? taker ?? seat };
}

/** Whoever acts in it; not whoever it happens to. */
function actorsIn(beat: Beat): readonly string[] {
  if (beat.show === 'duel') return beat.sides.flatMap(({ piece }) => piece ?? []);
  if (beat.show === 'step' || beat.show === 'turn') return beat.piece === undefined ? [] : [beat.piece];
  return 'by' in beat && beat.by !== undefined ? [beat.by] : [];
}
