import type { Rule } from '@arbitre/kernel';

const THROUGH = { fr: 'Traverser l’espace d’une créature', en: 'Moving through a creature’s space' };
const PRONE = { fr: 'Créatures à terre ou hors combat', en: 'Prone and incapacitated creatures' };
const SIZES = { fr: 'Créatures de tailles différentes', en: 'Creatures of different sizes' };
const OBJECTS = { fr: 'Objets', en: 'Objects' };

/** pf.through, pf.prone, pf.sizes, pf.object. */
export const PASSAGE = {
  'pf.through.1': {
    heading: THROUGH,
    text: {
      fr: 'On traverse l’espace d’une créature qui accepte.',
      en: 'One may move through the space of a creature that lets one pass.',
    },
    reading: {
      fr: 'Par défaut : son camp oui, les autres non ; une créature inconsciente ou morte ne consent à rien.',
      en: 'By default one’s own side does, others do not; the unconscious and the dead consent to nothing.',
    },
  },
  'pf.through.2': {
    heading: THROUGH,
    text: {
      fr: 'Si elle s’y oppose, il faut la Pousser ou Traverser l’espace d’un ennemi ; un simple Déplacement est refusé.',
      en: 'If it objects one must Shove it or Tumble Through; a plain Stride is refused.',
    },
  },
  'pf.through.3': {
    heading: THROUGH,
    text: {
      fr: 'On ne finit pas son mouvement dans un espace occupé.',
      en: 'One cannot end one’s movement in an occupied space.',
    },
  },
  'pf.through.4': {
    heading: THROUGH,
    text: {
      fr: 'On peut y finir une action si l’on utilise aussitôt une autre action de mouvement pour en sortir.',
      en: 'One may end an action there if one at once uses another move action to leave.',
    },
    reading: {
      fr: 'Refusé s’il ne reste pas d’action, ou aucune sortie ; rien d’autre n’est accepté entre-temps.',
      en: 'Refused when no action is left, or no way out exists; nothing else is accepted in between.',
    },
  },
  'pf.through.5': {
    heading: THROUGH,
    text: {
      fr: 'Deux créatures au même endroit par accident : le meneur décide qui est déplacée, ou tombe à terre.',
      en: 'Two creatures in one place by accident: the referee decides who is moved, or falls prone.',
    },
    reading: {
      fr: 'Par défaut la dernière arrivée va à la place libre la plus proche, à 2 cases au plus ; sinon elle reste, à terre.',
      en: 'By default the last to arrive goes to the nearest free place within 2 squares; else it stays, prone.',
    },
  },
  'pf.through.6': {
    heading: THROUGH,
    text: {
      fr: 'Ordre de décision pour entrer chez quelqu’un : monture, Très Petite, corps inerte pas plus grand, à terre et consentant, trois tailles d’écart, consentement, cabriole réussie, sinon refus.',
      en: 'Order of decision for entering someone’s space: mount, Tiny, lifeless body not larger, prone and willing, three sizes apart, consent, a successful tumble, else refused.',
    },
  },
  'pf.prone.1': {
    heading: PRONE,
    text: {
      fr: 'On peut partager l’espace d’une créature à terre si elle l’accepte, ou si elle est inconsciente ou morte.',
      en: 'One may share the space of a prone creature if it allows it, or if it is unconscious or dead.',
    },
  },
  'pf.prone.2': {
    heading: PRONE,
    text: { fr: 'Seulement si elle n’est pas plus grande.', en: 'Only if it is not larger.' },
  },
  'pf.prone.3': {
    heading: PRONE,
    text: {
      fr: 'Le meneur peut permettre de grimper sur le corps inerte d’une créature plus grande.',
      en: 'The referee may allow climbing onto the lifeless body of a larger creature.',
    },
    reading: { fr: 'Non par défaut (réglage largerBodyClimb).', en: 'No by default (ruling largerBodyClimb).' },
  },
  'pf.prone.4': {
    heading: PRONE,
    text: {
      fr: 'On ne se relève pas tant que quelqu’un d’autre occupe le même espace.',
      en: 'One cannot Stand while someone else is in the same space.',
    },
    reading: { fr: 'Une créature Très Petite ne gêne pas.', en: 'A Tiny occupant does not count.' },
  },
  'pf.prone.5': {
    heading: PRONE,
    text: { fr: 'On peut Ramper vers une case où se relever.', en: 'One may Crawl to a square where one can stand.' },
  },
  'pf.prone.6': {
    heading: PRONE,
    text: { fr: 'On peut aussi tenter de Pousser l’autre.', en: 'One may also try to Shove the other away.' },
    reading: {
      fr: 'Depuis un espace partagé, on choisit la direction ; la pénalité d’être à terre ne compte pas.',
      en: 'From a shared space one chooses the direction; the penalty for being prone does not count.',
    },
  },
  'pf.sizes.1': {
    heading: SIZES,
    text: {
      fr: 'On traverse l’espace d’une créature plus grande d’au moins trois catégories.',
      en: 'One may move through the space of a creature at least three sizes larger.',
    },
    reading: {
      fr: '« Dans la plupart des cas » : une créature peut être marquée comme barrant le passage.',
      en: '“In most cases”: a creature may be marked as blocking the way.',
    },
  },
  'pf.sizes.2': {
    heading: SIZES,
    text: {
      fr: 'Une Moyenne passe donc sous une Gargantuesque, une Petite sous une Très Grande.',
      en: 'So Medium passes through Gargantuan, and Small through Huge.',
    },
  },
  'pf.sizes.3': {
    heading: SIZES,
    text: {
      fr: 'De même, une grande créature passe sur une autre plus petite d’au moins trois catégories.',
      en: 'Likewise a large creature passes over one at least three sizes smaller.',
    },
  },
  'pf.sizes.4': {
    heading: SIZES,
    text: { fr: 'Sans pouvoir y finir son mouvement.', en: 'But cannot end its movement there.' },
  },
  'pf.sizes.5': {
    heading: SIZES,
    text: {
      fr: 'Les Très Petites traversent l’espace de n’importe qui et peuvent y rester.',
      en: 'Tiny creatures move through anyone’s space and may stay there.',
    },
    reading: {
      fr: 'L’exception vaut pour qui bouge : on ne finit pas sur une Très Petite.',
      en: 'The exception is for the mover: nobody ends on a Tiny creature.',
    },
  },
  'pf.object.1': {
    heading: OBJECTS,
    text: {
      fr: 'Un objet peut remplir tout son espace ; on ne le traverse pas toujours.',
      en: 'An object may fill its space; one cannot always pass through it.',
    },
  },
  'pf.object.2': {
    heading: OBJECTS,
    text: {
      fr: 'On peut se tenir avec une statue de sa taille, pas dans une colonne épaisse.',
      en: 'One may stand with a statue of one’s own size, not inside a thick column.',
    },
  },
  'pf.object.3': {
    heading: OBJECTS,
    text: {
      fr: 'Le meneur décide si l’on passe, s’il faut se Faufiler, ou si l’on ne passe pas.',
      en: 'The referee decides whether one passes, must Squeeze, or cannot pass.',
    },
    reading: {
      fr: 'Se Faufiler prend des minutes : refusé en rencontre.',
      en: 'Squeezing takes minutes: refused in encounters.',
    },
  },
} as const satisfies Record<string, Rule>;
