import { hexDistance } from '@arbitre/kernel';
import { unitsAround } from '../movement/contact.ts';
import { boardOf, terrainAt } from '../movement/field.ts';
import { type CombatKind, onTable, type State, type Unit } from '../play/state.ts';
import { isMountedTroop } from '../proposal/troops.ts';
import { hasChief, isSupported } from './support.ts';

/** th.x.advantage: does ADVANTAGE strike for the roller? Any one reason is enough. */
export function hasAdvantage(state: State, roller: Unit, target: Unit, kind: CombatKind): boolean {
  if (!onTable(roller.at) || !onTable(target.at)) return false;
  const board = boardOf(state.field);
  const ground = terrainAt(board, target.at);
  if (kind === 'fire') return hexDistance(board, roller.at, target.at) === 2 && ground === 'open';
  const helped = unitsAround(state, target.at).some(({ id, side }) => side === roller.side && id !== roller.id);
  const belowHeavy = target.weight !== 'heavy' && target.weight !== 'very-heavy';
  return (
    (helped && !isSupported(state, target)) ||
    (terrainAt(board, roller.at) === 'hill' && ground !== 'hill') ||
    (kind === 'assault' &&
      isMountedTroop(roller.type) &&
      target.type === 'infantry' &&
      belowHeavy &&
      ground === 'open') ||
    hasChief(state, roller)
  );
}
