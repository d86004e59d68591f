import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Seat } from '@arbitre/kernel';
import type { Role } from '@arbitre/protocol';

/** 128 random bits as 22 characters that fit in a link. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** What is stored of a token: enough to recognise it, useless to whoever reads the database. */
export type Lock = string;

export function lockOf(token: string): Lock {
  return createHash('sha256').update(token).digest('hex');
}

/** What opens a seat: its holder's key, and the invitation that is out, if any. */
export interface SeatLocks {
  readonly key: Lock | null;
  readonly invitation: Lock | null;
}

/** Every lock of a table. */
export interface Locks {
  readonly host: Lock;
  readonly watch: Lock;
  readonly seats: Readonly<Record<Seat, SeatLocks>>;
}

/** What a token opens; null for nothing. Every lock is tried, in constant time, so that answers tell nothing by their haste. */
export function roleOf(locks: Locks, token: string): Role | null {
  const hash = Buffer.from(lockOf(token), 'hex');
  let role: Role | null = null;
  const tryLock = (lock: Lock | null, opened: Role): void => {
    if (lock !== null && timingSafeEqual(Buffer.from(lock, 'hex'), hash)) role = opened;
  };
  tryLock(locks.host, { as: 'host' });
  tryLock(locks.watch, { as: 'spectator' });
  for (const [seat, { key, invitation }] of Object.entries(locks.seats)) {
    tryLock(invitation, { as: 'invited', seat });
    tryLock(key, { as: 'seat', seat });
  }
  return role;
}
