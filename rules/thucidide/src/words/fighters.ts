import type { Lang } from '@arbitre/kernel';
import type { State } from '../play/state.ts';
import { label } from './names.ts';

/** The pieces that a choice within a combat is about, as one language names them. */
export interface Fighters {
  readonly attacker: string;
  readonly target: string;
  /** Whose flags are being answered. */
  readonly shaken: string;
  /** The chief who must flee. */
  readonly fleeing: string;
}

export function fightersIn(state: State, lang: Lang): Fighters {
  const { combat, flights } = state;
  const attacker = label(state, combat?.attacker, lang);
  const target = label(state, combat?.target, lang);
  const fleeing = label(state, flights[0]?.character, lang);
  return { attacker, target, shaken: combat?.riposte ? attacker : target, fleeing };
}
