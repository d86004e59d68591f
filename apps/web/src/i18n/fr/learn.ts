import { of } from './of.ts';

/** What one reads and watches to learn. */
export const learn = {
  learnPage: {
    title: 'Comment jouer',
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
  },
  replayPage: {
    title: 'Revoir une partie',
    drop: 'Déposez ici un fichier de partie, ou choisissez-le.',
    bad: 'Ce fichier ne s’ouvre pas',
    goOn: 'Continuer ici',
    goOnline: 'Continuer par liens',
  },
};
