import { expect, test } from 'vitest';
import { lockOf, type Locks, newToken, roleOf } from './tokens.ts';

test('a token is 128 random bits in 22 characters, never the same', () => {
  const tokens = Array.from({ length: 1000 }, newToken);
  expect(new Set(tokens).size).toBe(1000);
  for (const token of tokens) expect(Buffer.from(token, 'base64url').length).toBe(16);
});

test('each token opens its own lock and no other; a lock does not open itself', () => {
  const [host, watch, key, invitation] = [newToken(), newToken(), newToken(), newToken()];
  const locks: Locks = {
    host: lockOf(host),
    watch: lockOf(watch),
    seats: { red: { key: lockOf(key), invitation: null }, blue: { key: null, invitation: lockOf(invitation) } },
  };
  expect(roleOf(locks, host)).toEqual({ as: 'host' });
  expect(roleOf(locks, watch)).toEqual({ as: 'spectator' });
  expect(roleOf(locks, key)).toEqual({ as: 'seat', seat: 'red' });
  expect(roleOf(locks, invitation)).toEqual({ as: 'invited', seat: 'blue' });
  expect(roleOf(locks, newToken())).toBeNull();
  expect(roleOf(locks, locks.host)).toBeNull();
});
