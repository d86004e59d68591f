import type { Proposal, Temper } from '@arbitre/kernel';
import type { Command } from '../play/command.ts';

/** Which feature a reason serves, of those a character weighs (`TEMPERS`). */
const SERVES: Readonly<Record<string, string>> = {
  strike: 'foes',
  meet: 'foes',
  rage: 'foes',
  heal: 'health',
  explore: 'way',
  'to-door': 'way',
  'to-captive': 'way',
  escort: 'way',
  approach: 'way',
};

/** The same choices as a character likes them: what serves its taste counts for more. What hurts stays as bad as it is. */
export function inCharacter(proposals: readonly Proposal<Command>[], temper: Temper): readonly Proposal<Command>[] {
  return proposals.map((one) => {
    const taste = temper[SERVES[one.why[0] ?? ''] ?? ''] ?? 1;
    return one.prior > 0 && taste !== 1 ? { ...one, prior: one.prior * taste } : one;
  });
}
