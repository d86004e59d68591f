import type { Lang } from '@arbitre/kernel';
import type { OptionSpec } from './arguments.ts';
import { serverOptions } from './server-options.ts';
import { fold } from './terminal/text.ts';
import type { VerbSpec } from './verb.ts';

const seat: OptionSpec = {
  value: 'SEAT',
  about: { fr: 'la place qui agit (sinon, celle dont c’est le choix)', en: 'who acts (else whoever must choose)' },
};
const at: OptionSpec = {
  value: 'N',
  about: {
    fr: 'dans une partie enregistrée, le moment après N entrées',
    en: 'in a saved game, the moment after N entries',
  },
};
const command: OptionSpec = {
  value: 'COMMAND',
  about: {
    fr: 'ce qui est tenté, tapé (« head ne ») ou en JSON',
    en: 'what is attempted, typed (“head ne”) or in JSON',
  },
};
const ruling: OptionSpec = {
  value: 'NAME=VALUE',
  many: true,
  about: { fr: 'tranche un point de règle autrement (répétable)', en: 'rules a point otherwise (may be repeated)' },
};
const seed: OptionSpec = { value: 'N', about: { fr: 'graine des dés', en: 'seed of the dice' } };

/** Every verb, in the order of the help. */
export const VERBS: Readonly<Record<string, VerbSpec>> = {
  serve: {
    french: 'servir',
    arguments: [],
    options: serverOptions(),
    about: {
      fr: 'la table dans le navigateur ; base de données embarquée, ou PostgreSQL',
      en: 'the table in the browser; embedded database, or PostgreSQL',
    },
    load: async () => (await import('./verbs/serve.ts')).serve,
  },
  play: {
    french: 'jouer',
    arguments: [{ name: 'SCENARIO', optional: true }],
    options: {
      seed,
      ruling,
      save: { value: 'FILE', about: { fr: 'où enregistrer la partie', en: 'where the game is saved' } },
      resume: { value: 'FILE', about: { fr: 'reprend une partie enregistrée', en: 'resumes a saved game' } },
      bot: {
        value: 'SEAT[=LEVEL]',
        many: true,
        about: {
          fr: 'confie cette place à la machine (« rouge=capitaine » ; sinon, un soldat)',
          en: 'lets the machine play this seat (“red=captain/bold”; else a soldier)',
        },
      },
    },
    about: {
      fr: 'une partie entière dans le terminal ; sans SCENARIO, propose le choix',
      en: 'a whole game in the terminal; without SCENARIO, offers the choice',
    },
    load: async () => (await import('./verbs/play.ts')).play,
  },
  judge: {
    french: 'juger',
    arguments: [{ name: 'POSITION' }],
    options: {
      do: {
        ...command,
        many: true,
        about: {
          fr: 'ce qui est tenté, tapé (« head ne ») ou en JSON ; répété, une suite',
          en: 'what is attempted, typed (“head ne”) or in JSON; repeated, a sequence',
        },
      },
      seat,
      at,
      seed: {
        value: 'N',
        about: {
          fr: 'lance les dés d’une suite ; sans graine, elle s’arrête au premier',
          en: 'casts the dice of a sequence; without a seed it stops at the first',
        },
      },
    },
    about: { fr: 'permis ou non, coût, chemin, réactions, règles', en: 'legal or not, cost, path, reactions, rules' },
    load: async () => (await import('./verbs/judge.ts')).judge,
  },
  reach: {
    french: 'portée',
    arguments: [{ name: 'POSITION' }, { name: 'PIECE', optional: true }],
    options: {
      piece: {
        value: 'NAME',
        about: {
          fr: 'la figure qui se déplace, par son nom ou son identifiant',
          en: 'the figure that moves, by its name or id',
        },
      },
      at,
    },
    about: {
      fr: 'toutes les destinations d’une figure, leur coût, dessinées',
      en: 'every destination of a figure, its cost, drawn',
    },
    load: async () => (await import('./verbs/reach.ts')).reach,
  },
  offers: {
    french: 'choix',
    arguments: [{ name: 'POSITION' }],
    options: { seat, at },
    about: { fr: 'toutes les commandes permises', en: 'every legal command' },
    load: async () => (await import('./verbs/offers.ts')).offers,
  },
  hint: {
    french: 'conseiller',
    arguments: [{ name: 'POSITION' }],
    options: { seat, at, seed },
    about: {
      fr: 'ce qu’un maître ferait là, et pourquoi',
      en: 'what a master would do there, and why',
    },
    load: async () => (await import('./verbs/hint.ts')).hint,
  },
  odds: {
    french: 'chances',
    arguments: [{ name: 'POSITION' }],
    options: { do: command, seat, at },
    about: { fr: 'la distribution exacte de ce qui peut arriver', en: 'the exact distribution of what may happen' },
    load: async () => (await import('./verbs/odds.ts')).odds,
  },
  replay: {
    french: 'revoir',
    arguments: [{ name: 'FILE' }],
    options: {
      to: { value: 'N', about: { fr: 's’arrête après N entrées', en: 'stops after N entries' } },
    },
    about: {
      fr: 'raconte une partie, montre la table, et dit ce que les règles jugeraient autrement',
      en: 'tells a game, shows the table, and says what the rules would judge otherwise',
    },
    load: async () => (await import('./verbs/replay.ts')).replay,
  },
  verify: {
    french: 'vérifier',
    arguments: [{ name: 'FILE' }],
    options: {
      secret: {
        value: 'HEX',
        about: {
          fr: 'le secret des dés scellés, si le fichier ne l’a pas',
          en: 'the secret of sealed dice, where the file lacks it',
        },
      },
    },
    about: { fr: 'recalcule les empreintes, les dés et les faits', en: 'recomputes hashes, dice and facts' },
    load: async () => (await import('./verbs/verify.ts')).verify,
  },
  perft: {
    french: 'dénombrer',
    arguments: [{ name: 'POSITION' }],
    options: {
      depth: { value: 'N', about: { fr: 'longueur des suites (1)', en: 'length of the sequences (1)' } },
      divide: { about: { fr: 'le compte sous chaque première commande', en: 'the count under each first command' } },
      at,
    },
    about: { fr: 'compte les suites de commandes permises', en: 'counts the legal sequences of commands' },
    load: async () => (await import('./verbs/perft.ts')).perft,
  },
  simulate: {
    french: 'simuler',
    arguments: [{ name: 'SCENARIO' }],
    options: {
      games: { value: 'N', about: { fr: 'nombre de parties (100)', en: 'number of games (100)' } },
      seed,
      ruling,
      player: {
        value: '[SEAT=]PLAYER[/CHARACTER]',
        many: true,
        about: {
          fr: 'qui joue (apprenti, soldat, capitaine, maître, greedy, random) ; sans place, partout (répétable)',
          en: 'who plays (apprentice, soldier, captain, master, greedy, random); without a seat, everywhere (may be repeated)',
        },
      },
      threads: {
        value: 'N',
        about: { fr: 'nombre de fils (tous les cœurs)', en: 'number of threads (all cores)' },
      },
      rows: {
        value: 'FILE',
        about: {
          fr: 'écrit une ligne JSON par partie ; une série interrompue y reprend où elle en était',
          en: 'writes a line of JSON a game; an interrupted run goes on from there',
        },
      },
    },
    about: {
      fr: 'joue des parties et en tire des statistiques',
      en: 'plays games and draws statistics from them',
    },
    load: async () => (await import('./verbs/simulate.ts')).simulate,
  },
  match: {
    french: 'opposer',
    arguments: [{ name: 'PLAYER' }, { name: 'PLAYER' }, { name: 'SCENARIO' }],
    options: {
      pairs: {
        value: 'N',
        about: { fr: 'paires de parties, camps échangés (20)', en: 'pairs of games, sides swapped (20)' },
      },
      stop: { about: { fr: 's’arrête dès que le test est décidé', en: 'stops as soon as the test is decided' } },
      seed,
      ruling,
    },
    about: {
      fr: 'oppose deux joueurs (« captain greedy ») sur les mêmes dés et dit lequel est le plus fort',
      en: 'sets two players (“captain greedy”) against each other on the same dice and says which is stronger',
    },
    load: async () => (await import('./verbs/match.ts')).match,
  },
  rules: {
    french: 'règles',
    arguments: [{ name: 'ID|TEXT', optional: true, many: true }],
    options: {
      rulings: {
        about: { fr: 'tout ce qu’une table peut décider autrement', en: 'everything a table may rule otherwise' },
      },
    },
    about: { fr: 'parcourt les livres de règles, ou y cherche', en: 'browses the rulebooks, or searches them' },
    load: async () => (await import('./verbs/rules.ts')).rules,
  },
  schema: {
    french: 'schéma',
    arguments: [{ name: 'GAME' }],
    options: {},
    about: { fr: 'le JSON Schema des scénarios d’un jeu', en: 'the JSON Schema of a game’s scenarios' },
    load: async () => (await import('./verbs/schema.ts')).schema,
  },
  check: {
    french: 'contrôler',
    arguments: [{ name: 'FILE' }],
    options: {},
    about: {
      fr: 'dit si un scénario est valable, sinon ce qui ne va pas',
      en: 'tells whether a scenario is valid, or what is wrong',
    },
    load: async () => (await import('./verbs/check.ts')).check,
  },
  conformance: {
    french: 'conformité',
    arguments: [{ name: 'FILE', many: true }],
    options: {},
    about: {
      fr: 'compare nos verdicts à ceux de fichiers de cas publiés',
      en: 'compares our verdicts with those of files of published cases',
    },
    load: async () => (await import('./verbs/conformance.ts')).conformance,
  },
  backup: {
    french: 'sauvegarder',
    arguments: [{ name: 'FILE' }],
    options: serverOptions(['data', 'databaseUrl']),
    about: {
      fr: 'copie toutes les tables d’un serveur dans un fichier, sans l’arrêter',
      en: 'copies every table of a server into a file, without stopping it',
    },
    load: async () => (await import('./verbs/backup.ts')).backup,
  },
  restore: {
    french: 'restaurer',
    arguments: [{ name: 'FILE' }],
    options: {
      ...serverOptions(['data', 'databaseUrl']),
      table: {
        value: 'ADDRESS',
        about: {
          fr: 'une seule table, dans une base qui ne l’a plus',
          en: 'one table alone, into a database that has lost it',
        },
      },
    },
    about: { fr: 'remplit une base vide depuis une sauvegarde', en: 'fills an empty database from a backup' },
    load: async () => (await import('./verbs/restore.ts')).restore,
  },
  tables: {
    french: 'tables',
    arguments: [],
    options: {
      phase: {
        value: 'gathering|playing|over',
        about: { fr: 'celles-là seulement', en: 'those alone' },
      },
      idle: {
        value: 'DAYS',
        about: { fr: 'celles où rien ne se passe depuis', en: 'those in which nothing has happened for so long' },
      },
      limit: { value: 'N', about: { fr: 'combien au plus (100)', en: 'how many at most (100)' } },
      tidy: {
        about: {
          fr: 'efface et archive maintenant celles dont le temps est venu',
          en: 'deletes and archives those whose time has come, now',
        },
      },
      ...serverOptions(['data', 'databaseUrl', 'archive', 'keepUnbegun', 'keepFinished', 'keepIdle']),
    },
    about: { fr: 'les tables d’un serveur, pour qui l’exploite', en: 'the tables of a server, for whoever runs it' },
    load: async () => (await import('./verbs/tables.ts')).tables,
  },
  table: {
    french: 'table',
    arguments: [
      { name: 'show|close|delete|export|forget|keep-out|let-in|kept-out' },
      { name: 'WHAT', optional: true, many: true },
    ],
    options: {
      days: { value: 'N', about: { fr: 'keep-out : pour tant de jours', en: 'keep-out: for so many days' } },
      ...serverOptions(['data', 'databaseUrl']),
    },
    about: {
      fr: 'regarde, ferme, efface, exporte une table, oublie une personne, écarte une adresse',
      en: 'looks at, closes, deletes, exports a table, forgets a person, keeps an address out',
    },
    load: async () => (await import('./verbs/table.ts')).table,
  },
};

/** A verb by its name, English or French, with or without accents; undefined when nobody is called that. */
export function verbNamed(name: string): (VerbSpec & { readonly name: string }) | undefined {
  const found = Object.entries(VERBS).find(([english, { french }]) =>
    [english, french].some((one) => fold(one) === fold(name)),
  );
  return found && { name: found[0], ...found[1] };
}

/** What a verb is called in a language. */
export function verbIn(lang: Lang, name: string): string {
  return (lang === 'fr' ? VERBS[name]?.french : undefined) ?? name;
}

/** Options that every verb takes. */
export const COMMON: Readonly<Record<string, OptionSpec>> = {
  lang: {
    value: 'fr|en',
    about: { fr: 'langue (sinon, celle de l’environnement)', en: 'language (else that of the environment)' },
  },
  json: { about: { fr: 'réponse en JSON, pour un programme', en: 'answers in JSON, for a program' } },
  help: { about: { fr: 'cette aide', en: 'this help' } },
};

/** Asked instead of a verb. */
export const VERSION: OptionSpec = { about: { fr: 'le numéro de version', en: 'the version number' } };
