import { treadOf } from './tread.ts';
import type { Cell } from '@arbitre/kernel';
import { type Allowance, allowancesOf, leaderAllowances } from './capacity.ts';
import { boardOf, goingAt, isRoadHex, LINK, STEP, stepsFor, terrainAt } from './field.ts';
import { type Passage, passageAt, passagesFor } from './passage.ts';
import { ELEMENTS } from '../proposal/terrain.table.ts';
import type { Rulings } from '../rulings.ts';
import { type Character, isUnit, type State, type Unit } from '../play/state.ts';

/** Everything about a piece that its way over the field depends on. */
export interface Mover {
  readonly piece: Unit | Character;
  /** `steps[cell * 6 + direction]`: how it takes each step. */
  readonly steps: Uint8Array;
  /** What difficult ground does to it. */
  readonly difficult: Rulings['difficultEffect'];
  /** Difficult hexes it crosses as open ground, by order. */
  readonly woodsman: number;
  /** The number of the passage that each kind of occupants leaves it. */
  readonly passages: Uint8Array;
  readonly allowances: readonly Allowance[];
}

/** How a piece takes each step of the field: `steps[cell * 6 + direction]`, 0 closed, 1 open, 2 difficult, plus 4 along a road. */
export function stepsOf({ field, rulings }: State, piece: Unit | Character): Uint8Array {
  return stepsFor(field, treadOf(piece), rulings.roadIgnoresTerrain);
}

export function moverOf(state: State, piece: Unit | Character): Mover {
  const { rulings, turn } = state;
  const unit = isUnit(piece);
  // th.prec.12, th.cap.leader.terrain: rough ground is nothing to a character who moves alone, unless he is in a vehicle
  const ignores = !unit && !piece.vehicle;
  return {
    piece,
    steps: stepsOf(state, piece),
    difficult: ignores ? 'none' : rulings.difficultEffect,
    woodsman: turn.woodsman[piece.id] ?? 0,
    passages: passagesFor(state, piece),
    allowances: unit
      ? allowancesOf(piece, rulings, turn.extra[piece.id] ?? 0)
      : leaderAllowances(piece.rank, piece.weight, rulings),
  };
}

/** How the occupants of a hex let a mover through. */
export function passageTo(state: State, { piece, passages }: Mover, cell: Cell): Passage {
  return passageAt(state, passages, piece.at, cell);
}

/** The step from the fictitious hex onto an entry hex: its terrain applies, a road that runs off the table helps (th.reinf.5). */
export function stepOnto(state: State, mover: Mover, cell: Cell): number {
  const { field, rulings } = state;
  const board = boardOf(field);
  const going = goingAt(field, cell, treadOf(mover.piece));
  const closedToAll = ELEMENTS[terrainAt(board, cell)].going === 'impassable'; // not even by road (th.prec.11)
  const byRoad = rulings.reinforcementRoad && !closedToAll && isRoadHex(field, cell);
  if (byRoad) return (going === 'open' || rulings.roadIgnoresTerrain ? STEP.open : STEP.difficult) | LINK;
  return going === 'impassable' ? STEP.closed : going === 'open' ? STEP.open : STEP.difficult;
}
