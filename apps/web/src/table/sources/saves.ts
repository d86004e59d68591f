import type { Header, Seat } from '@arbitre/kernel';
import { signal } from '@preact/signals';
import type { Level } from './level.ts';

/** A table that this browser remembers: a game played here, or the key of a seat elsewhere. */
export type Remembered =
  | {
      readonly kind: 'local';
      readonly id: string;
      readonly game: string;
      readonly title: string;
      readonly bots: readonly Seat[];
      /** How well the computer plays at each of them; tables kept before there were levels have none. */
      readonly levels?: Readonly<Record<Seat, Level>>;
      readonly moves: number;
      readonly over: boolean;
      readonly changed: number;
    }
  | {
      readonly kind: 'online';
      readonly id: string;
      readonly token: string;
      readonly game: string;
      readonly title: string;
      /** null: the host's desk or the spectators' bench. */
      readonly seat: Seat | null;
      readonly changed: number;
    };

const LIST = 'arbitre.tables';
const SAVE = 'arbitre.game.';
const READ = 'arbitre.lesson.';

function kept(): readonly Remembered[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(LIST) ?? '[]');
    return Array.isArray(list) ? (list as Remembered[]) : []; // written by `remember` alone
  } catch {
    return [];
  }
}

export const remembered = signal<readonly Remembered[]>(kept());

/** What another window of this browser writes is read again: none of them forgets a table that the other one knows. */
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === LIST || key === null) remembered.value = kept();
});

/** Tells of a game played here that another window has just kept; returns how to stop listening. */
export function watchGame(id: string, told: (text: string) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === SAVE + id && newValue !== null) told(newValue);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

export function remember(table: Remembered): void {
  const others = remembered.value.filter(({ kind, id }) => kind !== table.kind || id !== table.id);
  remembered.value = [table, ...others];
  store(LIST, JSON.stringify(remembered.value));
}

export function forget({ kind, id }: Remembered): void {
  remembered.value = remembered.value.filter((table) => table.kind !== kind || table.id !== id);
  store(LIST, JSON.stringify(remembered.value));
  if (kind === 'local') localStorage.removeItem(SAVE + id);
  localStorage.removeItem(READ + id);
}

/** The entry whose lesson was last put away at this table; empty when none was. */
export function lessonRead(id: string): string {
  try {
    return localStorage.getItem(READ + id) ?? '';
  } catch {
    return ''; // storage refused: it is shown again after a reload
  }
}

export function readLesson(id: string, hash: string): void {
  store(READ + id, hash);
}

/** The text of a game played here. */
export function savedGame(id: string): string | null {
  return localStorage.getItem(SAVE + id);
}

/** Keeps a game played here, and its place among the tables. */
export function keepText(
  id: string,
  text: string,
  { game, title }: Header,
  more: Pick<Extract<Remembered, { kind: 'local' }>, 'bots' | 'levels' | 'moves' | 'over'>,
): void {
  store(SAVE + id, text);
  remember({ kind: 'local', id, game, title, changed: Date.now(), ...more });
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // full or refused: the game goes on, it is only not kept
  }
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0'))
    .join('')
    .slice(0, 12);
}
