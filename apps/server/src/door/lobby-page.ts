import type { Bilingual } from '@arbitre/kernel';
import { type Answer, cleanTitle } from '@arbitre/protocol';
import { listedGames, type Store } from '../store/store.ts';

/** Tables that the lobby shows at most. */
const MOST = 50;
/** Milliseconds for which a page is believed when nothing has changed here: the operator and other servers change tables too. */
const LASTS = 1_000;

interface Reading {
  /** What had changed when it began. */
  readonly version: number;
  readonly at: number;
  readonly bytes: Promise<Buffer>;
}

/** The answer to whoever looks into the lobby, ready to be sent. However many look, it is read and written once for all of them. */
export class LobbyPage {
  readonly #read: () => Promise<unknown>;
  readonly #now: () => number;
  #version = 0;
  #last: Reading | null = null;

  /** `read` reads what is to be shown. */
  constructor(read: () => Promise<unknown>, now: () => number = () => performance.now()) {
    this.#read = read;
    this.#now = now;
  }

  /** What it shows has changed. */
  changed(): void {
    this.#version++;
  }

  /** The page, as JSON. */
  bytes(): Promise<Buffer> {
    const known = this.#last;
    if (known !== null && known.version === this.#version && this.#now() - known.at < LASTS) return known.bytes;
    const bytes = this.#read().then((shown) => Buffer.from(JSON.stringify(shown)));
    const reading = { version: this.#version, at: this.#now(), bytes };
    this.#last = reading;
    bytes.catch(() => {
      if (this.#last === reading) this.#last = null; // whoever asked hears of it
    });
    return bytes;
  }
}

/** What the lobby shows, from the columns of tables: none is woken for it. */
export async function readLobby({ db }: Pick<Store, 'db'>): Promise<Answer<'lobby'>> {
  const tables = (await listedGames(db, MOST)).map(({ id, game, title, created, seats, open }) => {
    const { fr, en } = JSON.parse(title) as Bilingual; // written when the table was opened, as are the next two
    return {
      table: id,
      game: game ?? '',
      title: { fr: cleanTitle(fr), en: cleanTitle(en) },
      created,
      seats: JSON.parse(seats ?? '[]') as string[],
      open: JSON.parse(open ?? '[]') as string[],
    };
  });
  return { tables };
}
