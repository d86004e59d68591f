import { rememberLast, type Seat } from '@arbitre/kernel';
import { nameOf } from '../file/hex-name.ts';
import type { Waypoint } from '../movement/move.ts';
import type { Command } from '../play/command.ts';
import {
  characterOf,
  type Combat,
  type CombatStep,
  enemyOf,
  isUnit,
  onTable,
  type State,
  unitById,
  unitOf,
} from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { DANGER_DICE } from '../proposal/die.table.ts';
import { flightsOf, inDanger } from './chiefs.ts';
import { attackFact, escapes, retreatAsked, STEPS } from './steps.ts';
import type { Attack } from './target.ts';
import type { Withdrawal } from './withdrawal.ts';

/** The choices a combat waits for, and whose they are. */
export interface Waiting {
  readonly seat: Seat;
  readonly step: CombatStep | 'flight';
  readonly choices: readonly Command[];
}

/** Whose choice it is in the middle of a combat; null when none is under way. */
export const waitingIn = rememberLast((state: State): Waiting | null => {
  const flight = state.flights[0];
  if (flight !== undefined) {
    const choices = flightsOf(state, flight).map(
      ({ to }): Command => ({ do: 'flee', character: flight.character, to: nameOf(state.field, to) }),
    );
    return { seat: characterOf(state, flight.character).side, step: 'flight', choices };
  }
  const { combat } = state;
  if (combat === null) return null;
  const { step } = combat;
  return { seat: seatAt(state, combat, step), step, choices: choicesAt(state, combat, step) };
});

function seatAt(state: State, combat: Combat, step: CombatStep): Seat {
  const { side } = unitOf(state, combat.attacker);
  return STEPS[step].by(combat) === 'attacker' ? side : enemyOf(state, side);
}

/** Every legal choice at a step; none when the target is a lone character, whose combat has no steps. */
function choicesAt(state: State, combat: Combat, step: CombatStep): readonly Command[] {
  return unitById(state, combat.target) === undefined ? [] : STEPS[step].choices(state, combat);
}

/** Goes on from a step of the combat until somebody has to choose, or it is over. A forced choice is made without asking. */
function advance(unfolding: Unfolding, from: CombatStep | null): void {
  let step = from;
  for (;;) {
    const { state } = unfolding;
    const flight = state.flights[0];
    if (state.outcome !== null) return;
    if (flight !== undefined) {
      const ways = flightsOf(state, flight);
      if (ways.length > 1) return;
      flee(unfolding, flight.character, ways[0]);
      continue;
    }
    if (state.combat === null || step === null) return;
    if (choicesAt(state, state.combat, step).length > 1) {
      unfolding.happens({ is: 'awaits', seat: seatAt(state, state.combat, step), step });
      return;
    }
    step = STEPS[step].advance(unfolding, state.combat);
  }
}

/** A chief makes his flight; with not one hex to flee to he is lost (th.x.chiefs). */
function flee(unfolding: Unfolding, character: string, way: Withdrawal | undefined): void {
  unfolding.happens(way === undefined ? { is: 'caught', character } : { is: 'fled', character, path: way.path });
}

/** A combat begins; an attack on a lone chief is over in one roll. */
export function attack(unfolding: Unfolding, { attacker, target, kind }: Attack): void {
  if (!onTable(target.at) || !onTable(attacker.at)) return;
  unfolding.happens(attackFact(attacker.id, target.id, kind, false, target.at));
  if (!isUnit(target)) {
    const lost = inDanger(unfolding, target.id, DANGER_DICE.loneAttacked); // th.x.chiefs
    if (!lost) unfolding.happens({ is: 'must-flee', character: target.id, from: attacker.at });
    unfolding.happens({ is: 'combat-over' });
  }
  advance(unfolding, unfolding.state.combat?.step ?? null);
}

type Withdraws = Extract<Command, { do: 'escape' | 'retreat' | 'flee' }>;

/** The path of an offered escape, retreat or flight; empty when it is not offered. */
export function withdrawalOf(state: State, command: Withdraws): readonly Waypoint[] {
  const { combat, flights } = state;
  const goesThere = ({ to }: Withdrawal) => nameOf(state.field, to) === command.to;
  if (command.do === 'flee') return flights[0] ? (flightsOf(state, flights[0]).find(goesThere)?.path ?? []) : [];
  if (combat === null) return [];
  if (command.do === 'retreat') return retreatAsked(state, combat, command)?.path ?? [];
  return escapes(state, combat).find(goesThere)?.path ?? [];
}

/** Makes the choice that a combat waited for: one of `waitingIn(state).choices`. */
export function choose(unfolding: Unfolding, command: Command): void {
  const { state } = unfolding;
  const { combat, flights } = state;
  if (command.do === 'flee') {
    const flight = flights[0];
    const way = flight && flightsOf(state, flight).find(({ to }) => nameOf(state.field, to) === command.to);
    if (flight && way) flee(unfolding, flight.character, way);
  } else if (combat !== null) {
    const step = STEPS[combat.step];
    if (command.do === 'pass') return advance(unfolding, step.advance(unfolding, combat));
    step.choose(unfolding, combat, command);
  }
  advance(unfolding, unfolding.state.combat?.step ?? null);
}
