import { of } from './of.ts';

/** What one reads and watches to learn. */
export const learn = {
  learnPage: {
    title: 'Comment jouer',
    guide: 'Le guide entier',
    win: 'Pour gagner',
    turn: 'Un tour',
    steps: 'Pas à pas',
    hands: 'À la table',
    handsText: [
      {
        what: 'Prendre',
        how: 'Pressez une de vos pièces ; encore, et vous la reposez. Une autre de vos pièces : c’est elle que vous prenez.',
      },
      {
        what: 'Voir avant de jouer',
        how: 'Désignez une case ou un choix : son chemin, ce qu’il rapporte, ce qu’il risque. Au doigt, le premier toucher montre.',
      },
      {
        what: 'Jouer',
        how: 'Pressez ce qui est montré, ou glissez la pièce. Au doigt, touchez une seconde fois. Un choix mortel demande toujours confirmation.',
      },
      {
        what: 'Savoir',
        how: 'Laissez le pointeur sur une chose, ou appuyez longtemps : sa carte dit ce que c’est et ce qu’elle fait.',
      },
      { what: 'Reprendre', how: 'La flèche en haut, ou Ctrl+Z. Elle dit d’avance si un dé a été jeté.' },
    ],
  },
  tour: {
    start: 'Visite guidée',
    next: 'Suite',
    done: 'À moi de jouer',
    quit: 'Quitter la visite',
    step: (at: number, of: number) => `${at} sur ${of}`,
  },
  rulebook: {
    of: (game: string) => `Les règles ${of(game)}`,
    search: 'Chercher une règle',
    count: (shown: number, all: number) => (shown === all ? `${all} règles` : `${shown} sur ${all} règles`),
    none: 'Aucune règle ne parle de cela.',
    reading: 'Notre lecture',
    example: 'Exemple',
    inForce: 'En vigueur à cette table',
    companion: 'Notre ajout',
    companionText: 'Pas dans le livre : ajouté pour que la partie aille à son terme.',
    played: 'Toutes ces règles sont appliquées et éprouvées par la table.',
    defaultValue: 'par défaut',
    coverage: (code: string, tests: number) =>
      `Appliquée dans ${code || '—'} · éprouvée ${tests === 1 ? 'une fois' : `${tests} fois`}`,
    topics: 'Sommaire',
    proof: 'La preuve',
  },
  replayPage: {
    title: 'Revoir une partie',
    drop: 'Déposez ici un fichier de partie, ou choisissez-le.',
    bad: 'Ce fichier ne s’ouvre pas',
    holds: 'Partie vérifiée : chaque coup a été rejugé',
    broken: 'Cette partie ne se vérifie pas',
    goOn: 'Continuer ici',
    goOnline: 'Continuer par liens',
  },
};
