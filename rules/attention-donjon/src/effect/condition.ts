import type { Bilingual } from '@arbitre/kernel';

/** État: what it takes from a figure until something ends it (ad.x.states). */
export interface Condition {
  readonly name: Bilingual;
  /** Dice less on every roll. */
  readonly dice?: number;
  /** Dice more (or less) on rolls of Mêlée only. */
  readonly meleeDice?: number;
  /** Dice less on rolls of Skills only. */
  readonly skillDice?: number;
  readonly parade?: number;
  readonly endurance?: number;
  /** Actions in a turn. */
  readonly actions?: number;
  readonly noMove?: true;
  /** Soignable: care can end it. */
  readonly curable?: true;
  /** Loses a point of Health in each effect phase, at once or after a failed roll of Vigueur. */
  readonly effectPhase?: 'bleeds' | 'poison';
}

// ad.x.states, the table of the companion.
export const CONDITIONS = {
  enraged: { name: { fr: 'Enragé', en: 'Enraged' }, meleeDice: 2, parade: -2 },
  prone: { name: { fr: 'À terre', en: 'Prone' }, actions: 1 },
  stunned: { name: { fr: 'Sonné', en: 'Stunned' }, dice: -1, actions: 1, curable: true },
  unconscious: { name: { fr: 'Inconscient', en: 'Unconscious' }, noMove: true, curable: true },
  'cut-brow': { name: { fr: 'Arcade ouverte', en: 'Cut brow' }, skillDice: -1, curable: true },
  'broken-ribs': { name: { fr: 'Côtes cassées', en: 'Broken ribs' }, endurance: -1, curable: true },
  burdened: { name: { fr: 'Encombré', en: 'Burdened' }, dice: -1 },
  poisoned: { name: { fr: 'Empoisonné', en: 'Poisoned' }, curable: true, effectPhase: 'poison' },
  immobilised: { name: { fr: 'Immobilisé', en: 'Immobilised' }, noMove: true, parade: -1 },
  shaken: { name: { fr: 'Secoué', en: 'Shaken' }, dice: -1, curable: true },
  bleeding: { name: { fr: 'Hémorragie', en: 'Bleeding' }, curable: true, effectPhase: 'bleeds' },
  'broken-leg': { name: { fr: 'Jambe fracturée', en: 'Broken leg' }, endurance: -1, curable: true },
  'broken-arm': { name: { fr: 'Bras cassé', en: 'Broken arm' }, curable: true },
  'severed-hand': { name: { fr: 'Main tranchée', en: 'Severed hand' } },
  scars: { name: { fr: 'Cicatrices horribles', en: 'Horrible scars' } },
} as const satisfies Readonly<Record<string, Condition>>;

export type ConditionId = keyof typeof CONDITIONS;

export function isCurable(id: ConditionId): boolean {
  return conditionOf(id).curable === true;
}

export function conditionOf(id: ConditionId): Condition {
  return CONDITIONS[id];
}
