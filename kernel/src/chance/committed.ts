import { canonical } from '../log/canonical.ts';
import type { Entry, Header } from '../log/match.ts';
import { headerHash } from '../log/match.ts';
import { hex, type Hmac, hmacSha256, sha256 } from '../log/sha256.ts';
import type { Chance, Draw } from './chance.ts';
import { WIDEST_DRAW } from './chance.ts';

/** What is published before the first draw: it binds whoever holds the secret (hexadecimal), and tells nothing of it. */
export function commitmentOf(secret: string): string {
  return hex(sha256(secretBytes(secret)));
}

/** What casts the dice of a secret: made once, used for every draw. */
export function diceOf(secret: string): Hmac {
  return hmacSha256(secretBytes(secret));
}

/** The bytes of a secret written in hexadecimal. */
function secretBytes(secret: string): Uint8Array {
  const bytes = new Uint8Array(secret.length / 2);
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(secret.slice(at * 2, at * 2 + 2), 16);
  return bytes;
}

/** The entry that dice are cast for, as it is known before they fall; `written` is its command in canonical form, if that is known. */
export type Casting = Pick<Entry, 'seat' | 'command'> & { readonly previous: string; readonly written?: string };

/**
 * The dice of one entry, from a secret that was committed to. Each draw is an HMAC, by the secret, of its number, the hash
 * before the entry, its seat and its command. The chain of hashes begins with the header, which holds the seats'
 * nonces: so whoever chose the secret could not choose the dice, and no seat can foresee them. After an undo
 * the same command meets the same dice, and another command others that nobody has seen: undo changes choices, never
 * luck, and never shows what is to come.
 */
export class CommittedChance implements Chance {
  readonly #dice: Hmac;
  readonly #casting: Casting;
  #text: string | null = null;
  #draws = 0;

  /** `dice` is what `diceOf` made of the secret. */
  constructor(dice: Hmac, casting: Casting) {
    this.#dice = dice;
    this.#casting = casting;
  }

  int(n: number): number {
    this.#text ??= castingText(this.#casting); // most commands cast no die
    const draw = this.#draws++;
    const limit = WIDEST_DRAW - (WIDEST_DRAW % n); // the last incomplete run of n values would favour the low ones
    for (let attempt = 0; ; attempt++) {
      const digest = this.#dice(`${draw}.${attempt}\n${this.#text}`);
      const words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
      for (let at = 0; at < digest.byteLength; at += 4) {
        const word = words.getUint32(at);
        if (word < limit) return word % n;
      }
    }
  }
}

/** The canonical text of what is known before the dice fall. */
function castingText({ previous, seat, command, written = canonical(command) }: Casting): string {
  return `{"command":${written},"previous":${canonical(previous)},"seat":${canonical(seat)}}`;
}

/** How the draws of a log compare with the secret its header commits to. */
export type CommittedAudit =
  | { readonly kind: 'match'; readonly draws: number }
  | { readonly kind: 'not-committed' }
  | { readonly kind: 'wrong-secret' }
  | { readonly kind: 'differs'; readonly seq: number; readonly recorded: Draw; readonly computed: number };

/** Recomputes every die and card of a log from the published secret. The chain of hashes is `brokenLink`'s to check. */
export function auditCommitted(
  { header, entries }: { header: Header; entries: readonly Entry[] },
  secret: string,
): CommittedAudit {
  const { dice } = header;
  if (dice.kind !== 'committed') return { kind: 'not-committed' };
  if (!/^([0-9a-f]{2})+$/.test(secret) || commitmentOf(secret) !== dice.commitment) return { kind: 'wrong-secret' };
  const dealt = diceOf(secret);
  let previous = headerHash(header);
  let count = 0;
  for (const { seq, seat, command, draws, hash } of entries) {
    const chance = new CommittedChance(dealt, { previous, seat, command });
    for (const recorded of seq > (dice.brought ?? 0) ? draws : []) {
      const [n, value] = recorded;
      const computed = n >= 1 && n <= WIDEST_DRAW ? chance.int(n) : -1;
      if (computed !== value) return { kind: 'differs', seq, recorded, computed };
      count++;
    }
    previous = hash;
  }
  return { kind: 'match', draws: count };
}
