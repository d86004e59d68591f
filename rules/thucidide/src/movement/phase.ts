import { capacityOf } from './capacity.ts';
import type { Verdict } from './move.ts';
import { moverOf } from './mover.ts';
import { type MoveReason, refuse, type Refusal } from '../play/refusal.ts';
import { entryOf, obligedChief } from './reinforcements.ts';
import { activationOf, type Character, isUnit, onTable, type State, type Unit } from '../play/state.ts';

/** May this piece be moved at all now? */
export function mayMove(state: State, piece: Unit | Character): Refusal | null {
  const fault = moveFault(state, piece);
  return fault === null ? null : refuse(fault, { piece: piece.id });
}

/** Why this piece cannot be moved at all now, in the order of the reasons, before any hex is looked at; null when it can. */
export function moveFault({ turn, combat, rulings }: State, piece: Unit | Character): MoveReason | null {
  if (turn.phase !== 'movement' || turn.side !== piece.side || combat !== null) return 'wrong-phase'; // th.phase.5
  if (isUnit(piece) && capacityOf(piece.type, piece.weight) === null) return 'no-such-unit'; // th.cap.xxxx
  const needsActivation = isUnit(piece) || rulings.charactersCountAsActivations;
  if (needsActivation && activationOf(turn, piece.id) < 0) return 'not-activated'; // th.phase.1
  return piece.move !== null ? 'already-moved' : null; // th.phase.2; th.phase.4: nor is a move taken up again after another's
}

/** th.phase.3: staying is a move of 0 hexes that keeps every right to fight, even with a token, even static. */
export function judgeStay(state: State, piece: Unit | Character): Verdict | Refusal {
  if (!onTable(piece.at)) {
    const waits = piece.at === 'outside' && entryOf(state, piece) !== null;
    if (!waits && !(isUnit(piece) && piece.at === 'outside')) return refuse('not-on-table', { piece: piece.id });
    // th.reinf.4: once units of his group are in, a chief who has to follow may not stay outside
    if (obligedChief(state)?.id === piece.id) return refuse('no-escorting-chief', { piece: piece.id });
  }
  const [allowance] = moverOf(state, piece).allowances;
  if (allowance === undefined) return refuse('no-such-unit', { piece: piece.id });
  return {
    path: [],
    to: onTable(piece.at) ? piece.at : 'outside',
    hexes: 0,
    cost: 0,
    fight: isUnit(piece),
    diceLost: 0,
    allowance,
  };
}
