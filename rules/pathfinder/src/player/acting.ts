import type { Proposal, Seat } from '@arbitre/kernel';
import { caught, conesOf } from '../encounter/breath-weapon.ts';
import { areAllied, blockOf, chart, isInert, spaceOf, theCreature } from '../encounter/creature.ts';
import { speedOf } from '../walking/speed.ts';
import { distance } from '../space/space.ts';
import { actionsOf, judge } from '../play/judge.ts';
import { type Command, commandOf, type Order } from '../play/command.ts';
import type { Creature, Spot, State } from '../play/state.ts';
import { voyagesOf } from '../speeds/judge-volume.ts';
import { watchersOf, threatens } from '../reactions/watch.ts';
import { type Blow, blowsOf, salvo, weightOf, worthWith } from './blow.ts';
import { enemiesOf, exposure, places, rangeOf } from './ground.ts';

interface Idea {
  readonly order: Order;
  readonly prior: number;
  readonly why: string;
}

/** The turn of a creature: what to do with the next action. */
export function acting(state: State, seat: Seat, who: string): readonly Proposal<Command>[] {
  const creature = theCreature(state, who);
  const { board } = chart(state);
  const ideas = ideasOf(state, creature).filter(({ order }) => !('code' in judge(state, seat, order)));
  return ideas.map(({ order, prior, why }) => ({ command: commandOf(board, order), prior, why: [why] }));
}

function ideasOf(state: State, creature: Creature): readonly Idea[] {
  const who = creature.id;
  const actions = state.turn?.actions ?? 0;
  const blows = blowsOf(state, creature);
  const stay = salvo(blows, actions - 1);
  const here = posture(state, creature, creature, blows);
  const ideas: Idea[] = [{ order: { do: 'end-turn', who }, prior: -0.5, why: 'ready' }];
  if (actions === 0) return ideas;
  if (creature.conditions.prone) ideas.push({ order: { do: 'stand', who }, prior: stay + 25, why: 'stand' });
  if (creature.conditions.held !== undefined) {
    for (const skill of ['athletics', 'acrobatics'] as const)
      ideas.push({ order: { do: 'escape', who, skill }, prior: stay + 8, why: 'escape' });
  }
  for (const { target, attack, worth } of blows)
    ideas.push({
      order: { do: 'strike', who, target: target.id, attack },
      prior: (worth[0] ?? 0) + salvo(blows, actions) * 0.2 + Math.max(0, stay - (worth[0] ?? 0)) * 0.1,
      why: 'strike',
    });
  ideas.push(...moves(state, creature, actions, here, blows));
  ideas.push(...defences(state, creature, blows), ...healing(state, creature), ...breaths(state, creature, actions));
  return ideas;
}

/** How well a creature stands somewhere: out of harm's way, near enough to strike. */
function posture(state: State, creature: Creature, spot: Spot, blows: readonly Blow[]): number {
  const there = spaceOf(state, creature, spot);
  const { shoots, reach } = rangeOf(state, creature);
  const away = Math.min(30, ...enemiesOf(state, creature).map((enemy) => distance(there, spaceOf(state, enemy))));
  const wanted = shoots ? Math.max(0, away - 10) : Math.max(0, away - reach);
  const idle = blows.length === 0 ? 6 : 0;
  return -0.35 * exposure(state, creature, there) - 2.5 * wanted - idle;
}

function moves(
  state: State,
  creature: Creature,
  actions: number,
  here: number,
  blows: readonly Blow[],
): readonly Idea[] {
  const who = creature.id;
  const now = salvo(blows, actions);
  const cost = reactionCost(state, creature);
  const moved = (spot: Spot): State => ({
    ...state,
    creatures: state.creatures.map((one) => (one.id === who ? { ...one, ...spot } : one)),
  });
  const worth = (spot: Spot) => {
    const after = moved(spot);
    const there = blowsOf(after, theCreature(after, who));
    const gain = salvo(there, actions - 1) - (actions > 1 ? now : 0);
    return gain * 1.2 + posture(state, creature, spot, there) - here;
  };
  const ideas: Idea[] = [];
  const onFoot = creature.stance === 'ground' && !creature.conditions.prone;
  if (onFoot && (speedOf(state, creature, 'land') ?? 0) > 0) {
    for (const { at, spot } of places(state, creature)) {
      const prior = worth(spot) + now * (actions > 1 ? 0.3 : 0);
      ideas.push({ order: { do: 'stride', who, to: at }, prior: prior - cost, why: 'approach' });
      if (cost > 0 && distance(spaceOf(state, creature), spaceOf(state, creature, spot)) <= 1)
        ideas.push({ order: { do: 'step', who, to: at }, prior, why: 'safety' });
    }
  }
  if (creature.conditions.prone === true && blows.length === 0) return ideas;
  return [...ideas, ...flights(state, creature, worth, cost, blows, actions)];
}

/** What those who watch a creature would take if it walked away from under their eyes. */
function reactionCost(state: State, creature: Creature): number {
  const space = spaceOf(state, creature);
  let sum = 0;
  for (const watcher of watchersOf(state, creature)) {
    if (!threatens(state, watcher, space)) continue;
    const own = blowsOf(state, watcher).filter(({ target }) => target.id === creature.id);
    sum += own.reduce((most, { worth }) => Math.max(most, worth[0] ?? 0), 0);
  }
  return sum;
}

/** Wings: to where it can strike, or keep what it strikes in sight; and it must beat them every turn to stay aloft. */
function flights(
  state: State,
  creature: Creature,
  worth: (spot: Spot) => number,
  cost: number,
  blows: readonly Blow[],
  actions: number,
): readonly Idea[] {
  if (speedOf(state, creature, 'fly') === undefined) return [];
  const aloft = creature.stance === 'flying' && state.turn?.flew === false;
  if (blows.length > 0 && !(aloft && actions === 1)) return [];
  const who = creature.id;
  const { reach } = rangeOf(state, creature);
  const enemies = enemiesOf(state, creature).map((enemy) => spaceOf(state, enemy));
  const ends = voyagesOf(state, creature, 'fly', false).map((spot) => {
    const space = spaceOf(state, creature, spot);
    const away = Math.min(60, ...enemies.map((enemy) => distance(space, enemy)));
    return { spot, score: (away <= reach ? 0 : away) + spot.z * 0.02 };
  });
  ends.sort((a, b) => a.score - b.score);
  return ends.slice(0, 4).map(({ spot }) => ({
    order: { do: 'fly', who, to: spot.at, z: spot.z },
    prior: worth(spot) - cost + (aloft && actions === 1 ? 40 : 0),
    why: 'approach',
  }));
}

/** A shield raised, a quarry named, cover taken: for an action that would otherwise hardly strike. */
function defences(state: State, creature: Creature, blows: readonly Blow[]): readonly Idea[] {
  const who = creature.id;
  const danger = exposure(state, creature, spaceOf(state, creature));
  const ideas: Idea[] = [
    { order: { do: 'raise-shield', who }, prior: 0.22 * danger, why: 'shield' },
    { order: { do: 'take-cover', who }, prior: 0.08 * danger, why: 'cover' },
  ];
  const [best] = [...blows].sort((a, b) => (b.worth[0] ?? 0) - (a.worth[0] ?? 0));
  if (
    best !== undefined &&
    (state.turn?.actions ?? 0) > 1 &&
    blockOf(state, creature).abilities.includes('hunt-target')
  )
    ideas.push({
      order: { do: 'hunt', who, target: best.target.id },
      prior: 0.35 * (best.worth[1] ?? 0) + 1,
      why: 'hunt',
    });
  for (const door of chart(state).doors) {
    if (blows.length === 0) ideas.push({ order: { do: 'interact', who, at: door }, prior: 6, why: 'door' });
  }
  return ideas;
}

/** Healing for whoever is down or nearly. */
function healing(state: State, creature: Creature): readonly Idea[] {
  const who = creature.id;
  const dice = blockOf(state, creature).heal?.dice;
  if (dice === undefined || creature.heals <= 0) return [];
  const mended = (dice.count * (dice.faces + 1)) / 2 + dice.plus;
  return state.creatures.flatMap((friend): readonly Idea[] => {
    if (!areAllied(state, friend.side, creature.side) || friend.conditions.dead) return [];
    const most = blockOf(state, friend).hp;
    const after = Math.min(most, friend.hp + mended);
    const gain = worthWith(state, friend, after) - worthWith(state, friend, friend.hp);
    const urgent = friend.hp <= 0 || friend.hp * 3 <= most ? 1.2 : 0.5;
    return ([1, 2] as const).map((actions) => ({
      order: { do: 'heal', who, target: friend.id, actions },
      prior: gain * urgent - 6 * (actions - 1) - 3,
      why: 'heal',
    }));
  });
}

/** Breath for as many enemies as the cone holds, and no friend. */
function breaths(state: State, creature: Creature, actions: number): readonly Idea[] {
  const weapon = blockOf(state, creature).breathWeapon;
  if (weapon === undefined || actions < actionsOf({ do: 'breathe', who: creature.id, at: 0, direction: 0 })) return [];
  const harm = (weapon.damage.count * (weapon.damage.faces + 1)) / 2 + weapon.damage.plus;
  return conesOf(state, creature).flatMap((cone): readonly Idea[] => {
    let sum = 0;
    for (const victim of caught(state, creature, cone)) {
      if (isInert(victim)) continue;
      const share = Math.min(harm * 0.65, victim.hp) / blockOf(state, victim).hp;
      sum += (areAllied(state, victim.side, creature.side) ? -1.5 : 1) * weightOf(state, victim) * 0.6 * share;
    }
    return sum <= 0 ? [] : [{ order: { do: 'breathe', who: creature.id, ...cone }, prior: sum, why: 'breath' }];
  });
}
