import { type Bilingual, type Board, cellName, type Piece, type Scene, squareBoard } from '@arbitre/kernel';
import { type Creature, creatureNoun } from '../dungeon/bestiary.ts';
import { CLASSES } from '../hero/classes.ts';
import { type Floor, SQUARE_KINDS, SQUARES, type SquareKind } from '../squares/floor.ts';
import { heroMaximum } from '../hero/hit-points.ts';
import { HERO } from '../play/judge.ts';
import { LEGEND } from './legend.ts';
import type { State } from '../play/state.ts';

/** The floors that a scenario drew and the hero has not come to yet, as it will find them. */
export function plans(state: State): readonly Scene[] {
  return state.dungeon.drawn
    .filter(({ floor }) => floor.number > state.floor.number)
    .map(({ floor, strangers }) => {
      const foes = floor.creatures.map(({ pv }) => pv);
      const seen = scene({ ...state, floor, at: floor.start, used: [], foes });
      // Who waits on a square left to chance is not known yet: it is shown as a lair.
      return { ...seen, ground: seen.ground.map((kind, cell) => (strangers.includes(cell) ? 'creature' : kind)) };
    });
}

const boards = new WeakMap<Floor, Board>();

/** The empty board of a floor, to name its squares by. */
export function boardOf(floor: Floor): Board {
  let board = boards.get(floor);
  if (board === undefined) {
    board = squareBoard(floor.rows[0]?.length ?? 0, floor.rows.length);
    boards.set(floor, board);
  }
  return board;
}

export function squareName({ floor }: Pick<State, 'floor'>, cell: number): string {
  return cellName(boardOf(floor), cell);
}

const KINDS: ReadonlyMap<string, SquareKind> = new Map(SQUARE_KINDS.map((kind) => [SQUARES[kind], kind]));

/** The floor as it stands: what is used up is plain floor, the living are pieces. */
export function scene(state: State): Scene {
  const { floor, used, foes, hero, at, pv, rulings, webDebt, stage } = state;
  const ground = Array.from(floor.rows.join(''), (character, cell): SquareKind => {
    const kind = KINDS.get(character) ?? 'floor';
    if (kind === 'creature') return 'floor';
    return used.includes(cell) && kind !== 'exit' ? 'floor' : kind;
  });
  const living = floor.creatures.flatMap((creature, number) => foePiece(creature, number, foes[number] ?? 0, ground));
  const figure: Piece = {
    id: HERO,
    kind: 'hero',
    ...(stage !== 'creation' && { figure: hero.class }),
    at,
    seat: HERO,
    name: stage === 'creation' ? LEGEND.hero.name : CLASSES[hero.class].name,
    hitPoints: { now: pv, max: heroMaximum(hero, rulings) },
    ...(webDebt > 0 && { marks: ['stuck'] }),
  };
  return { board: boardOf(floor), ground, pieces: [...living, figure], depth: floor.number };
}

/** The piece of a creature on the scene. */
export function foePieceId(number: number): string {
  return `foe-${number + 1}`;
}

/** The number of the creature whose piece this is; -1 when it is nobody's. */
export function foeOfPiece(piece: string): number {
  return /^foe-\d+$/.test(piece) ? Number(piece.slice(4)) - 1 : -1;
}

function foePiece(creature: Creature, number: number, pv: number, ground: readonly SquareKind[]): Piece[] {
  if (pv === 0) return [];
  const onExit = ground[creature.at] === 'exit';
  return [
    {
      id: foePieceId(number),
      figure: creature.kind,
      kind: creature.boss ? 'boss' : onExit ? 'guardian' : 'foe',
      at: creature.at,
      name: creatureName(creature),
      hitPoints: { now: pv, max: creature.pv },
    },
  ];
}

/** What a creature is called, without article. */
export function creatureName(creature: Creature): Bilingual {
  return creature.name ?? creatureNoun(creature) ?? LEGEND.foe.name;
}
