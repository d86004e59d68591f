import type { SpellId, WeaponId } from './equipment.ts';

/** dx.roll.2: what the hero declares before the dice of an exchange. */
export type Means =
  | { readonly by: 'weapon'; readonly weapon: WeaponId }
  | { readonly by: 'bare-hands' }
  | { readonly by: 'spell'; readonly spell: SpellId }
  | { readonly by: 'flames' }
  | { readonly by: 'flight' };
