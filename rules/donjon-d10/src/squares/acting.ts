import { EXIT, type Terrain, TRAP } from '../movement/terrain.ts';

/** Does this square do something to who enters it? dx.effect.4: not once it is used up. */
export function acts({ feature }: Terrain, used: readonly number[], cell: number): boolean {
  const code = feature[cell] ?? 0;
  return code >= TRAP && (code === EXIT || !used.includes(cell));
}
