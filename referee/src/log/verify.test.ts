import {
  type Command,
  CommittedChance,
  commitmentOf,
  type Fact,
  lastHash,
  type Match,
  play,
  type Refusal,
  diceOf,
  SeededChance,
} from '@arbitre/kernel';
import { race } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { loadScenario } from '../file/scenario.ts';
import { registryOf } from '../registry.ts';
import { sayAudit } from '../words/audit.ts';
import { diceAfter } from './dice.ts';
import { startMatch } from './start.ts';
import { auditHolds, verify } from './verify.ts';

/** A race of some commands with the dice of the given seed. */
function played(seed: number, commands: readonly ('roll' | 'dash')[], declared = seed): Match {
  const loaded = loadScenario('game: race\nlength: 60\nreserves: {red: 2, blue: 3}\n', registryOf(race));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  let match = startMatch(loaded.value, { kind: 'seeded', seed: declared }, 'en');
  const dice = new SeededChance(seed);
  for (const [index, command] of commands.entries()) {
    const next = play(loaded.value.game, match, index % 2 === 0 ? 'red' : 'blue', { do: command }, dice);
    if (!('match' in next)) throw new Error(next.code);
    match = next.match;
  }
  return match;
}

const COMMANDS = ['roll', 'roll', 'dash', 'roll', 'roll'] as const;

test('an honest log holds: hashes, dice and rules', () => {
  const match = played(11, COMMANDS);
  const audit = verify(race, match);
  expect(audit).toEqual({ brokenLink: null, dice: { kind: 'match', draws: 4 }, replayed: null });
  expect(auditHolds(audit)).toBe(true);
  expect(sayAudit(race, match, audit, 'en')).toEqual([
    'The chain of hashes holds over 5 entries.',
    '4 dice recomputed: all as recorded.',
    'Replayed 5 entries: every one is judged as it was.',
  ]);
});

test('dice that are not those of the declared seed are found, though hashes and rules agree', () => {
  const match = played(11, COMMANDS, 12);
  const audit = verify(race, match);
  expect(audit.brokenLink).toBeNull();
  expect(audit.replayed).toBeNull();
  const first = match.entries[0]?.draws[0];
  expect(audit.dice).toMatchObject({ kind: 'differs', seq: 1, recorded: first });
  expect(auditHolds(audit)).toBe(false);
});

test('the dice go on after a log as if they had never stopped, and an undone throw shows the same faces again', () => {
  const whole = played(11, COMMANDS);
  const part = { ...whole, entries: whole.entries.slice(0, 3) };
  expect(diceAfter(part)?.int(6)).toBe(whole.entries[3]?.draws[0]?.[1]);
});

test('committed dice are sealed until their secret is published, and then anyone can recompute them', () => {
  const secret = '5ec2e7'.repeat(8);
  const start = played(11, []);
  const nonces = { red: 'a', blue: 'b' };
  const header = { ...start.header, dice: { kind: 'committed', commitment: commitmentOf(secret), nonces } } as const;
  let match: Match = { ...start, header };
  for (const seat of ['red', 'blue', 'red']) {
    const command = { do: 'roll' };
    const dice = new CommittedChance(diceOf(secret), { previous: lastHash(match), seat, command });
    const next = play<unknown, Command, Fact, Refusal>(race, match, seat, command, dice);
    if (!('match' in next)) throw new Error(next.code);
    match = next.match;
  }
  expect(diceAfter(match)).toBeNull();
  expect(verify(race, match).dice).toEqual({ kind: 'sealed' });
  expect(auditHolds(verify(race, match))).toBe(true);
  expect(verify(race, match, secret).dice).toEqual({ kind: 'match', draws: 3 });
  const other = verify(race, match, 'abcd');
  expect(other.dice).toEqual({ kind: 'wrong-secret' });
  expect(auditHolds(other)).toBe(false);
  expect(sayAudit(race, match, other, 'fr')[1]).toBe(
    'Le secret n’est pas celui qui avait été scellé avant le premier dé.',
  );
});

test('a rule that now refuses is reported with the entry and the rule', () => {
  const match = played(11, COMMANDS);
  const strict: typeof race = {
    ...race,
    decide: (state, seat, command, chance) =>
      command.do === 'dash'
        ? { code: 'reserve-spent', rules: ['rc.dash.1'] }
        : race.decide(state, seat, command, chance),
  };
  const audit = verify(strict, match);
  expect(audit.replayed).toMatchObject({ kind: 'refused', seq: 3 });
  expect(sayAudit(strict, match, audit, 'fr')[2]).toBe(
    'L’entrée 3 serait maintenant refusée\u202f: La réserve est déjà dépensée. rc.dash.1 — Sprint',
  );
});

test('a rule that now decides otherwise is reported with what it decides', () => {
  const match = played(11, COMMANDS);
  const doubled: typeof race = { ...race, decide: (...asked) => swap(race.decide(...asked)) };
  const audit = verify(doubled, match);
  expect(audit.replayed).toMatchObject({ kind: 'facts', seq: 1 });
  expect(sayAudit(race, match, audit, 'en')[2]).toMatch(
    /^Entry 1 would now turn out differently: (Red rolls \d and runs\. ?){2}$/,
  );
});

function swap<T>(decided: T): T {
  return (Array.isArray(decided) ? [...decided, ...decided] : decided) as T;
}

test('a command that the rules no longer know is reported, not thrown', () => {
  const match = played(11, COMMANDS);
  const entries = match.entries.map((entry) => (entry.seq === 2 ? { ...entry, command: { do: 'hop' } } : entry));
  const audit = verify(race, { ...match, entries });
  expect(audit.brokenLink).toBe(2);
  expect(audit.replayed).toEqual({ kind: 'unknown-command', seq: 2 });
});
