import type { Tour } from '../skin.ts';

export const tour: Tour = {
  scenario: 'attention-donjon/entrainement',
  seed: 12,
  steps: [
    {
      title: { fr: 'Le pont du gouffre', en: 'The bridge over the chasm' },
      text: {
        fr: 'Dorrin et Misha, en bleu, doivent débarrasser le pont de trois Hommes-Rats en six Rounds. Commencez.',
        en: 'Dorrin and Misha, in blue, must clear the bridge of three Rat-men within six Rounds. Begin.',
      },
      at: 'decision',
      until: ['begin'],
    },
    {
      title: { fr: 'Les cartes du Round', en: 'The cards of the Round' },
      text: {
        fr: 'Chacun a pioché une carte : de la plus forte à la plus faible, voilà l’ordre du Round. La carte encadrée joue ; celles qui sont couchées ont joué.',
        en: 'Everyone has drawn a card: from the highest to the lowest, that is the order of the Round. The framed card plays; those lying down have played.',
      },
      at: 'ribbon',
    },
    {
      title: { fr: 'Qui est-ce ?', en: 'Who is that?' },
      text: {
        fr: 'Désignez un Homme-Rat sans presser (au doigt, appuyez longtemps). Sa carte dit ce qu’il faut pour le toucher.',
        en: 'Point at a Rat-man without pressing (with a finger, press long). Its card says what it takes to hit it.',
      },
      at: 'board',
      doing: 'card',
    },
    {
      title: { fr: 'Zones', en: 'Zones' },
      text: {
        fr: 'Les traits violets bordent les zones. Dans sa zone, ou d’une case au-delà : le Pas, sans risque. Vers une autre zone : le Déplacement, qui demande une Esquive s’il y a des ennemis. Bougez.',
        en: 'Violet lines edge the zones. Inside one’s zone, or one square beyond: the Step, without risk. To another zone: the zone move, which calls for a Dodge when enemies are there. Move.',
      },
      at: 'board',
      until: ['zoneMove', 'shift'],
    },
    {
      title: { fr: 'Attaquer', en: 'Attack' },
      text: {
        fr: 'Pressez un ennemi à portée. Les dés tombent, et la table ne vous demande que ce qui se décide vraiment.',
        en: 'Press an enemy within reach. The dice fall, and the table asks only what is really to be decided.',
      },
      at: 'offers',
      until: ['attack'],
    },
    {
      title: { fr: 'Pousser', en: 'Push' },
      text: {
        fr: 'Dorrin sait charger : un Déplacement, puis une attaque qui touche, et l’ennemi recule. Derrière les pontonniers, le gouffre… La suite est à vous.',
        en: 'Dorrin can charge: a zone move, then an attack that hits, and the enemy is pushed back. Behind the bridge rats lies the chasm… The rest is yours.',
      },
      at: 'board',
    },
  ],
};
