import { sayNumber } from '@arbitre/referee/words';
import type { Words } from './words.ts';

const tables = (count: number) => `${sayNumber(count, 'fr')} table${count > 1 ? 's' : ''}`;
const entriesOf = (count: number) => `${sayNumber(count, 'fr')} entrée${count > 1 ? 's' : ''}`;

const agreeing = (passed: number, total: number) =>
  passed === total
    ? `les ${total} verdicts concordent`
    : `${passed} verdict${passed > 1 ? 's' : ''} sur ${total} concorde${passed > 1 ? 'nt' : ''}`;

export const fr: Words = {
  help: {
    what: 'Arbitre, un arbitre pour les jeux de tactique sur table.',
    usage: 'Usage :',
    verb: 'VERBE …',
    options: '[OPTIONS]',
    position:
      'POSITION est un fichier de scénario ou de position (YAML ou JSON), une partie enregistrée, le nom d’un scénario fourni, ou - pour l’entrée.',
    exit: 'Codes de sortie :',
    exits: [
      [0, 'oui : permis, trouvé, valable, conforme à ce qui est enregistré'],
      [1, 'non : refusé, introuvable, différent, ou altéré depuis l’enregistrement'],
      [2, 'pas compris : un mot inconnu, un fichier illisible'],
    ],
    more: 'arbitre VERBE --help en dit plus. La langue est celle de --lang, sinon de LC_ALL, LC_MESSAGES ou LANG, sinon l’anglais.',
  },
  rules: {
    reading: 'Notre lecture',
    example: 'Exemple',
    ruling: 'Point tranché',
    byDefault: 'par défaut',
    how: 'arbitre règles ID, un sujet (dx.web), un jeu, ou des mots à chercher.',
    count: (rules) => `${rules} règles :`,
    none: (text) => `Aucune règle ne dit « ${text} ».`,
  },
  menu: {
    title: 'Arbitre',
    welcome: 'Un arbitre pour les jeux de tactique sur table. Choisissez un numéro ; q pour partir.',
    games: 'Jeux',
    side: 'Quel camp prenez-vous ?',
    everyone: 'Tous, à ce clavier',
    against: 'Qui joue les autres ?',
    back: '   0  retour',
    saved: 'Parties en cours',
    nothing: 'Aucun scénario trouvé. Donnez un fichier : arbitre jouer SCENARIO',
    entries: (count) => (count === 1 ? 'une commande jouée' : `${count} commandes jouées`),
    range: (most) => `Un numéro de 1 à ${most}, ou q.`,
  },
  play: {
    intro: 'Un numéro joue ce choix ; ses mots aussi. Tab complète.',
    help: [
      ['? 3', 'ce que ferait le choix 3, son chemin, ses chances'],
      ['liste [MOT]', 'tous les choix, ou ceux qu’un mot commence'],
      ['pourquoi COMMANDE', 'la même chose d’une commande ; ou la règle qui la refuse'],
      ['portée NOM', 'où une figure peut aller, et à quel coût'],
      ['conseil', 'ce qu’un bon joueur ferait ici, et pourquoi'],
      ['adversaire rouge=capitaine', 'qui joue où : apprenti, soldat, capitaine, maître, moi'],
      ['annuler, refaire', 'revenir en arrière, y retourner'],
      ['plateau, légende', 'la table de nouveau ; ce que disent ses signes'],
      ['regarder CASE|NOM', 'l’amener sous les yeux, sur un plateau plus grand que la fenêtre'],
      ['journal', 'tout ce qui est arrivé'],
      ['règles ID|TEXTE', 'une règle en entier, ou celles qui le disent'],
      ['enregistrer [FICHIER]', 'garder la partie'],
      ['reprendre FICHIER', 'poursuivre une autre partie'],
      ['langue fr|en', 'changer de langue'],
      ['abandonner', 'renoncer à la partie'],
      ['quitter', 'partir ; la partie est gardée'],
    ],
    legendShows: '… légende montre tout',
    page: (page, pages) =>
      page === pages ? '— Entrée : retour aux choix —' : `— ${page}/${pages} · Entrée : la suite —`,
    thinking: (who) => `${who} : réflexion…`,
    plan: (who, plan) => `${who} – le plan\u202f: ${plan}.`,
    keyboard: 'quelqu’un à ce clavier',
    listShows: 'liste les montre tous ; un nom ou un début de mot, certains.',
    summedUp: (example) => `Un nom ou le début d’un mot (${example}) montre ces choix ; liste les montre tous.`,
    narrow: (across, window) =>
      `Le plateau prend ${across} colonnes et la fenêtre en a ${window} : élargissez-la, ou réduisez ses lettres.`,
    choices: (count) => `${count} choix`,
    otherwise: 'autrement',
    notUnderstood: (line, most, close) =>
      `« ${line} » n’est pas compris. ${close === null ? '' : `Vouliez-vous dire « ${close} » ? `}Tapez ${most === 1 ? '1' : `un numéro de 1 à ${most}`}, les mots d’un choix ou leurs débuts ; aide dit le reste.`,
    noSuchChoice: (number, most) =>
      `Il n’y a pas de choix ${number} : ${most === 1 ? 'il n’y en a qu’un, le 1' : `ils vont de 1 à ${most}`}. aide dit ce qu’on peut taper d’autre.`,
    allSay: (count) =>
      count === 1
        ? 'Le seul choix dit cela\u202f: 1 le joue.'
        : 'Tous les choix disent cela\u202f: un numéro en joue un.',
    byWord: (heading, word) => `${heading} (tapez ${word})`,
    matching: (count) => (count === 1 ? 'Un choix dit cela :' : `${count} choix disent cela :`),
    again: (arbitre, file) => `Pour la revoir : ${arbitre} revoir ${file}`,
    resignSure: 'Abandonner vraiment\u202f? Tapez oui, ou abandonner une seconde fois.',
    gaveUp: (seats, winners) =>
      `abandon, ${seats}\u202f: ${winners === '' ? 'la partie est perdue' : `la victoire revient à ${winners}`}.`,
    over: 'La partie est finie. annuler revient en arrière, journal raconte tout, quitter part.',
    previewWhat: 'De quoi ? Essayez ? 1, ou pourquoi suivi d’une commande.',
    resumeWhat: 'Quelle partie ? reprendre FICHIER',
    noHint: 'Personne n’a de conseil à donner ici.',
    hintPlays: (typed) => `Tapez ${typed} pour le jouer.`,
    nothingToUndo: 'Il n’y a rien à annuler.',
    nothingToRedo: 'Il n’y a rien à refaire.',
    undoneFree: 'Annulé, librement : aucun dé n’avait été lancé. refaire y retourne.',
    undoneDice:
      'Annulé. Un dé avait été lancé : à une table, tous devraient être d’accord ; seul, vous l’êtes. Les mêmes faces reviendront.',
    moment: (entries, seed) => `${entries} commande${entries > 1 ? 's' : ''} · graine ${seed}`,
    saved: (file) => `Enregistré : ${file}`,
  },
  chose: (who, what) => `${who} : ${what}`,
  nothingOffered: 'Rien n’est proposé.',
  staysPut: 'La figure ne peut pas se déplacer.',
  reaches: (piece, count) => `${piece} : ${sayNumber(count, 'fr')} destination${count > 1 ? 's' : ''}`,
  triggers: (count) => `${count} réaction${count > 1 ? 's' : ''}`,
  stoppedByDice: (left) =>
    `Les dés décident de la suite : ${left === 1 ? 'la dernière commande n’est pas jugée' : `les ${left} dernières commandes ne sont pas jugées`}. --seed N les lance.`,
  reachHeadings: {
    to: 'vers',
    cost: 'coût',
    path: 'chemin',
    chance: 'chance',
    triggers: 'déclenche',
    safest: 'chemin le plus sûr',
    forbids: 'interdit ensuite',
  },
  safest: (cost, path) => `${cost} : ${path}`,
  tooWide: 'Une commande a plus d’issues qu’on n’en peut compter.',
  sequences: (depth, count) =>
    `${sayNumber(count, 'fr')} suite${count > 1n ? 's' : ''} de ${depth} commande${depth > 1 ? 's' : ''}`,
  valid: (title, game) => `${title} : scénario valable — ${game}`,
  simulated: (games, seed, players) =>
    `${sayNumber(games, 'fr')} ${games > 1 ? 'parties jouées' : 'partie jouée'} ${players === null ? 'au hasard parmi les coups permis' : `(${players})`}, graine ${seed}`,
  serve: {
    here: 'Sur cette machine ',
    there: 'Sur votre réseau  ',
    kept: 'Tables gardées ici',
    stop: 'Ctrl-C arrête le serveur ; les tables attendent la prochaine fois.',
    open: (url) => `Arbitre est servi : ouvrez ${url}`,
  },
  backedUp: (games, entries, file) => `Gardé dans ${file} : ${tables(games)} et ${entriesOf(entries)}.`,
  restored: (games, entries, file) => `Repris de ${file} : ${tables(games)} et ${entriesOf(entries)}.`,
  conforms: (game, title, passed, total) => `${game}, cas publiés « ${title} » : ${agreeing(passed, total)}.`,
  conformsInAll: (files, passed, total) => `En tout, ${files} fichiers : ${agreeing(passed, total)}.`,
  differs: (id, rules, expected, found) => `${id} (${rules}) : attendu ${expected}, trouvé ${found}`,
  unfinished: 'Abandonnée avant la fin',
  nobodyWins: 'Personne ne gagne',
  nothingMeasured: 'Quels que soient les dés, personne n’y gagne ni n’y perd rien qui se compte.',
  othersAtRandom: 'les autres au hasard',
  forExample: (ending) => `Par exemple : ${ending}`,
  everyoneWins: 'Tout le monde gagne',
  victory: (names) => `Victoire : ${names}`,
  scoreOf: (who) => `score, ${who}`,
  commands: 'commandes',
  spread: ['moins', 'médiane', 'plus', 'moyenne'],
  interval: (low, high) => `95 % : ${low} à ${high}`,
  match: {
    played: (one, other, pairs, seed) =>
      `${one} contre ${other} : ${pairs} ${pairs > 1 ? 'paires' : 'paire'} de parties sur les mêmes dés, graine ${seed}`,
    score: (one, share, margin, few) =>
      `${one} prend ${share} des points, ± ${margin}${few ? ' : si peu de parties ne disent encore rien' : ''}.`,
    lessLuck: (share, margin) => `Sans la chance aux dés : ${share}, ± ${margin}.`,
    drawn: (games) => `Nulles ou abandonnées : ${games}.`,
    alone: (one, other, games) => `Gagnées : ${one} et ${other}, sur ${games} chacun.`,
    pairs: (counts) => `Paires par points (0, ½, 1, 1½, 2) : ${counts}`,
    verdict: {
      low: 'Test : le premier n’est pas nettement plus fort.',
      high: 'Test : le premier est nettement plus fort (65 % ou plus).',
      undecided: 'Test : pas encore décidé.',
    },
    thought: ['  Millisecondes de processeur', 'décisions', 'médiane', '95 %'],
  },
};
