import type { Cell } from '@arbitre/kernel';
import type { Geometry } from '../space/geometry.ts';

/** The cell of that name, written as the board writes it; null when there is none. */
export function cellNamed({ named }: Geometry, name: string): Cell | null {
  return named.get(name) ?? null;
}

export function nameOf({ names }: Geometry, cell: Cell): string {
  return names[cell] ?? '';
}
