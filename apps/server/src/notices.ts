import type { Seat } from '@arbitre/kernel';
import type { Room } from './table/room.ts';

/** A notice as it is posted. */
export interface Notice {
  readonly table: string;
  readonly title: { readonly fr: string; readonly en: string };
  /** Whose turn it is, by the names they gave and the game's names of their seats. */
  readonly awaiting: readonly { readonly seat: Seat; readonly name: string }[];
  /** For services that show a text and nothing else. */
  readonly content: string;
}

/** Milliseconds that a table is quiet before a notice goes out: a turn of many commands is one notice. */
const QUIET = 2_000;
const ANSWER_WITHIN = 5_000;
/** Notices under way at once. */
const AT_ONCE = 8;

/** May a table send notices to this address? The operator names the hosts, with their port if it is not the usual one. */
export function mayNotify(url: string, hosts: readonly string[]): boolean {
  const { protocol, host, username } = new URL(url);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && hosts.includes(host);
}

/** Posts a notice to a table's own address when it is someone's turn; the last one counts, none is repeated, and nobody waits for the answer. */
export class Notices {
  readonly #waiting = new Map<string, NodeJS.Timeout>();
  readonly #last = new Map<string, string>();
  readonly #failed: (table: string, problem: unknown) => void;
  #underWay = 0;

  constructor(failed: (table: string, problem: unknown) => void) {
    this.#failed = failed;
  }

  /** It is these seats' turn at a table. `notice` is asked for once it has been quiet. */
  turn(table: string, seats: readonly Seat[], url: () => Promise<string | null>, notice: () => Notice): void {
    clearTimeout(this.#waiting.get(table));
    this.#waiting.delete(table);
    const key = seats.join(' ');
    if (seats.length === 0 || this.#last.get(table) === key) return;
    const send = (): void => {
      this.#waiting.delete(table);
      this.#last.set(table, key);
      this.#post(url, notice).catch((problem: unknown) => this.#failed(table, problem));
    };
    this.#waiting.set(table, setTimeout(send, QUIET).unref());
  }

  /** A table sleeps. */
  forget(table: string): void {
    this.#last.delete(table);
  }

  close(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  async #post(url: () => Promise<string | null>, notice: () => Notice): Promise<void> {
    if (this.#underWay >= AT_ONCE) throw new Error('too many notices at once');
    this.#underWay++;
    try {
      const to = await url();
      if (to === null) return;
      const answer = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(notice()),
        redirect: 'error', // to the hosts that the operator named, and nowhere else
        signal: AbortSignal.timeout(ANSWER_WITHIN),
      });
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
    } finally {
      this.#underWay--;
    }
  }
}

/** What is said of a table when it is these seats' turn. */
export function noticeOf({ info, table, game }: Pick<Room, 'info' | 'table' | 'game'>, seats: readonly Seat[]): Notice {
  const awaiting = seats.map((seat) => ({ seat, name: table.seats[seat]?.name || seat }));
  const names = awaiting.map(({ name }) => name).join(', ');
  return {
    table: info.table,
    title: info.title,
    awaiting,
    content: `${info.title.fr} · ${game.rulebook.title.fr} — à ${names} de jouer / ${names} to play`,
  };
}
