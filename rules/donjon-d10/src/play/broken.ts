import { MOST_POTIONS, MOST_SCROLLS, MOST_WEAPONS } from '../dungeon/equipment.ts';
import { CAP, CHARACTERISTICS } from '../hero/characteristics.ts';
import { scrollsCarried, weaponsCarried } from '../hero/hero.ts';
import { heroMaximum } from '../hero/hit-points.ts';
import { NO_HEADING } from '../movement/headings.ts';
import { terrainOf, WALL } from '../movement/terrain.ts';
import type { State } from './state.ts';

/** What no state may be, each in words for a developer. */
const NEVER: readonly (readonly [says: string, holds: (state: State) => boolean])[] = [
  ['PV below 0 or above the maximum', ({ pv, hero, rulings }) => pv < 0 || pv > heroMaximum(hero, rulings)],
  ['0 PV and the run goes on', ({ pv, stage }) => (pv === 0) !== (stage === 'lost')],
  ['a characteristic above 16 or below 0', ({ hero }) => CHARACTERISTICS.some((of) => hero[of] > CAP || hero[of] < 0)],
  ['gold, potions, scrolls or skill points below 0', ({ hero }) => least(hero) < 0],
  ['more potions than can be carried', ({ hero }) => hero.potions > MOST_POTIONS],
  ['more scrolls than can be carried', ({ hero }) => scrollsCarried(hero) > MOST_SCROLLS],
  ['more weapons than can be carried', ({ hero }) => weaponsCarried(hero) > MOST_WEAPONS],
  ['the hero stands in a wall or off the floor', (state) => !isOpen(state, state.at)],
  ['a square used up that is no square', (state) => state.used.some((cell) => !isOpen(state, cell))],
  ['PV for other creatures than those of the floor', ({ foes, floor }) => foes.length !== floor.creatures.length],
  [
    'a creature below 0 PV or above its own',
    ({ foes, floor }) => foes.some((pv, n) => pv < 0 || pv > maximum(floor, n)),
  ],
  ['a web owed more than one point', ({ webDebt }) => webDebt !== 0 && webDebt !== 1],
  ['points of a move below 0', ({ points }) => points < 0],
  ['a heading without a move', ({ heading, points }) => heading !== NO_HEADING && points === 0],
  ['a combat off the floor', ({ combat, stage }) => combat !== null && stage !== 'floor'],
  ['a combat with nobody alive', ({ combat, foes }) => combat !== null && (foes[combat.foe] ?? 0) <= 0],
  ['a pause in the middle of a combat', ({ combat, pause }) => combat !== null && pause !== null],
  ['a floor below the last one', ({ floor, dungeon }) => floor.number > dungeon.last],
];

/** What is wrong with a state that no rule leads to; null when it is sound. */
export function broken(state: State): string | null {
  return NEVER.find(([, holds]) => holds(state))?.[0] ?? null;
}

function least({ gold, potions, flames, protection, passage, skillPoints }: State['hero']): number {
  return Math.min(gold, potions, flames, protection, passage, skillPoints);
}

function maximum(floor: State['floor'], number: number): number {
  return floor.creatures[number]?.pv ?? 0;
}

function isOpen({ floor, rulings }: State, cell: number): boolean {
  const kind = terrainOf(floor, rulings.cornerRule).feature[cell];
  return kind !== undefined && kind !== WALL;
}
