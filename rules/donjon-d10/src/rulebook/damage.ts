import type { Rule } from '@arbitre/kernel';

const DAMAGE = { fr: 'Dégâts', en: 'Damage' };
const CRITICAL = { fr: 'Réussite critique', en: 'Critical success' };

/** dx.damage.*, dx.crit.* */
export const damage = {
  'dx.damage.1': {
    heading: DAMAGE,
    text: {
      fr: 'Dégâts = (écart des réussites + dégâts de l’arme + bonus ATK) − armure adverse.',
      en: 'Damage = (gap of the margins + weapon damage + ATK bonus) − opposing armour.',
    },
    example: {
      fr: 'Écart 6, arme 3, ATK 0, armure 1 : 8.',
      en: 'Gap 6, weapon 3, ATK 0, armour 1: 8.',
    },
  },
  'dx.damage.2': {
    heading: DAMAGE,
    text: { fr: 'Les dégâts ne sont jamais négatifs.', en: 'Damage is never negative.' },
    reading: {
      fr: 'Sous 0, c’est 0 : le jet est gagné, sans effet.',
      en: 'Below 0 it is 0: the exchange is won, to no effect.',
    },
    example: { fr: 'Écart 1, arme 0, armure 3 : 0.', en: 'Gap 1, weapon 0, armour 3: 0.' },
  },
  'dx.damage.3': {
    heading: DAMAGE,
    text: {
      fr: 'L’écart est la réussite du vainqueur moins celle du perdant, signes compris.',
      en: 'The gap is the winner’s margin minus the loser’s, signs included.',
    },
    example: { fr: '−7 contre −12 : 5. 3 contre −3 : 6.', en: '−7 against −12: 5. 3 against −3: 6.' },
  },
  'dx.damage.4': {
    heading: DAMAGE,
    text: {
      fr: 'Les dégâts de l’arme sont un nombre fixe. Le bonus ATK est la somme des bonus d’attaque du vainqueur.',
      en: 'Weapon damage is a fixed number. The ATK bonus is the sum of the winner’s attack bonuses.',
    },
    reading: {
      fr: 'La formule est la même des deux côtés ; sans bonus, ATK vaut 0.',
      en: 'The formula is the same for both sides; without a bonus, ATK is 0.',
    },
  },
  'dx.damage.5': {
    heading: DAMAGE,
    text: {
      fr: 'L’armure adverse est toute l’armure de celui qui est touché, retranchée une fois par jet.',
      en: 'Opposing armour is the whole armour of the one who is hit, subtracted once per exchange.',
    },
  },
  'dx.damage.6': {
    heading: DAMAGE,
    text: {
      fr: 'Un sort ou un parchemin qui l’emporte inflige ses dégâts par la même formule.',
      en: 'A spell or scroll that wins deals damage by the same formula.',
    },
    reading: {
      fr: 'Son chiffre tient lieu de dégâts de l’arme ; ATK et armure comptent.',
      en: 'Its figure stands for weapon damage; ATK and armour count.',
    },
  },
  'dx.crit.1': {
    heading: CRITICAL,
    text: {
      fr: 'Un dé de 1 est une réussite critique : la réussite adverse est ignorée, on gagne quoi que montre l’autre dé.',
      en: 'A die of 1 is a critical success: the opposing margin is ignored, one wins whatever the other die shows.',
    },
    example: {
      fr: 'Valeur 1, dé 1, contre valeur 16, dé 2 : le 1 gagne.',
      en: 'Value 1, die 1, against value 16, die 2: the 1 wins.',
    },
  },
  'dx.crit.2': {
    heading: CRITICAL,
    text: {
      fr: 'La réussite d’un critique vaut 1, quelle que soit la valeur utilisée.',
      en: 'The margin of a critical success is 1, whatever the value used.',
    },
    reading: {
      fr: 'L’autre étant ignorée, l’écart est 1 : c’est voulu, puisque les dégâts doublent.',
      en: 'The other being ignored, the gap is 1: on purpose, since damage is doubled.',
    },
    example: { fr: 'FOR 12, dé 1 : réussite 1, pas 11.', en: 'STR 12, die 1: margin 1, not 11.' },
  },
  'dx.crit.3': {
    heading: CRITICAL,
    text: { fr: 'Les dégâts d’un critique sont doublés.', en: 'The damage of a critical success is doubled.' },
    reading: {
      fr: 'On double à la fin, armure déduite : 2 × (1 + arme + ATK − armure), jamais sous 0.',
      en: 'Doubling comes last, armour deducted: 2 × (1 + weapon + ATK − armour), never below 0.',
    },
    example: { fr: 'Arme 3, ATK 1, armure 2 : 6.', en: 'Weapon 3, ATK 1, armour 2: 6.' },
  },
  'dx.crit.4': {
    heading: CRITICAL,
    text: {
      fr: 'Deux dés de 1 : chacun devrait ignorer l’autre.',
      en: 'Two dice of 1: each is to ignore the other.',
    },
    reading: { fr: 'Égalité, aucun dégât.', en: 'A tie, no damage.' },
    example: { fr: 'Une fois sur 400.', en: 'Once in 400.' },
  },
  'dx.crit.5': {
    heading: CRITICAL,
    text: {
      fr: 'La règle parle du dé, sans la réserver au joueur.',
      en: 'The rule speaks of the die, without keeping it for the player.',
    },
    reading: { fr: 'Les créatures font des critiques.', en: 'Creatures score criticals too.' },
    example: {
      fr: 'Créature d’arme 2, armure du héros 1, dé 1 : 2 × (1 + 2 − 1) = 4.',
      en: 'Creature with weapon 2, hero’s armour 1, die 1: 2 × (1 + 2 − 1) = 4.',
    },
  },
  'dx.crit.6': {
    heading: CRITICAL,
    text: {
      fr: 'Conséquence à garder : un critique peut faire moins qu’un large succès ordinaire.',
      en: 'A consequence to be kept: a critical may deal less than a large ordinary win.',
    },
    example: {
      fr: 'FOR 16, arme 6 contre valeur 1 : dé 2 contre 15, 34 dégâts ; dé 1, 14.',
      en: 'STR 16, weapon 6 against value 1: die 2 against 15, 34 damage; die 1, 14.',
    },
  },
} as const satisfies Record<string, Rule>;
