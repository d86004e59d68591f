import { of } from './of.ts';

/** The home page and the pages about the house. */
export const home = {
  brand: {
    name: 'Arbitre',
    line: 'Une table de jeu qui connaît ses règles.',
    promise:
      'Chaque coup légal, montré avant d’être joué : son chemin, son coût, ce qu’il déclenche, ses chances exactes. Et quand c’est non, la règle qui le dit.',
  },
  games: {
    'donjon-d10': {
      name: 'Donjon D10',
      tag: 'Un dé, des murs, cinquante étages',
      pitch:
        'Le D10 dit de combien et dans quelle famille de directions ; les murs renvoient. Une descente en solitaire, du premier rat au maître du donjon.',
      players: '1 joueur',
      time: 'de 5 minutes à un soir',
      more: 'Autres scénarios…',
    },
    pathfinder: {
      name: 'Pathfinder',
      tag: 'Trois actions, une réaction, chaque case compte',
      pitch:
        'Déplacements, tenailles, abris, chutes et attaques d’opportunité au cordeau : la rencontre tactique jouée à la case près.',
      players: '1 ou 2 joueurs',
      time: 'de 20 à 45 minutes',
      more: 'Scénarios, à plusieurs…',
    },
    thucidide: {
      name: 'THUCIDIDE',
      tag: 'Batailles antiques sur hexagones',
      pitch:
        'Activez vos troupes à portée de chef, manœuvrez, chargez, tenez le village. Une vraie ligne de bataille, de l’escarmouche à la grande mêlée.',
      players: '1 ou 2 joueurs',
      time: 'de 20 minutes à 3 heures',
      more: 'Scénarios, à plusieurs…',
    },
    'attention-donjon': {
      name: 'Attention Donjon !',
      tag: 'Zones, bousculades et cartes d’initiative',
      pitch:
        'Une exploration coopérative : les salles se déplient, les cartes décident qui agit, et l’on pousse les rats dans le gouffre.',
      players: 'de 1 à 4 joueurs',
      time: 'de 15 minutes à 1 heure',
      more: 'Scénarios, à plusieurs…',
    },
  },
  homePage: {
    choose: 'Choisir un jeu',
    chooseText: 'La partie commence d’un clic, contre l’ordinateur ou seul. Rien à installer, pas de compte.',
    playNow: 'Jouer',
    playNowOf: (game: string) => `Jouer tout de suite à ${game}`,
    moreOf: (more: string, game: string) => `${more} (${game})`,
    learn: 'Apprendre en jouant',
    learnOf: (game: string) => `Apprendre ${game} en jouant`,
    rulesOf: (game: string) => `Règles ${of(game)}`,
    boardOf: (game: string, scenario: string) => `Le plateau de « ${scenario} », ${game}`,
    myTables: 'Mes tables',
    allTables: (count: number) => `Toutes mes tables (${count})`,
    yourTurn: 'À vous',
    theirTurn: (seats: string) => `Au tour ${of(seats)}`,
    gathering: 'On attend du monde',
    tableOver: 'Finie',
    forget: 'Oublier',
    forgetOf: (title: string) => `Oublier la partie « ${title} »`,
    replayTitle: 'Revoir une partie',
    replayText: 'Ouvrez un fichier de partie : elle se rejoue ici, coup par coup, dés vérifiés.',
    replayButton: 'Ouvrir un fichier…',
    lobby: 'Tables ouvertes',
    lobbyEmpty: 'Aucune table ouverte en ce moment.',
    join: 'S’asseoir à cette table',
    joinAs: (seat: string) => `S’asseoir : ${seat}`,
    offline: 'Aucun serveur ne répond : on joue sur cet appareil, et tout fonctionne.',
    why: [
      {
        title: 'Tout est montré avant',
        text: 'Visez une case : chemin, coût, réactions, chances en fractions exactes.',
      },
      { title: 'Chaque refus se justifie', text: 'Une phrase, la règle, son exemple. Plus jamais « coup invalide ».' },
      {
        title: 'Des dés qu’on peut vérifier',
        text: 'Scellés avant la partie, publiés après : n’importe qui peut les recompter.',
      },
    ],
  },
  about: {
    title: 'À propos',
    text: 'Arbitre connaît quatre livres de règles à la lettre. Il est libre, sous licence MIT.',
    credits: 'Crédits',
    icons: 'Silhouettes : game-icons.net, par Lorc, Delapouite et contributeurs, licence CC BY 3.0, recolorées.',
    fonts: 'Caractères : Alegreya (Juan Pablo del Peral, Huerta Tipográfica) et Inter (Rasmus Andersson), licence OFL.',
    books: 'Les livres',
    access: 'Accessibilité',
    accessText:
      'Tout se joue au clavier ; un lecteur d’écran entend le plateau, les coups et leurs raisons. Les camps se distinguent par la couleur et par la forme. Le mouvement s’éteint dans les réglages.',
  },
};
