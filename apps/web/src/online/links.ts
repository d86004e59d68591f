import type { Seat } from '@arbitre/kernel';

/** A link that seats someone once. */
interface Invitation {
  readonly token: string;
  /** How often the seat had been taken when it was written: taken once more, and it is spent. */
  readonly takes: number;
}

/** What the server shows once, when a table is opened: kept by whoever opened it, to hand them out. */
export interface Links {
  readonly host: string;
  readonly watch: string;
  readonly seats: Readonly<Record<Seat, Invitation>>;
}

const KEY = 'arbitre.links.';

export function keepLinks(table: string, links: Links): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify(links));
  } catch {
    // without storage the links live only on the screen that shows them
  }
}

export function linksOf(table: string): Links | null {
  try {
    const kept = localStorage.getItem(KEY + table);
    return kept === null ? null : (JSON.parse(kept) as Links); // written by `keepLinks` alone
  } catch {
    return null;
  }
}
