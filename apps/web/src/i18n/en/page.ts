import type { Catalogue } from '../fr.ts';

export const page = {
  skipToContent: 'Skip to content',
  close: 'Close',
  home: 'Home',
  loading: 'Setting the table…',
  rule: 'Rule',
  copy: 'Copy',
  copied: 'Copied',
  nav: {
    rules: 'Rules',
    about: 'About',
    settings: 'Settings',
    language: 'Français',
    languageLabel: 'Passer en français',
  },
  errors: {
    notFound: 'This page does not exist',
    notFoundText: 'The link may be incomplete.',
    noTable: 'This table does not exist',
    noTableText: 'The link is incomplete, has been used already, or the table was closed.',
    serverGone: 'The server does not answer',
    serverGoneText: 'We keep trying; the table opens as soon as it is there.',
    noLocal: 'This game is no longer on this device',
    noLocalText: 'Games played here stay in this browser; it was forgotten or started elsewhere.',
    broken: 'Something went wrong',
    brokenText: 'The page met an error. Your game is kept: reload to go on.',
    reload: 'Reload',
    offlineGame: 'The game could not be loaded. Check the connection, then reload.',
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    theme: 'Appearance',
    system: 'As the device',
    light: 'Light',
    dark: 'Dark',
    sound: 'Sounds',
    motion: 'Motion: show moves step by step',
    keys: 'Single-letter keys everywhere (otherwise on the board only)',
    names: 'Write the names of cells',
  },
} satisfies Pick<
  Catalogue,
  'skipToContent' | 'close' | 'home' | 'loading' | 'rule' | 'copy' | 'copied' | 'nav' | 'errors' | 'settings'
>;
