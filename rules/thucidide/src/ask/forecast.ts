import type { Command } from '../play/command.ts';
import { isRefused } from '../play/refusal.ts';
import { add, explore, type Forecast, type Fraction } from '@arbitre/kernel';
import { isUnit, type Roll, type State, type Unit, unitById } from '../play/state.ts';
import { evasionOf } from '../combat/evasion.ts';
import { type Circumstances, type AttackDice, attackDiceOf, plain, rollDice } from '../combat/attack-dice.ts';
import { type Attack, judgeAttack, targetsOf } from '../combat/target.ts';

/** One result of a roll with its exact probability. */
export interface RollOdds extends Pick<Roll, 'hits' | 'flags' | 'letters'> {
  readonly weight: Fraction;
}

/** A combat before it is rolled: the dice with every named term, and every result they can give. */
export interface CombatOdds {
  readonly target: string;
  readonly kind: Attack['kind'];
  readonly handful: AttackDice;
  readonly results: readonly RollOdds[];
}

/** th.x.die: every result of a roll, by the very function that rolls in play. */
function oddsOf(state: State, attacker: Unit, target: Unit, around: Circumstances): CombatOdds {
  const handful = attackDiceOf(state, attacker, target, around);
  const explored = explore(
    (chance) => rollDice(handful, target.type, chance),
    ({ hits, flags, letters }) => `${hits} ${flags} ${letters}`,
    2_000_000,
  );
  const outcomes = explored.exact ? explored.outcomes : [];
  const results = outcomes.map(({ value: { hits, flags, letters }, weight }) => ({ hits, flags, letters, weight }));
  return { target: target.id, kind: around.kind, handful, results };
}

/**
 * The exact odds of every legal attack of a unit, the defender standing, no order given.
 *
 * @example combatOdds(state, unit).map(({ target, handful }) => `${target}: ${handful.dice} dice`)
 */
export function combatOdds(state: State, attacker: Unit): readonly CombatOdds[] {
  return targetsOf(state, attacker).flatMap(({ target, kind }) =>
    isUnit(target) ? [oddsOf(state, attacker, target, plain(kind))] : [],
  );
}

/** The exact odds of the attacker's throw in the combat under way, with the orders given and whoever evades; null: none is to come. */
export function oddsUnderWay(state: State): CombatOdds | null {
  const { combat } = state;
  if (combat === null || combat.riposte) return null;
  const [attacker, target] = [unitById(state, combat.attacker), unitById(state, combat.target)];
  return attacker === undefined || target === undefined ? null : oddsOf(state, attacker, target, combat);
}

/** What lies beyond a command: how an attack would end. */
export function forecastOf(state: State, command: Command): readonly Forecast[] {
  if (command.do !== 'attack') return [];
  const attack = judgeAttack(state, command.unit, command.target);
  return isRefused(attack) ? [] : endingsOf(state, attack);
}

/** How an attack may end: losses and flags together, then letters; and the same if the defender evades, where it may. */
function endingsOf(state: State, { attacker, target, kind }: Attack): readonly Forecast[] {
  const defender = unitById(state, target.id);
  if (defender === undefined) return [];
  const { results } = oddsOf(state, attacker, defender, plain(kind));
  const losses = ({ hits, flags }: RollOdds) =>
    hits >= defender.elements ? 'eliminated' : `losses ${hits} flags ${flags}`;
  const forecasts = [
    forecast('stands', results, losses),
    forecast('letters', results, ({ letters }) => `letters ${letters}`),
  ];
  const combat = { ...plain(kind), attacker: attacker.id, target: target.id };
  const fight = { ...combat, pursuit: false, step: 'evasion', hex: 0, flags: 0, retreated: false } as const;
  if (evasionOf(state, fight) === 'none') return forecasts;
  const evading = oddsOf(state, attacker, defender, { ...plain(kind), evades: true }).results;
  return [...forecasts, forecast('evades', evading, losses)];
}

function forecast(assuming: string, results: readonly RollOdds[], endingOf: (result: RollOdds) => string): Forecast {
  const endings = new Map<string, Fraction>();
  for (const result of results) {
    const ending = endingOf(result);
    const before = endings.get(ending);
    endings.set(ending, before === undefined ? result.weight : add(before, result.weight));
  }
  const list = [...endings].map(([ending, weight]) => ({ ending, weight }));
  return { assuming, endings: list.sort((a, b) => Number(b.weight.n * a.weight.d - a.weight.n * b.weight.d)) };
}
