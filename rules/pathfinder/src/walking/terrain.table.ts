import type { Terrain } from './terrain.ts';

/** The characters of a drawn map (ledger notation) and what they stand for unless the scenario's legend says otherwise. */
export const DEFAULT_LEGEND: Readonly<Record<string, Terrain>> = {
  '.': { look: 'open', class: 'open', height: 0 },
  '=': { look: 'stone', class: 'open', height: 0, stone: true },
  '#': { look: 'blocking', class: 'open', height: 0, blocking: {}, stone: true },
  I: { look: 'pillar', class: 'open', height: 0, blocking: { maxCoverSize: 'Medium' }, stone: true },
  d: { look: 'difficult', class: 'difficult', height: 0 },
  D: { look: 'greater-difficult', class: 'greater-difficult', height: 0 },
  '~': { look: 'water', class: 'open', height: 0, water: { depth: 10 } },
  h: { look: 'hazard', class: 'open', height: 0, hazard: { damage: { count: 0, faces: 1, plus: 2 }, type: 'fire' } },
  n: { look: 'narrow', class: 'open', height: 0, narrow: 14 },
  u: { look: 'uneven', class: 'open', height: 0, uneven: { dc: 12 } },
  s: { look: 'slope', class: 'open', height: 0, slope: { dc: 12, top: 5 } },
  t: { look: 'tree', class: 'open', height: 0, shelter: true },
  '+': { look: 'door', class: 'open', height: 0, blocking: {}, door: '-' },
  '-': { look: 'open-door', class: 'open', height: 0 },
  o: { look: 'statue', class: 'open', height: 0, object: 'normal' },
};
