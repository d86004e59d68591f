import type { Bilingual, Cell, Seat } from '@arbitre/kernel';
import { NO_GEAR } from '../adventure/equipment.ts';
import type { AiTag } from '../adventure/profile.ts';
import type { InitiativeCapacity } from '../initiative/multiple-initiative.ts';
import { groupOf, type GroupPlan, type State } from '../play/state.ts';
import type { Figure, FigureSide } from './figure.ts';

/** Groupe actif: figures that act all together in a Round. One card, one turn, one side (ad.group.1). */
export interface Group {
  readonly id: string;
  readonly name: Bilingual;
  readonly side: FigureSide;
  readonly ai: readonly AiTag[];
  /** Who runs it, when its description says so (ad.group.6). */
  readonly controller: Seat | null;
  readonly initiative: InitiativeCapacity | null;
  /** Waits to be freed: it draws no card and does not act before. */
  readonly captive: boolean;
  readonly encounter: string | null;
}

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

/**
 * Who is to run a group: whoever its description names (ad.group.6), else the last player who played a hero, in this Round
 * or an earlier one (ad.group.4, ad.group.5); null while nobody has played.
 */
export function appointedRunner(state: State, group: string): Seat | null {
  return groupOf(state, group)?.controller ?? state.lastPlayer;
}
