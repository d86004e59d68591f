import type { Type, Weapon, Weight } from './troops.ts';

/** What a troop fights with: dice of fire, its range in hexes, dice of assault and of melee. */
export interface Factors {
  readonly elements: number;
  readonly fire: number;
  readonly range: number;
  readonly assault: number;
  readonly melee: number;
  readonly evades: boolean;
  readonly pursues: boolean;
}

type Row = readonly [
  type: Type,
  weights: readonly Weight[],
  weapons: readonly Weapon[],
  elements: number,
  fire: number,
  range: number,
  assault: number,
  melee: number,
  evades: boolean,
  pursues: boolean,
];

const y = true;
const n = false;

/**
 * Our proposal (th.x.factors): the book names three factors and a range, their values were not found. Of several rows of one type
 * and weight, the first is that of a unit whose scenario names no weapon.
 */
// biome-ignore format: one row per kind of troop
const TROOPS: readonly Row[] = [
  //  type         weights                    weapons           el. F  R  A  M  ev. pu.
  [ 'infantry',  ['very-light'],            ['javelin'],        2, 2, 2, 1, 1, y, n ],
  [ 'infantry',  ['very-light'],            ['bow', 'sling'],   2, 2, 3, 1, 1, y, n ],
  [ 'infantry',  ['light'],                 ['javelin'],        3, 2, 2, 2, 2, y, n ],
  [ 'infantry',  ['light'],                 ['bow'],            3, 2, 3, 1, 2, y, n ],
  [ 'infantry',  ['medium'],                [],                 3, 0, 0, 3, 3, n, n ],
  [ 'infantry',  ['medium'],                ['bow'],            3, 2, 3, 2, 2, n, n ],
  [ 'infantry',  ['heavy'],                 [],                 4, 0, 0, 4, 4, n, n ],
  [ 'infantry',  ['very-heavy'],            [],                 4, 0, 0, 5, 5, n, n ],
  [ 'cavalry',   ['very-light'],            [],                 2, 2, 2, 2, 1, y, y ],
  [ 'cavalry',   ['light'],                 [],                 3, 1, 2, 3, 2, y, y ],
  [ 'cavalry',   ['light'],                 ['bow'],            3, 2, 3, 3, 2, y, y ],
  [ 'cavalry',   ['medium'],                [],                 3, 0, 0, 4, 3, n, y ],
  [ 'cavalry',   ['heavy'],                 [],                 3, 0, 0, 5, 3, n, y ],
  [ 'cavalry',   ['very-heavy'],            [],                 3, 0, 0, 5, 4, n, n ],
  [ 'camelry',   ['very-light', 'light'],   [],                 3, 2, 3, 2, 2, y, y ],
  [ 'camelry',   ['medium', 'heavy'],       [],                 3, 0, 0, 3, 3, n, y ],
  [ 'camelry',   ['very-heavy'],            [],                 3, 0, 0, 4, 3, n, n ],
  [ 'chariotry', ['light'],                 [],                 3, 2, 3, 3, 1, y, y ],
  [ 'chariotry', ['medium'],                [],                 3, 0, 0, 4, 2, n, y ],
  [ 'chariotry', ['heavy', 'very-heavy'],   [],                 3, 0, 0, 5, 2, n, y ],
  [ 'elephants', ['medium'],                [],                 2, 1, 2, 4, 4, n, y ],
  [ 'elephants', ['heavy'],                 [],                 2, 1, 2, 5, 4, n, y ],
  [ 'artillery', ['very-light'],            [],                 2, 2, 4, 0, 1, n, n ],
  [ 'artillery', ['light'],                 [],                 2, 3, 4, 0, 1, n, n ],
  [ 'artillery', ['medium'],                [],                 2, 3, 5, 0, 1, n, n ],
  [ 'artillery', ['heavy'],                 [],                 2, 4, 6, 0, 1, n, n ],
  [ 'artillery', ['very-heavy'],            [],                 2, 4, 7, 0, 1, n, n ],
];

/** The factors of a troop; null when this type, weight and weapon have no row. */
export function factorsOf(troop: {
  readonly type: Type;
  readonly weight: Weight;
  readonly weapon: Weapon | null;
}): Factors | null {
  return byTroop[troop.type]?.[troop.weight]?.[troop.weapon ?? 'none'] ?? null;
}

/** The rows once more, to be looked up: every question about a unit asks. */
const byTroop: Partial<Record<Type, Partial<Record<Weight, Partial<Record<Weapon | 'none', Factors>>>>>> = {};
for (const [type, weights, weapons, elements, fire, range, assault, melee, evades, pursues] of TROOPS) {
  const factors = { elements, fire, range, assault, melee, evades, pursues };
  const ofType = (byTroop[type] ??= {});
  for (const weight of weights) {
    const ofWeight = (ofType[weight] ??= {});
    for (const weapon of weapons) ofWeight[weapon] = factors;
    ofWeight.none ??= factors;
  }
}
