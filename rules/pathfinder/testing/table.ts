import { readFileSync } from 'node:fs';
import { type Chance, isRefusal, noChance, RecordedChance, read } from '@arbitre/kernel';
import { parse } from 'yaml';
import { awaiting } from '../src/play/awaiting.ts';
import { orderOf } from '../src/play/command.ts';
import { chart } from '../src/encounter/creature.ts';
import { decide } from '../src/play/decide.ts';
import { evolve } from '../src/play/evolve.ts';
import { pathfinder } from '../src/game.ts';
import type { Fact } from '../src/play/fact.ts';
import type { Refusal } from '../src/play/refusal.ts';
import { DEFAULT_RULINGS, type Rulings } from '../src/rulings.ts';
import { setup } from '../src/file/setup.ts';
import type { Scenario } from '../src/file/scenario.ts';
import type { State } from '../src/play/state.ts';

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

export function opening(scenario: Scenario, rulings: Partial<Rulings> = {}): State {
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
): { state: State; last: Refusal | readonly Fact[] } {
  const chance: Chance = dice.length === 0 ? noChance : RecordedChance.ofDice(dice);
  let now = state;
  let last: Refusal | readonly Fact[] = [];
  for (const line of typed) {
    const command = pathfinder.readCommand(line, now);
    if (!command.ok) throw new Error(`${line}: ${JSON.stringify(command.problems)}`);
    last = decide(now, awaiting(now)?.seats[0] ?? '', orderOf(chart(now).board, command.value), chance);
    if (isRefusal(last)) return { state: now, last };
    now = last.reduce(evolve, now);
  }
  return { state: now, last };
}
