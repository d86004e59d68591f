import type { Bilingual } from '@arbitre/kernel';

/** How a server is run. Every one has a flag, a variable of the environment and a default: see `OPTIONS`. */
export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  readonly databaseUrl: string;
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  readonly rate: number;
  readonly burst: number;
  readonly httpRate: number;
  readonly createRate: number;
  readonly connections: number;
  readonly records: number;
  readonly talk: number;
  readonly tables: number;
  readonly tablesEach: number;
  readonly listedEach: number;
  readonly storage: number;
  readonly keepUnbegun: number;
  readonly keepFinished: number;
  readonly keepIdle: number;
  readonly archive: string;
  readonly metrics: string;
  readonly webhooks: readonly string[];
  readonly acceptDamage: boolean;
  readonly sleepAfter: number;
  readonly botDelay: number;
  readonly web: string;
  readonly scenarios: string;
  readonly log: string;
}

/** The name of an option. */
export type OptionName = keyof ServerOptions;

/** One option as a command line shows and reads it. */
export interface OptionLine {
  readonly name: OptionName;
  /** `--port <number>` */
  readonly flag: string;
  readonly variable: string;
  readonly default: ServerOptions[OptionName];
  readonly about: Bilingual;
}

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

/** Every option: its flag, its variable, its default, what it is. */
export const OPTIONS: readonly OptionLine[] = [
  {
    name: 'host',
    flag: '--host <address>',
    variable: 'ARBITRE_HOST',
    default: '0.0.0.0',
    about: {
      fr: 'adresse où écouter ; 127.0.0.1 pour cette machine seule',
      en: 'address to listen on; 127.0.0.1 for this machine only',
    },
  },
  {
    name: 'port',
    flag: '--port <number>',
    variable: 'ARBITRE_PORT',
    default: 4310,
    about: {
      fr: 'port où écouter, jusqu’à 65535 ; 0 pour un port libre',
      en: 'port to listen on, up to 65535; 0 for a free one',
    },
  },
  {
    name: 'data',
    flag: '--data <folder>',
    variable: 'ARBITRE_DATA',
    default: '.arbitre',
    about: { fr: 'dossier de la base de données embarquée', en: 'folder of the embedded database' },
  },
  {
    name: 'databaseUrl',
    flag: '--database-url <url>',
    variable: 'DATABASE_URL',
    default: '',
    about: {
      fr: 'serveur PostgreSQL à utiliser au lieu de la base embarquée (postgres://… ou postgresql://…)',
      en: 'PostgreSQL server to use instead of the embedded database (postgres://… or postgresql://…)',
    },
  },
  {
    name: 'origins',
    flag: '--origins <list>',
    variable: 'ARBITRE_ORIGINS',
    default: [],
    about: {
      fr: 'autres sites dont les pages peuvent ouvrir une table ici, séparés par des virgules',
      en: 'other sites whose pages may open a table here, separated by commas',
    },
  },
  {
    name: 'trustProxy',
    flag: '--trust-proxy',
    variable: 'ARBITRE_TRUST_PROXY',
    default: false,
    about: {
      fr: 'croire l’adresse qu’ajoute un seul mandataire, la dernière de X-Forwarded-For',
      en: 'believe the address that one proxy adds, the last of X-Forwarded-For',
    },
  },
  {
    name: 'rate',
    flag: '--rate <number>',
    variable: 'ARBITRE_RATE',
    default: 20,
    about: { fr: 'messages par seconde et par connexion', en: 'messages a second and a connection' },
  },
  {
    name: 'burst',
    flag: '--burst <number>',
    variable: 'ARBITRE_BURST',
    default: 60,
    about: { fr: 'messages à la fois et par connexion', en: 'messages at once and a connection' },
  },
  {
    name: 'httpRate',
    flag: '--http-rate <number>',
    variable: 'ARBITRE_HTTP_RATE',
    default: 600,
    about: { fr: 'requêtes HTTP par minute et par adresse', en: 'HTTP requests a minute and an address' },
  },
  {
    name: 'createRate',
    flag: '--create-rate <number>',
    variable: 'ARBITRE_CREATE_RATE',
    default: 30,
    about: { fr: 'tables ouvertes par minute et par adresse', en: 'tables opened a minute and an address' },
  },
  {
    name: 'connections',
    flag: '--connections <number>',
    variable: 'ARBITRE_CONNECTIONS',
    default: 100,
    about: { fr: 'connexions ouvertes à la fois par adresse', en: 'connections open at once for an address' },
  },
  {
    name: 'records',
    flag: '--records <number>',
    variable: 'ARBITRE_RECORDS',
    default: 50000,
    about: {
      fr: 'enregistrements (coups, paroles…) par table',
      en: 'records (moves, words…) a table',
    },
  },
  {
    name: 'talk',
    flag: '--talk <number>',
    variable: 'ARBITRE_TALK',
    default: 30,
    about: {
      fr: 'paroles par minute et par siège',
      en: 'words spoken a minute and a seat',
    },
  },
  {
    name: 'tables',
    flag: '--tables <number>',
    variable: 'ARBITRE_TABLES',
    default: 100000,
    about: {
      fr: 'tables en tout',
      en: 'tables in all',
    },
  },
  {
    name: 'tablesEach',
    flag: '--tables-each <number>',
    variable: 'ARBITRE_TABLES_EACH',
    default: 200,
    about: {
      fr: 'tables non finies par adresse',
      en: 'unfinished tables an address',
    },
  },
  {
    name: 'listedEach',
    flag: '--listed-each <number>',
    variable: 'ARBITRE_LISTED_EACH',
    default: 5,
    about: { fr: 'tables d’une adresse que le hall montre', en: 'tables of an address that the lobby shows' },
  },
  {
    name: 'storage',
    flag: '--storage <megabytes>',
    variable: 'ARBITRE_STORAGE',
    default: 10000,
    about: {
      fr: 'mégaoctets de base de données au-delà desquels on n’ouvre plus de table',
      en: 'megabytes of database beyond which no table is opened',
    },
  },
  {
    name: 'keepUnbegun',
    flag: '--keep-unbegun <days>',
    variable: 'ARBITRE_KEEP_UNBEGUN',
    default: 14,
    about: {
      fr: 'jours avant d’effacer une table jamais commencée ; 0 pour jamais',
      en: 'days until a table that never began is deleted; 0 for never',
    },
  },
  {
    name: 'keepFinished',
    flag: '--keep-finished <days>',
    variable: 'ARBITRE_KEEP_FINISHED',
    default: 180,
    about: {
      fr: 'jours avant d’archiver une partie finie ; 0 pour jamais',
      en: 'days until a finished game is archived; 0 for never',
    },
  },
  {
    name: 'keepIdle',
    flag: '--keep-idle <days>',
    variable: 'ARBITRE_KEEP_IDLE',
    default: 0,
    about: {
      fr: 'jours avant d’archiver une partie où plus rien ne se passe ; 0 pour jamais',
      en: 'days until a game in which nothing happens is archived; 0 for never',
    },
  },
  {
    name: 'archive',
    flag: '--archive <folder>',
    variable: 'ARBITRE_ARCHIVE',
    default: '',
    about: {
      fr: 'dossier des parties archivées (sinon « archive » dans le dossier de la base)',
      en: 'folder of archived games (else “archive” in the folder of the database)',
    },
  },
  {
    name: 'metrics',
    flag: '--metrics <who>',
    variable: 'ARBITRE_METRICS',
    default: 'local',
    about: {
      fr: 'qui lit /metrics : local, everyone, ou un mot de passe (16 signes au moins)',
      en: 'who reads /metrics: local, everyone, or a password (of 16 characters or more)',
    },
  },
  {
    name: 'webhooks',
    flag: '--webhooks <list>',
    variable: 'ARBITRE_WEBHOOKS',
    default: [],
    about: {
      fr: 'hôtes auxquels une table peut envoyer un avis quand c’est à quelqu’un de jouer',
      en: 'hosts that a table may send a notice to when it is someone’s turn',
    },
  },
  {
    name: 'acceptDamage',
    flag: '--accept-damage',
    variable: 'ARBITRE_ACCEPT_DAMAGE',
    default: false,
    about: {
      fr: 'servir une base abîmée : ce qui se lit encore',
      en: 'serve a damaged database: what can still be read',
    },
  },
  {
    name: 'sleepAfter',
    flag: '--sleep-after <seconds>',
    variable: 'ARBITRE_SLEEP_AFTER',
    default: 60,
    about: {
      fr: 'secondes sans personne avant qu’une table quitte la mémoire',
      en: 'seconds without anyone until a table leaves memory',
    },
  },
  {
    name: 'botDelay',
    flag: '--bot-delay <milliseconds>',
    variable: 'ARBITRE_BOT_DELAY',
    default: 600,
    about: { fr: 'millisecondes de réflexion d’un automate', en: 'milliseconds a bot thinks' },
  },
  {
    name: 'web',
    flag: '--web <folder>',
    variable: 'ARBITRE_WEB',
    default: '',
    about: {
      fr: 'dossier des pages à servir au lieu de celles fournies',
      en: 'folder of pages to serve instead of those shipped',
    },
  },
  {
    name: 'scenarios',
    flag: '--scenarios <folder>',
    variable: 'ARBITRE_SCENARIOS',
    default: '',
    about: {
      fr: 'dossier des scénarios proposés au lieu de ceux fournis',
      en: 'folder of scenarios to offer instead of those shipped',
    },
  },
  {
    name: 'log',
    flag: '--log <level>',
    variable: 'ARBITRE_LOG',
    default: 'info',
    about: { fr: `journal : ${LEVELS.join(', ')}`, en: `log: ${LEVELS.join(', ')}` },
  },
];

/** The options asked for, or the first that makes no sense: its flag, what was found. */
export type ReadOptions =
  | { readonly ok: true; readonly value: ServerOptions }
  | { readonly ok: false; readonly option: OptionLine; readonly found: string };

/** Flags as given on a command line (by name) before variables of the environment before defaults. */
export function readOptions(
  environment: Readonly<Record<string, string | undefined>>,
  flags: Readonly<Partial<Record<OptionName, string | boolean | undefined>>> = {},
): ReadOptions {
  const values: Partial<Record<OptionName, ServerOptions[OptionName]>> = {};
  for (const option of OPTIONS) {
    const given = flags[option.name] ?? environment[option.variable];
    const value = given === undefined ? option.default : parse(option, String(given));
    if (value === null) return { ok: false, option, found: withoutPassword(String(given)) };
    values[option.name] = value;
  }
  return { ok: true, value: values as unknown as ServerOptions }; // every name of the table has been filled in
}

/** `mysql://me:…@host`: what was found is shown and logged. */
function withoutPassword(text: string): string {
  return text.replace(/(:\/\/[^/:@]*:).*@/, '$1…@');
}

/** Reads a value as its default is; null when it cannot be one. */
function parse({ name, default: like }: OptionLine, text: string): ServerOptions[OptionName] | null {
  if (typeof like === 'number')
    return /^\d{1,9}$/.test(text) && (name !== 'port' || Number(text) < 65_536) ? Number(text) : null;
  if (typeof like === 'boolean')
    return text === 'true' || text === '1' ? true : text === 'false' || text === '0' || text === '' ? false : null;
  if (typeof like !== 'string')
    return text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  if (name === 'databaseUrl') return text === '' || /^postgres(ql)?:\/\//.test(text) ? text : null;
  if (name === 'metrics') return text === 'local' || text === 'everyone' || text.length >= 16 ? text : null;
  if (name === 'log') return LEVELS.includes(text) ? text : null;
  return text === '' && like !== '' ? null : text; // an empty folder would be whatever folder one happens to be in
}
