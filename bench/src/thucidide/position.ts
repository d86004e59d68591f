import { readFileSync } from 'node:fs';
import { type Chance, defaultRulings, read } from '@arbitre/kernel';
import {
  allowancesOf,
  boardOf,
  RULINGS,
  SCENARIO,
  type State,
  stepsOf,
  thucidide,
  type Unit,
} from '@arbitre/thucidide';
import { parse } from 'yaml';
import type { FlatPosition, FlatUnit } from './twin.ts';

/** The opening of a shipped scenario. */
export function openingOf(name: string): State {
  const file = new URL(`../../../scenarios/thucidide/${name}.yaml`, import.meta.url);
  const { game: _game, title: _title, about: _about, rulings, ...said } = parse(readFileSync(file, 'utf8'));
  const scenario = read(SCENARIO, said);
  const state = scenario.ok ? thucidide.setup(scenario.value, { ...defaultRulings(RULINGS), ...rulings }) : scenario;
  if (!state.ok) throw new Error(`${name}: ${JSON.stringify(state.problems)}`);
  return state.value;
}

/** Both armies scattered over the open hexes of the field, the first player to move with every unit activated. */
export function scattered(opening: State, chance: Chance): State {
  const free = opening.field.ground
    .join('')
    .split('')
    .flatMap((letter, cell) => (letter === '.' || letter === 'h' ? [cell] : []));
  const units = opening.units.map((unit) => ({ ...unit, at: free.splice(chance.int(free.length), 1)[0] ?? 0 }));
  const side = opening.sides[0];
  const pieces = units.filter((unit) => unit.side === side).map(({ id }) => id);
  const turn = { ...opening.turn, phase: 'movement', activations: [{ chief: null, pieces }] } as const;
  const characters = opening.characters.map((one) => ({ ...one, at: free.splice(chance.int(free.length), 1)[0] ?? 0 }));
  return { ...opening, units, characters, turn };
}

/** The same position as flat numbers. */
export function flattened(state: State): FlatPosition {
  const board = boardOf(state.field);
  const occupant = new Uint8Array(board.size);
  const side = state.turn.side;
  for (const one of state.characters) {
    if (one.side !== side && typeof one.at === 'number') occupant[one.at] = 4;
  }
  for (const unit of state.units) {
    if (typeof unit.at === 'number') occupant[unit.at] = unit.side !== side ? 3 : isLight(unit) ? 1 : 2;
  }
  return { board, occupant, units: state.units.filter((unit) => unit.side === side).map((unit) => flat(state, unit)) };
}

function isLight({ weight }: Unit): boolean {
  return weight === 'light' || weight === 'very-light';
}

function flat(state: State, unit: Unit): FlatUnit {
  const allowances = allowancesOf(unit, state.rulings);
  const longest = (keep: (one: (typeof allowances)[number]) => boolean) =>
    Math.max(0, ...allowances.filter(keep).map(({ hexes }) => hexes));
  return {
    at: Number(unit.at),
    light: isLight(unit),
    fight: longest(({ fights }) => fights),
    open: longest(({ onRoad }) => !onRoad),
    road: longest(() => true),
    steps: stepsOf(state, unit),
  };
}
