import type { Outcome } from '@arbitre/kernel';
import { HERO } from './judge.ts';
import type { State } from './state.ts';

/** dx.skill.6: floor 50 completed wins; dx.hp.5: 0 PV loses. dx.x.score: what is shown at the end. */
export function outcome({ stage, floor, turns, hero, slain, losses, falls }: State): Outcome | null {
  if (stage !== 'won' && stage !== 'lost') return null;
  const floors = stage === 'won' ? floor.number : floor.number - 1;
  return {
    kind: stage === 'won' ? 'victory' : 'defeat',
    winners: stage === 'won' ? [HERO] : [],
    score: { floors, turns, gold: hero.gold, slain, losses, falls },
  };
}
