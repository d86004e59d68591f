import type { Cell } from '@arbitre/kernel';
import type { Unfolding } from '../play/unfolding.ts';
import type { Fact } from '../play/fact.ts';
import { onTable, unitOf } from '../play/state.ts';
import { destroyed } from '../command/victory.ts';
import { endanger } from './chiefs.ts';

/** A unit loses elements; at none it is eliminated, its chiefs are in danger, and its army may be destroyed. */
export function strike(
  unfolding: Unfolding,
  id: string,
  hits: number,
  enemy: Cell,
  cause: Extract<Fact, { is: 'struck' }>['cause'],
): void {
  const { at, side, elements } = unitOf(unfolding.state, id);
  const losses = Math.min(hits, elements); // hits beyond are ignored
  if (losses === 0 || !onTable(at)) return;
  unfolding.happens({ is: 'struck', unit: id, losses, cause });
  endanger(unfolding, at, side, losses, losses === elements, enemy);
  const outcome = destroyed(unfolding.state);
  if (outcome !== null && unfolding.state.outcome === null) unfolding.happens({ is: 'victory', outcome });
}
