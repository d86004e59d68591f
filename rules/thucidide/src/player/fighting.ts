import type { Proposal, Seat } from '@arbitre/kernel';
import { attackDiceOf } from '../combat/attack-dice.ts';
import { judgeAttack } from '../combat/target.ts';
import type { Command } from '../play/command.ts';
import { choicesOf } from '../play/offers.ts';
import { isRefused } from '../play/refusal.ts';
import { activationOf, type Combat, isUnit, onTable, type State, unitById, unitOf } from '../play/state.ts';
import { placeNamed } from '../file/hex-name.ts';
import { retreating } from '../combat/retreat.ts';
import { retreatAsked } from '../combat/steps.ts';
import { lossesFor } from '../movement/off-table.ts';
import { expectedLoss, unitWorth, worthWith } from './strength.ts';
import { WEIGHTS } from './weights.ts';
import { exposure } from './outlook.ts';
import { attackWorth, enemyCells, nearest, standing } from './threat.ts';

/** The combat phase: attacks that bring more than they cost, the best first; then its end. */
export function attacking(state: State): readonly Proposal<Command>[] {
  const proposals: Proposal<Command>[] = [];
  for (const { command } of choicesOf(state)) {
    if (command.do === 'end') proposals.push({ command, prior: 0, why: ['ready'] });
    if (command.do !== 'attack') continue;
    const attack = judgeAttack(state, command.unit, command.target);
    if (isRefused(attack)) continue;
    const first = 400 * (state.turn.activations.length - 1 - activationOf(state.turn, command.unit)); // th.x.combat
    const worth = attackWorth(state, attack);
    proposals.push({
      command,
      prior: worth > 0 ? worth + first : worth,
      why: [`strike ${command.target}`],
      rules: ['th.x.combat'],
    });
  }
  return proposals;
}

/** A choice in the middle of a combat, or of a chief who must flee. */
export function answering(state: State, seat: Seat): readonly Proposal<Command>[] {
  const { combat } = state;
  const choices = choicesOf(state).map(({ command }) => command);
  if (combat === null || state.flights.length > 0)
    return choices.map((command) => ({ command, prior: flightWorth(state, seat, command), why: ['safety'] }));
  return choices.map((command) => ({
    command,
    prior: answerWorth(state, seat, combat, command),
    why: [reasonFor(state, combat, command)],
  }));
}

/** What an answer is for: the order given, the ground that is kept or taken, or what it is called. */
function reasonFor(state: State, combat: Combat, command: Command): string {
  if (command.do === 'order') return `order ${command.order}`;
  if (command.do === 'follow' && state.victory.objectives.includes(combat.hex)) return 'objective';
  const stays = command.do === 'retreat' && placeNamed(state.field, command.to) === retreating(state, combat).unit.at;
  return stays ? 'order hold' : command.do;
}

function flightWorth(state: State, seat: Seat, command: Command): number {
  if (command.do !== 'flee') return 0;
  const to = placeNamed(state.field, command.to);
  if (to === null || to === 'outside') return -40;
  const beside = state.units.some(({ side, at }) => side === seat && at === to);
  return nearest(state, to, enemyCells(state, seat)) + (beside ? 10 : 0);
}

function answerWorth(state: State, seat: Seat, combat: Combat, command: Command): number {
  switch (command.do) {
    case 'riposte':
      return 20;
    case 'pass':
      return 0;
    case 'evade':
      return evasionWorth(state, combat);
    case 'order':
      return orderWorth(state, combat, command);
    case 'retreat':
      return withdrawalWorth(state, combat, command.to) - retreatCost(state, seat, combat, command);
    case 'escape':
      return withdrawalWorth(state, combat, command.to);
    case 'follow':
      return followWorth(state, combat);
    case 'pursue': {
      const attack = judgeAttack(state, combat.attacker, command.target, true);
      return isRefused(attack) ? 0 : attackWorth(state, attack);
    }
    default:
      return 0;
  }
}

/** Evading saves what flags and ADVANTAGE would take, and gives up the ground and the riposte. */
function evasionWorth(state: State, combat: Combat): number {
  const [attacker, target] = [unitById(state, combat.attacker), unitById(state, combat.target)];
  if (attacker === undefined || target === undefined) return 0;
  const thrown = attackDiceOf(state, attacker, target, combat);
  const whole = unitWorth(state, target.side);
  const standingLoss = expectedLoss(target, thrown.dice, thrown.advantage, whole);
  const evading = expectedLoss(target, thrown.dice, false, whole);
  const holds = onTable(target.at) && state.victory.objectives.includes(target.at) ? 60 : WEIGHTS.ground;
  return standingLoss - evading + thrown.dice * WEIGHTS.evade - holds;
}

/** An order in a combat for what it changes in the dice, against what a token is kept for. */
function orderWorth(state: State, combat: Combat, { order }: Extract<Command, { do: 'order' }>): number {
  const [attacker, target] = [unitById(state, combat.attacker), unitById(state, combat.target)];
  if (attacker === undefined || target === undefined) return 0;
  const whole = unitWorth(state, target.side);
  const loss = (more: Partial<Combat>) => {
    const { dice, advantage } = attackDiceOf(state, attacker, target, { ...combat, ...more });
    return expectedLoss(target, dice, advantage, whole);
  };
  const { price } = WEIGHTS;
  switch (order) {
    case 'shock':
    case 'steady-aim':
      return loss({ attackOrder: order }) - loss({}) - price;
    case 'close-ranks':
      return loss({}) - loss({ defenceOrder: order }) - price;
    case 'hold':
      return (onTable(target.at) && state.victory.objectives.includes(target.at) ? 40 : 3) - price;
    case 'fall-back':
      return evasionWorth(state, combat) - price;
    default:
      return -price;
  }
}

/** A place to withdraw to: safe, and not given up for nothing. */
function withdrawalWorth(state: State, combat: Combat, name: string): number {
  const unit = unitOf(state, combat.riposte ? combat.attacker : combat.target);
  const to = placeNamed(state.field, name);
  if (to === null || to === 'outside' || !onTable(unit.at)) return -50;
  const objective = state.victory.objectives.includes(to) ? (state.victory.hold === null ? 8 : 60) : 0;
  const there = to === unit.at ? state : standing(state, unit, to, 0, true);
  return objective - WEIGHTS.withdraw * exposure(there, unit, to);
}

/** What a retreat takes from the unit: a hex that cannot be made is an element lost (th.offtable.5); ground given up freely, a little. */
function retreatCost(state: State, seat: Seat, combat: Combat, command: Extract<Command, { do: 'retreat' }>): number {
  const { unit } = retreating(state, combat);
  const missing = retreatAsked(state, combat, command)?.missing ?? 0;
  const whole = unitWorth(state, seat);
  const left = unit.elements - lossesFor(missing);
  return worthWith(unit, unit.elements, whole) - worthWith(unit, left, whole) + (command.ignoring === 0 ? 1 : 0);
}

/** Into the hex that was emptied: for the objective and the pursuit, against standing there in the enemy's turn. */
function followWorth(state: State, combat: Combat): number {
  const attacker = unitOf(state, combat.attacker);
  if (!onTable(attacker.at)) return 0;
  const there = standing(state, attacker, combat.hex, 1, true);
  const held = (cell: number) => (state.victory.objectives.includes(cell) ? (state.victory.hold === null ? 8 : 60) : 0);
  const prey = there.units.find(({ id }) => id === attacker.id) ?? attacker;
  let hunt = 0;
  for (const enemy of state.units) {
    if (enemy.side === attacker.side || !isUnit(enemy)) continue;
    const attack = judgeAttack(there, prey.id, enemy.id, true);
    if (!isRefused(attack)) hunt = Math.max(hunt, attackWorth(there, attack));
  }
  const risk = exposure(state, attacker, attacker.at) - exposure(there, attacker, combat.hex);
  return held(combat.hex) - held(attacker.at) + WEIGHTS.follow * risk + WEIGHTS.hunt * hunt + 1;
}
