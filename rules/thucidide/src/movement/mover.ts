import { ignoresRough, treadOf } from './terrain.ts';
import type { Cell } from '@arbitre/kernel';
import { type Allowance, allowancesOf, leaderAllowances } from './capacity.ts';
import { stepsFor } from './field.ts';
import { type Passage, passageAt, passagesFor } from './passage.ts';
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
  return {
    piece,
    steps: stepsOf(state, piece),
    difficult: ignoresRough(piece) ? 'none' : rulings.difficultEffect,
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
