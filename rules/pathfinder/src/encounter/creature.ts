import type { Seat } from '@arbitre/kernel';
import { type Chart, chartOf, spaceAt } from '../space/battlefield.ts';
import type { Figure } from '../defence/cover.ts';
import { naturalReach, sideOfSize } from '../space/size.ts';
import { overlaps, type Space } from '../space/space.ts';
import type { Ability, Attack, StatBlock } from './stat-block.ts';
import type { Creature, CreatureId, Spot, State } from '../play/state.ts';
import type { TerrainSense } from '../walking/terrain.ts';

export function creatureOf(state: State, id: CreatureId): Creature | undefined {
  return state.creatures.find((creature) => creature.id === id);
}

/** The creature of that id, which the caller knows to exist. */
export function theCreature(state: State, id: CreatureId): Creature {
  const creature = creatureOf(state, id);
  if (creature === undefined) throw new Error(`there is no creature ${id}: check the id before asking`);
  return creature;
}

export function blockOf(state: State, creature: Creature): StatBlock {
  const block = state.blocks[creature.block];
  if (block === undefined) throw new Error(`there is no stat block ${creature.block}: setup should have refused it`);
  return block;
}

export function has(state: State, creature: Creature, ability: Ability): boolean {
  return blockOf(state, creature).abilities.includes(ability);
}

export function sideOf(state: State, creature: Creature): number {
  const block = blockOf(state, creature);
  return block.side ?? sideOfSize(block.size);
}

export function chart(state: State): Chart {
  return chartOf(state.field);
}

export function spaceOf(state: State, creature: Creature, spot: Spot = creature): Space {
  return spaceAt(chart(state), spot.at, sideOf(state, creature), spot.z);
}

export function figureOf(state: State, creature: Creature): Figure {
  return { size: blockOf(state, creature).size, space: spaceOf(state, creature) };
}

/** Same side, or sides declared allied. pf.trigger.2: every other side is an enemy. */
export function areAllied(state: State, a: Seat, b: Seat): boolean {
  return a === b || state.allied.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
}

export function areEnemies(state: State, a: Creature, b: Creature): boolean {
  return !areAllied(state, a.side, b.side);
}

/** Unconscious or dead: it gives no consent, is stepped over, and does nothing. */
export function isInert({ conditions }: Creature): boolean {
  return conditions.dead === true || conditions.unconscious === true;
}

/** pf.x.conditions: can it act at all? */
export function canAct(creature: Creature): boolean {
  const { asleep, paralysed, stunned } = creature.conditions;
  return !isInert(creature) && !asleep && !paralysed && !stunned;
}

/** pf.x.conditions: nothing keeps it from attacking. Being grabbed, prone or frightened does not. */
export function canAttack(creature: Creature): boolean {
  return canAct(creature) && creature.conditions.held?.restrained !== true;
}

/** pf.x.conditions: immobile, grabbed or restrained creatures use no move action. */
export function isHeldInPlace({ conditions }: Creature): boolean {
  return conditions.immobile === true || conditions.held !== undefined;
}

export function senseOf(state: State, creature: Creature): TerrainSense {
  return {
    ignoresDifficult: has(state, creature, 'ignores-difficult-terrain'),
    incorporeal: has(state, creature, 'incorporeal'),
    blinded: creature.conditions.blinded === true,
  };
}

/** pf.space.3: how far a melee attack goes: its own reach, or that of the body's size and shape. */
export function meleeReach(
  { size, shape }: Pick<StatBlock, 'size' | 'shape'>,
  { reach }: Pick<Attack, 'reach'>,
): number {
  return reach ?? naturalReach(size, shape);
}

/** Its melee attacks, each with its reach. */
export function meleeAttacks(
  state: State,
  creature: Creature,
): readonly { attack: Attack; index: number; reach: number }[] {
  return blockOf(state, creature).attacks.flatMap((attack, index) =>
    attack.kind === 'melee' ? [{ attack, index, reach: meleeReach(blockOf(state, creature), attack) }] : [],
  );
}

/**
 * pf.flank.4: how far it threatens: the longest of its melee attacks, and of a bare fist (reach 1, 0 for a Tiny body) unless it
 * has none ready; -1 when it threatens nothing.
 */
export function threatReach(state: State, creature: Creature): number {
  const block = blockOf(state, creature);
  let longest = block.unarmed === false ? -1 : block.size === 'Tiny' ? 0 : 1;
  for (const attack of block.attacks) {
    if (attack.kind === 'melee') longest = Math.max(longest, meleeReach(block, attack));
  }
  return longest;
}

/** The creatures whose bodies overlap that space, but for one. */
export function occupantsOf(state: State, space: Space, except?: CreatureId): readonly Creature[] {
  let found: Creature[] | null = null;
  for (const other of state.creatures) {
    if (other.id !== except && overlaps(spaceOf(state, other), space)) (found ??= []).push(other);
  }
  return found ?? NOBODY;
}

const NOBODY: readonly Creature[] = [];

/** The creatures that lines between two others may meet: everyone else but corpses, which the referee counts as objects. */
export function bystanders(state: State, a: Creature, b: Creature): Figure[] {
  return state.creatures
    .filter((other) => other.id !== a.id && other.id !== b.id && !other.conditions.dead)
    .map((other) => figureOf(state, other));
}
