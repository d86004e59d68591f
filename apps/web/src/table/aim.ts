import { cellName, type Chance, type Command, type Game, isRefusal, type Refusal, type Seat } from '@arbitre/kernel';
import type { Choice } from './choices.ts';

/** Someone points at a cell with a piece in hand. */
export interface Pointed {
  readonly game: Game;
  readonly state: unknown;
  readonly seat: Seat;
  readonly piece: string;
  readonly cell: number;
  readonly choices: readonly Choice[];
}

/** What a game's own way of pointing would be typed as (`head ne`); null when it means nothing. */
export type Aim = (pointed: Pointed) => string | null;

/**
 * Why a cell that is not offered is refused: the command that the player would have meant is put to the same judge
 * that would play it. Nothing here knows a rule.
 */
export function refusalAt(pointed: Pointed, aim: Aim = sameMoveElsewhere): Refusal | null {
  const { game, state, seat, piece } = pointed;
  const typed = aim(pointed);
  if (typed !== null) {
    const command = game.readCommand(typed, state);
    if (command.ok) return refusalOf(game, state, seat, command.value);
  }
  const reached = game.reach(state, piece);
  return isRefusal(reached) ? reached : null;
}

/** The commonest move of the piece in hand, with this cell in the place of its own. */
function sameMoveElsewhere({ game, state, piece, cell, choices }: Pointed): string | null {
  const { board } = game.scene(state);
  const counts = new Map<string, { count: number; choice: Choice }>();
  for (const choice of choices) {
    if (choice.piece !== piece || choice.at === null) continue;
    if (!words(choice.typed).includes(cellName(board, choice.at))) continue;
    const known = counts.get(choice.offer.group);
    counts.set(choice.offer.group, { choice, count: (known?.count ?? 0) + 1 });
  }
  const commonest = [...counts.values()].sort((a, b) => b.count - a.count)[0]?.choice;
  if (commonest === undefined || commonest.at === null) return null;
  const named = cellName(board, commonest.at);
  return words(commonest.typed)
    .map((word) => (word === named ? cellName(board, cell) : word))
    .join(' ');
}

function words(typed: string): readonly string[] {
  return typed.split(' ');
}

class DieNeeded extends Error {}

const untouched: Chance = {
  int() {
    throw new DieNeeded();
  },
};

function refusalOf(game: Game, state: unknown, seat: Seat, command: Command): Refusal | null {
  try {
    const decided = game.decide(state, seat, command, untouched);
    return isRefusal(decided) ? decided : null;
  } catch (reason) {
    if (reason instanceof DieNeeded) return null; // it got as far as the dice: it is legal
    throw reason;
  }
}
