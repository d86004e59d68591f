import type { VolumeAction } from '../play/command.ts';

/** Ways of moving (pf.types.1); each action of movement belongs to exactly one. */
export const MOVEMENT_KINDS = ['land', 'burrow', 'climb', 'fly', 'swim'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Which kind of movement each action is (pf.types.1, pf.special.3). */
export const KIND_OF: Readonly<Record<VolumeAction, MovementKind>> = {
  fly: 'fly',
  maneuver: 'fly',
  swim: 'swim',
  climb: 'climb',
  burrow: 'burrow',
};
