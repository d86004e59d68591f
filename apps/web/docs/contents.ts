import type { Lang } from '@arbitre/kernel';

/** A page of the site. */
export interface Entry {
  /** Its address below the site, without `.html`. */
  readonly at: string;
  /** The Markdown it is made of; left out, `docs/<at>.md`. `null`: it is generated. */
  readonly from?: string | null;
  /** Its name in the contents, where its heading is too long. */
  readonly short?: string;
  /** The same page in the other language. */
  readonly pair?: string;
  /** Found by search and links, not in the contents. */
  readonly unlisted?: true;
}

export interface Chapter {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const GAMES = ['attention-donjon', 'donjon-d10', 'pathfinder', 'thucidide'] as const;
const NAMES = {
  'attention-donjon': 'Attention Donjon !',
  'donjon-d10': 'The D10 dungeon',
  pathfinder: 'Pathfinder',
  thucidide: 'THUCIDIDE',
} as const;

/** Packages whose exports are described, in the order of the picture in ARCHITECTURE.md, from the ground up. */
export const PACKAGES = [
  { at: 'kernel', folder: 'kernel', entries: ['.', './kit'] },
  ...GAMES.map((game) => ({ at: game, folder: `rules/${game}`, entries: ['.', './player'] })),
  { at: 'players', folder: 'players', entries: ['.'] },
  { at: 'referee', folder: 'referee', entries: ['./core', '.', './registry', './words'] },
  { at: 'protocol', folder: 'apps/protocol', entries: ['.'] },
  { at: 'server', folder: 'apps/server', entries: ['.', './options'] },
] as const;

/** The contents, as they stand beside every page. What players read is there in both languages. */
export const CONTENTS: Readonly<Record<Lang, readonly Chapter[]>> = {
  en: [
    {
      title: 'Start',
      entries: [
        { at: 'en/index', short: 'Welcome', pair: 'fr/index' },
        { at: 'en/start/player', short: 'I want to play', pair: 'fr/commencer' },
        { at: 'en/start/designer', short: 'I make scenarios' },
        { at: 'en/start/developer', short: 'I write programs' },
      ],
    },
    {
      title: 'How to play',
      entries: [
        { at: 'en/play/donjon-d10', short: 'The D10 dungeon', pair: 'fr/jouer/donjon-d10' },
        { at: 'en/play/pathfinder', short: 'Pathfinder', pair: 'fr/jouer/pathfinder' },
        { at: 'en/play/thucidide', short: 'THUCIDIDE', pair: 'fr/jouer/thucidide' },
        { at: 'en/play/attention-donjon', short: 'Attention Donjon !', pair: 'fr/jouer/attention-donjon' },
        { at: 'en/play/table', short: 'At the table', pair: 'fr/jouer/table' },
        { at: 'en/play/fair-play', short: 'Fair play', pair: 'fr/jouer/loyaute' },
      ],
    },
    {
      title: 'What it can do',
      entries: [
        { at: 'en/use/legal-moves', short: 'Legal moves' },
        { at: 'en/use/previews', short: 'Previews' },
        { at: 'en/use/odds', short: 'Exact odds' },
        { at: 'en/use/players', from: 'docs/players.md', short: 'Computer players' },
        { at: 'en/use/lab', short: 'The lab' },
        { at: 'en/use/replay', short: 'Replay and verify' },
        { at: 'en/use/server', short: 'The table server' },
      ],
    },
    {
      title: 'Scenarios',
      entries: [
        { at: 'en/scenarios/write', short: 'Writing one' },
        ...GAMES.map((game) => ({ at: `en/scenarios/${game}`, from: null, short: NAMES[game] })),
      ],
    },
    {
      title: 'Build on it',
      entries: [
        { at: 'en/build/add-a-game', short: 'Add a game' },
        { at: 'en/build/referee', from: 'referee/README.md', short: 'The referee' },
        { at: 'en/build/kernel', from: 'kernel/README.md', short: 'The kernel' },
        { at: 'en/build/http', from: null, short: 'HTTP' },
        { at: 'en/build/protocol', from: 'apps/protocol/README.md', short: 'The protocol' },
        { at: 'en/build/websocket', from: null, short: 'WebSocket messages' },
      ],
    },
    {
      title: 'Reference',
      entries: PACKAGES.map(({ at }) => ({ at: `en/reference/${at}`, from: null, short: at })),
    },
    {
      title: 'Run a server',
      entries: [
        { at: 'en/run/operating', from: 'docs/operating.md', short: 'Operating' },
        { at: 'en/run/server', from: 'apps/server/README.md', short: 'Options and promises' },
        { at: 'en/run/benchmarks', from: 'docs/benchmarks.md', short: 'Benchmarks' },
      ],
    },
    {
      title: 'The project',
      entries: [
        { at: 'en/project/architecture', from: 'ARCHITECTURE.md', short: 'Architecture' },
        { at: 'en/project/contributing', from: 'CONTRIBUTING.md', short: 'Contributing' },
        { at: 'en/project/glossary', from: 'docs/glossary.md', short: 'Glossary' },
        { at: 'en/project/decisions', from: null, short: 'Decisions' },
        { at: 'en/project/changelog', from: 'CHANGELOG.md', short: 'Changelog' },
        { at: 'en/project/content', from: 'LICENSE-CONTENT.md', short: 'Who is owed what' },
      ],
    },
  ],
  fr: [
    {
      title: 'Commencer',
      entries: [
        { at: 'fr/index', short: 'Bienvenue', pair: 'en/index' },
        { at: 'fr/commencer', short: 'Jouer en dix minutes', pair: 'en/start/player' },
      ],
    },
    {
      title: 'Comment jouer',
      entries: [
        { at: 'fr/jouer/donjon-d10', short: 'Le donjon D10', pair: 'en/play/donjon-d10' },
        { at: 'fr/jouer/pathfinder', short: 'Pathfinder', pair: 'en/play/pathfinder' },
        { at: 'fr/jouer/thucidide', short: 'THUCIDIDE', pair: 'en/play/thucidide' },
        { at: 'fr/jouer/attention-donjon', short: 'Attention Donjon !', pair: 'en/play/attention-donjon' },
        { at: 'fr/jouer/table', short: 'À la table', pair: 'en/play/table' },
        { at: 'fr/jouer/loyaute', short: 'Jouer loyalement', pair: 'en/play/fair-play' },
      ],
    },
  ],
};
