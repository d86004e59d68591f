import type { Bilingual } from '@arbitre/kernel';
import { SHIPPED, type Shipped } from '../../games/shipped.ts';

/** The shipped scenario of that title, in either language. */
export function shippedOf(game: string, title: Bilingual | string): Shipped | undefined {
  const titles = typeof title === 'string' ? [title] : [title.fr, title.en];
  return SHIPPED.find((one) => one.game === game && (titles.includes(one.title.fr) || titles.includes(one.title.en)));
}

/** The shipped scenario after this one, in the order they are meant to be played. */
export function nextScenario(game: string, title: Bilingual): Shipped | undefined {
  const all = SHIPPED.filter((one) => one.game === game);
  const at = all.findIndex((one) => one === shippedOf(game, title));
  return at < 0 ? undefined : all[at + 1];
}

/** A kept game has its title in the language it was begun in: that of a shipped scenario is known in both. */
export function titleInBoth(game: string, title: string): Bilingual {
  return shippedOf(game, title)?.title ?? { fr: title, en: title };
}
