import { isInert, meleeAttacks, areEnemies, spaceOf, theCreature } from '../encounter/creature.ts';
import { actionsOf } from '../play/judge.ts';
import type { Creature, CreatureId, State } from '../play/state.ts';
import { hasOpportunity } from '../reactions/watch.ts';
import { blowsOf } from './blow.ts';
import type { Idea } from './idea.ts';
import { freeBlow, type Look } from './look.ts';
import { menaceOf } from './menace.ts';
import { movesFor, wayToReach } from './ways.ts';

/** How often an enemy that could come does come, and into the reach of whoever awaits it. */
const COMES = 0.5;

/** With nobody to strike: a Strike for whoever comes, or the whole turn once somebody has come. */
export function waits(look: Look): readonly Idea[] {
  return look.blows.length > 0 ? [] : [...readies(look), ...delays(look)];
}

/** pf.x.ready: it takes the whole rest of the turn. */
function readies({ state, creature, actions, targets }: Look): readonly Idea[] {
  if (actions !== actionsOf({ do: 'ready', who: creature.id, attack: 0, when: 'moves' })) return [];
  let brings = 0;
  for (const { target, melee } of targets)
    if (mayCome(state, target, creature)) brings = Math.max(brings, COMES * (melee[1] ?? 0));
  const [attack] = meleeAttacks(state, creature);
  if (brings === 0 || attack === undefined || hasOpportunity(state, creature)) return [];
  const order = { do: 'ready', who: creature.id, attack: attack.index, when: 'moves' } as const;
  return [{ order, prior: brings, why: 'await' }];
}

/** pf.x.delay: nothing is spent on the way to an enemy that comes by itself; but nobody reacts who waits, and nobody waits twice. */
function delays({ state, creature, targets }: Look): readonly Idea[] {
  if (state.turn === null || state.turn.acted || state.turn.resumed) return [];
  const comers = yetToCome(state, creature.id);
  let brings = 0;
  for (const { target, melee } of targets)
    if (comers.includes(target.id)) brings = Math.max(brings, COMES * (melee[3] ?? 0));
  if (brings === 0) return [];
  const reacting = hasOpportunity(state, creature)
    ? Math.max(...targets.map(({ target }) => COMES * freeBlow(state, creature, target)))
    : 0;
  return [{ order: { do: 'delay', who: creature.id }, prior: brings - reacting, why: 'delay' }];
}

/** What taking the delayed turn now is worth beyond waiting on: much when somebody has come, or when nobody else will in time. */
export function resuming(state: State, who: CreatureId): number {
  const come = blowsOf(state, theCreature(state, who)).length > 0;
  return come || yetToCome(state, who).length === 0 ? 5 : -5;
}

/** The enemies that may come to a creature before the last moment to take its delayed turn: one turn before its place comes round. */
function yetToCome(state: State, who: CreatureId): readonly CreatureId[] {
  const { order, cursor } = state;
  const creature = theCreature(state, who);
  const between = (order.indexOf(who) - cursor - 1 + order.length) % order.length;
  const others = Array.from({ length: between }, (_, turn) => order[(cursor + 1 + turn) % order.length] ?? '');
  return others.slice(0, -1).filter((id) => {
    const other = theCreature(state, id);
    return areEnemies(state, creature, other) && !isInert(other) && mayCome(state, other, creature);
  });
}

/** Could it come to that creature in a turn, and strike it? */
function mayCome(state: State, enemy: Creature, creature: Creature): boolean {
  const { from, reach, actions, melee, shots } = menaceOf(state, enemy, creature);
  if ((shots[3] ?? 0) >= (melee[3] ?? 0)) return false; // it would rather shoot from where it is
  const moves = reach < 0 ? Infinity : movesFor(from, wayToReach(state, from, reach, spaceOf(state, creature)));
  return moves > 0 && moves < actions;
}
