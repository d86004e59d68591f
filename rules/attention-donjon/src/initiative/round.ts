import { offer } from '../play/command.ts';
import { initiativeFrame } from './initiative.ts';
import { prepare } from './preparation.ts';
import { firstSeat } from '../turn/seat.ts';
import { figuresOf, heroesOf, type Ending, type State } from '../play/state.ts';
import { automatic, listed, type Resolver } from '../play/resolver.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** Préparation, then Initiative (ad.round.3). */
function startRound(unfolding: Unfolding): void {
  prepare(unfolding);
  unfolding.happens({ is: 'phase', phase: 'initiative' });
  unfolding.replace(initiativeFrame());
}

/** Before the first Round: someone has to turn the first card. */
export const openingResolver: Resolver<'opening'> = {
  asks: (state) => ({ seat: firstSeat(state), kind: 'begin' }),
  ...listed<'opening'>(() => [offer('turn', { do: 'begin' })]),
  take: startRound,
  advance: startRound,
};

/** Fin du Round: where the scenario counts them the last ends the game (ad.round.2), else the next begins (ad.round.4). */
export const roundEndResolver = automatic<'round-end'>((unfolding) => {
  const { round, lastRound } = unfolding.state;
  unfolding.happens({ is: 'phase', phase: 'end' });
  if (lastRound !== null && round >= lastRound)
    return unfolding.happens({ is: 'ended', ending: { kind: 'out-of-time', won: false } });
  startRound(unfolding);
});

/** Has the scenario just been won or lost? (ad.round.1, ad.x.scenario) */
export function endingOf(state: State): Ending | null {
  const heroes = heroesOf(state);
  if (heroes.length === 0) return { kind: 'heroes-dead', won: false };
  const { goal } = state;
  switch (goal.kind) {
    case 'rescue':
      return figuresOf(state).some(({ group, at }) => group === goal.group && at === goal.cell)
        ? { kind: 'rescued', won: true }
        : null;
    case 'reach':
      return heroes.some(({ at }) => at === goal.cell) ? { kind: 'reached', won: true } : null;
    case 'slay':
      return state.groups.some(({ side }) => side === 'enemy') || state.round === 0
        ? null
        : { kind: 'slain', won: true };
  }
}
