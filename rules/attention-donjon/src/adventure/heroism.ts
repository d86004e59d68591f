import { suitOf } from '../initiative/card.ts';
import { drawCards } from '../initiative/draw.ts';
import { hasTalent } from '../turn/figure.ts';
import { theFigure } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** A point has just been spent; Héroïsme à revendre keeps it on a card of the guardian's suit (ad.x.bravado). */
export function spendAgain(unfolding: Unfolding, id: string): void {
  const hero = theFigure(unfolding.state, id);
  const { guardian } = hero.profile;
  if (!hasTalent(hero, 'heroism-to-spare') || guardian === null) return;
  const [card] = drawCards(unfolding, id, 1, 'heroism');
  if (card !== undefined && suitOf(card) !== null && suitOf(card) === suitOf(guardian))
    unfolding.happens({ is: 'heroism-kept', hero: id, heroism: hero.heroism + 1 });
}
