import { placeNamed } from '../file/hex-name.ts';
import type { Command } from '../play/command.ts';
import { isRefused, refuse, type Refusal } from '../play/refusal.ts';
import { type Character, isUnit, pieceById, type State, type Unit } from '../play/state.ts';
import { goingAt, isRoadHex } from './field.ts';
import { judgeMove, type Verdict, type Waypoint } from './move.ts';
import { moverOf, passageTo } from './mover.ts';
import { closedTo, treadOf } from './terrain.ts';
import { verdictBy, waysOf } from './ways.ts';

/** The verdict of a move command: the best way there, or the way it names. */
export function verdictOf(state: State, command: Extract<Command, { do: 'move' }>): Verdict | Refusal {
  const piece = pieceById(state, command.piece);
  if (piece === undefined) return refuse('unknown-piece', { piece: command.piece });
  const to = placeNamed(state.field, command.to);
  const by = command.by?.map((name) => placeNamed(state.field, name));
  if (to === null || (by !== undefined && (by.includes(null) || by.at(-1) !== to))) {
    return refuse('unknown-hex', { piece: piece.id, choice: command.to });
  }
  if (by !== undefined)
    return judgeMove(
      state,
      piece.id,
      by.filter((hex) => hex !== null),
      command.march,
    );
  const ways = waysOf(state, piece);
  if (isRefused(ways)) return ways;
  const found = (command.march ? ways.marches : ways.moves).find((way) => way.to === to);
  return found ? verdictBy(found) : noWay(state, piece, to, command.march);
}

/** Why there is no way to a place: what a step straight onto it would meet, what stands or lies there, else that it is too far. */
function noWay(state: State, piece: Unit | Character, to: Waypoint, march?: boolean): Refusal {
  const facts = { piece: piece.id, ...(to !== 'outside' && { at: to }) };
  const judged = judgeMove(state, piece.id, [to], march);
  const near = isRefused(judged) && judged.code !== 'not-adjacent' && judged.code !== 'not-entry-hex';
  if (near) return judged;
  if (to === 'outside') {
    const forbidden = isUnit(piece) && state.rulings.unitExit === 'forbidden'; // th.offtable.3
    return refuse(forbidden ? 'off-table-forbidden' : 'over-capacity', facts);
  }
  const passage = passageTo(state, moverOf(state, piece), to);
  if (passage === 'enemy' || passage === 'pass-enemy') return refuse('enemy-occupied', facts);
  const closed = goingAt(state.field, to, treadOf(piece)) === 'impassable';
  if (closed && !isRoadHex(state.field, to)) return closedTo(piece, to);
  return refuse(passage === 'free' ? 'over-capacity' : 'ends-on-unit', facts);
}
