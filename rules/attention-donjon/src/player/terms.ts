import { canAct, isImmovable } from '../turn/figure.ts';
import { geometryAt, heroesOf, type State, zoneOfFigure } from '../play/state.ts';
import { areZonesAdjacent } from '../space/geometry.ts';
import { menace } from './acting.ts';
import { aimOf, captives, enemies, isBound, standsFor } from './goal.ts';
import { FAR, LEG, travelTo } from './travel.ts';

/** What a position is judged by, counted: who stands, what is left to do and when. `scripts/fit.mjs` finds what each is worth. */
export interface Terms {
  /** Heroes able to act. */
  readonly able: number;
  /** Health up to four points a hero, and beyond. */
  readonly health: number;
  readonly reserve: number;
  readonly heroism: number;
  /** The menace of the enemies, in tens. */
  readonly foes: number;
  /** Rooms found beyond the first; all that matter once the captive is found. */
  readonly rooms: number;
  /** The captive is found; is free. */
  readonly found: number;
  readonly freed: number;
  /** Health of the captive on her way, and enemies in her zone or the next. */
  readonly captive: number;
  readonly hunters: number;
  /** Rounds to spare: while she is to be found, to be freed, on her way. */
  readonly searching: number;
  readonly freeing: number;
  readonly fleeing: number;
}

/** A Round to spare, or one too late, counts to there and no further. */
const MOST_SPARE = 5;

export function termsOf(state: State): Terms {
  const heroes = heroesOf(state);
  const foes = enemies(state);
  const [captive] = captives(state);
  const bound = isBound(state);
  const free = captive !== undefined && !bound;
  const walks = actionsToAim(state);
  const spare = spareOf(state, Math.min(...walks, 9));
  const sum = (of: (hero: (typeof heroes)[number]) => number) => heroes.reduce((total, hero) => total + of(hero), 0);
  return {
    able: sum((hero) => (canAct(hero) ? 1 : 0)),
    health: sum(({ health }) => Math.min(4, health)),
    reserve: sum(({ health }) => Math.max(0, health - 4)),
    heroism: sum(({ heroism }) => heroism),
    foes:
      foes.reduce((total, foe) => total + menace(state, foe) * (0.5 + (0.5 * foe.health) / foe.profile.health), 0) / 10,
    rooms: captive === undefined ? Object.keys(state.rooms).length - 1 : 0,
    found: captive === undefined ? 0 : 1,
    freed: free ? 1 : 0,
    captive: free ? captive.health : 0,
    hunters: free ? huntersOf(state, zoneOfFigure(state, captive)) : 0,
    searching: captive === undefined ? spare : 0,
    freeing: captive !== undefined && bound ? spare : 0,
    fleeing: free ? spare : 0,
  };
}

/** Rounds left once the nearest has walked to what the company wants, and the captive home: by the Action, unlike `roundsToSpare`. */
function spareOf(state: State, walk: number): number {
  const { goal, lastRound, round } = state;
  if (goal.kind !== 'rescue' || lastRound === null) return 0;
  const [captive] = captives(state);
  const way = captive === undefined ? UNSEEN : travelTo(state, [goal.cell]).actions(captive.at, LEG.fresh);
  const first = captive === undefined || isBound(state) ? walk : 0;
  return Math.max(-MOST_SPARE, Math.min(MOST_SPARE, lastRound - round - (first + Math.min(way, UNSEEN)) / 2));
}

/** Actions one should have left while the captive is still to be found. */
const UNSEEN = 14;

/** Enemies on the move in a zone or next to it. */
function huntersOf(state: State, zone: string): number {
  const geometry = geometryAt(state);
  return enemies(state).filter((foe) => {
    const there = zoneOfFigure(state, foe);
    return canAct(foe) && !isImmovable(foe) && (there === zone || areZonesAdjacent(geometry, there, zone));
  }).length;
}

/** Actions from each hero who can act to what the company wants. */
function actionsToAim(state: State): readonly number[] {
  const { cells, more } = standsFor(state, aimOf(state));
  if (cells.length === 0) return [];
  const travel = travelTo(state, cells, more);
  return heroesOf(state)
    .filter(canAct)
    .map(({ at }) => Math.min(9, travel.actions(at, LEG.fresh) % FAR));
}
