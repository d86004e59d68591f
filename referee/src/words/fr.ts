import type { Catalogue } from './catalogue.ts';
import { nearest } from './nearest.ts';
import { sayList, sayNumber } from './numbers.ts';
import { shortened } from './shortened.ts';

const number = (value: number) => sayNumber(value, 'fr');
const shown = (text: string) => (text === '∅' || text === '' ? 'rien' : shortened(text));

function size(what: string, { min = 0, max = Infinity }: { min?: number; max?: number }, unit: string): string {
  if (min === max) return `${what} de ${number(min)} ${unit}`;
  if (max >= 10_000) return min > 1 ? `${what} d’au moins ${number(min)} ${unit}` : what;
  return min > 1 ? `${what} de ${number(min)} à ${number(max)} ${unit}` : `${what} d’au plus ${number(max)} ${unit}`;
}

function between({ min = -Infinity, max = Infinity }: { min?: number; max?: number }): string {
  const low = min > Number.MIN_SAFE_INTEGER;
  const high = max < Number.MAX_SAFE_INTEGER;
  if (low && high) return min === max ? number(min) : `un nombre entier de ${number(min)} à ${number(max)}`;
  return `un nombre entier${low ? `, ${number(min)} au moins` : high ? `, ${number(max)} au plus` : ''}`;
}

function suggestion(word: string, known: readonly string[]): string {
  const close = nearest(word.replace(/^"|"$/g, ''), known);
  return close === null ? '' : ` ; vouliez-vous dire « ${close} » ?`;
}

export const fr: Catalogue = {
  mistake: {
    empty: () => 'le fichier est vide',
    binary: () => 'ce n’est pas un fichier de texte',
    'too-large': ({ limit }) => `le fichier est trop gros : ${number(limit)} caractères au plus sont lus`,
    'too-many-words': ({ limit }) => `le fichier est trop long : ${number(limit)} mots et signes au plus sont lus`,
    'too-deep': ({ limit }) =>
      `les listes et les tables sont trop emboîtées : ${number(limit)} niveaux au plus sont lus`,
    'too-many-aliases': ({ limit }) => `les alias se déplient sans fin : ${number(limit)} au plus sont suivis`,
    'unknown-alias': ({ found }) => `l’alias « *${found} » ne renvoie à rien qui soit défini avant lui`,
    rule: ({ found, expected }) => `attendu : ${expected.fr} ; trouvé : ${shown(found)}`,
    'unknown-game': ({ found, known }) =>
      `jeu inconnu : ${shown(found)} ; jeux connus : ${known.join(', ')}${suggestion(found, known)}`,
    'not-json': () => 'ce n’est pas du JSON, ce qu’est une partie enregistrée',
    truncated: () => 'le fichier est tronqué : il en manque la fin',
    'not-a-game': () => 'c’est du JSON, mais pas une partie enregistrée par Arbitre',
    'not-cases': () => 'ce n’est pas un fichier de cas publiés (du JSON avec "format": "arbitre-conformance")',
    'no-cases': ({ game, known }) => `aucun cas n’est publié pour ${game} ; il y en a pour ${sayList(known, 'fr')}`,
    'format-version': ({ found, known }) =>
      `le fichier est au format ${found} des parties enregistrées ; cette version d’Arbitre lit le format ${known}`,
    'rules-version': ({ saved, current }) =>
      `la partie a été enregistrée sous la version ${saved} des règles, dont la version ${current} ne sait pas lire les faits`,
    'stale-scenario': () => 'le scénario de départ de la partie n’est plus valable sous les règles d’aujourd’hui :',
    tampered: ({ seq }) =>
      `l’entrée ${number(seq)} n’est pas celle qui a été enregistrée : son empreinte ne découle pas de ce qui précède`,
    'unreadable-entry': ({ seq }) => `l’entrée ${number(seq)} rapporte quelque chose que les règles ne savent pas lire`,
    more: () => 'il y a d’autres erreurs : corrigez d’abord celles-ci',
  },
  syntax: {
    ALIAS_PROPS: 'un alias ne peut avoir ni ancre ni type à lui',
    BAD_ALIAS: 'le nom d’un alias ou d’une ancre est mal formé',
    BAD_DIRECTIVE: 'une ligne qui commence par % n’est pas comprise',
    BAD_DQ_ESCAPE: 'échappement inconnu après \\ dans un texte entre guillemets doubles',
    BAD_INDENT: 'le retrait ne convient pas, ou un crochet ouvert plus haut n’est pas fermé',
    BAD_PROP_ORDER: 'une ancre ou un type n’est pas à sa place',
    BAD_SCALAR_START: 'un texte ne peut commencer par ce caractère qu’entre guillemets',
    BLOCK_AS_IMPLICIT_KEY:
      'une seconde « clé: » sur la même ligne : donnez-lui sa ligne, ou mettez le texte entre guillemets',
    BLOCK_IN_FLOW: 'entre [ ] ou { }, tout doit être écrit de cette façon',
    DUPLICATE_KEY: 'cette clé a déjà été donnée plus haut',
    IMPOSSIBLE: 'ceci ne peut se lire comme du YAML',
    KEY_OVER_1024_CHARS: 'une clé dépasse 1 024 caractères',
    MISSING_CHAR: 'il manque ici quelque chose : guillemet ou crochet fermant, virgule ou deux-points',
    MULTILINE_IMPLICIT_KEY: 'une clé tient sur une ligne, suivie de deux-points et d’une espace',
    MULTIPLE_ANCHORS: 'une valeur ne peut avoir qu’une ancre',
    MULTIPLE_DOCS: 'un second document commence ici ; un fichier n’en contient qu’un',
    MULTIPLE_TAGS: 'une valeur ne peut avoir qu’un type',
    NON_STRING_KEY: 'une clé doit être un texte',
    RESOURCE_EXHAUSTION: 'le document en demande trop',
    TAB_AS_INDENT: 'une tabulation sert de retrait : utilisez des espaces',
    TAG_RESOLVE_FAILED: 'le type qui suit « ! » est inconnu',
    UNEXPECTED_TOKEN: 'quelque chose d’inattendu se trouve ici',
    BAD_COLLECTION_TYPE: 'le type ne convient pas à ce qui le suit',
  },
  expectation: {
    text: (limits) => `attendu : ${limits.max === 1 ? 'un seul caractère' : size('un texte', limits, 'caractères')}`,
    integer: (limits) => `attendu : ${between(limits)}`,
    flag: () => 'attendu : true ou false',
    list: (limits) => `attendu : ${size('une liste', limits, 'éléments')}`,
    record: () => 'attendu : une table (clé: valeur)',
    'one-of': ({ values }) => `attendu : ${sayList(values.map(String), 'fr', 'or')}`,
    key: ({ key }) => `la clé « ${key} » manque`,
    'no-such-key': ({ key, known }) =>
      `clé inconnue « ${key} » ; clés connues : ${known.join(', ')}${suggestion(key, known)}`,
  },
  found: (expectation, found) => `${expectation} ; trouvé : ${shown(found)}`,
  position: (line, column) => `ligne ${line}, colonne ${column}`,
  companion: 'règle ajoutée par nous, absente du livre',
  legal: 'Permis.',
  refused: 'Refusé.',
  path: (cells) => `Chemin : ${cells}`,
  cost: (cost) => `Coût : ${cost}`,
  trigger: {
    leaving: (who, at) => `${who} peut réagir avant que le mouvement ne quitte ${at}`,
    arriving: (who, at) => `${who} peut réagir quand le mouvement s’achève en ${at}`,
    still: (who) => `${who} peut y réagir`,
    later: (cells) => `  ou, s’il laisse passer, en ${cells}`,
  },
  asks: (cells) => `Il faudra choisir par où continuer en ${cells}`,
  forbids: (what) => `Interdit ensuite : ${what}`,
  dice: 'Les dés décident de la suite.',
  forecast: (assuming) => `Pronostic, ${assuming} :`,
  figure: (name, mean) => `${name} (moyenne ${mean})`,
  certain: (name, value) => `${name} : ${value}`,
  ending: (outcome) => `La partie se termine : ${outcome}`,
  results: (count) => `${count} résultats différents :`,
  example: (told) => `par exemple : ${told}`,
  sampled: (throws, seed) =>
    `Trop d’issues pour les compter toutes : estimation sur ${throws} lancers (graine ${seed}), avec des intervalles à 95 %.`,
  interval: (low, high) => `${low} à ${high}`,
  replayed: {
    refused: (seq, detail) => `L’entrée ${number(seq)} serait maintenant refusée : ${detail}`,
    facts: (seq, detail) => `L’entrée ${number(seq)} tournerait maintenant autrement : ${detail}`,
    draws: (seq) => `L’entrée ${number(seq)} demanderait maintenant d’autres dés que ceux qui sont enregistrés.`,
    'unknown-command': (seq) => `L’entrée ${number(seq)} contient une commande que les règles ne connaissent pas.`,
  },
  replayHolds: (entries) =>
    entries === 1
      ? 'Une entrée rejouée : elle est jugée comme elle l’avait été.'
      : `Entrées rejouées : ${number(entries)} ; toutes sont jugées comme elles l’avaient été.`,
  linkBroken: (seq) =>
    `L’entrée ${number(seq)} n’est pas celle qui a été enregistrée : son empreinte ne découle pas de ce qui précède.`,
  linksHold: (entries) => `La chaîne des empreintes tient ; entrées vérifiées : ${number(entries)}.`,
  diceAudit: {
    match: ({ draws }) =>
      draws === 0
        ? 'Aucun dé n’a été lancé.'
        : draws === 1
          ? 'Un dé recalculé : conforme.'
          : `Dés recalculés : ${number(draws)} ; tous conformes.`,
    sealed: () =>
      'Les dés ont été scellés et leur secret n’est pas dans ce fichier : on ne peut pas encore les recalculer.',
    'wrong-secret': () => 'Le secret n’est pas celui qui avait été scellé avant le premier dé.',
    differs: ({ seq, recorded: [sides, value], computed }) =>
      `L’entrée ${number(seq)} rapporte ${value + 1} sur un dé à ${number(sides)} faces ; recalculé, il donne ${computed + 1}.`,
  },
};
