import * as z from 'zod/mini';

/** A table's address: 128 random bits. Knowing it opens nothing without a token. */
export const tableId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

/** 128 random bits that open a seat, an invitation, the host's desk or the spectators' bench. Kept by whoever holds it. */
export const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

/** What a device holds of its person's keyring: which one, and 128 random bits of its own. */
export const keyringToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{44}$/));

/** Chosen by the client, once per request; the same request sent again keeps it, and is carried out once. */
export const requestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,36}$/));

/** A seat's contribution to the dice: 16 to 64 random bytes in hexadecimal. */
export const nonce = z.string().check(z.regex(/^([0-9a-f]{2}){16,64}$/));

/** The name of a seat, as the game gives it. */
export const seatName = z.string().check(z.minLength(1), z.maxLength(60));

/** What a person writes down to have their seats again on another device: 100 random bits, letters and digits that are not mistaken. */
export const recoveryCode = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{20}$/));

/** A recovery code as someone typed it: small letters, spaces, and letters that look like digits are forgiven. */
export function cleanCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}

/** `K7QM-2XTR-9FHD-W3NB-6PCE` */
export function writeCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code;
}

/** A link people send to one another. The token stands after the `#`, which browsers never send to a server. */
export interface TableLink {
  readonly table: string;
  readonly token: string;
}

/** `/t/<table>#<token>` */
export function writeLink({ table, token }: TableLink): string {
  return `/t/${table}#${token}`;
}

/** Reads the path and fragment of an address; null when it is not a table's. */
export function readLink(address: string): TableLink | null {
  const found = /\/t\/([A-Za-z0-9_-]{22})#([A-Za-z0-9_-]{22})$/.exec(address);
  return found?.[1] !== undefined && found[2] !== undefined ? { table: found[1], token: found[2] } : null;
}
