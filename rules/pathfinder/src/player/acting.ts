import type { Proposal, Seat, Temper } from '@arbitre/kernel';
import { coveredFrom } from '../defence/cover.ts';
import { areAllied, blockOf, chart, theCreature } from '../encounter/creature.ts';
import { mean } from '../encounter/dice.ts';
import { shovesOf } from '../encounter/manoeuvres.ts';
import { type Command, commandOf, type Order } from '../play/command.ts';
import { judge } from '../play/judge.ts';
import type { Creature, CreatureId, State } from '../play/state.ts';
import { standProblem } from '../sharing/prone.ts';
import { walksOf } from '../walking/walks.ts';
import { checkOdds, salvo, worthWith } from './blow.ts';
import { BREATHING, breathsFrom } from './breath.ts';
import type { Idea } from './idea.ts';
import { isCutOff, type Look, lookAround, menaced, mix, provoking } from './look.ts';
import { manoeuvres } from './manoeuvring.ts';
import { moves } from './moving.ts';
import { waits } from './waiting.ts';

/** The turn of a creature: what to do with the next action. */
export function acting(state: State, seat: Seat, who: string, temper?: Temper): readonly Proposal<Command>[] {
  return proposed(state, seat, ideasOf(state, seat, theCreature(state, who), temper));
}

/** A reflex looks at few places closely, none of them on foot where it has wings. */
const AT_ONCE = { closely: 2, onFoot: false };

/** The first thing that comes to mind: a blow worth striking, a friend worth healing, a better place; no tricks. */
export function atOnce(state: State, seat: Seat, who: string): Command | null {
  const creature = theCreature(state, who);
  if ((state.turn?.actions ?? 0) === 0) return null;
  const look = lookAround(state, creature);
  const ideas = [
    endOfTurn(look),
    ...strikes(look),
    ...(isSettled(look) ? [] : moves(look, seat, AT_ONCE)),
    ...posture(look),
    ...guards(look),
    ...healing(look),
    ...breaths(look),
  ].sort((a, b) => b.prior - a.prior);
  const first = ideas.find(({ order }) => !('code' in judge(state, seat, order)));
  return first === undefined ? null : commandOf(chart(state).board, first.order);
}

/** On firm ground with someone to strike it stays: always in the middle of its turn; with its last action, who is at close quarters. */
function isSettled({ state, creature, actions, blows }: Look): boolean {
  if (blows.length === 0 || creature.stance !== 'ground') return false;
  return actions === 2 || (actions === 1 && blows.some(({ attack }) => !isShot(state, creature, attack)));
}

/** pf.through.4: where to go from a space it may not stay in. */
export function leaving(state: State, seat: Seat, who: string, temper?: Temper): readonly Proposal<Command>[] {
  return proposed(state, seat, moves(lookAround(state, theCreature(state, who), temper), seat));
}

function proposed(state: State, seat: Seat, ideas: readonly Idea[]): readonly Proposal<Command>[] {
  const { board } = chart(state);
  const legal = fewOfEachKind(state, ideas).filter(({ order }) => !('code' in judge(state, seat, order)));
  return legal.map(({ order, prior, why, next }) => ({
    command: commandOf(board, order),
    prior,
    why: [why],
    ...(next && { next: next.map((one) => commandOf(board, one)) }),
    ...(order.do === 'end-turn' && { idle: true }),
  }));
}

/** How many ideas of a kind are worth a thought; two of any other. */
const MOST: Readonly<Record<string, number>> = { stride: 3, strike: 3 };

/** The best ideas, few of a kind and no two alike, so that different plans are compared and not ten ways to walk. */
function fewOfEachKind(state: State, ideas: readonly Idea[]): readonly Idea[] {
  const kept: Idea[] = [];
  const count = new Map<string, number>();
  for (const idea of ideas.toSorted((a, b) => b.prior - a.prior)) {
    const { order } = idea;
    const before = count.get(order.do) ?? 0;
    if (before >= (MOST[order.do] ?? 2) || kept.some((one) => areAlike(state, one.order, order))) continue;
    count.set(order.do, before + 1);
    kept.push(idea);
  }
  return kept;
}

/** Do two orders come to much the same: a blow at the same target, a way to the next square? */
function areAlike(state: State, one: Order, other: Order): boolean {
  if (one.do === 'strike' && other.do === 'strike') return one.target === other.target;
  if (one.do !== other.do || !('to' in one && 'to' in other) || one.to === other.to) return false;
  const { columns } = chart(state).board;
  const across = Math.abs((one.to % columns) - (other.to % columns));
  return across <= 1 && Math.abs(Math.floor(one.to / columns) - Math.floor(other.to / columns)) <= 1;
}

function ideasOf(state: State, seat: Seat, creature: Creature, temper?: Temper): readonly Idea[] {
  if ((state.turn?.actions ?? 0) === 0) return [{ order: passing(creature), prior: -0.5, why: 'ready' }];
  const look = lookAround(state, creature, temper);
  return [
    endOfTurn(look),
    ...strikes(look),
    ...moves(look, seat),
    ...posture(look),
    ...manoeuvres(look),
    ...guards(look),
    ...waits(look),
    ...healing(look),
    ...breaths(look),
  ];
}

function passing({ id: who }: Creature): Order {
  return { do: 'end-turn', who };
}

/** Whoever has done nothing yet, with nobody to strike, waits for the enemy. */
function endOfTurn({ state, creature, blows }: Look): Idea {
  const waits = state.turn?.acted === false && blows.length === 0;
  return { order: passing(creature), prior: -0.5, why: waits ? 'wait' : 'ready' };
}

/** How much of what an enemy could do in its next turn a blow that takes all of that enemy is worth beside. */
const FORESTALLED = 0.42;

/** Strikes, each with what the actions after it still bring. */
function strikes(look: Look): readonly Idea[] {
  const { state, creature, actions, blows, guard } = look;
  const shooting = blows.some(({ attack }) => isShot(state, creature, attack)) ? provoking(look, 'shoots') : 0;
  return blows.map(({ target, attack, worth: [first = 0], most }) => {
    const later = blows.map((blow) => {
      const left = blow.target.id === target.id ? Math.max(0, 1 - first / most) : 1;
      return { ...blow, worth: blow.worth.slice(1).map((one) => one * left) };
    });
    return {
      order: { do: 'strike', who: creature.id, target: target.id, attack },
      prior:
        first * (1 + (FORESTALLED * menaced(look, target)) / most) +
        mix(later, actions - 1, guard) -
        (isShot(state, creature, attack) ? shooting : 0),
      why: `${first > 0.4 * most ? 'finish' : 'strike'} ${target.id}`,
    };
  });
}

function isShot(state: State, creature: Creature, attack: number): boolean {
  return blockOf(state, creature).attacks[attack]?.kind === 'ranged';
}

/** Getting up, breaking free: what the rest of the turn is then worth. */
function posture(look: Look): readonly Idea[] {
  const { creature, actions, blows, here, guard } = look;
  const who = creature.id;
  const { prone, held } = creature.conditions;
  const rest = mix(blows, actions - 1, guard);
  const ideas: Idea[] = [];
  if (prone) {
    const up = 8 + 0.25 * here + (blows.length === 0 ? 8 : 0.25 * rest);
    ideas.push({ order: { do: 'stand', who }, prior: rest + up - provoking(look, 'moves'), why: 'stand' });
    const problem = standProblem(look.state, creature);
    if (problem?.other !== undefined) ideas.push(...makingRoom(look, problem.other, up));
  }
  if (held !== undefined) {
    const free = 4 + 0.12 * here + (blows.length === 0 ? 20 : 0);
    for (const skill of ['athletics', 'acrobatics'] as const) {
      const { athletics, acrobatics } = blockOf(look.state, creature);
      const dc = 10 + blockOf(look.state, theCreature(look.state, held.by)).athletics[0];
      const { hit, critical } = checkOdds(skill === 'acrobatics' ? acrobatics : athletics[0], dc);
      ideas.push({ order: { do: 'escape', who, skill }, prior: rest + (hit + critical) * free, why: 'escape' });
    }
  }
  return ideas;
}

/** pf.prone.4: whoever lies in the same space is pushed off it, or it crawls away itself; only then can it get up. */
function makingRoom({ state, creature }: Look, other: CreatureId, up: number): readonly Idea[] {
  const { athletics } = blockOf(state, creature);
  const target = theCreature(state, other);
  const { hit, critical } = checkOdds(athletics[1], 10 + blockOf(state, target).saves.fort);
  const shoves = shovesOf(state, creature, target).filter(({ follow }) => !follow);
  return [
    ...walksOf(state, creature).map((order) => ({ order, prior: 0.8 * up, why: 'stand' })),
    ...shoves.map((order) => ({ order, prior: 0.5 * (hit + critical) * up, why: 'stand' })),
  ];
}

/** What a door is worth to one who comes to no enemy otherwise. */
const WAY_OUT = 25;

/** A shield raised, cover taken, out of sight, a quarry named, a door opened. */
function guards(look: Look): readonly Idea[] {
  const { state, creature, actions, blows, here, guard } = look;
  const who = creature.id;
  const rest = salvo(blows, actions - 1);
  const ideas: Idea[] = [{ order: { do: 'raise-shield', who }, prior: rest + guard - 0.01, why: 'shield' }];
  const covered = coveredFrom(state, creature);
  const sheltered = covered.length / Math.max(1, look.targets.length);
  const last = actions === 1 || blows.length === 0;
  const next = [passing(creature)]; // a step further and both are lost
  if (last)
    ideas.push({ order: { do: 'take-cover', who }, prior: 0.15 * sheltered * here + 0.02 * here, why: 'cover', next });
  if (last && covered.length > 0) {
    const odds = covered.map((id) => {
      const dc = 10 + blockOf(state, theCreature(state, id)).perception;
      const { hit, critical } = checkOdds(blockOf(state, creature).stealth, dc);
      return hit + critical;
    });
    const unseen = odds.reduce((sum, one) => sum + one, 0) / Math.max(1, look.targets.length);
    ideas.push({ order: { do: 'hide', who }, prior: 0.35 * unseen * here, why: 'hide', next });
  }
  const [best] = [...blows].sort((a, b) => (b.worth[0] ?? 0) - (a.worth[0] ?? 0));
  if (best !== undefined && actions > 1 && blockOf(state, creature).abilities.includes('hunt-target'))
    ideas.push({
      order: { do: 'hunt', who, target: best.target.id },
      prior: rest + 0.12 * (best.worth[1] ?? 0) + 0.05 * (best.worth[0] ?? 0),
      why: 'hunt',
    });
  if (state.creatures.some(({ conditions }) => conditions.hiddenFrom?.includes(who)))
    ideas.push({ order: { do: 'seek', who }, prior: actions > 1 ? rest + 0.4 * salvo(blows, 1) : 0.5, why: 'seek' });
  if (blows.length === 0) {
    const prior = isCutOff(look) ? WAY_OUT : 6;
    for (const door of chart(state).doors) ideas.push({ order: { do: 'interact', who, at: door }, prior, why: 'door' });
  }
  return ideas;
}

/** Healing for whoever is down or nearly. */
function healing(look: Look): readonly Idea[] {
  const { state, creature, actions, blows, guard } = look;
  const who = creature.id;
  const dice = blockOf(state, creature).heal?.dice;
  if (dice === undefined || creature.heals <= 0) return [];
  const mended = mean(dice);
  const provoked = provoking(look, 'gestures');
  return state.creatures.flatMap((friend): readonly Idea[] => {
    if (!areAllied(state, friend.side, creature.side) || friend.conditions.dead) return [];
    const most = blockOf(state, friend).hp;
    const after = Math.min(most, friend.hp + mended);
    const gain = worthWith(state, friend, after) - worthWith(state, friend, friend.hp);
    const urgent = friend.hp <= 0 ? 0.75 : friend.hp * 5 <= 2 * most ? 1.03 : 0.4;
    return ([1, 2] as const).map((spent) => ({
      order: { do: 'heal', who, target: friend.id, actions: spent },
      prior: gain * urgent + mix(blows, actions - spent, guard) - provoked - 10,
      why: 'heal',
    }));
  });
}

/** pf.x.breathe: what a breath takes, and what the rest of the turn still brings. */
function breaths({ state, creature, actions, blows }: Look): readonly Idea[] {
  if (actions < BREATHING) return [];
  const rest = salvo(blows, actions - BREATHING);
  return breathsFrom(state, creature).map(({ cone, worth }) => ({
    order: { do: 'breathe', who: creature.id, ...cone },
    prior: worth + rest,
    why: 'breath',
  }));
}
