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
      title: { fr: 'Agir ou attendre', en: 'Act or wait' },
      text: {
        fr: 'À votre carte, agissez ; ou attendez, et piochez-en une autre. Agissez : deux Actions, les ronds rouges.',
        en: 'When your card comes up, act; or wait, and draw another. Act: two Actions, the red discs.',
      },
      at: 'offers',
      until: ['act', 'wait', 'activate', 'delegate'],
    },
    {
      title: { fr: 'Zones', en: 'Zones' },
      text: {
        fr: 'Les traits violets bordent les zones. Dans sa zone, ou d’un pas au-delà : le Pas, sans risque. Vers une autre zone : le Déplacement, en or, qui demande une Esquive s’il y a des ennemis ; ses chances s’affichent.',
        en: 'Violet lines edge the zones. Inside one’s zone, or one step beyond: the Step, without risk. To another zone: the zone move, in gold, which calls for a Dodge when enemies are there; its odds are shown.',
      },
      at: 'board',
      until: ['zoneMove', 'shift', 'attack'],
    },
    {
      title: { fr: 'Pousser', en: 'Push' },
      text: {
        fr: 'Dorrin sait charger : un Déplacement, puis une attaque qui touche, et l’ennemi recule. Derrière les pontonniers, le gouffre… À vous.',
        en: 'Dorrin can charge: a zone move, then an attack that hits, and the enemy is pushed back. Behind the bridge rats lies the chasm… Your turn.',
      },
      at: 'board',
    },
  ],
};
