import type { Cell } from '@arbitre/kernel';
import {
  ELEPHANTS,
  FIRST_CHARACTER,
  FIRST_UNIT,
  LIGHT,
  SECOND_CHARACTER,
  SECOND_UNIT,
  standingCodes,
  STANDINGS,
} from '../play/standing.ts';
import { type Character, isUnit, type Place, type State, type Unit } from '../play/state.ts';
import { isLight } from '../proposal/troops.ts';
import type { Rulings } from '../rulings.ts';

/** What a hex's occupants are to a moving piece: nothing, somebody it may pass but not join, somebody it may not enter on. */
const PASSAGES = ['free', 'pass-friend', 'pass-enemy', 'friend', 'enemy'] as const;
export type Passage = (typeof PASSAGES)[number];

const CODE = { free: 0, 'pass-friend': 1, 'pass-enemy': 2, friend: 3, enemy: 4 } as const satisfies Record<
  Passage,
  number
>;

/** The numbers of the passages: from `CLOSED_FROM` on a hex cannot be entered. */
export const FREE = 0;
export const CLOSED_FROM = 3;

/** A hex's occupants as a piece at `at` meets them; its own hex is free to it. `passages`: `passagesFor` the piece. */
export function passageAt(state: State, passages: Uint8Array, at: Place, cell: Cell): Passage {
  if (cell === at) return 'free';
  return PASSAGES[passages[standingCodes(state)[cell] ?? 0] ?? FREE] ?? 'free';
}

/** th.prec.9, th.prec.10: may a move that passes through end there? Only on a hex that is free after this very move. */
export function mayEndOn(passage: Passage): boolean {
  return passage !== 'pass-friend';
}

/** By rulings, then by side and kind of mover. */
const tables = new WeakMap<Rulings, Uint8Array[]>();

/**
 * The passage that whatever stands on a hex leaves this piece, by the bits of what stands there (th.prec.6 to th.prec.10). Pieces of
 * one side that meet the others alike share a table: light units, heavier ones, elephants, characters.
 */
export function passagesFor({ rulings, sides }: State, mover: Unit | Character): Uint8Array {
  const first = mover.side === sides[0];
  const key = 8 * (first ? 0 : 1) + kindOf(mover);
  let known = tables.get(rulings);
  if (known === undefined) tables.set(rulings, (known = []));
  return (known[key] ??= Uint8Array.from({ length: STANDINGS }, (_, standing) =>
    passageBy(rulings, mover, standing, first),
  ));
}

/** 0 for a character; of a unit, whether it is light and whether it is elephants. */
function kindOf(mover: Unit | Character): number {
  if (!isUnit(mover)) return 0;
  return 1 + (isLight(mover.weight) ? 1 : 0) + (mover.type === 'elephants' ? 2 : 0);
}

function passageBy(rulings: Rulings, mover: Unit | Character, standing: number, first: boolean): number {
  const has = (bits: number) => (standing & bits) !== 0;
  const unit = isUnit(mover);
  if (has(first ? SECOND_UNIT : FIRST_UNIT)) return CODE.enemy; // th.prec.6
  if (unit && has(first ? FIRST_UNIT : SECOND_UNIT)) {
    return mayPass(rulings, mover, has(LIGHT), has(ELEPHANTS)) ? CODE['pass-friend'] : CODE.friend;
  }
  // th.prec.6: by default a lone enemy character closes his hex; a character never walks over one
  if (has(first ? SECOND_CHARACTER : FIRST_CHARACTER))
    return rulings.loneEnemyCharacterBlocks || !unit ? CODE.enemy : CODE['pass-enemy'];
  // th.prec.7: a character passes any friendly unit, whatever its type and weight
  const crowded = !unit && !rulings.charactersShareHex && has(first ? FIRST_CHARACTER : SECOND_CHARACTER);
  return crowded ? CODE['pass-friend'] : CODE.free;
}

/** th.prec.8: one of the two is light or very light by its weight column, whatever its type. */
function mayPass(rulings: Rulings, mover: Unit, light: boolean, elephants: boolean): boolean {
  if (rulings.passThroughElephants === 'forbidden' && (elephants || mover.type === 'elephants')) return false;
  return light || isLight(mover.weight);
}
