import { randomBytes } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { KeyringsTable, PasskeysTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** Milliseconds in which a browser must have answered. */
const ANSWER_WITHIN = 5 * 60_000;

/** The site that a passkey is for: where the page came from. */
export interface Site {
  /** `https://table.example` */
  readonly origin: string;
}

/** Most servers never need it, and it takes a while to load. */
const webauthn = () => import('@simplewebauthn/server');

/** Passkeys of keyrings: the comfortable way to sit down on another device. The device keeps the secret half. */
export class Passkeys {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async creationOptions(site: Site, { id }: KeyringsTable): Promise<object> {
    const known = await this.#store.db.selectFrom('passkeys').selectAll().where('keyring', '=', id).execute();
    return (await webauthn()).generateRegistrationOptions({
      rpName: 'Arbitre',
      rpID: new URL(site.origin).hostname,
      userName: 'Arbitre',
      userID: Buffer.from(id),
      challenge: await this.#challenge(),
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
    });
  }

  /** Adds the passkey that a browser made; false when it does not answer our question. */
  async add(site: Site, { id: keyring }: KeyringsTable, response: RegistrationResponseJSON): Promise<boolean> {
    const { verifyRegistrationResponse } = await webauthn();
    const verified = await this.#verified(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => this.#answered(challenge),
        expectedOrigin: site.origin,
        expectedRPID: new URL(site.origin).hostname,
        requireUserVerification: false,
      }),
    );
    if (verified === null || !verified.verified) return false;
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    const passkey: PasskeysTable = {
      id,
      keyring,
      key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
    };
    await this.#store.write([this.#store.db.insertInto('passkeys').values(passkey).compile()]);
    return true;
  }

  async requestOptions(site: Site): Promise<object> {
    return (await webauthn()).generateAuthenticationOptions({
      rpID: new URL(site.origin).hostname,
      challenge: await this.#challenge(),
      userVerification: 'preferred',
    });
  }

  /** The keyring whose passkey was shown; null when it does not answer our question. */
  async shown(site: Site, response: AuthenticationResponseJSON): Promise<string | null> {
    const { db } = this.#store;
    const passkey = await db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
    if (passkey === undefined) return null;
    const { verifyAuthenticationResponse } = await webauthn();
    const verified = await this.#verified(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => this.#answered(challenge),
        expectedOrigin: site.origin,
        expectedRPID: new URL(site.origin).hostname,
        requireUserVerification: false,
        credential: { id: passkey.id, publicKey: Buffer.from(passkey.key, 'base64url'), counter: passkey.counter },
      }),
    );
    if (verified === null || !verified.verified) return null;
    const counter = verified.authenticationInfo.newCounter;
    await this.#store.write([db.updateTable('passkeys').set({ counter }).where('id', '=', passkey.id).compile()]);
    return passkey.keyring;
  }

  /** A question, kept where every server of the database finds it. */
  async #challenge(): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(randomBytes(32));
    const { db } = this.#store;
    const now = this.#now();
    await this.#store.write([
      db.deleteFrom('challenges').where('until', '<', now).compile(),
      db
        .insertInto('challenges')
        .values({ challenge: Buffer.from(bytes).toString('base64url'), until: now + ANSWER_WITHIN })
        .compile(),
    ]);
    return bytes;
  }

  /** Was this asked, a short while ago? It is not asked again. */
  async #answered(challenge: string): Promise<boolean> {
    const gone = await this.#store.db
      .deleteFrom('challenges')
      .where('challenge', '=', challenge)
      .where('until', '>=', this.#now())
      .executeTakeFirst();
    await this.#store.settled();
    return gone.numDeletedRows > 0n;
  }

  /** What the library says of an answer; null when it throws at it. */
  async #verified<T>(verify: () => Promise<T>): Promise<T | null> {
    try {
      return await verify();
    } catch {
      return null; // malformed, of another site, of another key
    }
  }
}
