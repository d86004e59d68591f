import { isInAura } from '../space/areas.ts';
import type { HealCommand } from '../play/command.ts';
import type { Aimed } from './attacks.ts';
import { areAllied, blockOf, chart, creatureOf, spaceOf, theCreature } from './creature.ts';
import { rollDice } from './dice.ts';
import { hasLineOfEffect } from '../space/line-of-effect.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import { distance, overlaps } from '../space/space.ts';
import type { Creature, CreatureId, State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** pf.x.heal: squares it carries by the actions spent: by touch, from afar, all around. */
const RANGE = { 1: 1, 2: 6, 3: 6 } as const;

export function healProblem(
  state: State,
  creature: Creature,
  { target: targetId, actions }: HealCommand,
): Refusal | null {
  const facts = { who: creature.id, other: targetId };
  const problem = healerProblem(state, creature);
  if (problem !== null) return problem;
  const target = creatureOf(state, targetId);
  if (target === undefined || target.conditions.dead)
    return refuse('no-such-target', ['pf.x.heal'], { who: creature.id });
  if (creature.conditions.held?.restrained) return refuse('held', ['pf.x.conditions'], { who: creature.id });
  if (actions === 3) return auraProblem(state, creature, target);
  if (!areAllied(state, creature.side, target.side)) return refuse('not-an-ally', ['pf.x.heal'], facts);
  if (!isHurt(state, target)) return refuse('unhurt', ['pf.x.heal'], facts);
  const [own, other] = [spaceOf(state, creature), spaceOf(state, target)];
  const away = distance(own, other);
  if (away > RANGE[actions])
    return refuse('out-of-range', ['pf.x.heal'], { ...facts, need: away, have: RANGE[actions] });
  if (overlaps(own, other) || hasLineOfEffect(chart(state), own, other)) return null;
  return refuse('no-line-of-effect', ['pf.x.effect'], facts);
}

/** What keeps it from healing anyone. */
function healerProblem(state: State, creature: Creature): Refusal | null {
  if (blockOf(state, creature).heal === undefined) return refuse('no-healing', ['pf.x.heal'], { who: creature.id });
  return creature.heals <= 0 ? refuse('no-heals-left', ['pf.x.heal'], { who: creature.id }) : null;
}

/** Every healing of someone by touch or from afar, then the one that goes all around. */
export function healsOf(state: State, creature: Creature): readonly Aimed<HealCommand>[] {
  if (healerProblem(state, creature) !== null) return [];
  const who = creature.id;
  const each = state.creatures.flatMap(({ id: target, at }) =>
    ([1, 2] as const).map((actions) => ({ command: { do: 'heal', who, target, actions } as const, at })),
  );
  const around = { command: { do: 'heal', who, target: who, actions: 3 } as const, at: creature.at };
  return [...each, around].filter(({ command }) => healProblem(state, creature, command) === null);
}

/** The healing that goes all around is its healer's own, and some friend must need it. */
function auraProblem(state: State, creature: Creature, target: Creature): Refusal | null {
  if (target.id !== creature.id) return refuse('all-around', ['pf.x.heal'], { who: creature.id });
  const friends = healedAround(state, creature).some(({ side }) => areAllied(state, side, creature.side));
  return friends ? null : refuse('unhurt', ['pf.x.heal'], { who: creature.id, other: creature.id });
}

function isHurt(state: State, creature: Creature): boolean {
  return !creature.conditions.dead && creature.hp < blockOf(state, creature).hp;
}

/** Everyone alive and hurt around the healer, friend or foe (pf.x.area: an aura needs no line). */
function healedAround(state: State, creature: Creature): Creature[] {
  const own = spaceOf(state, creature);
  return state.creatures.filter((other) => isHurt(state, other) && isInAura(own, spaceOf(state, other), RANGE[3]));
}

/** pf.x.heal: dice for one; for all around, only what is sure. */
export function heal(unfolding: Unfolding, { who, target, actions }: HealCommand): void {
  const dice = blockOf(unfolding.state, theCreature(unfolding.state, who)).heal?.dice;
  if (dice === undefined) return;
  if (actions < 3) return mend(unfolding, who, target, rollDice(unfolding.chance, dice), false);
  for (const [index, { id }] of healedAround(unfolding.state, theCreature(unfolding.state, who)).entries())
    mend(unfolding, who, id, dice.plus, index > 0);
}

/** pf.x.dying: whoever was dying comes round, slowed by as much. */
function mend(unfolding: Unfolding, by: CreatureId, who: CreatureId, points: number, shared: boolean): void {
  const creature = theCreature(unfolding.state, who);
  if (creature.conditions.dead) return;
  const { dying } = creature.conditions;
  const amount = Math.min(points, blockOf(unfolding.state, creature).hp - creature.hp);
  unfolding.happens({
    is: 'healed',
    who,
    by,
    amount,
    left: creature.hp + amount,
    ...(shared && { shared: true as const }),
  });
  if (dying !== undefined) unfolding.happens({ is: 'changed', who, change: { slowed: dying }, why: 'pf.x.dying' });
}
