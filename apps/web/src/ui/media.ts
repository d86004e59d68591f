import { type ReadonlySignal, signal } from '@preact/signals';

/** A media query as a signal. */
export function media(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => (matches.value = list.matches));
  return matches;
}

/** Room for the actions and the tabs one above the other. */
export const roomy = media('(min-width: 900px) and (min-height: 620px)');

/** A small screen under fingers: the board has little room, and whatever lies on it covers much of it. */
export const handheld = media('(pointer: coarse) and (max-width: 899px), (pointer: coarse) and (max-height: 619px)');
