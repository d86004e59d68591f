import type { Cell } from '@arbitre/kernel';
import { NO_GEAR } from '../adventure/equipment.ts';
import type { Figure } from './figure.ts';
import type { GroupPlan } from '../play/state.ts';

/** A figure of a group, hostile or not, living or scenery (ad.group.2): numbered when the group has several, else called as the group is. */
export function memberFigure(
  { profile, side, captive, id: group, name: groupName, each }: GroupPlan,
  at: Cell,
  number: number,
  size: number,
): Figure {
  const id = `${group}-${number}`;
  const name = size === 1 ? groupName : { fr: `${each.fr} ${number}`, en: `${each.en} ${number}` };
  return {
    id,
    name,
    side: captive ? 'neutral' : side, // bound, it is nobody's enemy until it is freed
    group,
    seat: null,
    profile,
    at,
    health: profile.health,
    heroism: 0,
    heroismMax: 0,
    conditions: [],
    reacted: false,
    gear: NO_GEAR,
    cheatedIn: 0,
    guarded: false,
    purse: 0,
  };
}
