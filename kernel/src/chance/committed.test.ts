import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openingMatch, race, type RaceCommand, type RaceFact, type RaceState } from '../kit/index.ts';
import { brokenLink } from '../log/replay.ts';
import { type Header, lastHash, type Match, play } from '../log/match.ts';
import { sha256Hex } from '../log/sha256.ts';
import { WIDEST_DRAW } from './chance.ts';
import { auditCommitted, commitmentOf, CommittedChance, diceOf } from './committed.ts';

const SECRET = '8f'.repeat(32);
const NONCES = { red: '11'.repeat(16), blue: '22'.repeat(16) };
const openings = [{ name: 'race', scenario: { length: 30, reserves: { red: 4, blue: 2 } } }];

function opening(secret: string, nonces: Readonly<Record<string, string>>): Match<RaceState, RaceCommand, RaceFact> {
  const match = openingMatch(race, openings, { opening: 0, seed: 0 });
  const dice: Header['dice'] = { kind: 'committed', commitment: commitmentOf(secret), nonces };
  return { ...match, header: { ...match.header, dice } };
}

/** A few rolls in turn. */
function game(secret = SECRET, nonces: Readonly<Record<string, string>> = NONCES, rolls = 5) {
  let match = opening(secret, nonces);
  for (let turn = 0; turn < rolls; turn++) {
    const [seat] = race.awaiting(match.state)?.seats ?? [];
    if (seat === undefined) throw new Error('the race is over too soon for this test');
    const command = { do: 'roll' } as const;
    const played = play(
      race,
      match,
      seat,
      command,
      new CommittedChance(diceOf(secret), { previous: lastHash(match), seat, command }),
    );
    if (!('match' in played)) throw new Error(played.code);
    match = played.match;
  }
  return match;
}

function dice(match: Pick<Match, 'entries'>): readonly number[] {
  return match.entries.flatMap(({ draws }) => draws.map(([, value]) => value));
}

const cast = (previous: string, n: number, secret = SECRET) =>
  new CommittedChance(diceOf(secret), { previous, seat: 'red', command: { do: 'roll' } }).int(n);

const byHand = (previous: string): Buffer =>
  createHmac('sha256', Buffer.from(SECRET, 'hex'))
    .update(`0.0\n{"command":{"do":"roll"},"previous":"${previous}","seat":"red"}`)
    .digest();

test('a die by hand: HMAC, by the secret, of its number and the entry; the first word that fits', () => {
  const previous = 'a'.repeat(64);
  const first = byHand(previous).readUInt32BE(0);
  expect(first).toBeLessThan(2 ** 32 - (2 ** 32 % 10)); // so that no word is rejected here
  expect(cast(previous, 10)).toBe(first % 10);
  expect(cast(previous, WIDEST_DRAW)).toBe(first);
});

test('the commitment is the SHA-256 of the secret bytes', () => {
  expect(commitmentOf('616263')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'); // "abc"
});

test('words of the last incomplete run are rejected: every value of n = 3·2^30 comes from one word in range', () => {
  const n = 3 * 2 ** 30; // a quarter of all words must be thrown away
  let rejected = 0;
  for (let index = 0; index < 400; index++) {
    const previous = sha256Hex(`${index}`);
    const words = byHand(previous);
    const fits = [0, 4, 8, 12, 16, 20, 24, 28].map((at) => words.readUInt32BE(at)).find((word) => word < n);
    if (words.readUInt32BE(0) >= n) rejected++;
    expect(cast(previous, n)).toBe(fits);
  }
  expect(rejected).toBeGreaterThan(50); // about 100 of 400: the path was taken
});

test('faces come evenly: chi-squared of 6000 D10 stays under the 0.1 % limit of 27.9', () => {
  const counts = Array.from({ length: 10 }, () => 0);
  for (let index = 0; index < 6000; index++) {
    const face = cast(sha256Hex(`${index}`), 10);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  expect(counts.reduce((sum, count) => sum + (count - 600) ** 2 / 600, 0)).toBeLessThan(27.9);
});

describe('nothing published before a draw predicts it', () => {
  const published = game();
  test('the same header, nonces and log under another secret shows other dice', () => {
    const others = [1, 2, 3].map((byte) => dice(game(`${byte}`.padStart(2, '0').repeat(32))));
    for (const other of others) expect(other).not.toEqual(dice(published));
  });
  test('a seat that changes its nonce, knowing everything but the secret, gets dice it could not foresee', () => {
    const shown = new Set(
      Array.from({ length: 40 }, (_, index) => {
        const nonces = { ...NONCES, blue: index.toString(16).padStart(32, '0') };
        return dice(game(SECRET, nonces, 1))[0];
      }),
    );
    expect(shown.size).toBe(6); // the first D6 takes every value as the nonce changes
  });
  test('the next die is independent of all dice before it: its value splits evenly over games', () => {
    const same = Array.from({ length: 300 }, (_, index) => {
      const [first, second] = dice(game(sha256Hex(`${index}`), NONCES, 2));
      return first === second;
    }).filter(Boolean).length;
    expect(same).toBeGreaterThan(25); // 50 expected of 300, standard deviation 6.5
    expect(same).toBeLessThan(75);
  });
});

test('after an undo the same command meets the same dice, another command others', () => {
  const previous = 'b'.repeat(64);
  const wide = (command: { do: string; way?: string }) =>
    new CommittedChance(diceOf(SECRET), { previous, seat: 'red', command }).int(WIDEST_DRAW);
  expect(wide({ do: 'roll' })).toBe(wide({ do: 'roll' }));
  expect(wide({ do: 'roll', way: 'n' })).not.toBe(wide({ do: 'roll' }));
});

describe('verification offline', () => {
  const match = game();
  test('an honest log matches, and so it does through JSON', () => {
    expect(auditCommitted(match, SECRET)).toEqual({ kind: 'match', draws: 5 });
    expect(auditCommitted(JSON.parse(JSON.stringify(match)) as Match, SECRET)).toEqual({ kind: 'match', draws: 5 });
  });
  test('any other secret is caught by the commitment', () => {
    fc.assert(
      fc.property(fc.nat({ max: 31 }), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const bytes = Buffer.from(SECRET, 'hex');
        bytes[at] = (bytes[at] ?? 0) ^ flip;
        expect(auditCommitted(match, bytes.toString('hex'))).toEqual({ kind: 'wrong-secret' });
      }),
    );
    expect(auditCommitted(match, '')).toEqual({ kind: 'wrong-secret' });
  });
  test('one flipped byte anywhere in the entries is caught by the chain or by the dice', () => {
    const text = JSON.stringify(match.entries);
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), fc.integer({ min: 0, max: 6 }), (at, bit) => {
        const changed = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << bit)) + text.slice(at + 1);
        let entries: Match['entries'];
        try {
          entries = JSON.parse(changed) as Match['entries'];
        } catch {
          return; // no longer JSON: caught by the reader
        }
        expect(brokenLink(match.header, entries)).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });
  test('a die changed with all its hashes recomputed is caught', () => {
    const forged = game('77'.repeat(32));
    const header = { ...forged.header, dice: match.header.dice };
    expect(auditCommitted({ header, entries: forged.entries }, SECRET)).toMatchObject({ kind: 'differs', seq: 1 });
    const previous = game(SECRET, NONCES, 4);
    const last = { previous: lastHash(previous), seat: 'red', command: { do: 'roll' } as const };
    const honest = new CommittedChance(diceOf(SECRET), last).int(6);
    const cheat = play(race, previous, 'red', last.command, { int: () => (honest + 1) % 6 });
    if (!('match' in cheat)) throw new Error(cheat.code);
    expect(brokenLink(cheat.match.header, cheat.match.entries)).toBeNull();
    expect(auditCommitted(cheat.match, SECRET)).toMatchObject({ kind: 'differs', seq: 5, computed: honest });
  });
  test('entries brought from another file are not covered, those after them are', () => {
    const header: Header = {
      ...match.header,
      dice: { kind: 'committed', commitment: commitmentOf(SECRET), nonces: {}, brought: 5 },
    };
    expect(auditCommitted({ header, entries: match.entries }, SECRET)).toEqual({ kind: 'match', draws: 0 });
  });
  test('seeded dice have no secret', () => {
    const header: Header = { ...match.header, dice: { kind: 'seeded', seed: 1 } };
    expect(auditCommitted({ header, entries: [] }, SECRET)).toEqual({ kind: 'not-committed' });
  });
});
