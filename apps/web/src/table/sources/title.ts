import type { Bilingual } from '@arbitre/kernel';
import { SHIPPED } from '../../games/shipped.ts';

/** A kept game has its title in the language it was begun in: that of a shipped scenario is known in both. */
export function titleInBoth(game: string, title: string): Bilingual {
  const shipped = SHIPPED.find((one) => one.game === game && (one.title.fr === title || one.title.en === title));
  return shipped?.title ?? { fr: title, en: title };
}
