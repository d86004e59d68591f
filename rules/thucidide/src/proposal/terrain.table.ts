import type { Type } from './troops.ts';

export const TERRAINS = [
  'open',
  'hill',
  'woods',
  'rocks',
  'marsh',
  'dwellings',
  'sand',
  'snow',
  'mountain',
  'lake',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Linear obstacles (obstacles linéaires): what lies on a hex side. A bridge is a road across a river. */
export const OBSTACLES = ['river', 'great-river', 'ford', 'stream', 'hedge', 'ditch', 'palisade', 'wall'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** How a kind of troop takes a hex or a hex side. */
export type Going = 'open' | 'difficult' | 'impassable';

/** Troops that ground may close: a type, or the one weight that is told apart. */
export type Closed = Type | 'very-heavy cavalry';

/** What ground is to most troops, to whom it is closed, and to whom it is better than to most. */
interface Ground {
  readonly going: Going;
  readonly closedTo?: readonly Closed[];
  readonly better?: Readonly<Partial<Record<Type, Going>>>;
}

export interface Element extends Ground {
  /** The character of the element in a map drawn in text. */
  readonly letter: string;
  readonly blocksSight: boolean;
  /** Dice of an attacker whose target stands there; of mounted attackers, where it differs. */
  readonly attacked: number;
  readonly attackedByMounted?: number;
  /** Dice of an attacker who stands there. */
  readonly attackingFrom?: number;
  /** The dice of `attacked` count only from lower ground. */
  readonly onlyFromBelow?: true;
}

interface Linear extends Ground {
  readonly blocksSight: boolean;
  /** Dice of an attacker across it; null: no assault and no melee. */
  readonly across: number | null;
}

const WHEELS: readonly Closed[] = ['chariotry', 'artillery'];
const ALL_BUT_INFANTRY: readonly Closed[] = ['cavalry', 'camelry', 'chariotry', 'elephants', 'artillery'];

/** Our proposal (th.x.terrain): which elements exist is JOMINI's list, their effects by type are ours. */
export const ELEMENTS: Readonly<Record<Terrain, Element>> = {
  open: { letter: '.', going: 'open', blocksSight: false, attacked: 0 },
  hill: { letter: 'h', going: 'open', blocksSight: true, attacked: -1, onlyFromBelow: true },
  woods: { letter: 'w', going: 'difficult', closedTo: WHEELS, blocksSight: true, attacked: -1, attackedByMounted: -2 },
  rocks: {
    letter: 'r',
    going: 'difficult',
    closedTo: [...WHEELS, 'very-heavy cavalry'],
    blocksSight: true,
    attacked: -1,
  },
  marsh: { letter: 'm', going: 'difficult', closedTo: WHEELS, blocksSight: false, attacked: 0, attackingFrom: -1 },
  dwellings: { letter: 'v', going: 'difficult', closedTo: ALL_BUT_INFANTRY, blocksSight: true, attacked: -1 },
  sand: { letter: 's', going: 'difficult', better: { camelry: 'open' }, blocksSight: false, attacked: 0 },
  snow: { letter: 'n', going: 'difficult', blocksSight: false, attacked: 0 },
  mountain: { letter: '^', going: 'impassable', blocksSight: true, attacked: 0 },
  lake: { letter: '~', going: 'impassable', blocksSight: false, attacked: 0 },
};

/** Our proposal (th.x.terrain): linear obstacles. */
export const LINEAR: Readonly<Record<Obstacle, Linear>> = {
  river: { going: 'impassable', blocksSight: false, across: null },
  'great-river': { going: 'impassable', blocksSight: false, across: null },
  ford: { going: 'difficult', blocksSight: false, across: -1 },
  stream: { going: 'difficult', blocksSight: false, across: -1 },
  hedge: { going: 'difficult', closedTo: WHEELS, blocksSight: false, across: -1 },
  ditch: { going: 'difficult', closedTo: WHEELS, blocksSight: false, across: -1 },
  palisade: { going: 'difficult', closedTo: WHEELS, blocksSight: false, across: -1 },
  wall: { going: 'impassable', better: { infantry: 'difficult' }, blocksSight: true, across: -1 },
};

/** Our proposal (th.x.terrain): dice of an attacker across a bridge. */
export const ACROSS_BRIDGE = -1;

/** th.prec.11: how a troop takes this ground away from any road. */
export function goingOn(ground: Ground, troop: Closed): Going {
  const type: Type = troop === 'very-heavy cavalry' ? 'cavalry' : troop;
  if (ground.closedTo?.includes(troop) || ground.closedTo?.includes(type)) return 'impassable';
  return ground.better?.[type] ?? ground.going;
}
