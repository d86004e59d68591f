import type { Bilingual } from '@arbitre/kernel';
import { SHIPPED, type Shipped } from '../../games/shipped.ts';

/** The shipped scenario of that title, in either language. */
export function shippedOf(game: string, title: Bilingual | string): Shipped | undefined {
  const titles = typeof title === 'string' ? [title] : [title.fr, title.en];
  return SHIPPED.find((one) => one.game === game && (titles.includes(one.title.fr) || titles.includes(one.title.en)));
}

/** A kept game has its title in the language it was begun in: that of a shipped scenario is known in both. */
export function titleInBoth(game: string, title: string): Bilingual {
  return shippedOf(game, title)?.title ?? { fr: title, en: title };
}
