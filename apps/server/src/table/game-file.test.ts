import { createHmac } from 'node:crypto';
import { auditCommitted, brokenLink, type Entry, type Header } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { playAll, stateOf } from '../testing/guests.ts';
import { Hall } from '../testing/hall.ts';
import { codeOf, cupsScenario, openTable } from '../testing/table.ts';

const hall = Hall.open();

describe('game files', () => {
  test('a finished game is published with its secret, and every die is recomputed from it', async () => {
    const { made, red, blue, keys } = await hall.guests.players({
      from: { kind: 'scenario', text: cupsScenario({ target: 12 }) },
    });
    const heard = await hall.guests.listen(made, keys.blue);
    expect(await hall.http.call('file', { table: made.table, token: keys.red })).toMatchObject({
      ok: false,
      error: { code: 'hidden-until-the-end' },
    });
    await playAll(red, blue, (turn) => (turn % 4 < 2 ? 'roll' : 'show'));
    const file = await hall.http.call('file', { table: made.table, token: made.watch });
    if (!file.ok) throw new Error(file.error.code);
    const { header, entries, secret } = file.value as unknown as { header: Header; entries: Entry[]; secret: string }; // as it was saved
    const told = heard.findIndex((text) => text.includes(secret));
    expect(heard[told]).toContain('"kind":"ended"'); // and nothing before it says the secret
    expect(brokenLink(header, entries)).toBeNull();
    expect(auditCommitted({ header, entries }, secret)).toEqual({
      kind: 'match',
      draws: entries.flatMap(({ draws }) => draws).length,
    });
    expect(header.dice).toMatchObject({
      commitment: made.commitment,
      nonces: { red: expect.stringMatching(/^[0-9a-f]{32}$/), blue: expect.any(String) },
    });
    const sealed = entries.map(({ hash }) => createHmac('sha256', Buffer.from(secret, 'hex')).update(`seal\n${hash}`));
    expect(sealed.map((seal) => seal.digest('hex'))).toEqual(red.entries.map(({ hash }) => hash)); // what was shown binds
  });
  test('a game file opens a table that goes on from there, under new dice; a changed one does not', async () => {
    const short = cupsScenario({ rounds: 6, target: 1000 });
    const { made, red, blue, keys } = await hall.guests.players({ from: { kind: 'scenario', text: short } });
    await playAll(red, blue, () => 'roll');
    const file = await hall.http.call('file', { table: made.table, token: keys.red });
    if (!file.ok) throw new Error(file.error.code);
    const changed = JSON.stringify(file.value).replace(/"face":\d/, '"face":9');
    const refused = await hall.http.call('create', { body: { from: { kind: 'game', text: changed } } });
    expect(refused).toMatchObject({ ok: false, error: { code: 'bad-game-file' } });

    const saved = file.value as unknown as { header: Header; title: unknown; entries: Entry[] }; // as it was saved
    const half = { ...saved, secret: undefined, entries: saved.entries.slice(0, 3) };
    const again = await hall.guests.players({ from: { kind: 'game', text: JSON.stringify(half) } });
    expect(again.blue.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(stateOf(again.blue).cups.red).toBe('hidden'); // brought entries are redacted too
    expect(codeOf(await again.blue.undo(1))).toBe('nothing-to-undo');
    await playAll(again.red, again.blue, () => 'roll');
    const finished = await hall.http.call('file', { table: again.made.table, token: again.keys.red });
    if (!finished.ok) throw new Error(finished.error.code);
    const whole = finished.value as unknown as typeof saved & { secret: string }; // as it was saved
    expect(whole.title).toEqual({ fr: 'Essai', en: 'Trial' });
    expect(brokenLink(whole.header, whole.entries)).toBeNull();
    expect(whole.entries.slice(0, 3).map(({ facts }) => facts)).toEqual(half.entries.map(({ facts }) => facts));
    expect(auditCommitted(whole, whole.secret)).toEqual({ kind: 'match', draws: 3 });
    expect((await openTable(hall.url, { from: { kind: 'game', text: JSON.stringify(whole) } })).seats.length).toBe(2);
  });
});
