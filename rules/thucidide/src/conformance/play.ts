import { isRefusal, type Json, list, object, optional, RecordedChance, type Shaped, text } from '@arbitre/kernel';
import { nameOf } from '../file/hex-name.ts';
import { decide } from '../play/decide.ts';
import { evolve } from '../play/evolve.ts';
import { awaiting, choicesOf } from '../play/offers.ts';
import { isUnit, pieceById, type State } from '../play/state.ts';
import { readCommand, writeCommand } from '../play/typed.ts';
import { FACES } from '../proposal/die.table.ts';
import { positionFields } from './position.ts';

/** A position, commands as people type them, the faces that fall, and what to look at afterwards. */
export const playShape = object({
  ...positionFields,
  do: list(text({ min: 1, max: 400 }), { min: 1, max: 40 }),
  /** Faces of attack and trample dice in order; two for a chief in danger are joined: `flag+letter`. */
  dice: optional(list(text({ min: 4, max: 20 }), { max: 100 })),
  see: optional(list(text({ min: 1, max: 60 }), { max: 20 })),
});

function drawOf(said: string): readonly [number, number] {
  const faces = said.split('+').map((one) => FACES.findIndex((face) => face === one));
  return [FACES.length ** faces.length, faces.reduceRight((sum, one) => sum * FACES.length + one, 0)];
}

/** Plays the commands, each for the seat that is awaited; all but the last must be legal. */
export function answerPlay(opening: State, given: Shaped<typeof playShape>): Json {
  const chance = new RecordedChance((given.dice ?? []).map(drawOf));
  let state = opening;
  for (const [index, typed] of given.do.entries()) {
    const parsed = readCommand(typed, state);
    if (!parsed.ok) return { legal: false, unreadable: typed };
    const decided = decide(state, awaiting(state)?.seats[0] ?? '', parsed.value, chance);
    if (isRefusal(decided)) {
      const { code, rules } = decided;
      return index === given.do.length - 1
        ? { legal: false, code, rules: [...rules] }
        : { legal: false, at: typed, code };
    }
    state = decided.reduce(evolve, state);
  }
  if (chance.left > 0) return { dice: `${chance.left} dice were not rolled` };
  return { legal: true, ...Object.fromEntries((given.see ?? []).map((key) => [key, look(state, key)])) };
}

/** `A.at`, `A.elements`, `A.token`, `A.fight`; `offers`, `tokens blue`, `awaiting`, `phase`, `turn`, `outcome`. */
function look(state: State, key: string): Json {
  const [word = '', rest = ''] = key.split(' ');
  switch (word) {
    case 'awaiting': {
      const decision = awaiting(state);
      return decision === null ? null : `${decision.seats[0]} ${decision.kind}`;
    }
    case 'offers':
      return choicesOf(state)
        .map(({ command }) => writeCommand(command))
        .filter((typed) => typed.startsWith(rest))
        .sort();
    case 'tokens':
      return state.armies[rest]?.tokens ?? null;
    case 'phase':
      return state.turn.phase;
    case 'turn':
      return `${state.turn.number} ${state.turn.side}`;
    case 'outcome':
      return state.outcome === null ? null : [state.outcome.kind, ...state.outcome.winners].join(' ');
    default:
      return lookAtPiece(state, word);
  }
}

function lookAtPiece(state: State, word: string): Json {
  const [id = '', key = ''] = word.split('.');
  const piece = pieceById(state, id);
  if (piece === undefined) return null;
  if (key === 'at') return typeof piece.at === 'number' ? nameOf(state.field, piece.at) : piece.at;
  if (key === 'fight') return piece.move?.fight ?? null;
  if (!isUnit(piece)) return null;
  return key === 'elements' || key === 'token' || key === 'mounted' ? piece[key] : null;
}
