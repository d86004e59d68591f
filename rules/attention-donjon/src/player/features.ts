import type { Features } from '@arbitre/kernel';
import { canAct, isImmovable } from '../turn/figure.ts';
import { figuresOf, type State, zoneOfFigure } from '../play/state.ts';
import { menace } from './acting.ts';
import { aimOf, captives, enemies, isBound, zonesTo } from './goal.ts';

/** An adventure at one moment, term by term, for the heroes together. */
export function features(state: State): Features {
  const aim = aimOf(state);
  const far = zonesTo(state, aim.cells);
  let health = 0;
  let march = 0;
  let heroes = 0;
  let heroism = 0;
  for (const hero of figuresOf(state)) {
    if (hero.side !== 'hero') continue;
    heroes++;
    health += 20 * Math.min(hero.health, 4) + 8 * Math.max(0, hero.health - 4) + (canAct(hero) ? 45 : 0);
    heroism += 6 * hero.heroism;
    march += far.get(zoneOfFigure(state, hero)) ?? 9;
  }
  const foes = enemies(state).reduce(
    (sum, foe) => sum + menace(state, foe) * (0.5 + (0.5 * foe.health) / foe.profile.health),
    0,
  );
  const idle = enemies(state).every(isImmovable);
  return {
    health: health - 260,
    heroism,
    foes: -1.3 * foes,
    way: heroes === 0 ? 0 : (-12 * march) / heroes,
    goal: goalWorth(state, aim.kind) + (idle ? 10 : 0),
    time: state.lastRound === null ? 0 : (-60 * state.round) / state.lastRound,
  };
}

/** How far the errand is: rooms found, the captive free, on her way, unhurt. */
function goalWorth(state: State, kind: string): number {
  if (state.goal.kind !== 'rescue') return 0;
  const [captive] = captives(state);
  if (captive === undefined) return 40 * (Object.keys(state.rooms).length - 1);
  const home = zonesTo(state, [state.goal.cell]);
  const left = state.lastRound === null ? 12 : state.lastRound - state.round;
  const way = home.get(zoneOfFigure(state, captive)) ?? 9;
  const late = Math.max(0, way - left) * 80;
  if (isBound(state)) return 140 - late - (kind === 'free' ? 0 : 10);
  return 220 + 45 * captive.health - 22 * way - late;
}
