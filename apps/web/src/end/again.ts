import { type Match, rewind } from '@arbitre/kernel';
import { keepGame } from '../table/sources/keep-game.ts';
import type { Bots, LocalSource } from '../table/sources/local-source.ts';
import { newId } from '../table/sources/saves.ts';

/** The same table once more, with other dice. */
export function playAgain({ header, opening }: Match, bots: Bots): string {
  const id = newId();
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  const again = { ...header, dice: { kind: 'seeded', seed } as const };
  keepGame(id, { header: again, entries: [], opening, state: opening }, bots, false);
  return id;
}

/** The same game up to an entry, to be played otherwise. */
export function playFrom(source: LocalSource, entries: number): string {
  const id = newId();
  keepGame(id, rewind(source.game, source.match.value, entries), source.levels.value, false);
  return id;
}

/** Two seats, one of them the computer's: they can be swapped. */
export function canSwap({ seats, bots }: LocalSource): boolean {
  return seats.length === 2 && bots.value.length === 1;
}

export function swapped({ seats, bots, levels }: LocalSource): Bots {
  const [computer = ''] = bots.value;
  const level = levels.value[computer];
  const other = seats.find((seat) => seat !== computer) ?? computer;
  return level === undefined ? {} : { [other]: level };
}
