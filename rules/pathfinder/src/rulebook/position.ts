import type { Rule } from '@arbitre/kernel';

const SPACE = { fr: 'Taille et espace', en: 'Size and space' };
const FLANK = { fr: 'Prise en tenaille', en: 'Flanking' };
const COVER = { fr: 'Abri', en: 'Cover' };
const GIANT = { fr: 'Abri offert par des créatures plus grandes', en: 'Cover from larger creatures' };
const SCREEN = { fr: 'Faire obstacle', en: 'Screening' };

/** pf.space, pf.flank, pf.cover, pf.screen. */
export const POSITION = {
  'pf.space.1': {
    heading: SPACE,
    text: {
      fr: 'Créatures et objets ont une taille et remplissent un espace. La table donne l’allonge typique des créatures hautes et des longues.',
      en: 'Creatures and objects have a size and fill a space. The table gives the typical reach of tall and of long creatures.',
    },
    reading: { fr: 'Une attaque peut avoir sa propre allonge.', en: 'An attack may have a reach of its own.' },
  },
  'pf.space.2': {
    heading: SPACE,
    text: {
      fr: 'Côté de l’espace : Très Petite moins d’une case, Petite 1, Moyenne 1, Grande 2, Très Grande 3, Gargantuesque 4 ou plus.',
      en: 'Side of the space: Tiny less than a square, Small 1, Medium 1, Large 2, Huge 3, Gargantuan 4 or more.',
    },
  },
  'pf.space.3': {
    heading: SPACE,
    text: {
      fr: 'Allonge, haute puis longue : Très Petite 0/0, Petite et Moyenne 1/1, Grande 2/1, Très Grande 3/2, Gargantuesque 4/3.',
      en: 'Reach, tall then long: Tiny 0/0, Small and Medium 1/1, Large 2/1, Huge 3/2, Gargantuan 4/3.',
    },
  },
  'pf.space.4': {
    heading: SPACE,
    text: {
      fr: 'Ce nombre est le côté d’un carré : une Grande remplit 4 cases, une Très Grande 9, une Gargantuesque 16.',
      en: 'That number is the side of a square: Large fills 4 squares, Huge 9, Gargantuan 16.',
    },
  },
  'pf.space.5': {
    heading: SPACE,
    text: {
      fr: 'À partir de Petite, on occupe au moins une case et l’on ne partage pas son espace, sauf cavalier et monture.',
      en: 'From Small up one fills at least a square and does not share it, but for a rider and its mount.',
    },
  },
  'pf.space.6': {
    heading: SPACE,
    text: {
      fr: 'Au moins quatre Très Petites tiennent dans une case.',
      en: 'At least four Tiny creatures fit in a square.',
    },
  },
  'pf.space.7': {
    heading: SPACE,
    text: { fr: 'Le meneur peut en permettre davantage.', en: 'The referee may allow more.' },
    reading: {
      fr: 'Réglage tinyPerSquare, 4 par défaut ; les mortes comptent.',
      en: 'Ruling tinyPerSquare, 4 by default; dead ones count.',
    },
  },
  'pf.space.8': {
    heading: SPACE,
    text: {
      fr: 'Une Très Petite peut se tenir chez une plus grande ; avec une allonge de 0, elle le doit pour attaquer.',
      en: 'A Tiny creature may stand in a larger one’s space; with a reach of 0 it must, to attack.',
    },
  },
  'pf.flank.1': {
    heading: FLANK,
    text: {
      fr: 'Deux alliés placés de part et d’autre d’un ennemi le prennent en tenaille.',
      en: 'Two allies on either side of an enemy flank it.',
    },
    reading: { fr: 'Jugé au moment de chaque attaque.', en: 'Judged at the moment of each attack.' },
  },
  'pf.flank.2': {
    heading: FLANK,
    text: {
      fr: 'L’ennemi est pris au dépourvu face à eux : -2 (circonstances) à la CA.',
      en: 'The enemy is flat-footed to them: -2 (circumstance) to AC.',
    },
    reading: {
      fr: 'À distance aussi, par défaut (réglage flankAttacks).',
      en: 'At range too, by default (ruling flankAttacks).',
    },
  },
  'pf.flank.3': {
    heading: FLANK,
    text: {
      fr: 'La ligne entre leurs centres doit passer par des côtés ou des coins opposés de l’espace de l’ennemi.',
      en: 'The line between their centres must pass through opposite sides or opposite corners of the enemy’s space.',
    },
    reading: {
      fr: 'Les coins appartiennent aux deux côtés qui s’y joignent ; longer un côté compte (réglage flankTouch), toucher un seul coin non.',
      en: 'Corners belong to both sides that meet there; running along a side counts (ruling flankTouch), touching one corner does not.',
    },
    example: {
      fr: 'Ennemi en (2,2) : (1,1) et (3,3) oui ; (1,1) et (3,2) non.',
      en: 'Enemy at (2,2): (1,1) and (3,3) yes; (1,1) and (3,2) no.',
    },
  },
  'pf.flank.4': {
    heading: FLANK,
    text: {
      fr: 'Chacun doit tenir une arme ou être prêt à frapper à mains nues.',
      en: 'Each must hold a weapon or be ready to strike unarmed.',
    },
    reading: { fr: 'Toute créature valide a son poing, allonge 1.', en: 'Any able creature has its fist, reach 1.' },
  },
  'pf.flank.5': {
    heading: FLANK,
    text: { fr: 'Aucun ne doit être empêché d’attaquer.', en: 'Neither may be prevented from attacking.' },
  },
  'pf.flank.6': {
    heading: FLANK,
    text: { fr: 'L’ennemi doit être à portée d’allonge de chacun.', en: 'The enemy must be within reach of each.' },
  },
  'pf.cover.1': {
    heading: COVER,
    text: {
      fr: 'Derrière une surface solide qui arrête les armes, on bénéficie d’un abri, contre chaque attaque séparément.',
      en: 'Behind something solid that stops weapons one has cover, against each attack separately.',
    },
  },
  'pf.cover.2': {
    heading: COVER,
    text: {
      fr: 'L’abri donne +2 (circonstances) à la CA et aux Réflexes contre les zones.',
      en: 'Cover gives +2 (circumstance) to AC and to Reflex saves against areas.',
    },
    reading: { fr: 'Les bonus de circonstances ne s’ajoutent pas.', en: 'Circumstance bonuses do not add up.' },
    example: {
      fr: 'CA 16, abri, bouclier levé, obstacle, au dépourvu : 16 + 2 - 2 = 16.',
      en: 'AC 16, cover, raised shield, screened, flat-footed: 16 + 2 - 2 = 16.',
    },
  },
  'pf.cover.3': {
    heading: COVER,
    text: { fr: 'Se mettre à couvert porte le bonus à +4.', en: 'Taking Cover raises the bonus to +4.' },
    reading: {
      fr: 'À côté d’un arbre ou d’un buisson qui n’abrite pas d’ordinaire, il donne +2. Cesse en bougeant ou en attaquant.',
      en: 'Beside a tree or bush that gives none by itself, it gives +2. Ends when one moves or attacks.',
    },
  },
  'pf.cover.4': {
    heading: COVER,
    text: { fr: 'Un abri permet de tenter de Se cacher.', en: 'Cover allows an attempt to Hide.' },
  },
  'pf.cover.5': {
    heading: COVER,
    text: {
      fr: 'Contre une attaque, on trace la ligne du centre de l’attaquant au centre de la cible ; bloquée par le terrain, elle donne un abri.',
      en: 'Against an attack, draw the line from the attacker’s centre to the target’s; blocked by terrain, it gives cover.',
    },
    reading: {
      fr: 'Toucher un coin ou longer un bord n’est pas traverser (réglage coverTouch). Un terrain plus bas que la ligne ne bloque pas.',
      en: 'Touching a corner or sliding along an edge is not crossing (ruling coverTouch). Terrain lower than the line does not block.',
    },
  },
  'pf.cover.6': {
    heading: COVER,
    text: {
      fr: 'Cet abri vaut +2 à la CA contre cette attaque.',
      en: 'That cover is worth +2 to AC against that attack.',
    },
  },
  'pf.cover.7': {
    heading: COVER,
    text: {
      fr: 'Contre une zone, la ligne part du point d’origine de l’effet.',
      en: 'Against an area, the line starts from the effect’s point of origin.',
    },
  },
  'pf.cover.8': {
    heading: COVER,
    text: {
      fr: 'Le meneur peut refuser l’abri d’un obstacle trop petit pour la créature.',
      en: 'The referee may deny cover from an obstacle too small for the creature.',
    },
    reading: {
      fr: 'Chaque obstacle dit la plus grande taille qu’il abrite : Moyenne pour un pilier, toutes pour un mur.',
      en: 'Each obstacle says the largest size it shelters: Medium for a pillar, any for a wall.',
    },
  },
  'pf.cover.9': {
    heading: GIANT,
    text: {
      fr: 'Une créature plus grande d’au moins deux catégories que l’attaquant et la cible compte comme terrain bloquant.',
      en: 'A creature at least two sizes larger than both attacker and target counts as blocking terrain.',
    },
    reading: { fr: 'Les cadavres n’abritent pas par défaut.', en: 'Corpses give no cover by default.' },
  },
  'pf.screen.1': {
    heading: SCREEN,
    text: {
      fr: 'Une créature peut faire obstacle à une attaque à distance, ou au corps à corps contre une cible non adjacente.',
      en: 'A creature may screen against a ranged attack, or a melee attack on a target that is not adjacent.',
    },
  },
  'pf.screen.2': {
    heading: SCREEN,
    text: {
      fr: 'Elle fait obstacle si sa taille est au plus d’une catégorie inférieure à celle de l’attaquant.',
      en: 'It screens if its size is not more than one category below the attacker’s.',
    },
    reading: {
      fr: 'Les deux paragraphes du livre se contredisent ; pas de limite supérieure par défaut (réglage screenUpperSize).',
      en: 'The two paragraphs of the book disagree; no upper limit by default (ruling screenUpperSize).',
    },
  },
  'pf.screen.3': {
    heading: SCREEN,
    text: { fr: 'La cible gagne +1 (circonstances) à la CA.', en: 'The target gains +1 (circumstance) to AC.' },
  },
  'pf.screen.4': {
    heading: SCREEN,
    text: { fr: 'Un obstacle ne suffit pas pour Se cacher.', en: 'Being screened is not enough to Hide.' },
  },
  'pf.screen.5': {
    heading: SCREEN,
    text: {
      fr: 'L’attaquant choisit le coin de son espace d’où la ligne vers le centre de la cible est la plus libre ; si aucun n’est libre, il y a obstacle.',
      en: 'The attacker picks the corner of its space with the clearest line to the target’s centre; if none is clear, the target is screened.',
    },
    reading: {
      fr: 'Se glisser entre deux créatures est libre : elles ne remplissent pas leur espace (réglage screenCorners).',
      en: 'Slipping between two creatures is free: they do not fill their space (ruling screenCorners).',
    },
  },
  'pf.screen.6': {
    heading: SCREEN,
    text: {
      fr: 'Le terrain seul peut faire obstacle ; avec un abri, seul le meilleur bonus compte.',
      en: 'Terrain alone may screen; with cover, only the better bonus counts.',
    },
  },
} as const satisfies Record<string, Rule>;
