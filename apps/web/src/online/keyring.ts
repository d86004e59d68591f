import { type Answer, type Called, cleanCode, HttpClient, type TableLink, writeCode } from '@arbitre/protocol';
import { signal } from '@preact/signals';
import { remember } from '../table/sources/saves.ts';
import { holdKey } from './held-keys.ts';
import { pocket } from './pocket.ts';

const KEY = 'arbitre.keyring';

/** This browser's token of its person's keyring; null when they have none. */
export const keyring = signal<string | null>(stored());

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(token: string): void {
  keyring.value = token;
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // the code that was written down opens it all the same
  }
}

const http = () => new HttpClient(location.origin);

/** A keyring with these seats on it, if there was none; the code to write down. */
export async function codeFor(links: readonly TableLink[]): Promise<string | null> {
  if (keyring.value === null) {
    const made = await http().call('keyring');
    if (!made.ok) return null;
    store(made.value.keyring);
    await keepSeats(links);
    return writeCode(made.value.code);
  }
  await keepSeats(links);
  const renewed = await http().call('newCode', { token: keyring.value });
  return renewed.ok ? writeCode(renewed.value.code) : null;
}

/** Puts seats on the keyring, when there is one. */
export async function keepSeats(links: readonly TableLink[]): Promise<void> {
  if (keyring.value === null || links.length === 0) return;
  await http().call('keep', {
    token: keyring.value,
    body: { links: links.map(({ table, token }) => ({ table, token })) },
  });
}

/** Makes a passkey for the keyring; false when the browser or the person would not. */
export async function addPasskey(links: readonly TableLink[]): Promise<boolean> {
  if (keyring.value === null) await codeFor(links);
  const token = keyring.value;
  if (token === null) return false;
  const options = await http().call('passkeyOptions', { token });
  if (!options.ok) return false;
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
    const response = await startRegistration({ optionsJSON: options.value as unknown as Options }); // as the server's library made them
    return (await http().call('addPasskey', { token, body: { response: { ...response } } })).ok;
  } catch {
    return false; // refused, or no authenticator
  }
}

export type Recovered = Answer<'recover'>['links'];

export async function recoverByCode(typed: string, alone: boolean): Promise<Recovered | null> {
  return seated(await http().call('recover', { body: { code: cleanCode(typed), alone } }));
}

export async function recoverByPasskey(alone: boolean): Promise<Recovered | null> {
  const options = await http().call('signInOptions');
  if (!options.ok) return null;
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const response = await startAuthentication({ optionsJSON: options.value });
    return seated(await http().call('signIn', { body: { response: { ...response }, alone } }));
  } catch {
    return null; // refused, or no passkey
  }
}

/** The seats given back are this browser's from now on. */
function seated(back: Called<Answer<'recover'>>): Recovered | null {
  if (!back.ok) return null;
  store(back.value.keyring);
  for (const { table, token, you, title, game } of back.value.links) {
    const seat = you.as === 'seat' ? you.seat : null;
    if (seat !== null) holdKey(table, seat, token);
    pocket({ table, token });
    remember({
      kind: 'online',
      id: table,
      token,
      game,
      title: title[document.documentElement.lang === 'en' ? 'en' : 'fr'],
      seat,
      changed: Date.now(),
    });
  }
  return back.value.links;
}
