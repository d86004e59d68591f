import { BARE_HANDS, type Command } from '../play/command.ts';
import type { SpellId, WeaponId } from '../dungeon/equipment.ts';

/** dx.roll.2: what the hero declares before the dice of an exchange. */
export type Means =
  | { readonly by: 'weapon'; readonly weapon: WeaponId }
  | { readonly by: 'bare-hands' }
  | { readonly by: 'spell'; readonly spell: SpellId }
  | { readonly by: 'flames' }
  | { readonly by: 'flight' };

const WITH_BARE_HANDS: Means = { by: 'bare-hands' };
const WITH_FLAMES: Means = { by: 'flames' };
const IN_FLIGHT: Means = { by: 'flight' };

/** What a command declares for an opposed roll; null when it declares nothing. */
export function meansOf(command: Command): Means | null {
  switch (command.do) {
    case 'attack':
      return command.weapon === BARE_HANDS ? WITH_BARE_HANDS : { by: 'weapon', weapon: command.weapon };
    case 'cast':
      return { by: 'spell', spell: command.spell };
    case 'read':
      return command.scroll === 'flames' ? WITH_FLAMES : null;
    case 'flee':
      return IN_FLIGHT;
    default:
      return null;
  }
}
