import type { Rule } from '@arbitre/kernel';
import { companion, type Pair } from './entry.ts';

const TALENTS: Pair = ['Talents', 'Talents'];

/** Talents that need a sentence of their own. */
export const TALENT = {
  'ad.x.prey': companion(TALENTS, [
    'Connais ton ennemi : le héros a choisi une catégorie de créatures ; un dé de plus à ses attaques contre elle.',
    'Know your enemy: the hero has chosen a category of creatures; one more die on attacks against it.',
  ]),
  'ad.x.jack': companion(TALENTS, [
    'Touche-à-tout : un talent de premier niveau de n’importe quelle carrière.',
    'Jack of all trades: one level-1 talent of any career.',
  ]),
  'ad.x.bravado': companion(TALENTS, [
    'Héroïsme à revendre : à chaque point dépensé, tirer une carte ; de la couleur de la gardienne, le point est gardé.',
    'Heroism to spare: for each point spent, draw a card; in the guardian’s suit, the point is kept.',
  ]),
} as const satisfies Readonly<Record<`ad.x.${string}`, Rule>>;
