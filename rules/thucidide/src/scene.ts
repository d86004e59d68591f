import { directionTo, type Piece, type Scene } from '@arbitre/kernel';
import { boardOf, terrainAt } from './field.ts';
import { factorsOf } from './proposal/troops.table.ts';
import { activationOf, onTable, type State, type Unit } from './state.ts';
import { unitTitle } from './words/names.ts';

/** The battlefield as it stands, to be drawn. */
export function sceneOf(state: State): Scene {
  const { field } = state;
  const board = boardOf(field);
  return {
    board,
    ground: Array.from({ length: board.size }, (_, cell) => terrainAt(board, cell)),
    lines: field.roads.map((cells) => ({ kind: 'road', cells })),
    edges: field.sides.map(({ between: [cell, beyond], is }) => ({
      cell,
      direction: directionTo(board, cell, beyond),
      kind: is,
    })),
    pieces: [...state.units.flatMap((unit) => unitPiece(state, unit)), ...characterPieces(state)],
  };
}

function unitPiece(state: State, unit: Unit): Piece[] {
  if (!onTable(unit.at)) return [];
  const active = unit.side === state.turn.side;
  const marks = [
    ...(active && activationOf(state.turn, unit.id) >= 0 ? ['activated'] : []),
    ...(active && unit.move !== null ? ['moved'] : []),
    ...(unit.move?.fight === false ? ['without-combat'] : []),
    ...(unit.token ? ['pre-played'] : []),
    ...(unit.mounted ? ['mounted-infantry'] : []),
  ];
  return [
    {
      id: unit.id,
      kind: unit.type,
      at: unit.at,
      seat: unit.side,
      name: { fr: unitTitle(unit, 'fr'), en: unitTitle(unit, 'en') },
      hitPoints: { now: unit.elements, max: factorsOf(unit)?.elements ?? unit.elements },
      marks,
    },
  ];
}

function characterPieces(state: State): Piece[] {
  return state.characters.flatMap(({ id, rank, at, side }) =>
    onTable(at) ? [{ id, kind: rank, at, seat: side }] : [],
  );
}
