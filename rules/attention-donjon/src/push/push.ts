import type { Cell } from '@arbitre/kernel';
import type { State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { areAdjacent } from '../space/geometry.ts';
import { type HeldGround, isEmpty } from '../space/ground.ts';
import { seatOf } from '../turn/seat.ts';

/**
 * A figure is pushed, away from a pusher or from the cell an effect comes from: no roll, no Action, no dodge (ad.push.1).
 * What caused it goes on once it is resolved (ad.push.16).
 */
export function pushFigure(unfolding: Unfolding, target: string, pusher: string | null, source: Cell | null): void {
  const figure = unfolding.state.figures[target];
  if (figure === undefined) return;
  const aggressor = pusher === null ? undefined : unfolding.state.figures[pusher];
  const seat = aggressor === undefined ? null : seatOf(unfolding.state, aggressor);
  unfolding.open({
    kind: 'push',
    pusher,
    source: aggressor?.at ?? source,
    target: figure.at,
    cells: [],
    seat,
    moved: null,
  });
}

/** One figure moved by a push, one cell (ad.push.2). */
export interface Link {
  readonly who: string;
  readonly from: Cell;
  readonly to: Cell;
}

/** A push about to be chosen, or a link of one (ad.push.8), as the diagrams missing from the book would show it (ad.push.17): who is pushed, away from which cell. */
export interface Push {
  readonly target: Cell;
  /** Where the aggressor stands, or the source of the effect; null when there is none (ad.push.3). */
  readonly source: Cell | null;
  /** Cells that the aggressor and the figures already moved held before the push (ad.push.12). */
  readonly spent: readonly Cell[];
}

/** What a push looks at. */
export interface PushGround extends HeldGround {
  /** Déplacement 0 or a stated immunity: never pushed (ad.push.1, ad.space.9). */
  readonly immovable: (who: string) => boolean;
}

/** The first push of a chain. */
export function pushFrom(target: Cell, source: Cell | null): Push {
  // ad.push.3: a source under the victim's feet excludes nothing
  const outside = source === target ? null : source;
  return { target, source: outside, spent: outside === null ? [target] : [outside, target] };
}

/** Adjacent to the figure, away from the aggressor, not solid, held by nobody who cannot be pushed or has been. */
export function allowedCells(ground: PushGround, push: Push): readonly Cell[] {
  const { near, open } = ground.geometry;
  return (near[push.target] ?? []).filter((cell) => {
    if (open[cell] !== 1 || isNearSource(ground, push, cell) || push.spent.includes(cell)) return false; // ad.push.7
    const holder = ground.held.get(cell);
    return holder === undefined || !ground.immovable(holder);
  });
}

/** ad.push.3: the aggressor's cell, or one adjacent to it. */
export function isNearSource({ geometry }: PushGround, { source }: Push, cell: Cell): boolean {
  return source !== null && (cell === source || areAdjacent(geometry, cell, source));
}

/** The free ones of some cells: as long as there is one no held cell may be chosen (ad.push.4); an effect cell is free (ad.push.14). */
export function freeAmong(ground: PushGround, cells: readonly Cell[]): readonly Cell[] {
  return cells.filter((cell) => isEmpty(ground, cell));
}

/** Between free cells the player who pushes chooses; by ruling, the pushed (ad.push.5). */
export function isChoiceOfPushed({ rulings }: State, ground: PushGround, options: readonly Cell[]): boolean {
  return rulings.pushFreeCellChooser === 'pushed' && options.some((cell) => isEmpty(ground, cell));
}
