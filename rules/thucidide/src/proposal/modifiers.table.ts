/** Our proposal (th.x.modifiers): dice added to or taken from the attacker's factor, each a named term. */
export const MODIFIERS = {
  /** The attacker is down to the last element of 3 or more. */
  lastElement: -1,
  /** The target is very light, in assault or melee. */
  veryLightTarget: 1,
  /** The target is heavy or very heavy, fired at. */
  armouredUnderFire: -1,
  /** The target is very heavy, in assault or melee. */
  veryHeavyTarget: -1,
  /** Horses against camels (th.x.camels). */
  camels: -1,
  /** The order Shock, in assault. */
  shock: 1,
  /** The order Close ranks, against assault or melee. */
  closeRanks: -1,
} as const;

/** Why a handful of dice is larger or smaller than the factor: our modifiers, then the ground. */
export type ModifierName =
  | keyof typeof MODIFIERS
  | 'ground'
  | 'marsh'
  | 'across'
  /** Dice lost by artillery that moved (th.cap.note2). */
  | 'moved';
