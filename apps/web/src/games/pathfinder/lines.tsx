import { columnOf, rowOf } from '@arbitre/kernel';
import { flankerWith, isWithinReach, type State } from '@arbitre/pathfinder';
import { layoutOf, sidesWhere, spaceCentre } from '../../board/layout.ts';
import type { TableModel } from '../../table/model/table-model.ts';
import type { Shown } from '../skin.ts';

/** Does this figure strike as far as that square? Null: it strikes nobody beside it. */
export function strikesOf(model: TableModel, id: string | null): ((cell: number) => boolean) | null {
  const state = model.view.value as State; // the skin of this game only
  const { board, pieces } = model.scene.value;
  const piece = pieces.find((one) => one.id === id);
  const creature = state.creatures.find((one) => one.id === id);
  const reach = Math.max(
    -1,
    ...(state.blocks[creature?.block ?? '']?.attacks ?? []).map(({ reach: squares }) => squares ?? -1),
  );
  if (piece === undefined || creature === undefined || reach < 0) return null;
  const space = (cell: number, side: number) => ({
    x: columnOf(board, cell),
    y: rowOf(board, cell),
    side,
    z: creature.z,
  });
  const own = space(piece.at, piece.size ?? 1);
  return (cell) => cell >= 0 && isWithinReach(own, space(cell, 1), reach, state.rulings);
}

/** How far the figure in hand strikes, as an outline. */
export function Reach({ model }: Shown) {
  const { board } = model.scene.value;
  const covered = strikesOf(model, model.hand.value);
  if (covered === null) return null;
  const border = sidesWhere(
    layoutOf(board),
    Array(board.size).keys(),
    (cell, direction) => covered(cell) && !covered(board.neighbours[cell * board.degree + direction] ?? -1),
  );
  return <path class="melee-reach" d={border} />;
}

/** The line between two flankers, while a strike is looked at. */
export function FlankLine({ model }: Shown) {
  const state = model.view.value as State; // the skin of this game only
  const verdict = model.verdict.value;
  const command = verdict?.is === 'legal' ? verdict.choices[0]?.offer.command : undefined;
  if (command?.do !== 'strike') return null;
  const { board, pieces } = model.scene.value;
  const layout = layoutOf(board);
  const creature = (key: string) => state.creatures.find(({ id }) => id === Reflect.get(command, key));
  const [attacker, target] = [creature('who'), creature('target')];
  const ally = attacker && target && flankerWith(state, attacker, target);
  const ends = [attacker?.id, ally].map((id) => pieces.find((piece) => piece.id === id));
  const [a, b] = ends.map((piece) => piece && spaceCentre(layout, board.columns, piece.at, piece.size));
  return a && b ? <line class="flank-line" x1={a.x} y1={a.y} x2={b.x} y2={b.y} /> : null;
}
