import type { State } from '@arbitre/thucidide';
import type { TableModel } from '../../table/model/table-model.ts';
import type { Clash } from '../skin.ts';

const TITLES = {
  fire: { fr: 'Tir', en: 'Fire' },
  assault: { fr: 'Assaut', en: 'Assault' },
  melee: { fr: 'Mêlée', en: 'Melee' },
  pursuit: { fr: 'Poursuite', en: 'Pursuit' },
  riposte: { fr: 'Riposte', en: 'Riposte' },
} as const;

/** The combat under way, from the attack to its end. */
export function clash(model: TableModel): Clash | null {
  const { combat } = model.state.value as State; // the skin of this game only
  if (combat === null) return null;
  const { attacker, target, hex, kind, pursuit, riposte } = combat;
  return { by: attacker, against: target, at: hex, title: TITLES[riposte ? 'riposte' : pursuit ? 'pursuit' : kind] };
}
