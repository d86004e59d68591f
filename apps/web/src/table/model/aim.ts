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

/** The commonest move of the piece in hand (`stride doran …`), with this cell in the place of its own. */
function sameMoveElsewhere({ game, state, piece, cell, choices }: Pointed): string | null {
  const { board } = game.scene(state);
  const elsewhere = cellName(board, cell);
  const counts = new Map<string, number>();
  for (const choice of choices) {
    if (choice.piece !== piece || choice.at === null) continue;
    const named = cellName(board, choice.at);
    const words = choice.typed.split(' ');
    if (!words.includes(named)) continue;
    const typed = words.map((word) => (word === named ? elsewhere : word)).join(' ');
    counts.set(typed, (counts.get(typed) ?? 0) + 1);
  }
  const [commonest] = [...counts].sort(([, a], [, b]) => b - a);
  return commonest?.[0] ?? null;
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
