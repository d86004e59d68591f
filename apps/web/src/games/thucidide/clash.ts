import type { State } from '@arbitre/thucidide';
import type { Clash } from '../skin.ts';

const TITLES = {
  fire: { fr: 'Tir', en: 'Fire' },
  assault: { fr: 'Assaut', en: 'Assault' },
  melee: { fr: 'Mêlée', en: 'Melee' },
  pursuit: { fr: 'Poursuite', en: 'Pursuit' },
  riposte: { fr: 'Riposte', en: 'Riposte' },
} as const;

/** The combat under way, from the attack to its end. */
export function clash(state: unknown): Clash | null {
  const { combat } = state as State; // the skin of this game only
  if (combat === null) return null;
  const { attacker, target, hex, kind, pursuit, riposte } = combat;
  return { by: attacker, against: target, at: hex, title: TITLES[riposte ? 'riposte' : pursuit ? 'pursuit' : kind] };
}
