import { computed, signal } from '@preact/signals';
import type { Lang } from '@arbitre/kernel';
import { readLink } from '@arbitre/protocol';
import { fullAddress } from './online/pocket.ts';

/**
 * Where the page is. Most places stand after the `#` of the root, so that any file server can serve the page; a table's
 * link has its own path, with its token after the `#`, where browsers never send it to a server, and which the page takes away from there.
 */
export type Route =
  | { readonly at: 'online'; readonly table: string; readonly token: string }
  | { readonly at: 'page'; readonly path: readonly string[]; readonly query: URLSearchParams };

const address = signal(fullAddress());
const moved = () => {
  address.value = fullAddress();
  scrollTo(0, 0);
};
addEventListener('hashchange', moved);
addEventListener('popstate', moved);

export const route = computed<Route>(() => {
  const { pathname, hash } = new URL(address.value);
  const link = readLink(`${pathname}${hash}`);
  if (link !== null) return { at: 'online', ...link };
  if (pathname.startsWith('/t/')) return { at: 'page', path: ['no-table'], query: new URLSearchParams() };
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  return { at: 'page', path: path.split('/').filter(Boolean).map(decoded), query: new URLSearchParams(query) };
});

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray % is no reason to stop
  }
}

/** The address of a place in the page. */
export function to(...path: readonly string[]): string {
  return `/#/${path.map(encodeURIComponent).join('/')}`;
}

export function homeAddress(): string {
  return '/#/';
}

export function rulesAddress(game: string, rule?: string): string {
  return rule === undefined ? to('rules', game) : to('rules', game, rule);
}

/** One page that says how a game is played. */
export function howToPlayAddress(game: string): string {
  return to('learn', game);
}

/** The guide to a game among the documents that the server gives. */
export function guideAddress(game: string, lang: Lang): string {
  return `/docs/${lang === 'fr' ? 'fr/jouer' : 'en/play'}/${game}`;
}

export function go(...path: readonly string[]): void {
  location.assign(to(...path));
}

/** Another address for the same page, such as a seat's own key after its invitation was used. */
export function replaceAddress(path: string): void {
  history.replaceState(null, '', path);
  address.value = fullAddress();
}
