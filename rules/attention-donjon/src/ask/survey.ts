import type { Cell, Survey, Threat } from '@arbitre/kernel';
import { traitDice } from '../adventure/stats.ts';
import { zoneMoveCells } from '../movement/zone-move.ts';
import { figuresOf, geometryAt, groundOf, type State, zoneOfFigure } from '../play/state.ts';
import { zoneDistances } from '../space/geometry.ts';
import { reachBetween } from '../space/line.ts';
import { attacksOf, canAct, canMove, type Figure } from '../turn/figure.ts';

/** Distance in zones, sight by the line of a shot (ad.x.reach), threat and strength: what a player asks first. */
export const survey: Survey<State> = {
  distance(view, one, other) {
    const [a, b] = [view.figures[one], view.figures[other]];
    if (a === undefined || b === undefined) return Infinity;
    return zoneDistances(geometryAt(view), zoneOfFigure(view, a)).get(zoneOfFigure(view, b)) ?? Infinity;
  },
  sees(view, one, other) {
    const [a, b] = [view.figures[one], view.figures[other]];
    return a !== undefined && b !== undefined && reachBetween(geometryAt(view), a.at, b.at) !== null;
  },
  /** Every seat is a hero’s: the enemies are those of all. Directives, which may keep one of them from it, are left out. */
  threats: (view) =>
    figuresOf(view)
      .filter((figure) => figure.side === 'enemy' && canAct(figure))
      .map((enemy) => threatOf(view, enemy)),
  strength(view, piece) {
    const figure = view.figures[piece];
    return figure === undefined || !canAct(figure) ? 0 : figure.health * harmOf(view, figure);
  },
};

/** Where it could strike after moving as many zones as it may, or from where it stands. */
function threatOf(view: State, figure: Figure): Threat {
  const geometry = geometryAt(view);
  const reach = attacksOf(figure).reduce((most, attack) => Math.max(most, attack.reach), -1);
  const stands = standsOf(view, figure);
  const cells: Cell[] = [];
  for (let cell = 0; cell < geometry.board.size; cell++) {
    if (geometry.open[cell] !== 1) continue;
    if (stands.some((at) => at !== cell && (reachBetween(geometry, at, cell) ?? Infinity) <= reach)) cells.push(cell);
  }
  return { piece: figure.id, cells };
}

function standsOf(view: State, figure: Figure): readonly Cell[] {
  const stands = new Set([figure.at]);
  if (!canMove(figure)) return [figure.at];
  let edge: readonly Cell[] = [figure.at];
  for (let moves = 0; moves < figure.profile.movement; moves++) {
    edge = edge.flatMap((from) => zoneMoveCells(groundOf(view), from)).filter((cell) => !stands.has(cell));
    for (const cell of edge) stands.add(cell);
  }
  return [...stands];
}

/** ad.x.damage: wounds to be expected of its best attack where every other die succeeds, those of Damage too. */
function harmOf(view: State, figure: Figure): number {
  return attacksOf(figure).reduce((most, { skill, damage, printed }) => {
    const dice = printed === true ? damage : damage + traitDice(view, figure, skill) / 2;
    return Math.max(most, dice / 2);
  }, 0);
}
