import type { Lang } from '@arbitre/kernel';
import type { Shell } from './shell.ts';
import { WORDS } from './words/words.ts';

/** The language of the environment, in the order of POSIX; English unless it says French. */
export function languageOf(env: Shell['env']): Lang {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return /^fr(?:[_.@-]|$)/i.test(locale) ? 'fr' : 'en';
}

export function isLang(text: string): text is Lang {
  return Object.hasOwn(WORDS, text);
}
