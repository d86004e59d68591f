import { CLOSE } from '@arbitre/protocol';
import { describe, expect, test } from 'vitest';
import { Hall } from '../testing/hall.ts';
import { codeOf, until } from '../testing/table.ts';

const hall = Hall.open();

async function keyring() {
  const made = await hall.http.call('keyring');
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

async function recovered(code: string, alone = false) {
  const back = await hall.http.call('recover', { body: { code, alone } });
  if (!back.ok) throw new Error(back.error.code);
  return back.value;
}

describe('a keyring', () => {
  test('seats one again from another device in the middle of a game; both devices play', async () => {
    const { made, red, blue, keys } = await hall.guests.players();
    const { keyring: token, code } = await keyring();
    const links = [
      { table: made.table, token: keys.red },
      { table: made.table, token: made.host },
      { table: made.table, token: made.watch }, // opens no seat
      { table: 'A'.repeat(22), token: keys.red },
    ];
    expect(await hall.http.call('keep', { token, body: { links } })).toEqual({ ok: true, value: { kept: 2 } });
    const { links: back } = await recovered(code);
    expect(back.map(({ you }) => you)).toEqual([{ as: 'host' }, { as: 'seat', seat: 'red' }]);
    const laptop = await hall.guests.sit(made, back[1]?.token ?? '');
    await until(() => laptop.table.phase === 'playing' && laptop.table.tip === red.table.tip, 'the game on the laptop');
    expect(codeOf(await laptop.play({ do: 'roll' }))).toBe('ok');
    await until(() => red.entries.length === 1, 'the move on the first device');
    expect([red.status.is, blue.table.seats.red?.holder]).toEqual(['open', 'person']);
    expect(back[1]?.token).not.toBe(keys.red); // the server has no key to give back
  });
  test('with the phone lost, the keys it had open nothing any more', async () => {
    const { made, red, keys } = await hall.guests.players();
    const { keyring: token, code } = await keyring();
    await hall.http.call('keep', { token, body: { links: [{ table: made.table, token: keys.red }] } });
    const { keyring: fresh, links } = await recovered(code, true);
    await until(() => red.status.is === 'closed', 'the phone to be shown out');
    expect(red.status).toEqual({ is: 'closed', code: CLOSE.revoked });
    expect((await hall.guests.sit(made, links[0]?.token ?? '')).you).toEqual({ as: 'seat', seat: 'red' });
    const keep = (keyring: string) => hall.http.call('keep', { token: keyring, body: { links: [] } });
    expect([(await keep(token)).ok, (await keep(fresh)).ok]).toEqual([false, true]);
    expect((await recovered(code)).links.length).toBe(1); // and again, from a third
  });
  test('a seat that was handed over, left or freed is not brought back', async () => {
    const { made, blue, keys } = await hall.guests.players();
    const { keyring: token, code } = await keyring();
    await hall.http.call('keep', { token, body: { links: [{ table: made.table, token: keys.red }] } });
    await hall.http.call('leave', { table: made.table, seat: 'red', token: keys.red });
    await until(() => blue.table.seats.red?.holder === 'nobody', 'the seat to be open');
    expect((await recovered(code)).links).toEqual([]);
  });
  test('a wrong code and a wrong token open nothing; a new code replaces the old; forgotten is forgotten', async () => {
    const { keyring: token, code } = await keyring();
    const recover = (typed: string) => hall.http.call('recover', { body: { code: typed } });
    expect(await recover('0'.repeat(20))).toMatchObject({ ok: false, error: { code: 'not-found' } });
    const wrong = `${token.slice(0, 22)}${'A'.repeat(22)}`;
    expect(await hall.http.call('newCode', { token: wrong })).toMatchObject({
      ok: false,
      error: { code: 'not-found' },
    });
    const renewed = await hall.http.call('newCode', { token });
    if (!renewed.ok) throw new Error(renewed.error.code);
    expect([(await recover(code)).ok, (await recover(renewed.value.code)).ok]).toEqual([false, true]);
    await hall.http.call('forget', { token });
    expect((await recover(renewed.value.code)).ok).toBe(false);
  });
  test('a passkey is asked for by name of the site; an answer that is none is refused', async () => {
    const { keyring: token } = await keyring();
    const options = await hall.http.call('passkeyOptions', { token });
    expect(options).toMatchObject({ ok: true, value: { rp: { id: '127.0.0.1' }, attestation: 'none' } });
    const response = {
      id: 'nonsense',
      rawId: 'nonsense',
      type: 'public-key',
      response: {},
      clientExtensionResults: {},
    };
    expect(await hall.http.call('addPasskey', { token, body: { response } })).toMatchObject({
      ok: false,
      error: { code: 'malformed' },
    });
    expect((await hall.http.call('signInOptions')).ok).toBe(true);
    expect(await hall.http.call('signIn', { body: { response } })).toMatchObject({ error: { code: 'not-found' } });
  });
});
