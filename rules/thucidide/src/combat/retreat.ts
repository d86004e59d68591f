import type { Cell } from '@arbitre/kernel';
import { capacityOf } from '../movement/capacity.ts';
import { RETREAT_PER_FLAG } from '../proposal/die.table.ts';
import { type Combat, onTable, type State, type Unit, unitOf } from '../play/state.ts';
import { isMountedTroop } from '../proposal/troops.ts';
import { hasChief, isSupported } from './support.ts';
import { withdrawals } from './withdrawal.ts';

/** One answer to the flags: how many are ignored, where to, and the hexes that cannot be made. */
export interface Retreat {
  readonly ignored: number;
  readonly path: readonly Cell[];
  readonly to: Cell;
  /** th.offtable.5: each is a loss. */
  readonly missing: number;
}

/** The unit that answers the flags of the last roll, and the one it retreats from. */
export function retreating(state: State, combat: Combat): { readonly unit: Unit; readonly from: Unit } {
  const [unit, from] = combat.riposte ? [combat.attacker, combat.target] : [combat.target, combat.attacker];
  return { unit: unitOf(state, unit), from: unitOf(state, from) };
}

/** th.x.retreat: every way a unit may answer its flags. As many hexes as possible must be made. */
export function retreatsOf(state: State, combat: Combat): readonly Retreat[] {
  const { unit, from } = retreating(state, combat);
  if (combat.flags === 0 || !onTable(unit.at) || !onTable(from.at)) return [];
  const ways = (hexes: number) => withdrawals(state, unit, from.at as Cell, hexes, { difficultHolds: false }); // th.offtable.4
  const perFlag = isMountedTroop(unit.type) ? RETREAT_PER_FLAG.mounted : RETREAT_PER_FLAG.foot;
  const answers: Retreat[] = [];
  for (let ignored = 0; ignored <= Math.min(combat.flags, ignorable(state, unit, combat)); ignored++) {
    const owed = perFlag * (combat.flags - ignored);
    const all = ways(Math.min(owed, retreatCap(state, unit)));
    const longest = Math.max(0, ...all.map(({ path }) => path.length));
    const made = all.filter(({ path }) => path.length === longest);
    const missing = owed - longest;
    if (longest === 0) answers.push({ ignored, path: [], to: unit.at, missing });
    for (const { to, path } of made) {
      if (to !== 'outside') answers.push({ ignored, path: path.filter(onTable), to, missing });
    }
  }
  return answers;
}

/** th.x.retreat: a supported unit may ignore one flag, a chief in its hex one more, the order Hold one more. */
function ignorable(state: State, unit: Unit, combat: Combat): number {
  const held = combat.defenceOrder === 'hold' && !combat.riposte;
  return Number(isSupported(state, unit)) + Number(hasChief(state, unit)) + Number(held);
}

/** th.cap.note1: heavy artillery never more than 1 hex per combat; th.cap.artillery: very heavy artillery none. */
function retreatCap({ rulings }: State, { type, weight }: Unit): number {
  const capacity = capacityOf(type, weight);
  if (capacity?.isStatic) return 0;
  return capacity?.neverMore && rulings.heavyArtilleryRetreatCap ? 1 : Number.POSITIVE_INFINITY;
}
