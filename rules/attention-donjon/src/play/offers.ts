import { type Cell, neighbour, OFF_BOARD, type Offer, offersFrom, rememberLast } from '@arbitre/kernel';
import { cellNamed } from './naming.ts';
import { pushedFrom } from '../push/push-resolver.ts';
import type { Command } from './command.ts';
import type { Frame } from './frame.ts';
import { resolverOf } from './frames.table.ts';
import { askedOf } from './judge.ts';
import { geometryAt, groundOf, membersOf, type State, topFrame } from './state.ts';

/**
 * What is offered to whoever has the choice: of what one might think of, what the judge lets pass. Each offer says who would
 * act and where it points; there is none when the game is over.
 */
export const offersOf = rememberLast((state: State): readonly Offer<Command>[] => {
  if (askedOf(state) === null) return [];
  const frame = topFrame(state);
  const resolver = resolverOf(frame);
  const legal =
    resolver.offers?.(state, frame) ??
    offersFrom(resolver.candidates(state, frame), ({ command }) => resolver.refusal(state, frame, command));
  return aimed(state, legal);
});

/** Offers with the figure that would act and the cell they point at, so that a board can be played by pointing. */
function aimed(state: State, offers: readonly Offer<Command>[]): readonly Offer<Command>[] {
  if (offers.length === 0) return offers;
  const actor = actorOf(state, topFrame(state));
  return offers.map(({ group, command }) => {
    const piece = 'figure' in command ? command.figure : actor;
    const at = cellOf(state, command);
    if (piece === null) return at === null ? { group, command } : { group, command, at };
    return at === null ? { group, command, piece } : { group, command, piece, at };
  });
}

/** Whose command it would be: the figure a frame is about; null when it is about none. */
export function actorOf(state: State, frame: Frame): string | null {
  switch (frame.kind) {
    case 'push':
      return groundOf(state).held.get(pushedFrom(frame)) ?? null;
    case 'attack':
      return frame.attacker;
    case 'roll':
      return frame.spec.who;
    case 'care':
      return frame.healer;
    default:
      return 'figure' in frame ? frame.figure : 'hero' in frame ? frame.hero : null;
  }
}

/** Where a command points: a cell it names, or that of whom it names; behind a door for a door. */
function cellOf(state: State, command: Command): Cell | null {
  const geometry = geometryAt(state);
  if ('to' in command) return cellNamed(geometry, command.to);
  if ('at' in command) return cellNamed(geometry, command.at);
  if ('cells' in command) return cellNamed(geometry, command.cells.split(' ')[0] ?? '');
  if ('target' in command) return state.figures[command.target]?.at ?? null;
  if ('figure' in command) return state.figures[command.figure]?.at ?? null;
  if ('group' in command) return membersOf(state, command.group)[0]?.at ?? null;
  if (!('door' in command)) return null;
  const door = state.plan.doors.find(({ id }) => id === command.door);
  const beyond = door === undefined ? OFF_BOARD : neighbour(geometry.board, door.cell, door.direction);
  return beyond === OFF_BOARD ? (door?.cell ?? null) : beyond;
}
