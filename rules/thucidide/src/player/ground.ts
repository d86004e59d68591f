import { type Board, type Cell, hexDistance, neighbour, OFF_BOARD } from '@arbitre/kernel';
import { diceAcross } from '../combat/attack-dice.ts';
import { boardOf, type Field, STEP } from '../movement/field.ts';
import { stepsOf } from '../movement/mover.ts';
import { treadOf } from '../movement/terrain.ts';
import type { State, Unit } from '../play/state.ts';
import type { Rulings } from '../rulings.ts';

/** Farther than anybody goes, or no way at all. */
export const FAR = 99;

/** The field as one kind of troop takes it while nobody stands in its way; what was asked once is known from then on. */
export class Ground {
  readonly #state: State;
  readonly #steps: Uint8Array;
  readonly #strikes: Uint8Array[] = [];
  readonly #marches: Uint8Array[] = [];

  constructor(state: State, unit: Unit) {
    this.#state = state;
    this.#steps = stepsOf(state, unit);
  }

  /** Hexes of one move from a hex to where it strikes at each other: 0 from beside it, `FAR` when it cannot come there. */
  strikesFrom(cell: Cell): Uint8Array {
    return (this.#strikes[cell] ??= this.#reachOfBlows(cell));
  }

  /** Hexes from each hex to that one, in as many turns as it takes; a difficult one counts twice. */
  marchesTo(cell: Cell): Uint8Array {
    return (this.#marches[cell] ??= this.#spread(cell, 'cost-2'));
  }

  #reachOfBlows(cell: Cell): Uint8Array {
    const walks = this.#spread(cell, this.#state.rulings.difficultEffect);
    const board = boardOf(this.#state.field);
    const row = new Uint8Array(board.size).fill(FAR);
    for (let from = 0; from < board.size; from++) {
      const hexes = walks[from] ?? FAR;
      if (hexes === FAR) continue;
      for (let direction = 0; direction < board.degree; direction++) {
        const target = neighbour(board, from, direction);
        if (target === OFF_BOARD || hexes >= (row[target] ?? FAR)) continue;
        if (diceAcross(this.#state, from, target) !== null) row[target] = hexes;
      }
    }
    return row;
  }

  /** Hexes from a cell outwards, the nearest first. Where difficult ground ends a move (th.prec.11), nothing lies behind it. */
  #spread(start: Cell, difficult: Rulings['difficultEffect']): Uint8Array {
    const board = boardOf(this.#state.field);
    const reached = new Uint8Array(board.size).fill(FAR);
    const passed = new Uint8Array(board.size).fill(FAR); // reached, and still free to go on
    reached[start] = passed[start] = 0;
    const rings: Cell[][] = [[start]];
    for (let hexes = 0; hexes < rings.length; hexes++) {
      for (const cell of rings[hexes] ?? []) {
        if (passed[cell] !== hexes) continue;
        for (let direction = 0; direction < board.degree; direction++) {
          const step = this.#steps[cell * board.degree + direction]!;
          const beyond = neighbour(board, cell, direction);
          if (beyond === OFF_BOARD || (step & (STEP.open | STEP.difficult)) === 0) continue;
          const rough = (step & STEP.difficult) !== 0;
          const cost = Math.min(FAR, hexes + (rough && difficult === 'cost-2' ? 2 : 1));
          reached[beyond] = Math.min(reached[beyond]!, cost);
          if ((rough && difficult === 'stop') || cost >= passed[beyond]!) continue;
          passed[beyond] = cost;
          (rings[cost] ??= []).push(beyond);
        }
      }
    }
    return reached;
  }
}

/** By the field, then by the steps of a troop over it: troops alike share their ground. */
const grounds = new WeakMap<Field, Map<string, Ground>>();

/** The field as that unit takes it. */
export function groundFor(state: State, unit: Unit): Ground {
  const { field, rulings } = state;
  let known = grounds.get(field);
  if (known === undefined) grounds.set(field, (known = new Map()));
  const kind = `${treadOf(unit)} ${rulings.difficultEffect} ${rulings.roadIgnoresTerrain}`;
  let ground = known.get(kind);
  if (ground === undefined) known.set(kind, (ground = new Ground(state, unit)));
  return ground;
}

const distances = new WeakMap<Board, Uint8Array[]>();

/** Hexes from a hex to every other, in a straight line. */
export function distancesFrom(board: Board, from: Cell): Uint8Array {
  let rows = distances.get(board);
  if (rows === undefined) distances.set(board, (rows = []));
  return (rows[from] ??= Uint8Array.from({ length: board.size }, (_, to) => hexDistance(board, from, to)));
}
