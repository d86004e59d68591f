import { type Board, type Cell, directionTo } from '@arbitre/kernel';
import { boardOf, type Field, isRoadHex, LINK } from './field.ts';
import type { Mover } from './mover.ts';
import type { Rulings } from '../rulings.ts';
import type { Place, State } from '../play/state.ts';

/** th.road.2, th.road.4: a road march is one hex longer than any other move, 3 instead of 2; th.road.3: and without combat. */
export const MARCH = { hexes: 1, fights: false } as const;

/** What a march follows: the whole network of roads, or one road by its number. */
export type Road = 'network' | number;

/** The roads a march could follow. th.road.1: the default takes the network as one continuous road, forks included. */
export function roadsOf(field: Field, rulings: Rulings): readonly Road[] {
  return rulings.roadNetwork === 'connected' ? ['network'] : field.roads.map((_, index) => index);
}

/** Does that road link two neighbouring hexes? Two road hexes side by side without a link do not count (th.road.5). */
export function links(field: Field, road: Road, from: Cell, to: Cell): boolean {
  const roads = road === 'network' ? field.roads : field.roads.slice(road, road + 1);
  return roads.some((hexes) =>
    hexes.some((hex, index) => (hex === from && hexes[index + 1] === to) || (hex === to && hexes[index + 1] === from)),
  );
}

/** Does the road carry a step, the entry from outside included (th.reinf.5)? */
export function carries(
  board: Board,
  field: Field,
  rulings: Rulings,
  road: Road,
  from: Place,
  to: Cell,
  steps: Uint8Array,
): boolean {
  if (typeof from !== 'number') {
    const passes = road === 'network' ? isRoadHex(field, to) : (field.roads[road]?.includes(to) ?? false);
    return rulings.reinforcementRoad && passes;
  }
  const direction = directionTo(board, from, to);
  const link = ((steps[from * board.degree + direction] ?? 0) & LINK) !== 0;
  return link && (road === 'network' || links(field, road, from, to));
}

/** th.road.1: is the whole path along one continuous road? th.road.5: not when it starts off the road or leaves it. */
export function isMarch(
  { field, rulings }: State,
  { piece, steps }: Pick<Mover, 'piece' | 'steps'>,
  path: readonly (Cell | 'outside')[],
): boolean {
  const board = boardOf(field);
  return roadsOf(field, rulings).some((road) =>
    path.every((to, index) => {
      const from = index === 0 ? piece.at : (path[index - 1] ?? 'outside');
      return to !== 'outside' && carries(board, field, rulings, road, from, to, steps);
    }),
  );
}
