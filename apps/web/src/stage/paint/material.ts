import type { LegendEntry, Tone } from '@arbitre/kernel';

/** What a cell is made of, to be painted: few enough to learn, enough for any map. */
export const MATERIALS = [
  'meadow',
  'earth',
  'sand',
  'snow',
  'marsh',
  'slabs',
  'tiles',
  'stone',
  'woods',
  'brush',
  'hill',
  'plateau',
  'slope',
  'mountain',
  'rocks',
  'village',
  'water',
  'ice',
  'fire',
  'lava',
  'rubble',
  'planks',
  'pit',
  'web',
  'rock',
  'wall',
  'column',
  'tree',
  'statue',
  'door',
  'open-door',
  'entry',
  'exit',
  'void',
] as const;

export type Material = (typeof MATERIALS)[number];

const BY_TONE: Readonly<Record<Tone, Material>> = {
  ground: 'earth',
  wall: 'wall',
  hindrance: 'rubble',
  danger: 'fire',
  treasure: 'earth',
  help: 'earth',
  goal: 'earth',
  friend: 'earth',
  foe: 'earth',
  mark: 'earth',
};

/** A kind that a game's table of looks does not know is painted by the part it plays. */
export function materialOf(
  look: { readonly material?: Material } | undefined,
  entry: LegendEntry | undefined,
): Material {
  return look?.material ?? BY_TONE[entry?.tone ?? 'ground'];
}

/** Cells that nobody stands on: no grid there, and an ink line around them. */
export function isSolid(material: Material): boolean {
  return material === 'rock' || material === 'void' || material === 'wall' || material === 'column';
}

/** What lies around and under everything: the land, the rock a floor is cut in, or the table that rooms are laid on. */
export type Base = 'meadow' | 'earth' | 'sand' | 'snow' | 'rock' | 'table';

const LANDS: readonly Base[] = ['meadow', 'earth', 'sand', 'snow'];

export function baseOf(materials: readonly Material[]): Base {
  if (materials.includes('void') || materials.includes('tiles')) return 'table';
  if (materials.includes('rock')) return 'rock';
  if (materials.includes('slabs') && !materials.some((one) => LANDS.some((land) => land === one))) return 'rock';
  const counts = new Map<Base, number>();
  for (const material of materials) {
    const land = LANDS.find((one) => one === material);
    if (land !== undefined) counts.set(land, (counts.get(land) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'earth';
}
