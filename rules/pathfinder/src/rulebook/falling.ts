import type { Rule } from '@arbitre/kernel';

const FALL = { fr: 'Tomber', en: 'Falling' };
const ON = { fr: 'Tomber sur une créature', en: 'Falling on a creature' };
const OBJECT = { fr: 'Objet en chute libre', en: 'Falling objects' };
const FORCED = { fr: 'Mouvement imposé', en: 'Forced movement' };

/** pf.fall, pf.fallon, pf.fallobj, pf.forced. */
export const FALLING = {
  'pf.fall.1': {
    heading: FALL,
    text: {
      fr: 'Une chute de plus d’une case inflige 2,5 points contondants par case.',
      en: 'A fall of more than one square deals 2.5 bludgeoning damage per square.',
    },
    reading: {
      fr: 'Le total est arrondi vers le bas (réglage fallRounding) ; le seuil se juge après ce qui amortit.',
      en: 'The total is rounded down (ruling fallRounding); the threshold is judged after softening.',
    },
    example: { fr: '2 cases : 5. 3 : 7. 5 : 12. 10 : 25.', en: '2 squares: 5. 3: 7. 5: 12. 10: 25.' },
  },
  'pf.fall.2': {
    heading: FALL,
    text: {
      fr: 'Au-delà de 300 cases, une chute compte pour 300 : 750 points au plus.',
      en: 'Beyond 300 squares a fall counts as 300: 750 damage at most.',
    },
    reading: {
      fr: 'On retranche d’abord, on plafonne ensuite (réglage fallCapOrder).',
      en: 'Reductions first, then the cap (ruling fallCapOrder).',
    },
  },
  'pf.fall.3': {
    heading: FALL,
    text: { fr: 'Qui est blessé par sa chute atterrit à terre.', en: 'Whoever is hurt by its fall lands prone.' },
    reading: {
      fr: 'Zéro point subi : on retombe debout. Dans l’eau, on n’est pas à terre.',
      en: 'No damage taken: one lands standing. In water one is not prone.',
    },
  },
  'pf.fall.4': {
    heading: FALL,
    text: {
      fr: 'On peut Se rattraper au bord, par une réaction, pour réduire certaines chutes.',
      en: 'One may Grab an Edge, as a reaction, to lessen certain falls.',
    },
    reading: {
      fr: 'Proposé quand la chute part d’un rebord ou d’une paroi. DD de l’escalade de cette paroi, sinon 15.',
      en: 'Offered when the fall starts from an edge or a climbed face. DC to Climb that face, else 15.',
    },
  },
  'pf.fall.5': {
    heading: FALL,
    text: {
      fr: 'Dans l’eau, la neige ou une matière molle, la chute est raccourcie de 4 cases, 6 si l’on a plongé.',
      en: 'Into water, snow or something soft, the fall is 4 squares shorter, 6 if one dived.',
    },
    reading: { fr: 'Une créature poussée ne plonge jamais.', en: 'A pushed creature never dives.' },
  },
  'pf.fall.6': {
    heading: FALL,
    text: {
      fr: 'Cette réduction ne dépasse pas la profondeur de la matière.',
      en: 'That reduction is never more than the depth of the substance.',
    },
    example: {
      fr: '6 cases dans 2 de profondeur : 4 cases comptent, 10 points.',
      en: '6 squares into a depth of 2: 4 squares count, 10 damage.',
    },
  },
  'pf.fallon.1': {
    heading: ON,
    text: {
      fr: 'La créature sur laquelle on tombe fait un jet de Réflexes DD 15 et subit une part des dégâts de la chute.',
      en: 'A creature that something falls on makes a Reflex save, DC 15, and takes a share of the falling damage.',
    },
    reading: {
      fr: 'La base est ce que la créature qui tombe a subi ; chaque créature heurtée fait son jet.',
      en: 'The base is what the falling creature took; each creature struck rolls.',
    },
    example: { fr: '12 points : 0, 3, 6 ou 12.', en: '12 damage: 0, 3, 6 or 12.' },
  },
  'pf.fallon.2': {
    heading: ON,
    text: { fr: 'Réussite : un quart des dégâts.', en: 'Success: a quarter of the damage.' },
  },
  'pf.fallon.3': { heading: ON, text: { fr: 'Réussite critique : aucun dégât.', en: 'Critical success: no damage.' } },
  'pf.fallon.4': { heading: ON, text: { fr: 'Échec : la moitié des dégâts.', en: 'Failure: half the damage.' } },
  'pf.fallon.5': {
    heading: ON,
    text: { fr: 'Échec critique : tous les dégâts.', en: 'Critical failure: the full damage.' },
  },
  'pf.fallon.6': {
    heading: ON,
    text: {
      fr: 'Ensuite, deux créatures occupent le même espace par accident : le meneur tranche.',
      en: 'Then two creatures share a space by accident: the referee decides.',
    },
    reading: {
      fr: 'Tomber sur quelqu’un n’amortit pas la chute.',
      en: 'Landing on someone does not soften the fall.',
    },
  },
  'pf.fallobj.1': {
    heading: OBJECT,
    text: {
      fr: 'Un objet qui tombe subit les mêmes dégâts qu’une créature.',
      en: 'A falling object takes damage like a creature.',
    },
  },
  'pf.fallobj.2': {
    heading: OBJECT,
    text: {
      fr: 'Une créature qui le reçoit fait le même jet de Réflexes, avec les mêmes parts.',
      en: 'A creature it lands on makes the same Reflex save, with the same shares.',
    },
    reading: {
      fr: 'La base est prise avant la Solidité de l’objet.',
      en: 'The base is taken before the object’s Hardness.',
    },
    example: { fr: 'Un tonneau lâché de 4 cases : 0, 2, 5 ou 10.', en: 'A barrel dropped 4 squares: 0, 2, 5 or 10.' },
  },
  'pf.fallobj.3': {
    heading: OBJECT,
    text: {
      fr: 'Les dangers et sorts faits d’objets qui tombent ont leurs propres règles.',
      en: 'Hazards and spells made of falling objects have rules of their own.',
    },
  },
  'pf.forced.1': {
    heading: FORCED,
    text: {
      fr: 'Un mouvement imposé, ou une chute, est défini par l’effet et non par la Vitesse : ni coût, ni surcoût, ni diagonale comptée.',
      en: 'Forced movement, or a fall, is defined by the effect and not by Speed: no cost, no surcharge, no diagonal counted.',
    },
    reading: {
      fr: 'Case par case ; il s’arrête devant ce qu’on ne peut occuper, blesse en terrain dangereux et fait tomber par-dessus un bord.',
      en: 'Square by square; it stops before what cannot be filled, hurts in hazardous terrain and drops over an edge.',
    },
  },
  'pf.forced.2': {
    heading: FORCED,
    text: {
      fr: 'Il ne déclenche pas les réactions liées au mouvement.',
      en: 'It does not trigger reactions to movement.',
    },
  },
} as const satisfies Record<string, Rule>;
