import { readFileSync } from 'node:fs';
import { defaultRulings, read } from '@arbitre/kernel';
import { parse } from 'yaml';
import { type Scenario, scenarioShape } from '../src/file/scenario.ts';
import { setup } from '../src/file/setup.ts';
import type { State } from '../src/play/state.ts';
import { RULINGS, type Rulings } from '../src/rulings.ts';

/** A scenario as the referee reads it from its text: the envelope off, the game's own part through its shape. */
export function readScenario(text: string): Scenario {
  const {
    game: _game,
    title: _title,
    about: _about,
    rulings: _rulings,
    ...own
  } = parse(text) as Record<string, unknown>;
  const scenario = read(scenarioShape, own);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problems));
  return scenario.value;
}

/** A shipped scenario. */
export function shipped(file: string): Scenario {
  return readScenario(readFileSync(new URL(`../../../scenarios/attention-donjon/${file}`, import.meta.url), 'utf8'));
}

/** The opening of a scenario, under the usual rulings or others. */
export function openingOf(scenario: Scenario, rulings: Partial<Rulings> = {}): State {
  const opening = setup(scenario, { ...defaultRulings(RULINGS), ...rulings });
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems));
  return opening.value;
}
