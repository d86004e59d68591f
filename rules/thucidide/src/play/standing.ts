import type { Cell } from '@arbitre/kernel';
import { isLight } from '../proposal/troops.ts';
import type { Character, State, Unit } from './state.ts';

/** What stands on a hex, a bit each: a unit of the first or the second side and what matters of it, and characters of each side. */
export const FIRST_UNIT = 1;
export const SECOND_UNIT = 2;
export const LIGHT = 4;
export const ELEPHANTS = 8;
export const FIRST_CHARACTER = 16;
export const SECOND_CHARACTER = 32;
const CHARACTERS = FIRST_CHARACTER | SECOND_CHARACTER;
/** How many combinations there are. */
export const STANDINGS = 64;

/**
 * Who stands where in one state, kept for the next: two states of a battle differ by a piece or two, and only those are written
 * again. Nobody outside sees a hex of another state than the one asked about.
 */
class Standing {
  #units: readonly Unit[] = [];
  #characters: readonly Character[] = [];
  #sides: State['sides'] = ['', ''];
  /** Per hex, the bits of what stands there. */
  codes = new Uint8Array(0);
  /** Per hex, the number of its unit from 1; 0: none. */
  numbers = new Uint16Array(0);

  /** Brings the tables to that state. */
  of(state: State): this {
    if (state.units !== this.#units || state.characters !== this.#characters) this.#follow(state);
    return this;
  }

  #follow(state: State): void {
    const { units, characters, sides, field } = state;
    const size = field.columns * field.rows;
    const same = sides === this.#sides && size === this.codes.length && units.length === this.#units.length;
    if (!same) this.#forget(size, sides);
    if (units !== this.#units) this.#followUnits(units);
    this.#followCharacters(characters);
  }

  #forget(size: number, sides: State['sides']): void {
    this.codes = new Uint8Array(size);
    this.numbers = new Uint16Array(size);
    this.#sides = sides;
    this.#units = [];
    this.#characters = [];
  }

  #followUnits(units: readonly Unit[]): void {
    const before = this.#units;
    const { codes, numbers } = this;
    for (let n = 0; n < before.length; n++) {
      const unit = before[n]!;
      if (unit === units[n] || typeof unit.at !== 'number' || numbers[unit.at] !== n + 1) continue;
      numbers[unit.at] = 0;
      codes[unit.at]! &= CHARACTERS;
    }
    for (let n = 0; n < units.length; n++) {
      const unit = units[n]!;
      if (unit === before[n] || typeof unit.at !== 'number') continue;
      numbers[unit.at] = n + 1;
      codes[unit.at] = (codes[unit.at]! & CHARACTERS) | this.#unitCode(unit);
    }
    this.#units = units;
  }

  #unitCode({ side, weight, type }: Unit): number {
    const own = side === this.#sides[0] ? FIRST_UNIT : SECOND_UNIT;
    return own | (isLight(weight) ? LIGHT : 0) | (type === 'elephants' ? ELEPHANTS : 0);
  }

  #followCharacters(characters: readonly Character[]): void {
    const { codes } = this;
    for (const { at } of this.#characters) if (typeof at === 'number') codes[at]! &= ~CHARACTERS;
    for (const { at, side } of characters) {
      if (typeof at === 'number') codes[at]! |= side === this.#sides[0] ? FIRST_CHARACTER : SECOND_CHARACTER;
    }
    this.#characters = characters;
  }
}

const standing = new Standing();

/** Per hex, the bits of what stands there; good until another state is asked about. */
export function standingCodes(state: State): Uint8Array {
  return standing.of(state).codes;
}

/** The place of a hex's unit in `state.units`, or -1. */
export function unitNumberAt(state: State, cell: Cell): number {
  return (standing.of(state).numbers[cell] ?? 0) - 1;
}
