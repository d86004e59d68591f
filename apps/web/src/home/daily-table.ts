import { savedGame } from '../table/sources/saves.ts';

const KEY = 'arbitre.daily.';

/** The table of a day's dungeon, when it was begun and is still kept here. */
export function dailyTable(day: string): string | null {
  try {
    const id = localStorage.getItem(KEY + day);
    return id !== null && savedGame(id) !== null ? id : null;
  } catch {
    return null; // storage refused: it is begun anew
  }
}

export function keepDaily(day: string, id: string): void {
  try {
    localStorage.setItem(KEY + day, id);
  } catch {
    // full or refused: it is only not found again
  }
}

/** The day whose dungeon this table is; undefined when it is none. */
export function dayOf(id: string, day: string): string | undefined {
  return dailyTable(day) === id ? day : undefined;
}
