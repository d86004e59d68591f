import type { Bilingual } from '@arbitre/kernel';
import { signal } from '@preact/signals';

/** A game that was played to its end in this browser. */
export interface Finished {
  /** Its table. */
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly when: number;
  readonly says: Bilingual;
  /** null: nobody's victory, or not the business of this chair. */
  readonly won: boolean | null;
  readonly score: Readonly<Record<string, number>>;
  /** The day of a daily dungeon. */
  readonly day?: string;
}

const KEY = 'arbitre.records';
const MOST = 60;

function kept(): readonly Finished[] {
  try {
    const list: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? (list as Finished[]) : []; // written by `finish` alone
  } catch {
    return [];
  }
}

/** The last games played to their end, newest first. */
export const finished = signal<readonly Finished[]>(kept());

export function finish(game: Finished): void {
  if (finished.value.some(({ id }) => id === game.id)) return;
  finished.value = [game, ...finished.value].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(finished.value));
  } catch {
    // full or refused: the record is only not kept
  }
}

/** The day as the daily dungeon counts it, everywhere the same: 2026-11-16. */
export function today(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The dice of a day: the same for everyone. */
export function seedOfDay(day: string): number {
  return Number(day.replaceAll('-', ''));
}

/** The deepest floor of a game's records, of one day when it is given. */
export function deepest(records: readonly Finished[], day?: string): number | null {
  const floors = records
    .filter((record) => record.game === 'donjon-d10' && (day === undefined || record.day === day))
    .map(({ score }) => score['floors'] ?? 0);
  return floors.length === 0 ? null : Math.max(...floors);
}
