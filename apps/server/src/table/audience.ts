import { type Seat, SPECTATOR } from '@arbitre/kernel';
import type { Role, ServerMessage } from '@arbitre/protocol';
import { HOST } from './stored-record.ts';
import type { Eyes } from './tell.ts';

/** Someone connected to a table. */
export interface Viewer {
  readonly role: Role;
  send(text: string): void;
  /** Sends what has happened so far, however long that is. */
  catchUp(text: string): void;
  close(code: number): void;
}

/** Milliseconds for which another server's word on who is present holds; each says it again well before. */
const PRESENCE_LASTS = 25_000;

/** Whoever is not on a seat sees what spectators see; the host is told apart to be answered. */
export function eyesOf(role: Role): Eyes {
  return role.as === 'seat' ? role.seat : role.as === 'host' ? HOST : SPECTATOR;
}

/** Who is at a table, here and on other servers, and when each seat was last seen. */
export class Audience {
  readonly #viewers = new Set<Viewer>();
  /** Seats with someone connected to other servers, by server, until when that is believed. */
  readonly #elsewhere = new Map<string, { readonly seats: readonly Seat[]; readonly until: number }>();
  readonly #lastSeen = new Map<Seat, number>();
  readonly #now: () => number;
  readonly #announce: (seats: readonly Seat[]) => void;

  /** `announce` tells the other servers which seats are present here. */
  constructor(now: () => number, announce: (seats: readonly Seat[]) => void) {
    this.#now = now;
    this.#announce = announce;
  }

  /** Connections here. */
  get size(): number {
    return this.#viewers.size;
  }

  /** When a seat last did something or was seen leaving. */
  lastSeen(seat: Seat): number | null {
    return this.#lastSeen.get(seat) ?? null;
  }

  saw(seat: Seat, at: number): void {
    this.#lastSeen.set(seat, at);
  }

  /** Seats with someone connected, here or on another server. */
  present(): readonly Seat[] {
    const elsewhere = [...this.#elsewhere.values()].flatMap(({ seats }) => seats);
    return [...new Set([...this.#here(), ...elsewhere])].sort();
  }

  has(viewer: Viewer): boolean {
    return this.#viewers.has(viewer);
  }

  add(viewer: Viewer): void {
    this.#viewers.add(viewer);
  }

  /** Tells everyone that someone has come to a seat. */
  came(): void {
    this.#tellPresence();
    this.#announce(this.#here());
  }

  /** False when they had been shown out already. */
  remove(viewer: Viewer): boolean {
    if (!this.#viewers.delete(viewer)) return false;
    if (viewer.role.as === 'seat') {
      this.saw(viewer.role.seat, this.#now());
      this.came();
    }
    return true;
  }

  /** Shows out whoever is on a seat: its key opens nothing any more. */
  revoke(seat: Seat, code: number): void {
    for (const viewer of this.#viewers) {
      if (viewer.role.as !== 'seat' || viewer.role.seat !== seat) continue;
      this.#viewers.delete(viewer);
      viewer.close(code);
    }
  }

  /** Another server says who is connected there. One that we had not heard of is told who is here. */
  presentElsewhere(node: string, seats: readonly Seat[]): void {
    const known = this.#elsewhere.get(node);
    this.#elsewhere.set(node, { seats, until: this.#now() + PRESENCE_LASTS });
    this.#missed(known?.seats ?? []);
    if (known === undefined) this.#announce(this.#here());
  }

  /** Says again who is here, and forgets servers that have not said so for a while. */
  renew(): void {
    if (this.#here().length > 0) this.#announce(this.#here());
    for (const [node, { seats, until }] of this.#elsewhere) {
      if (until > this.#now()) continue;
      this.#elsewhere.delete(node);
      this.#missed(seats);
    }
  }

  /** Tells everyone something, in words for their own eyes, each made once. */
  tell(words: (eyes: Eyes) => string): void {
    const told = new Map<Eyes, string>();
    for (const viewer of this.#viewers) {
      const eyes = eyesOf(viewer.role);
      const text = told.get(eyes) ?? words(eyes);
      told.set(eyes, text);
      viewer.send(text);
    }
  }

  close(code: number): void {
    for (const viewer of this.#viewers) viewer.close(code);
    this.#viewers.clear();
  }

  #here(): readonly Seat[] {
    return [...new Set([...this.#viewers].flatMap(({ role }) => (role.as === 'seat' ? [role.seat] : [])))];
  }

  /** Some of these seats may be gone from another server. */
  #missed(before: readonly Seat[]): void {
    const present = this.present();
    for (const seat of before) if (!present.includes(seat)) this.saw(seat, this.#now());
    this.#tellPresence();
  }

  #tellPresence(): void {
    const message: ServerMessage = { t: 'present', seats: [...this.present()] };
    this.tell(() => JSON.stringify(message));
  }
}
