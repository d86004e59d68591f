import { read } from '@arbitre/kernel';
import { type Scenario, scenarioShape } from '../src/file/scenario.ts';

/** A shipped scenario as the referee reads it: the envelope off, the game's own part through its shape. */
export function ownPart(document: Readonly<Record<string, unknown>>): Scenario {
  const { game: _game, title: _title, about: _about, rulings: _rulings, ...own } = document;
  const scenario = read(scenarioShape, own);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problems));
  return scenario.value;
}
