import type { Survey } from '@arbitre/kernel';
import { blockOf, canAct, chart, creatureOf, spaceOf } from '../encounter/creature.ts';
import { mean } from '../encounter/dice.ts';
import type { StatBlock } from '../encounter/stat-block.ts';
import type { State } from '../play/state.ts';
import { hasLineOfEffect } from '../space/line-of-effect.ts';
import { distance } from '../space/space.ts';
import { threats } from './threats.ts';

/** Distance in squares (pf.geom.4), sight by line of effect and hiding, threat and strength: what a player asks first. */
export const survey: Survey<State> = {
  distance(view, one, other) {
    const [a, b] = [creatureOf(view, one), creatureOf(view, other)];
    return a === undefined || b === undefined ? Infinity : distance(spaceOf(view, a), spaceOf(view, b));
  },
  sees(view, one, other) {
    const [a, b] = [creatureOf(view, one), creatureOf(view, other)];
    if (a === undefined || b === undefined || a.conditions.blinded === true) return false;
    if (b.conditions.hiddenFrom?.includes(one) === true) return false; // pf.x.hide
    return hasLineOfEffect(chart(view), spaceOf(view, a), spaceOf(view, b));
  },
  threats,
  strength(view, piece) {
    const creature = creatureOf(view, piece);
    return creature === undefined || !canAct(creature) ? 0 : Math.max(0, creature.hp) * harmOf(blockOf(view, creature));
  },
};

/** The armour of a usual enemy. */
const USUAL_AC = 13;

/** What the best of its Strikes is expected to do to a usual enemy. */
function harmOf({ attacks }: StatBlock): number {
  return attacks.reduce((most, { damage, bonus }) => {
    const hits = Math.max(1, Math.min(20, 21 + bonus - USUAL_AC)) / 20;
    return Math.max(most, hits * mean(damage));
  }, 0);
}
