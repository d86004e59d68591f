import { hurtByHazard } from '../walking/hazard.ts';
import { type Outcome, roll } from '@arbitre/kernel';
import { squaresOf, terrainAt } from '../space/battlefield.ts';
import { succeeds } from './check.ts';
import { areAllied, blockOf, canAct, chart, has, isInert, spaceOf, theCreature } from './creature.ts';
import { rollDice } from './dice.ts';
import { isAirborne, startFall } from '../falling/dropping.ts';
import { floorOf } from '../walking/ground.ts';
import { maintainBalance } from '../walking/footing.ts';
import { hurt, test, worsen } from '../walking/harm.ts';
import { keepHidden } from '../defence/hiding.ts';
import type { Creature, CreatureId, State } from '../play/state.ts';
import { isInWater, isSubmerged } from '../speeds/swimming.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** pf.x.turn: what a turn gives. */
const ACTIONS = 3;
/** Units one sinks without swimming: 2 squares. */
const SINKING = 10;
const SUFFOCATION_DC = 20;

/** pf.x.initiative: Perception, highest first; on a tie the opponent before the hero, then the order of the scenario. */
export function rollInitiative(unfolding: Unfolding): void {
  const { state, chance } = unfolding;
  const heroes = new Set(state.sides.filter((side) => side.heroes).map(({ id }) => id));
  const rolls = state.creatures
    .filter((creature) => !creature.conditions.dead)
    .map((creature, place) => {
      const die = roll(chance, 20);
      return {
        who: creature.id,
        die,
        total: die + blockOf(state, creature).perception,
        hero: heroes.has(creature.side) ? 1 : 0,
        place,
      };
    })
    .sort((a, b) => b.total - a.total || a.hero - b.hero || a.place - b.place)
    .map(({ who, die, total }) => ({ who, die, total }));
  unfolding.happens({ is: 'began', rolls });
}

/** Whose place in the order comes next, and in which round. */
export function nextInOrder({ order, cursor, round, creatures }: State): {
  readonly who: CreatureId;
  readonly cursor: number;
  readonly round: number;
} {
  const dead = new Set(creatures.filter(({ conditions }) => conditions.dead).map(({ id }) => id));
  let next = cursor;
  let now = round;
  do {
    next = (next + 1) % order.length;
    if (next === 0) now++;
  } while (dead.has(order[next] ?? '') && next !== cursor);
  return { who: order[next] ?? '', cursor: next, round: now };
}

/** pf.x.turn, pf.x.conditions: the actions its next turn will give a creature, as it is now. */
export function actionsOfTurn(creature: Creature): number {
  return canAct(creature) ? Math.max(0, ACTIONS - (creature.conditions.slowed ?? 0)) : 0;
}

/** The next creature in the order takes its turn; one that cannot act has what its turn brings, and no actions. */
export function startNextTurn(unfolding: Unfolding): void {
  const next = nextInOrder(unfolding.state);
  const { who } = next;
  const creature = theCreature(unfolding.state, who);
  const { dying, unconscious } = creature.conditions;
  unfolding.happens({ is: 'turn-began', ...next, actions: actionsOfTurn(creature) });
  if (dying !== undefined && unconscious) recover(unfolding, who, dying);
  if (unfolding.state.rulings.hazardTiming === 'per-square-and-turn-start') burnInPlace(unfolding, who);
}

/** pf.x.dying: a Fortitude save against the blow's DC plus the current value. */
function recover(unfolding: Unfolding, who: CreatureId, dying: number): void {
  const creature = theCreature(unfolding.state, who);
  const dc = (creature.conditions.recovery ?? 15) + dying;
  const degree = test(unfolding, who, 'recovery', blockOf(unfolding.state, creature).saves.fort, dc);
  const change = { 'critical-success': -2, success: -1, failure: 1, 'critical-failure': 2 }[degree];
  if (change > 0) return worsen(unfolding, who, change);
  if (dying + change <= 0) unfolding.happens({ is: 'stable', who });
  else unfolding.happens({ is: 'dying', who, dying: dying + change });
}

/** pf.hazard.1, ruling per-square-and-turn-start. */
function burnInPlace(unfolding: Unfolding, who: CreatureId): void {
  const creature = theCreature(unfolding.state, who);
  if (creature.stance !== 'ground') return;
  const map = chart(unfolding.state);
  const { x, y, side } = spaceOf(unfolding.state, creature);
  hurtByHazard(
    unfolding,
    who,
    squaresOf(map, x, y, side).flatMap((cell) => terrainAt(map, cell).hazard ?? []),
  );
}

/** What the end of a turn brings: sinking, breath, falling out of the air, and conditions that wear off. */
export function endTurn(unfolding: Unfolding): void {
  const { turn } = unfolding.state;
  if (turn === null) return;
  const { who } = turn;
  const creature = theCreature(unfolding.state, who);
  if (!creature.conditions.dead && !turn.resumed) {
    if (isInWater(unfolding.state, creature, creature)) sink(unfolding, creature, turn.swam);
    holdBreath(unfolding, who);
    wearOff(unfolding, who);
  }
  if (!creature.conditions.dead) keepHidden(unfolding, who);
  const drops = !turn.flew && isAirborne(unfolding.state, theCreature(unfolding.state, who));
  unfolding.happens({ is: 'turn-ended', who });
  if (drops) startFall(unfolding, who, false); // pf.x.fly
}

/** pf.x.swim: one who has not swum this turn sinks 2 squares, unless it has just entered the water. */
function sink(unfolding: Unfolding, creature: Creature, swam: boolean): void {
  if (swam) return;
  const { height, water } = floorOf(terrainAt(chart(unfolding.state), creature.at), creature.z);
  const bottom = height - (water?.depth ?? 0);
  const z = Math.max(bottom, creature.z - SINKING);
  if (z < creature.z) unfolding.happens({ is: 'sank', who: creature.id, to: { at: creature.at, z } });
}

/** pf.swim.7, pf.x.breath: under water a turn costs three actions of breath, swim Speed or not; then one suffocates. */
function holdBreath(unfolding: Unfolding, who: CreatureId): void {
  const creature = theCreature(unfolding.state, who);
  const block = blockOf(unfolding.state, creature);
  const drowning =
    isSubmerged(chart(unfolding.state), spaceOf(unfolding.state, creature)) &&
    !has(unfolding.state, creature, 'water-breathing');
  if (!drowning) {
    if (creature.breath < block.constitution) unfolding.happens({ is: 'breathed', who, left: block.constitution });
    return;
  }
  if (creature.breath > 0) {
    unfolding.happens({ is: 'breathed', who, left: Math.max(0, creature.breath - 3) });
    return;
  }
  suffocate(unfolding, who);
}

function suffocate(unfolding: Unfolding, who: CreatureId): void {
  const creature = theCreature(unfolding.state, who);
  const { suffocating = 0, unconscious } = creature.conditions;
  if (!unconscious) {
    unfolding.happens({
      is: 'changed',
      who,
      change: { unconscious: true, prone: true, suffocating: 0 },
      why: 'pf.x.breath',
    });
    return;
  }
  const degree = test(
    unfolding,
    who,
    'suffocation',
    blockOf(unfolding.state, creature).saves.fort,
    SUFFOCATION_DC + 5 * suffocating,
  );
  unfolding.happens({ is: 'changed', who, change: { suffocating: suffocating + 1 }, why: 'pf.x.breath' });
  if (degree === 'critical-failure') unfolding.happens({ is: 'died', who });
  else if (!succeeds(degree)) {
    hurt(unfolding, who, rollDice(unfolding.chance, { count: 1 + suffocating, faces: 10, plus: 0 }), {
      type: 'bludgeoning',
      cause: 'suffocation',
    });
    maintainBalance(unfolding, who);
  }
}

/** Frightened drops by 1; holds end with the second of the holder's turns. */
function wearOff(unfolding: Unfolding, who: CreatureId): void {
  const { frightened } = theCreature(unfolding.state, who).conditions;
  if (frightened !== undefined) {
    unfolding.happens({
      is: 'changed',
      who,
      change: { frightened: frightened > 1 ? frightened - 1 : null },
      why: 'pf.x.conditions',
    });
  }
  for (const other of unfolding.state.creatures) {
    const { held } = other.conditions;
    if (held?.by !== who) continue;
    const left = held.turns > 1 ? { ...held, turns: held.turns - 1 } : null;
    unfolding.happens({ is: 'changed', who: other.id, change: { held: left }, why: 'pf.x.grapple' });
  }
}

/** pf.x.end: over when the conscious are all on one side of those who were opposed, or after the last round. */
export function judgeOutcome(state: State): Outcome | null {
  if (state.mode !== 'encounter' || state.order.length === 0) return null;
  const [one] = state.creatures;
  const opposed = state.creatures.some((other) => one !== undefined && !areAllied(state, one.side, other.side));
  const standing = state.sides.filter(({ id }) => state.creatures.some((one) => one.side === id && !isInert(one)));
  const [first] = standing;
  if (first === undefined) return { kind: 'nobody', winners: [] };
  if (opposed && standing.every(({ id }) => areAllied(state, id, first.id))) {
    return { kind: 'victory', winners: standing.map(({ id }) => id), score: scoreOf(state) };
  }
  return state.round > state.lastRound ? { kind: 'time', winners: [], score: scoreOf(state) } : null;
}

/** Hit points that the heroes and their opponents have left. */
function scoreOf({ sides, creatures }: State): { readonly heroes: number; readonly opponents: number } {
  const heroes = new Set(sides.filter((side) => side.heroes).map(({ id }) => id));
  const left = (ours: boolean) =>
    creatures.reduce((sum, { side, hp }) => sum + (heroes.has(side) === ours ? hp : 0), 0);
  return { heroes: left(true), opponents: left(false) };
}
