import type { Bilingual, Seat } from '@arbitre/kernel';
import { SHIPPED } from '../games/shipped.ts';
import { mine } from '../i18n/words.ts';

/** What the seats of a shipped scenario are called, without fetching its game; the bare seat for another. */
export function seatNames(
  { game, title }: { readonly game: string; readonly title: Bilingual },
  seats: readonly Seat[],
): readonly string[] {
  const shipped = SHIPPED.find((one) => one.game === game && one.title.fr === title.fr);
  return seats.map((seat) => {
    const known = shipped?.seats.find((one) => one.seat === seat);
    return known === undefined ? seat : mine(known.name);
  });
}
