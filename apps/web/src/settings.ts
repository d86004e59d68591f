import { computed, effect, signal } from '@preact/signals';
import { LANGS, type Lang } from '@arbitre/kernel';
import { DECISIONS_ONLY, type Pace } from './table/model/pace.ts';

export type Theme = 'system' | 'light' | 'dark';

interface Settings extends Pace {
  readonly lang: Lang;
  readonly theme: Theme;
  readonly sound: boolean;
  /** Sound was offered and answered. */
  readonly soundAsked: boolean;
  /** Shows facts one after the other instead of all at once. */
  readonly motion: boolean;
  /** How many times faster than written they are shown. */
  readonly speed: 1 | 2 | 4;
  /** Writes the name of each cell on the board. */
  readonly names: boolean;
  /** Single letters act wherever the focus is, and not on the board only. */
  readonly keys: boolean;
  /** Tells who you are and how you win before the first turn. */
  readonly briefing: boolean;
  /** Asks the next player of a shared screen to say when ready. */
  readonly handOver: boolean;
  /** Notifies of one's turn while the page is hidden. */
  readonly notify: boolean;
}

const KEY = 'arbitre.settings';
const darkness = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const stillness = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

function kept(): Settings {
  const languages: readonly string[] = globalThis.navigator?.languages ?? [];
  const defaults: Settings = {
    lang: languages.some((tag) => tag.startsWith('fr')) || !languages.some((tag) => tag.startsWith('en')) ? 'fr' : 'en',
    theme: 'system',
    sound: false,
    soundAsked: false,
    motion: !(stillness?.matches ?? false),
    speed: 1,
    names: false,
    keys: true,
    briefing: true,
    handOver: true,
    notify: false,
    ...DECISIONS_ONLY,
  };
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>; // ours, and merged over defaults
    return { ...defaults, ...saved, lang: LANGS.find((lang) => lang === saved.lang) ?? defaults.lang };
  } catch {
    return defaults; // storage refused or spoilt: the page works, it only forgets
  }
}

/** What this person prefers, kept in this browser. */
export const settings = signal<Settings>(kept());

/** Day or night, as shown. */
export const theme = computed<'light' | 'dark'>(() => {
  const { theme: wanted } = settings.value;
  return wanted === 'system' ? (darkness?.matches ? 'dark' : 'light') : wanted;
});

export function prefer(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
}

/** Keeps the page and the storage in step with the settings, from the first call on. */
export function applySettings(): void {
  effect(() => {
    const { lang, motion } = settings.value;
    const root = document.documentElement;
    root.lang = lang;
    root.dataset['theme'] = theme.value;
    root.dataset['motion'] = motion ? 'lively' : 'still';
    try {
      localStorage.setItem(KEY, JSON.stringify(settings.value));
    } catch {
      // private windows may refuse storage; nothing depends on it
    }
  });
  darkness?.addEventListener('change', () => prefer({}));
}
