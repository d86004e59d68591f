import type { Rulings } from '../rulings.ts';

/** pf.geom.6: do the two squares beside a diagonal step close the corner between them? Thin walls are judged apart. */
export function isCornerClosed(one: boolean, other: boolean, rule: Rulings['cornerRule']): boolean {
  if (rule === 'free') return false;
  return rule === 'both' ? one && other : one || other;
}
