import type { StatBlock } from './stat-block.ts';

/** pf.x.resistance: points of damage of that type which do get through: none to the immune, else the amount less the resistance. */
export function damageTaken(block: StatBlock, amount: number, type: string): number {
  if (block.immunities?.includes(type)) return 0;
  return Math.max(0, amount - (block.resistances?.[type] ?? 0));
}
