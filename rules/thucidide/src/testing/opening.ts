import { defaultRulings } from '@arbitre/kernel';
import type { Opening } from '@arbitre/kernel/kit';
import { thucidide } from '../game.ts';
import { RULINGS } from '../rulings.ts';
import type { Scenario } from '../scenario.ts';
import type { State } from '../state.ts';

/** The opening state of a scenario that is known to be sound. */
export function opening({ name, scenario, rulings }: Opening<Scenario>): State {
  const state = thucidide.setup(scenario, { ...defaultRulings(RULINGS), ...rulings });
  if (!state.ok) throw new Error(`${name}: ${JSON.stringify(state.problems)}`);
  return state.value;
}
