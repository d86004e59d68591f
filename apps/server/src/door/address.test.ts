import { expect, test } from 'vitest';
import { Barred, countedAddress, readNetwork, shortAddress } from './address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::6', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
])('%s is counted as %s and shown as %s', (address, counted, shown) => {
  expect([countedAddress(address), shortAddress(address)]).toEqual([counted, shown]);
});

test('addresses and networks are kept out, others are not', () => {
  const barred = new Barred();
  barred.set(['203.0.113.0/24', '198.51.100.7', '2001:db8::/32', 'nonsense']);
  const out = ['203.0.113.200', '::ffff:203.0.113.1', '198.51.100.7', '2001:db8:5::1'];
  const inside = ['203.0.114.1', '198.51.100.8', '2001:db9::1', '', 'x'];
  expect(out.map((address) => barred.has(address))).toEqual(out.map(() => true));
  expect(inside.map((address) => barred.has(address))).toEqual(inside.map(() => false));
  barred.set([]);
  expect(barred.has('203.0.113.200')).toBe(false);
});

test('a network that is none is said to be none', () => {
  expect(['203.0.113.7', '203.0.113.0/24', '2001:db8::/48'].every((text) => readNetwork(text) !== null)).toBe(true);
  for (const text of ['', 'next door', '203.0.113.7/33', '203.0.113', '2001:db8::/129', '203.0.113.0/x'])
    expect(readNetwork(text), text).toBeNull();
});
