import type { Preview, Scene, Seat } from '@arbitre/kernel';
import { type Choice, FOLD, isClosing } from './choices.ts';
import { covers } from './describe.ts';

/** What the meaning of a cell depends on: who could act, who is in hand, and what each could do where. */
export interface Hand {
  readonly scene: Scene;
  readonly choices: readonly Choice[];
  readonly ready: ReadonlySet<string>;
  /** The piece in hand, and the one that was picked up on purpose. */
  readonly hand: string | null;
  readonly selected: string | null;
  /** Choices by the cell where they end or strike, and by the cells they pass. */
  readonly targets: ReadonlyMap<number, readonly Choice[]>;
  readonly ways: () => ReadonlyMap<number, readonly Choice[]>;
  readonly preview: (choice: Choice) => Preview;
}

/** The figure that pointing at a cell means: of several, one that can act, else one that can fight. */
export function pieceAt({ scene, ready }: Pick<Hand, 'scene' | 'ready'>, cell: number): string | null {
  const here = scene.pieces.filter((piece) => covers(scene, piece, cell));
  const able = here.find(({ id }) => ready.has(id)) ?? here.find(({ hitPoints }) => hitPoints !== undefined);
  return (able ?? here.at(-1))?.id ?? null;
}

/** The moves that pointing at a cell means: of the first group that ends or strikes there, else passes. */
export function choicesAt(held: Hand, cell: number): readonly Choice[] {
  const all = allAt(held, cell);
  const alike = all.filter(({ offer }) => offer.group === all[0]?.offer.group);
  if (alike.length < 2) return alike;
  if (areListed(held, alike)) return alike.slice(0, 1); // the others are pressed in the list
  const foe = isFoe(held, cell, alike[0]?.seat);
  return alike.filter((choice, index) => {
    const before = alike.slice(0, index);
    const sameAct = before.some(({ offer }) => offer.command.do === choice.offer.command.do); // by another weapon
    return !(foe && sameAct) && !saysTheSame(held, choice, before);
  });
}

/** The same, those of other groups too: they are played once the board is narrowed to their group. */
export function allAt(held: Hand, cell: number): readonly Choice[] {
  const piece = pieceAt(held, cell);
  const other = piece !== null && piece !== held.hand && held.ready.has(piece);
  const unasked = piece !== null && piece === held.hand && piece !== held.selected; // in hand, but nobody picked it up
  if (other || unasked) return ofItself(held, piece, cell); // it is picked up, whatever leads to its cell
  return held.targets.get(cell) ?? held.ways().get(cell) ?? [];
}

/** A piece that can do one thing only, to itself or nowhere in particular, does it when it is pressed: it is activated. */
export function ofItself({ choices }: Pick<Hand, 'choices'>, piece: string, cell: number): readonly Choice[] {
  const own = choices.filter((choice) => choice.piece === piece && !isClosing(choice));
  const itself = own.filter(({ at }) => at === cell);
  if (own.some(({ at }) => at !== null && at !== cell)) return [];
  return itself.length === 1 ? itself : own.length === 1 ? own : [];
}

/** Is every choice of this kind written out beside the board? */
function areListed({ choices }: Hand, [first]: readonly Choice[]): boolean {
  const group = choices.filter(({ piece, offer }) => piece === first?.piece && offer.group === first?.offer.group);
  return group.length <= FOLD;
}

function isFoe({ scene }: Hand, cell: number, seat: Seat | undefined): boolean {
  const here = scene.pieces.find((piece) => covers(scene, piece, cell));
  return here !== undefined && here.seat !== seat;
}

/** Two kinds of move that take the same way, at the same price and with the same danger are one: a Step is a Stride. */
function saysTheSame({ preview }: Hand, choice: Choice, before: readonly Choice[]): boolean {
  const way = (one: Choice) => {
    const { path, cost, triggers = [], forbids = [] } = preview(one);
    return JSON.stringify([path, cost, triggers.length, forbids]);
  };
  return before.some((one) => one.offer.command.do !== choice.offer.command.do && way(one) === way(choice));
}
