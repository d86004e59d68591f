import type { Cell } from '@arbitre/kernel';
import type { Character, Combat, Move, Place, State, Turn, Unit } from '../play/state.ts';
import { nameOf } from './hex-name.ts';
import type { Scenario } from './scenario.ts';

/**
 * The scenario that sets up this very state: `setup(position(s), s.rulings)` is `s`. Pieces that are lost or gone are listed, the
 * turn and a combat under way are told whole.
 */
export function positionOf(state: State): Scenario {
  const { field, victory, sides, armies, units, characters, turn, combat, flights, outcome } = state;
  const names = (cells: readonly Cell[]) => cells.map((cell) => nameOf(field, cell));
  return {
    exercise: true,
    map: field.ground.join('\n'),
    roads: field.roads.map(names),
    obstacles: field.sides.map(({ is, between }) => ({ is, between: names(between).join('-') })),
    armies: sides.flatMap((side) => {
      const army = armies[side];
      if (army === undefined) return [];
      const { name, tokens, level, activations } = army;
      return [{ side, name, tokens, level, activations }];
    }),
    units: units.map((unit) => saidUnit(state, unit)),
    characters: characters.map((character) => saidCharacter(state, character)),
    reinforcements: Object.fromEntries(
      Object.entries(field.entries).map(([group, { side, hexes, turn: from }]) => [
        group,
        { side, entry: names(hexes), turn: from },
      ]),
    ),
    exits: field.exits.map(({ side, hexes, worth }) => ({ side, hexes: names(hexes), worth })),
    agreedEdges: field.agreedEdges,
    victory: {
      eliminate: victory.eliminate,
      turns: victory.turns,
      objectives: names(victory.objectives),
      ...(victory.hold !== null && { hold: victory.hold }),
    },
    turn: saidTurn(turn),
    ...(combat !== null && { combat: saidCombat(state, combat) }),
    ...(flights.length > 0 && {
      flights: flights.map(({ character, from }) => ({ character, from: nameOf(field, from) })),
    }),
    ...(outcome !== null && {
      outcome: { kind: outcome.kind, winners: outcome.winners, score: outcome.score ?? {} },
    }),
  };
}

function saidPlace(state: State, place: Place): string {
  return typeof place === 'number' ? nameOf(state.field, place) : place;
}

function saidMove(
  state: State,
  move: Move | null,
): { readonly moved?: NonNullable<Scenario['units'][number]['moved']> } {
  if (move === null) return {};
  const { from, hexes, fight, diceLost } = move;
  return { moved: { from: saidPlace(state, from), hexes, fight, diceLost } };
}

function saidUnit(state: State, unit: Unit): Scenario['units'][number] {
  const { id, side, type, weight, weapon, mounted, mounts, group, at, elements, token, move } = unit;
  return {
    id,
    side,
    type,
    weight,
    ...(weapon !== null && { weapon }),
    ...(mounts && { mounted, mounts }),
    at: saidPlace(state, at),
    ...(group !== null && { group }),
    elements,
    ...(token && { token }),
    ...saidMove(state, move),
  };
}

function saidCharacter(state: State, character: Character): NonNullable<Scenario['characters']>[number] {
  const { id, side, rank, weight, vehicle, group, returns, at, move } = character;
  return {
    id,
    side,
    rank,
    at: saidPlace(state, at),
    ...(weight !== null && { weight }),
    ...(vehicle && { vehicle }),
    ...(group !== null && { group }),
    ...(returns && { returns }),
    ...saidMove(state, move),
  };
}

function saidTurn({ order, freed, activations, ...turn }: Turn): NonNullable<Scenario['turn']> {
  return {
    ...turn,
    activations: activations.map(({ chief, pieces }) => ({ ...(chief !== null && { chief }), pieces })),
    ...(order !== null && { order }),
    ...(freed !== null && { freed }),
  };
}

function saidCombat(state: State, combat: Combat): NonNullable<Scenario['combat']> {
  const { hex, attackOrder, defenceOrder, ...said } = combat;
  return {
    ...said,
    hex: nameOf(state.field, hex),
    ...(attackOrder !== null && { attackOrder }),
    ...(defenceOrder !== null && { defenceOrder }),
  };
}
