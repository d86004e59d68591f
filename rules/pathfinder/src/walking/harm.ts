import { check, type Degree } from '../encounter/check.ts';
import { damageTaken } from '../encounter/resistance.ts';
import { blockOf, theCreature } from '../encounter/creature.ts';
import type { CheckPurpose, Fact } from '../play/fact.ts';
import { startFall } from '../falling/dropping.ts';
import type { CreatureId, State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** Where damage came from, as far as it matters for someone it knocks out. */
export interface Blow {
  readonly type: string;
  readonly cause: Extract<Fact, { is: 'hurt' }>['cause'];
  readonly critical?: boolean;
  /** Base DC of the recovery saves it leads to. */
  readonly dc?: number;
  readonly nonlethal?: boolean;
}

/** Dying 4 is dead (pf.x.dying). */
const DEATH = 4;

/** Deals damage, less what the body resists, and everything that follows at 0 hit points. */
export function hurt(unfolding: Unfolding, who: CreatureId, dealt: number, blow: Blow): void {
  const before = theCreature(unfolding.state, who);
  const amount = damageTaken(blockOf(unfolding.state, before), dealt, blow.type);
  if (before.conditions.dead || amount <= 0) return;
  const left = Math.max(0, before.hp - amount);
  unfolding.happens({ is: 'hurt', who, amount, type: blow.type, left, cause: blow.cause });
  if (left > 0) return;
  const steps = blow.critical ? 2 : 1;
  if (before.conditions.unconscious) worsen(unfolding, who, steps);
  else if (isHero(unfolding.state, who) || blow.nonlethal)
    knockOut(unfolding, who, blow.nonlethal ? 0 : steps, blow.dc ?? 15);
  else unfolding.happens({ is: 'died', who });
  const { stance } = theCreature(unfolding.state, who);
  if (stance === 'flying' || stance === 'climbing') startFall(unfolding, who, false);
}

function isHero(state: State, who: CreatureId): boolean {
  const { side } = theCreature(state, who);
  return state.sides.find(({ id }) => id === side)?.heroes === true;
}

/** pf.x.dying: unconscious, and its initiative moves to just before the turn under way. */
function knockOut(unfolding: Unfolding, who: CreatureId, dying: number, recovery: number): void {
  const { order, cursor, turn } = unfolding.state;
  const current = turn?.who;
  const rest = order.filter((id) => id !== who);
  const at = current === undefined || current === who ? -1 : rest.indexOf(current);
  const moved = at < 0 ? order : [...rest.slice(0, at), who, ...rest.slice(at)];
  const place = current === undefined ? cursor : moved.indexOf(current);
  unfolding.happens({ is: 'knocked-out', who, dying, recovery, order: moved, cursor: place < 0 ? cursor : place });
}

/** Dying grows by so many steps; 4 is death. */
export function worsen(unfolding: Unfolding, who: CreatureId, steps: number): void {
  const { dying = 0 } = theCreature(unfolding.state, who).conditions;
  if (dying + steps >= DEATH) unfolding.happens({ is: 'died', who });
  else unfolding.happens({ is: 'dying', who, dying: dying + steps });
}

/** Rolls a check for someone, tells it, and returns its degree. `raise`: a success counts as critical. */
export function test(
  unfolding: Unfolding,
  who: CreatureId,
  purpose: CheckPurpose,
  bonus: number,
  dc: number,
  options: { readonly against?: CreatureId; readonly raise?: boolean } = {},
): Degree {
  const { frightened = 0 } = theCreature(unfolding.state, who).conditions;
  const rolled = check(unfolding.chance, bonus - frightened, dc);
  const degree = options.raise && rolled.degree === 'success' ? 'critical-success' : rolled.degree;
  unfolding.happens({
    is: 'checked',
    who,
    purpose,
    check: rolled,
    degree,
    ...(options.against && { against: options.against }),
  });
  return degree;
}
