import { readLink, type TableLink, writeLink } from '@arbitre/protocol';

const KEY = 'arbitre.token.';

/**
 * The token of a table's link, out of the address bar: whoever copies the address, or sees it on a shared screen, gets no seat with it. A window
 * remembers its own, so that two windows may sit on two seats; a new one takes the last that this browser used.
 */
export function pocketed(table: string): string | null {
  return read(() => sessionStorage.getItem(KEY + table)) ?? read(() => localStorage.getItem(KEY + table));
}

function read(get: () => string | null): string | null {
  try {
    return get();
  } catch {
    return null; // without storage the token stays in the address
  }
}

/** Puts a token away; false when there is nowhere to put it. */
export function pocket({ table, token }: TableLink): boolean {
  try {
    sessionStorage.setItem(KEY + table, token);
    localStorage.setItem(KEY + table, token);
    return pocketed(table) === token;
  } catch {
    return false;
  }
}

/** Where the page is, its token included, which the address bar then shows no more. */
export function fullAddress(): string {
  const { origin, pathname, hash, href } = location;
  const link = readLink(`${pathname}${hash}`);
  if (link !== null) {
    if (pocket(link)) history.replaceState(history.state, '', `/t/${link.table}`);
    return href;
  }
  const table = /^\/t\/([A-Za-z0-9_-]{22})$/.exec(pathname)?.[1];
  const token = table === undefined ? null : pocketed(table);
  return table === undefined || token === null ? href : origin + writeLink({ table, token });
}
