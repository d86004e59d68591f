import { expect, test } from 'vitest';
import { evolveLocks, lockOf, type Locks, newToken, readLocks, roleOf, writeLocks } from './tokens.ts';

test('a token is 128 random bits in 22 characters, never the same', () => {
  const tokens = Array.from({ length: 1000 }, newToken);
  expect(new Set(tokens).size).toBe(1000);
  for (const token of tokens) expect(Buffer.from(token, 'base64url').length).toBe(16);
});

test('a token can be typed after a command: it is never taken for an option', () => {
  for (let one = 0; one < 2000; one++) expect(newToken()).not.toMatch(/^-/);
});

test('each token opens its own lock and no other; a lock does not open itself', () => {
  const [host, watch, key, invitation] = [newToken(), newToken(), newToken(), newToken()];
  const locks: Locks = {
    hosts: [lockOf(host)],
    watch: lockOf(watch),
    seats: { red: { keys: [lockOf(key)], invitation: null }, blue: { keys: [], invitation: lockOf(invitation) } },
  };
  expect(roleOf(locks, host)).toEqual({ as: 'host' });
  expect(roleOf(locks, watch)).toEqual({ as: 'spectator' });
  expect(roleOf(locks, key)).toEqual({ as: 'seat', seat: 'red' });
  expect(roleOf(locks, invitation)).toEqual({ as: 'invited', seat: 'blue' });
  expect(roleOf(locks, newToken())).toBeNull();
  expect(roleOf(locks, locks.watch)).toBeNull();
});

test('a seat has keys for several devices; a new holder, or one key alone, voids all before', () => {
  const invitation = newToken();
  const opened = readLocks(writeLocks(newToken(), newToken(), [{ seat: 'red', invitation }]));
  const [phone, laptop, last] = [newToken(), newToken(), newToken()];
  const taken = evolveLocks(opened, {
    kind: 'seat',
    seat: 'red',
    holder: 'person',
    name: '',
    standIn: false,
    key: lockOf(phone),
    invitation: null,
  });
  const both = evolveLocks(taken, { kind: 'keyed', who: 'red', alone: false, lock: lockOf(laptop) });
  const one = evolveLocks(both, { kind: 'keyed', who: 'red', alone: true, lock: lockOf(last) });
  const opens = (locks: Locks) => [invitation, phone, laptop, last].map((token) => roleOf(locks, token)?.as ?? null);
  expect(opens(opened)).toEqual(['invited', null, null, null]);
  expect(opens(taken)).toEqual([null, 'seat', null, null]);
  expect(opens(both)).toEqual([null, 'seat', 'seat', null]);
  expect(opens(one)).toEqual([null, null, null, 'seat']);
  expect(
    opens(evolveLocks(one, { kind: 'seat', seat: 'red', holder: 'nobody', name: '', standIn: false, key: null })),
  ).toEqual([null, null, null, null]);
});

test('the host’s desk and the spectators’ bench are opened anew by another link', () => {
  const [host, watch, other] = [newToken(), newToken(), newToken()];
  const opened = readLocks(writeLocks(host, watch, []));
  const moved = evolveLocks(opened, { kind: 'keyed', who: '#host', alone: true, lock: lockOf(other) });
  expect([roleOf(moved, host), roleOf(moved, other)]).toEqual([null, { as: 'host' }]);
  const closed = evolveLocks(opened, { kind: 'keyed', who: '#watch', alone: true, lock: lockOf(other) });
  expect([roleOf(closed, watch), roleOf(closed, other)]).toEqual([null, { as: 'spectator' }]);
});
