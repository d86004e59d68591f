import { readFileSync } from 'node:fs';
import { type Chance, isRefusal, noChance, RecordedChance, read } from '@arbitre/kernel';
import { parse } from 'yaml';
import { awaiting } from '../src/awaiting.ts';
import { orderOf } from '../src/command.ts';
import { chart } from '../src/creature.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/evolve.ts';
import { pathfinder } from '../src/game.ts';
import type { PathfinderFact } from '../src/fact.ts';
import type { PathfinderRefusal } from '../src/refusal.ts';
import { DEFAULT_RULINGS, type PathfinderRulings } from '../src/rulings.ts';
import { setup } from '../src/scenario.ts';
import type { Scenario } from '../src/scenario-shape.ts';
import type { State } from '../src/state.ts';

/** A scenario that ships, as the game reads it. */
export function shipped(name: string): Scenario {
  const file = new URL(`../../../scenarios/pathfinder/${name}.yaml`, import.meta.url);
  const {
    game: _,
    title: __,
    about: ___,
    rulings: ____,
    ...own
  } = parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return scenarioOf(own);
}

/** A scenario written in a test. */
export function scenarioOf(written: unknown): Scenario {
  const scenario = read(pathfinder.scenario, written);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problems));
  return scenario.value;
}

export function opening(scenario: Scenario, rulings: Partial<PathfinderRulings> = {}): State {
  const state = setup(scenario, { ...DEFAULT_RULINGS, ...rulings });
  if (!state.ok) throw new Error(JSON.stringify(state.problems));
  return state.value;
}

export type Dice = readonly (readonly [faces: number, shown: number])[];

/** Plays typed commands for whoever is awaited; the last one's facts or refusal, and the state after. */
export function play(
  state: State,
  typed: readonly string[],
  dice: Dice = [],
): { state: State; last: PathfinderRefusal | readonly PathfinderFact[] } {
  const chance: Chance = dice.length === 0 ? noChance : RecordedChance.ofDice(dice);
  let now = state;
  let last: PathfinderRefusal | readonly PathfinderFact[] = [];
  for (const line of typed) {
    const command = pathfinder.readCommand(line, now);
    if (!command.ok) throw new Error(`${line}: ${JSON.stringify(command.problems)}`);
    last = decide(now, awaiting(now)?.seats[0] ?? '', orderOf(chart(now).board, command.value), chance);
    if (isRefusal(last)) return { state: now, last };
    now = last.reduce(evolve, now);
  }
  return { state: now, last };
}
