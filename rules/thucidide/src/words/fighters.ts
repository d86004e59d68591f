import type { State } from '../play/state.ts';

/** The pieces that a choice within a combat is about. */
export interface Fighters {
  readonly attacker: string;
  readonly target: string;
  /** Whose flags are being answered. */
  readonly shaken: string;
  /** The chief who must flee. */
  readonly fleeing: string;
}

export function fightersIn({ combat, flights }: State): Fighters {
  const { attacker = '', target = '', riposte = false } = combat ?? {};
  return { attacker, target, shaken: riposte ? attacker : target, fleeing: flights[0]?.character ?? '' };
}
