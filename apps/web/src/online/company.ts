import type { Seat } from '@arbitre/kernel';
import { CLOSE, mustAgree, type TableLink } from '@arbitre/protocol';
import { computed, effect, signal } from '@preact/signals';
import { dropKey, heldKeys, holdKey } from './held-keys.ts';
import { Session } from './session.ts';

/** A seat played from this page, and its line to the server. */
export interface Chair {
  readonly seat: Seat;
  readonly session: Session;
}

/**
 * Everything this page has at one table: the link of its address, and a line of its own for each further seat that
 * is played from the same screen. One chair is in front: the board is seen from there.
 */
export class Company {
  readonly desk: Session;
  readonly #beside = signal<readonly Session[]>([]);
  readonly #wanted = signal<Seat | null>(null);
  readonly #stops: readonly (() => void)[];
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(link: TableLink) {
    this.desk = new Session(link);
    this.#stops = [effect(() => this.#gather()), effect(() => this.#agree(this.#asked.value))];
  }

  /** In the order of the table's seats. */
  readonly chairs = computed<readonly Chair[]>(() => {
    const lines = [this.desk, ...this.#beside.value].filter(({ status }) => status.value.is !== 'closed');
    const chairs = lines.flatMap((session) => {
      const you = session.welcomed.value?.you;
      return you?.as === 'seat' ? [{ seat: you.seat, session }] : [];
    });
    const seats = chairs[0]?.session.welcomed.value?.info.seats ?? []; // the link of the page itself may have been used up
    return seats.flatMap((seat) => chairs.filter((chair) => chair.seat === seat));
  });

  /** The line the board is seen through. */
  readonly front = computed(
    () =>
      (this.chairs.value.find(({ seat }) => seat === this.#wanted.value) ?? this.chairs.value[0])?.session ?? this.desk,
  );

  /** Whoever asks from this page to take a move back agrees for each seat played from it: the lines that have not said so. */
  readonly #asked = computed(() =>
    this.chairs.value.flatMap(({ seat, session }) => {
      const table = session.table.value;
      const by = table?.proposal?.by;
      return table && by !== undefined && this.holds(by) && mustAgree(table, by).includes(seat) ? [session] : [];
    }),
  );

  /** Is it known who is at the table? Not while a line of this page is still being opened, or has been lost. */
  readonly knowsPresence = computed(() =>
    [this.desk, ...this.#beside.value].every(
      ({ status, welcomed }) => status.value.is === 'closed' || (status.value.is === 'open' && welcomed.value !== null),
    ),
  );

  /** The keys that this page holds: its seats, and the host's desk. */
  readonly links = computed<readonly TableLink[]>(() => {
    const host = this.desk.welcomed.value?.you.as === 'host' ? [this.desk.link] : [];
    return [...host, ...this.chairs.value.map(({ session }) => session.link)];
  });

  holds(seat: Seat): boolean {
    return this.chairs.value.some((chair) => chair.seat === seat);
  }

  bringForward(seat: Seat): void {
    this.#wanted.value = seat;
  }

  /** A seat was taken from this page: it is played from here too. */
  add(seat: Seat, key: string): void {
    const { table } = this.desk.link;
    holdKey(table, seat, key);
    this.#open(key);
  }

  close(): void {
    for (const stop of this.#stops) stop();
    clearTimeout(this.#soon);
    for (const session of [this.desk, ...this.#beside.peek()]) session.close();
  }

  /** Opens the lines of the seats held together with this one; lets go of those whose key opens nothing any more. */
  #gather(): void {
    const { table, token } = this.desk.link;
    const you = this.desk.welcomed.value?.you;
    for (const { link, status } of [this.desk, ...this.#beside.value])
      if (status.value.is === 'closed' && status.value.code === CLOSE.revoked) dropKey(table, link.token);
    const keys = Object.values(heldKeys(table));
    const lost = this.desk.status.value.is === 'closed'; // an invitation that was used here, for one
    if (you?.as === 'host' || keys.includes(token) || lost) for (const key of keys) this.#open(key);
  }

  /** Once what has just been heard is heard to its end: a log that is told again holds requests settled long ago. */
  #agree(asked: readonly Session[]): void {
    clearTimeout(this.#soon);
    if (asked.length > 0)
      this.#soon = setTimeout(() => {
        for (const { client } of this.#asked.peek()) void client.answer(true);
      });
  }

  #open(key: string): void {
    const { table, token } = this.desk.link;
    const known = this.#beside.peek();
    if (key === token || known.some(({ link }) => link.token === key)) return;
    this.#beside.value = [...known, new Session({ table, token: key })];
  }
}
