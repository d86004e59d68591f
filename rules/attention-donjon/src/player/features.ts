import type { Features } from '@arbitre/kernel';
import type { State } from '../play/state.ts';
import { type Terms, termsOf } from './terms.ts';

/** What each term adds to the logarithm of the odds of winning, as `scripts/fit.mjs` prints it, rounded. */
const WEIGHTS: Readonly<Record<keyof Terms, number>> = {
  able: 0.7,
  health: 0.05,
  reserve: 0.1,
  heroism: 0.03, // the fit finds nothing either way; whoever has it cheats death
  foes: -0.053,
  rooms: 0.87,
  found: 1,
  freed: 0.1,
  captive: 0.37,
  hunters: -0.8,
  searching: 0.37,
  freeing: 0.52,
  fleeing: 0.63,
};
const EVEN = -4.5;

/** The terms a player speaks of together. */
const NAMED = {
  health: ['able', 'health', 'reserve'],
  heroism: ['heroism'],
  foes: ['foes', 'hunters'],
  way: ['rooms'],
  goal: ['found', 'freed', 'captive'],
  time: ['searching', 'freeing', 'fleeing'],
} as const satisfies Readonly<Record<string, readonly (keyof Terms)[]>>;

/** An adventure at one moment, term by term, for the heroes together: their sum is the chance of victory, −1000 to 1000. */
export function features(state: State): Features {
  const terms = termsOf(state);
  const odds: Record<string, number> = {};
  for (const [name, of] of Object.entries(NAMED))
    odds[name] = of.reduce((sum, term) => sum + WEIGHTS[term] * terms[term], 0);
  odds['goal'] = (odds['goal'] ?? 0) + EVEN;
  const sum = Object.values(odds).reduce((total, share) => total + share, 0);
  // With odds of e^x to one, 2p − 1 is tanh(x / 2): each term has its share of it.
  const scale = sum === 0 ? 500 : (1000 * Math.tanh(sum / 2)) / sum;
  return Object.fromEntries(Object.entries(odds).map(([name, share]) => [name, scale * share]));
}
