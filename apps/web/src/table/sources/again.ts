import { type Match, rewind, type Seat } from '@arbitre/kernel';
import { beCharacter, characterAt } from './character.ts';
import { keepGame } from './keep-game.ts';
import type { Bots, LocalSource } from './local-source.ts';
import { newId } from './saves.ts';

/** The same table once more, with other dice: the computer plays the same seats, as well and with the same character. */
export function playAgain(source: LocalSource): string {
  return anew(source, (seat) => seat);
}

/** The same table once more, where each seat is played by whoever played the one before it. */
export function playSwapped(source: LocalSource): string {
  const { seats } = source;
  return anew(source, (seat) => seats.at(seats.indexOf(seat) - 1) ?? seat);
}

/** Some seats are the computer's and some are not: swapping them changes something. */
export function canSwap({ seats, bots }: LocalSource): boolean {
  return bots.value.length > 0 && bots.value.length < seats.length;
}

/** The same game up to an entry, to be played otherwise. */
export function playFrom(source: LocalSource, entries: number): string {
  return begin(source, rewind(source.game, source.match.value, entries), (seat) => seat);
}

function anew(source: LocalSource, before: (seat: Seat) => Seat): string {
  const { header, opening } = source.match.value;
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  const dice = { kind: 'seeded', seed } as const;
  return begin(source, { header: { ...header, dice }, entries: [], opening, state: opening }, before);
}

/** Sets a game up at a new table, whoever played `before(seat)` at this one now at `seat`; tells its id. */
function begin({ id: here, seats, levels }: LocalSource, match: Match, before: (seat: Seat) => Seat): string {
  const id = newId();
  const bots: Bots = Object.fromEntries(
    seats.flatMap((seat) => {
      const level = levels.value[before(seat)];
      return level === undefined ? [] : [[seat, level]];
    }),
  );
  for (const seat of Object.keys(bots)) if (here !== null) beCharacter(id, seat, characterAt(here, before(seat)));
  keepGame(id, match, bots, false);
  return id;
}
