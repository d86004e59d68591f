import { againstBoss } from '../combat/flight.ts';
import { heroMaximum } from '../hero/hit-points.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { State } from '../play/state.ts';
import type { ScrollId } from './equipment.ts';

/** dx.x.potion: one must have one, and a wound for it. */
export function drinkingRefusal({ hero, pv, rulings }: State): Refusal | null {
  if (hero.potions === 0) return refuse('no-potion', {});
  return pv < heroMaximum(hero, rulings) ? null : refuse('unhurt', { pv });
}

/** dx.x.scroll: one must have it; dx.x.scroll.passage is of no use against a boss. */
export function readingRefusal(state: State, scroll: ScrollId): Refusal | null {
  if (state.hero[scroll] === 0) return refuse('none-carried', { ware: scroll, at: 'combat' });
  return scroll === 'passage' ? againstBoss(state, 'passage') : null;
}
