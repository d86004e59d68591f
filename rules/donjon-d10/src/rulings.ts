import { defaultRulings, type RulingsOf, type RulingTable } from '@arbitre/kernel';

// French punctuation: U+202F before ? ! ; : and inside « ».

const YES = { fr: 'Oui.', en: 'Yes.' };
const NO = { fr: 'Non.', en: 'No.' };

/** Every point the rules page leaves open, our reading first. A table may switch any of them. */
export const RULINGS = {
  passAllowed: {
    values: [false, true],
    rules: ['dx.move.1'],
    question: { fr: 'Le héros peut-il refuser de bouger ?', en: 'May the hero decline to move?' },
    meanings: [
      { fr: 'Non : chaque tour a son déplacement.', en: 'No: every turn has its move.' },
      {
        fr: 'Oui : avant de lancer le dé, ou une fois le résultat connu, tant qu’aucune case n’est franchie.',
        en: 'Yes: before the roll, or once it is known, as long as no square has been entered.',
      },
    ],
  },
  d10Zero: {
    values: ['ten', 'zero'],
    rules: ['dx.move.2'],
    question: { fr: 'Que vaut la face 0 du D10 ?', en: 'What is the face 0 of the D10 worth?' },
    meanings: [
      { fr: 'Dix cases en ligne droite.', en: 'Ten squares in a straight line.' },
      { fr: 'Zéro case : le dé donne 0 à 9.', en: 'No square at all: the die gives 0 to 9.' },
    ],
  },
  blockedStartAllowed: {
    values: [false, true],
    rules: ['dx.move.3'],
    question: {
      fr: 'La direction initiale peut-elle viser un mur tout proche ?',
      en: 'May the starting heading point at a wall next to the hero?',
    },
    meanings: [
      NO,
      {
        fr: 'Oui : c’est aussitôt un mur heurté, et le héros choisit où tourner.',
        en: 'Yes: it is at once a wall hit, and the hero chooses where to turn.',
      },
    ],
  },
  turnKeepsClass: {
    values: [true, false],
    rules: ['dx.move.6', 'dx.dir.3'],
    question: {
      fr: 'Après un mur, reste-t-on en diagonale (ou en ligne droite) ?',
      en: 'Does a turn stay diagonal (or straight) as rolled?',
    },
    meanings: [
      { fr: 'Oui, pour tout le déplacement.', en: 'Yes, for the whole move.' },
      { fr: 'Non : les huit directions sont permises.', en: 'No: any of the eight headings will do.' },
    ],
  },
  reverse: {
    values: ['onlyIfForced', 'always', 'never'],
    rules: ['dx.move.7'],
    question: { fr: 'Peut-on faire demi-tour contre un mur ?', en: 'May one turn back at a wall?' },
    meanings: [
      { fr: 'Seulement si aucune autre direction n’est ouverte.', en: 'Only when no other heading is open.' },
      { fr: 'Toujours.', en: 'Always.' },
      { fr: 'Jamais : dans un cul-de-sac, le reste est perdu.', en: 'Never: in a dead end the rest is lost.' },
    ],
  },
  wallHitCost: {
    values: [0, 1],
    rules: ['dx.move.9'],
    question: { fr: 'Combien de points coûte un mur heurté ?', en: 'How many points does hitting a wall cost?' },
    meanings: [
      { fr: 'Aucun.', en: 'None.' },
      { fr: 'Un, payé avant de tourner.', en: 'One, paid before turning.' },
    ],
  },
  noDirection: {
    values: ['forfeit', 'reroll', 'switchClass'],
    rules: ['dx.move.10'],
    question: {
      fr: 'Que faire quand aucune direction du jet n’est ouverte ?',
      en: 'What if no heading of the roll is open?',
    },
    meanings: [
      { fr: 'Le jet est perdu.', en: 'The roll is lost.' },
      { fr: 'On relance le dé.', en: 'The die is rolled again.' },
      {
        fr: 'On passe de la diagonale à la ligne droite, ou l’inverse, avec les mêmes points.',
        en: 'The move changes from diagonal to straight, or back, with the same points.',
      },
    ],
  },
  cornerRule: {
    values: ['bothFlanks', 'anyFlank', 'free'],
    rules: ['dx.move.11'],
    question: { fr: 'Quand un coin bloque-t-il une diagonale ?', en: 'When does a corner block a diagonal step?' },
    meanings: [
      { fr: 'Quand les deux cases de flanc sont des murs.', en: 'When both flanking squares are walls.' },
      { fr: 'Dès qu’une des deux est un mur.', en: 'As soon as one of them is a wall.' },
      { fr: 'Jamais.', en: 'Never.' },
    ],
  },
  effectOnStartSquare: {
    values: [false, true],
    rules: ['dx.effect.1'],
    question: {
      fr: 'La case de départ agit-elle de nouveau au début du déplacement ?',
      en: 'Does the starting square act again when a move begins?',
    },
    meanings: [NO, YES],
  },
  combatEndsMove: {
    values: [false, true],
    rules: ['dx.effect.3'],
    question: { fr: 'Un combat gagné met-il fin au déplacement ?', en: 'Does a combat won end the move?' },
    meanings: [
      { fr: 'Non : le héros repart dans la même direction.', en: 'No: the hero goes on along the same heading.' },
      YES,
    ],
  },
  exitOnCross: {
    values: ['mandatory', 'optional', 'exactStop'],
    rules: ['dx.effect.3'],
    question: { fr: 'Quand la sortie termine-t-elle l’étage ?', en: 'When does the exit end the floor?' },
    meanings: [
      { fr: 'Dès qu’elle est franchie.', en: 'As soon as it is crossed.' },
      { fr: 'Quand le joueur le veut en la franchissant.', en: 'When the player so wishes on crossing it.' },
      { fr: 'Seulement si le déplacement s’y arrête.', en: 'Only when the move ends on it.' },
    ],
  },
  webRule: {
    values: ['debt', 'stopBefore', 'lenient'],
    rules: ['dx.web.3'],
    question: {
      fr: 'Que se passe-t-il quand le dernier point mène dans une toile ?',
      en: 'What if the last point leads into a web?',
    },
    meanings: [
      { fr: 'On y entre et on doit un point au prochain jet.', en: 'One enters, and owes a point of the next roll.' },
      { fr: 'On s’arrête devant et le point est perdu.', en: 'One stops in front of it and the point is lost.' },
      { fr: 'On y entre et on ne doit rien.', en: 'One enters and owes nothing.' },
    ],
  },
  webPersists: {
    values: [true, false],
    rules: ['dx.web.4'],
    question: { fr: 'La toile reste-t-elle après le passage ?', en: 'Does a web stay after it was crossed?' },
    meanings: [
      { fr: 'Oui.', en: 'Yes.' },
      { fr: 'Non : elle est déchirée quand son point est payé.', en: 'No: it is torn once its point is paid.' },
    ],
  },
  creatureFullSheet: {
    values: [false, true],
    rules: ['dx.stat.1'],
    question: {
      fr: 'Les créatures ont-elles les cinq caractéristiques ?',
      en: 'Do creatures have all five characteristics?',
    },
    meanings: [{ fr: 'Non, une seule valeur leur suffit.', en: 'No, one value is enough for them.' }, YES],
  },
  classStatBonus: {
    values: [false, true],
    rules: ['dx.stat.7'],
    question: {
      fr: 'La classe change-t-elle les caractéristiques de départ ?',
      en: 'Does the class change the starting characteristics?',
    },
    meanings: [NO, { fr: 'Oui : +1 dans celle de la classe.', en: 'Yes: +1 in the one the class fights with.' }],
  },
  capScope: {
    values: ['effective', 'base'],
    rules: ['dx.stat.8'],
    question: { fr: 'À quoi s’applique le plafond de 16 ?', en: 'What does the cap of 16 apply to?' },
    meanings: [
      { fr: 'À la valeur utilisée, équipement compris.', en: 'To the value used, equipment included.' },
      {
        fr: 'Aux points investis seulement ; l’équipement peut dépasser 16.',
        en: 'To invested points only; equipment may go beyond 16.',
      },
    ],
  },
  hpFlatBonusAllowed: {
    values: [true, false],
    rules: ['dx.hp.2'],
    question: { fr: 'Un héros peut-il avoir des PV max en plus ?', en: 'May a hero have a flat bonus to maximum HP?' },
    meanings: [YES, { fr: 'Non : une fiche qui en a est refusée.', en: 'No: a sheet that has one is refused.' }],
  },
  hpGainOnEnd: {
    values: [1, 3],
    rules: ['dx.hp.3'],
    question: {
      fr: 'Combien de PV actuels un point d’Endurance rend-il ?',
      en: 'How many current HP does a point of Endurance give?',
    },
    meanings: [
      { fr: 'Un, comme dans l’exemple.', en: 'One, as in the worked example.' },
      { fr: 'Trois, comme le maximum.', en: 'Three, as much as the maximum.' },
    ],
  },
  deathMode: {
    values: ['permadeath', 'retryFloor'],
    rules: ['dx.hp.5'],
    question: { fr: 'Que se passe-t-il quand le héros meurt ?', en: 'What happens when the hero dies?' },
    meanings: [
      { fr: 'La partie est finie.', en: 'The run is over.' },
      {
        fr: 'L’étage recommence, à tous ses PV, avec la fiche qu’il avait en y entrant.',
        en: 'The floor starts again at full HP, with the sheet the hero entered it with.',
      },
    ],
  },
  skillPointBanking: {
    values: [true, false],
    rules: ['dx.skill.5'],
    question: { fr: 'Peut-on garder un point de compétence ?', en: 'May a skill point be kept for later?' },
    meanings: [YES, { fr: 'Non : il faut l’investir aussitôt.', en: 'No: it must be invested at once.' }],
  },
  exchangesPerTurn: {
    values: ['untilEnd', 'one'],
    rules: ['dx.roll.1'],
    question: { fr: 'Combien de jets compte un combat ?', en: 'How many exchanges does a combat last?' },
    meanings: [
      { fr: 'Autant qu’il en faut.', en: 'As many as it takes.' },
      {
        fr: 'Un à chaque entrée sur la case, puis le déplacement s’arrête.',
        en: 'One each time the square is entered, then the move ends.',
      },
    ],
  },
  bothFail: {
    values: ['highestWins', 'noDamage'],
    rules: ['dx.roll.3'],
    question: { fr: 'Et si les deux jets sont ratés ?', en: 'What if both rolls fail?' },
    meanings: [
      { fr: 'La meilleure réussite l’emporte, même négative.', en: 'The higher margin wins, even below zero.' },
      { fr: 'C’est une égalité.', en: 'It is a tie.' },
    ],
  },
  nonMageSpellMod: {
    values: [2, -2, 0],
    rules: ['dx.roll.7'],
    question: {
      fr: 'Que change un non-Mage à son Intelligence quand il lance ?',
      en: 'What does a non-Mage add to Intelligence when casting?',
    },
    meanings: [
      { fr: 'Deux de plus.', en: 'Two more.' },
      { fr: 'Deux de moins.', en: 'Two less.' },
      { fr: 'Rien.', en: 'Nothing.' },
    ],
  },
  nonMageModCapped: {
    values: [false, true],
    rules: ['dx.roll.7'],
    question: { fr: 'Ce bonus peut-il dépasser 16 ?', en: 'May that bonus go beyond 16?' },
    meanings: [
      { fr: 'Oui, il appartient au jet.', en: 'Yes, it belongs to the roll.' },
      { fr: 'Non, le total est plafonné.', en: 'No, the sum is capped.' },
    ],
  },
  creatureValue: {
    values: ['ownAttack', 'sameAsPlayer'],
    rules: ['dx.roll.10'],
    question: { fr: 'Avec quoi la créature répond-elle ?', en: 'What does the creature answer with?' },
    meanings: [
      { fr: 'Avec la valeur de sa propre attaque.', en: 'With the value of its own attack.' },
      {
        fr: 'Avec la même caractéristique que le joueur (il faut creatureFullSheet).',
        en: 'With the same characteristic as the player (needs creatureFullSheet).',
      },
    ],
  },
  bareHands: {
    values: ['bestOfForAgi', 'strengthOnly', 'agilityOnly'],
    rules: ['dx.roll.11'],
    question: { fr: 'Avec quoi se bat-on à mains nues ?', en: 'What are bare hands rolled with?' },
    meanings: [
      { fr: 'La meilleure de Force et Agilité.', en: 'The better of Strength and Agility.' },
      { fr: 'La Force.', en: 'Strength.' },
      { fr: 'L’Agilité.', en: 'Agility.' },
    ],
  },
  tieRule: {
    values: ['noDamage', 'reroll', 'playerWins', 'creatureWins'],
    rules: ['dx.win.2'],
    question: { fr: 'Que donne une égalité ?', en: 'What does a tie give?' },
    meanings: [
      { fr: 'Personne n’est blessé.', en: 'Nobody is hurt.' },
      { fr: 'On relance ; un échec critique déjà tiré reste.', en: 'Roll again; a fumble already drawn stands.' },
      { fr: 'Le joueur gagne.', en: 'The player wins.' },
      { fr: 'La créature gagne.', en: 'The creature wins.' },
    ],
  },
  minDamage: {
    values: [0, 1],
    rules: ['dx.damage.2'],
    question: {
      fr: 'Quels sont les dégâts minimaux d’un jet gagné ?',
      en: 'What is the least damage of a won exchange?',
    },
    meanings: [
      { fr: 'Aucun : l’armure peut tout absorber.', en: 'None: armour may absorb it all.' },
      { fr: 'Un (deux pour un critique).', en: 'One (two for a critical).' },
    ],
  },
  spellIgnoresArmour: {
    values: [false, true],
    rules: ['dx.damage.6'],
    question: { fr: 'La magie ignore-t-elle l’armure ?', en: 'Does magic ignore armour?' },
    meanings: [NO, { fr: 'Oui, celle des créatures aussi.', en: 'Yes, that of creatures too.' }],
  },
  critGap: {
    values: ['one', 'valueMinusOne'],
    rules: ['dx.crit.2'],
    question: { fr: 'Quel écart compte pour un critique ?', en: 'Which gap does a critical success count?' },
    meanings: [
      { fr: 'Un.', en: 'One.' },
      { fr: 'La valeur utilisée moins 1, jamais sous 0.', en: 'The value used minus 1, never below 0.' },
    ],
  },
  critDouble: {
    values: ['afterArmour', 'beforeArmour', 'weaponOnly'],
    rules: ['dx.crit.3'],
    question: { fr: 'Que double un critique ?', en: 'What does a critical success double?' },
    meanings: [
      { fr: 'Les dégâts, armure déduite.', en: 'The damage, armour deducted.' },
      { fr: 'Les dégâts, avant l’armure.', en: 'The damage, before armour.' },
      { fr: 'Les dégâts de l’arme seulement.', en: 'The weapon damage only.' },
    ],
  },
  bothCrit: {
    values: ['tie', 'mutual'],
    rules: ['dx.crit.4'],
    question: { fr: 'Et si les deux dés montrent 1 ?', en: 'What if both dice show 1?' },
    meanings: [
      { fr: 'Égalité.', en: 'A tie.' },
      { fr: 'Chacun inflige ses dégâts critiques.', en: 'Each deals its critical damage.' },
    ],
  },
  creatureCrits: {
    values: [true, false],
    rules: ['dx.crit.5'],
    question: { fr: 'Les créatures font-elles des critiques ?', en: 'Do creatures score critical successes?' },
    meanings: [YES, NO],
  },
  breakTiming: {
    values: ['afterExchange', 'beforeDamage'],
    rules: ['dx.fumble.3'],
    question: { fr: 'Quand l’arme se brise-t-elle ?', en: 'When does the weapon break?' },
    meanings: [
      { fr: 'Après les dégâts.', en: 'After the damage.' },
      { fr: 'Avant : elle compte pour 0 dégât.', en: 'Before: it counts for 0 damage.' },
    ],
  },
  brokenWeapon: {
    values: ['destroyed', 'repairable'],
    rules: ['dx.fumble.3'],
    question: { fr: 'Que devient une arme brisée ?', en: 'What becomes of a broken weapon?' },
    meanings: [
      { fr: 'Elle est perdue.', en: 'It is lost.' },
      {
        fr: 'On la garde ; le marchand la répare pour la moitié de son prix.',
        en: 'It is kept; the merchant mends it for half its price.',
      },
    ],
  },
  fumbleDamageWhen: {
    values: ['onlyWhenLosing', 'always'],
    rules: ['dx.fumble.4'],
    question: { fr: 'Quand le dégât de plus s’applique-t-il ?', en: 'When does the extra damage apply?' },
    meanings: [
      { fr: 'Si le joueur perd ce jet.', en: 'When the player loses that exchange.' },
      { fr: 'Toujours, même sur une égalité ou une victoire.', en: 'Always, even on a tie or a win.' },
    ],
  },
  spellForgotten: {
    values: ['untilRelearned', 'untilFloorEnd', 'untilCombatEnd'],
    rules: ['dx.fumble.7'],
    question: { fr: 'Jusqu’à quand un sort est-il oublié ?', en: 'How long is a spell forgotten?' },
    meanings: [
      { fr: 'Jusqu’à ce qu’il soit racheté.', en: 'Until it is bought again.' },
      { fr: 'Jusqu’à la fin de l’étage.', en: 'Until the floor is completed.' },
      { fr: 'Jusqu’à la fin du combat.', en: 'Until the combat ends.' },
    ],
  },
  creatureFumbles: {
    values: [false, true],
    rules: ['dx.fumble.8'],
    question: { fr: 'Les créatures font-elles des échecs critiques ?', en: 'Do creatures fumble?' },
    meanings: [
      NO,
      {
        fr: 'Oui, avec la même table et un Charisme de 0 ; une arme brisée ne fait plus de dégâts de ce combat.',
        en: 'Yes, on the same table with Charisma 0; a broken weapon deals no damage for the rest of the combat.',
      },
    ],
  },
  fumbleAutoLoses: {
    values: [false, true],
    rules: ['dx.fumble.9'],
    question: {
      fr: 'Un échec critique perd-il toujours le jet ?',
      en: 'Does a critical failure always lose the roll?',
    },
    meanings: [
      { fr: 'Non, il se compare comme un autre.', en: 'No, it is compared like any other.' },
      { fr: 'Oui, avec un écart d’au moins 1.', en: 'Yes, with a gap of at least 1.' },
    ],
  },
  scrollFumble: {
    values: ['scrollOnly', 'equippedWeaponBreaks'],
    rules: ['dx.fumble.10'],
    question: { fr: 'Que brise un échec critique avec un parchemin ?', en: 'What does a fumble with a scroll break?' },
    meanings: [
      { fr: 'Rien de plus que le parchemin.', en: 'Nothing more than the scroll.' },
      { fr: 'L’arme en main.', en: 'The weapon in hand.' },
    ],
  },
  chestCharisma: {
    values: ['addToD100', 'none'],
    rules: ['dx.cha.5'],
    question: { fr: 'Le Charisme améliore-t-il les coffres ?', en: 'Does Charisma improve chests?' },
    meanings: [{ fr: 'Oui, il s’ajoute au D100.', en: 'Yes, it is added to the D100.' }, NO],
  },
  goldCharisma: {
    values: [5, 0, 2, 10],
    rules: ['dx.cha.5'],
    question: {
      fr: 'De combien de pour cent un point de Charisme augmente-t-il l’or trouvé ?',
      en: 'By how many per cent does a point of Charisma raise the gold found?',
    },
    meanings: [
      { fr: 'Cinq.', en: 'Five.' },
      { fr: 'Aucun.', en: 'None.' },
      { fr: 'Deux.', en: 'Two.' },
      { fr: 'Dix.', en: 'Ten.' },
    ],
  },
} as const satisfies RulingTable;

/** What a table ruled on each of those points. */
export type DonjonRulings = RulingsOf<typeof RULINGS>;

/** Our own reading of every open point. */
export const DEFAULT_RULINGS: DonjonRulings = defaultRulings(RULINGS);
