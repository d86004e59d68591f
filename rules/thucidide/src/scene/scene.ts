import { type Bilingual, type Board, directionTo, type Piece, type Scene, withZone, type Zone } from '@arbitre/kernel';
import { boardOf, terrainAt } from '../movement/field.ts';
import { LEGEND } from './legend.ts';
import { factorsOf } from '../proposal/troops.table.ts';
import {
  activationOf,
  type Character,
  isUnit,
  onTable,
  type State,
  type Unit,
  unitAt,
  type Victory,
} from '../play/state.ts';
import { pieceTitle } from '../words/names.ts';

/** The battlefield as it stands, to be drawn. */
export function sceneOf(state: State): Scene {
  const { field } = state;
  const board = boardWithObjectives(state);
  return {
    board,
    ground: Array.from({ length: board.size }, (_, cell) => terrainAt(board, cell)),
    lines: field.roads.map((cells) => ({ kind: 'road', cells })),
    edges: field.sides.map(({ between: [cell, beyond], is }) => ({
      cell,
      direction: directionTo(board, cell, beyond),
      kind: is,
    })),
    zones: state.victory.objectives.map((cell, index) => objectiveZone(state, cell, index + 1)),
    pieces: [...state.units.flatMap((unit) => unitPiece(state, unit)), ...characterPieces(state)],
  };
}

const boards = new WeakMap<Victory, Board>();

/** Each objective is a zone of its own. */
function boardWithObjectives({ field, victory }: State): Board {
  const known = boards.get(victory);
  if (known !== undefined) return known;
  const board = victory.objectives.reduce((now, cell, index) => withZone(now, index + 1, [cell]), boardOf(field));
  boards.set(victory, board);
  return board;
}

/** th.x.victory: the objective, and whose unit stands on it. */
function objectiveZone(state: State, cell: number, zone: number): Zone {
  const holder = unitAt(state, cell)?.side;
  const army = holder === undefined ? undefined : state.armies[holder]?.name;
  return {
    zone,
    name:
      army === undefined
        ? { fr: 'objectif', en: 'objective' }
        : { fr: `objectif (${army.fr})`, en: `objective (${army.en})` },
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
      label: labelOf(state, unit),
      kind: unit.type,
      figure: [unit.weight, unit.type, ...(unit.weapon === null ? [] : [unit.weapon])].join('-'),
      at: unit.at,
      seat: unit.side,
      name: titleOf(state, unit),
      hitPoints: { now: unit.elements, max: factorsOf(unit)?.elements ?? unit.elements },
      marks,
    },
  ];
}

function titleOf(state: State, piece: Unit | Character): Bilingual {
  return { fr: pieceTitle(state, piece, 'fr'), en: pieceTitle(state, piece, 'en') };
}

function characterPieces(state: State): Piece[] {
  return state.characters.flatMap((one) => {
    const { id, rank: kind, at, side: seat } = one;
    return onTable(at) ? [{ id, label: labelOf(state, one), kind, at, seat, name: titleOf(state, one) }] : [];
  });
}

/**
 * The letter of its kind, small for the second army, and its number among those of its kind and army, the lost included: no
 * piece ever takes another's. A chief alone of his rank needs no number.
 */
function labelOf(state: State, piece: Unit | Character): string {
  const alike = isUnit(piece)
    ? state.units.filter(({ side, type }) => side === piece.side && type === piece.type)
    : state.characters.filter(({ side, rank }) => side === piece.side && rank === piece.rank);
  const letter = LEGEND[isUnit(piece) ? piece.type : piece.rank]?.glyph ?? '?';
  const number = isUnit(piece) || alike.length > 1 ? `${alike.findIndex(({ id }) => id === piece.id) + 1}` : '';
  return `${piece.side === state.sides[0] ? letter : letter.toLowerCase()}${number}`;
}
