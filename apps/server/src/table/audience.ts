import type { Seat } from '@arbitre/kernel';
import type { Role, ServerMessage } from '@arbitre/protocol';
import type { Slices } from '../slices.ts';
import { Reader, type Viewer } from './reader.ts';

/** Milliseconds for which another server's word on who is present holds; each says it again well before. */
export const PRESENCE_LASTS = 25_000;

/** Windows that one seat may have open; the one open longest makes room. */
const WINDOWS = 8;
/** Connections without a seat at one table. */
const BENCH = 100;

/** Who is at a table, here and on other servers, and when each seat was last seen. */
export class Audience {
  readonly #viewers = new Map<Viewer, Reader>();
  /** Seats with someone connected to other servers, by server, until when that is believed. */
  readonly #elsewhere = new Map<string, { readonly seats: readonly Seat[]; readonly until: number }>();
  readonly #lastSeen = new Map<Seat, number>();
  readonly #now: () => number;
  readonly #announce: (seats: readonly Seat[]) => void;
  readonly #slices: Slices;

  /** `announce` tells the other servers which seats are present here; long stories are told in `slices`. */
  constructor(now: () => number, announce: (seats: readonly Seat[]) => void, slices: Slices) {
    this.#now = now;
    this.#announce = announce;
    this.#slices = slices;
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

  /** Lets someone in who has the records up to `since`; null when the bench is full. `code` is for a window that makes room. */
  add(viewer: Viewer, since: number, code: number): Reader | null {
    const alike = [...this.#viewers.keys()].filter(({ role }) => sameRole(role, viewer.role));
    if (viewer.role.as !== 'seat' && alike.length >= BENCH) return null;
    const [oldest] = alike;
    if (viewer.role.as === 'seat' && alike.length >= WINDOWS && oldest !== undefined) this.#showOut(oldest, code);
    const reader = new Reader(viewer, since, this.#slices);
    this.#viewers.set(viewer, reader);
    return reader;
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

  /** Shows out whoever has come by a key that opens nothing any more. */
  revoke(gone: (role: Role) => boolean, code: number): void {
    for (const viewer of this.#viewers.keys()) if (gone(viewer.role)) this.#showOut(viewer, code);
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

  /** Every story has one more record: everyone is told it, in the words of theirs. */
  tell(): void {
    for (const reader of this.#viewers.values()) reader.tell();
  }

  close(code: number): void {
    for (const viewer of this.#viewers.keys()) viewer.close(code);
    this.#viewers.clear();
  }

  #here(): readonly Seat[] {
    return [...new Set([...this.#viewers.keys()].flatMap(({ role }) => (role.as === 'seat' ? [role.seat] : [])))];
  }

  /** Some of these seats may be gone from another server. */
  #missed(before: readonly Seat[]): void {
    const present = this.present();
    for (const seat of before) if (!present.includes(seat)) this.saw(seat, this.#now());
    this.#tellPresence();
  }

  #tellPresence(): void {
    const message: ServerMessage = { t: 'present', seats: [...this.present()] };
    const text = JSON.stringify(message);
    for (const reader of this.#viewers.values()) reader.present(text);
  }

  #showOut(viewer: Viewer, code: number): void {
    this.#viewers.delete(viewer);
    viewer.close(code);
  }
}

/** The same seat, or both without one. */
function sameRole(a: Role, b: Role): boolean {
  return a.as === 'seat' ? b.as === 'seat' && a.seat === b.seat : b.as !== 'seat';
}
