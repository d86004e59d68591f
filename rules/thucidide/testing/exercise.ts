import { defaultRulings, read } from '@arbitre/kernel';
import { type Rulings, RULINGS } from '../src/rulings.ts';
import { SCENARIO } from '../src/file/scenario.ts';
import { setup } from '../src/file/setup.ts';
import type { State } from '../src/play/state.ts';

/** A position set up through the door that scenario files use; a mistake in it is a mistake of the test. */
export function exercise(said: Readonly<Record<string, unknown>>, rulings: Partial<Rulings> = {}): State {
  const scenario = read(SCENARIO, {
    exercise: true,
    armies: [
      { side: 'blue', name: { fr: 'Bleu', en: 'Blue' }, tokens: 0 },
      { side: 'red', name: { fr: 'Rouge', en: 'Red' }, tokens: 0 },
    ],
    victory: { turns: 20, eliminate: 9 },
    turn: { number: 1, side: 'blue', phase: 'movement' },
    ...said,
  });
  const state = scenario.ok ? setup(scenario.value, { ...defaultRulings(RULINGS), ...rulings }) : scenario;
  if (!state.ok) throw new Error(JSON.stringify(state.problems));
  return state.value;
}
