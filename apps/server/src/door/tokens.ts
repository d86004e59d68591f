import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Seat } from '@arbitre/kernel';
import type { Role } from '@arbitre/protocol';
import { HOST, type StoredBody, WATCH } from '../table/stored-record.ts';

/** 128 random bits as 22 characters that fit in a link, and in a command line: none begins with a dash. */
export function newToken(): string {
  const token = randomBytes(16).toString('base64url');
  return token.startsWith('-') ? newToken() : token;
}

/** What is stored of a token: enough to recognise it, useless to whoever reads the database. */
export type Lock = string;

export function lockOf(token: string): Lock {
  return createHash('sha256').update(token).digest('hex');
}

/** What opens a seat: the keys of its holder's devices, the youngest last, and the invitation that is out, if any. */
export interface SeatLocks {
  readonly keys: readonly Lock[];
  readonly invitation: Lock | null;
}

/** Every lock of a table. */
export interface Locks {
  readonly hosts: readonly Lock[];
  readonly watch: Lock;
  readonly seats: Readonly<Record<Seat, SeatLocks>>;
}

/** Devices that hold keys to the same seat at most; the oldest key makes room. */
const DEVICES = 8;

/** The locks that a table was opened with, as they are stored. */
interface StoredLocks {
  readonly host: Lock;
  readonly watch: Lock;
  readonly seats: Readonly<Record<Seat, { readonly invitation: Lock | null }>>;
}

export function writeLocks(host: string, watch: string, seats: readonly { seat: Seat; invitation: string }[]): string {
  const stored: StoredLocks = {
    host: lockOf(host),
    watch: lockOf(watch),
    seats: Object.fromEntries(seats.map(({ seat, invitation }) => [seat, { invitation: lockOf(invitation) }])),
  };
  return JSON.stringify(stored);
}

export function readLocks(text: string): Locks {
  const { host, watch, seats } = JSON.parse(text) as StoredLocks; // written when the table was opened
  return {
    hosts: [host],
    watch,
    seats: Object.fromEntries(Object.entries(seats).map(([seat, { invitation }]) => [seat, { keys: [], invitation }])),
  };
}

/** The locks after a record. */
export function evolveLocks(locks: Locks, body: StoredBody): Locks {
  if (body.kind === 'seat') {
    const { keys, invitation } = locks.seats[body.seat] ?? { keys: [], invitation: null };
    const now = {
      keys: body.key === undefined ? keys : body.key === null ? [] : [body.key],
      invitation: body.invitation === undefined ? invitation : body.invitation,
    };
    return { ...locks, seats: { ...locks.seats, [body.seat]: now } };
  }
  if (body.kind !== 'keyed') return locks;
  const { who, alone, lock } = body;
  if (who === WATCH) return { ...locks, watch: lock };
  if (who === HOST) return { ...locks, hosts: withKey(alone ? [] : locks.hosts, lock) };
  const { keys, invitation } = locks.seats[who] ?? { keys: [], invitation: null };
  return { ...locks, seats: { ...locks.seats, [who]: { keys: withKey(alone ? [] : keys, lock), invitation } } };
}

function withKey(keys: readonly Lock[], lock: Lock): readonly Lock[] {
  return [...keys, lock].slice(-DEVICES);
}

/** What a token opens; null for nothing. Every lock is tried, in constant time, so that answers tell nothing by their haste. */
export function roleOf(locks: Locks, token: string): Role | null {
  const hash = Buffer.from(lockOf(token), 'hex');
  let role: Role | null = null;
  const tryLock = (lock: Lock | null, opened: Role): void => {
    if (lock !== null && timingSafeEqual(Buffer.from(lock, 'hex'), hash)) role = opened;
  };
  for (const lock of locks.hosts) tryLock(lock, { as: 'host' });
  tryLock(locks.watch, { as: 'spectator' });
  for (const [seat, { keys, invitation }] of Object.entries(locks.seats)) {
    tryLock(invitation, { as: 'invited', seat });
    for (const key of keys) tryLock(key, { as: 'seat', seat });
  }
  return role;
}
