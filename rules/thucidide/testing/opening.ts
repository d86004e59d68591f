import { defaultRulings } from '@arbitre/kernel';
import type { Opening } from '@arbitre/kernel/kit';
import { thucidide } from '../src/game.ts';
import { RULINGS } from '../src/rulings.ts';
import type { Scenario } from '../src/file/scenario.ts';
import type { State } from '../src/play/state.ts';

/** The opening state of a scenario that is known to be sound. */
export function opening({ name, scenario, rulings }: Opening<Scenario>): State {
  const state = thucidide.setup(scenario, { ...defaultRulings(RULINGS), ...rulings });
  if (!state.ok) throw new Error(`${name}: ${JSON.stringify(state.problems)}`);
  return state.value;
}
