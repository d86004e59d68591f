import type { Rule } from '@arbitre/kernel';

const STATS = { fr: 'Caractéristiques', en: 'Characteristics' };
const PV = { fr: 'Point de Vie', en: 'Hit points' };
const SKILL = { fr: 'Points de compétence', en: 'Skill points' };

/** dx.stat.*, dx.hp.*, dx.skill.*: the hero's sheet and how it grows. */
export const characteristics = {
  'dx.stat.1': {
    heading: STATS,
    text: {
      fr: 'Tout personnage a cinq caractéristiques, des nombres entiers : FOR, AGI, END, INT, CHA.',
      en: 'Every character has five characteristics, whole numbers: STR, AGI, END, INT, CHA.',
    },
    reading: {
      fr: 'Le héros a les cinq. Une créature n’a besoin que de la valeur de son attaque, de ses PV et de son armure.',
      en: 'The hero has all five. A creature only needs the value of its attack, its HP and its armour.',
    },
  },
  'dx.stat.2': {
    heading: STATS,
    text: {
      fr: 'La Force (FOR) sert aux jets avec les armes lourdes.',
      en: 'Strength (STR) is rolled with heavy weapons.',
    },
  },
  'dx.stat.3': {
    heading: STATS,
    text: {
      fr: 'L’Agilité (AGI) sert aux jets avec les armes courtes et à distance.',
      en: 'Agility (AGI) is rolled with short and ranged weapons.',
    },
    reading: {
      fr: 'Elle ne change ni le nombre de cases ni l’ordre des coups.',
      en: 'It changes neither the number of squares nor who strikes first.',
    },
  },
  'dx.stat.4': {
    heading: STATS,
    text: {
      fr: 'L’Endurance (END) donne les points de vie ; on ne la lance jamais en combat.',
      en: 'Endurance (END) gives the hit points; it is never rolled in a combat.',
    },
  },
  'dx.stat.5': {
    heading: STATS,
    text: {
      fr: 'L’Intelligence (INT) sert aux jets de magie : sorts et parchemins.',
      en: 'Intelligence (INT) is rolled for magic: spells and scrolls.',
    },
  },
  'dx.stat.6': {
    heading: STATS,
    text: {
      fr: 'Le Charisme (CHA) est la chance : échecs critiques, coffres et gains d’or.',
      en: 'Charisma (CHA) is luck: critical failures, chests and gold gains.',
    },
    reading: {
      fr: 'Le livre ne chiffre que les échecs critiques ; les deux autres le sont par notre complément (dx.cha.5).',
      en: 'The book gives figures for critical failures only; the other two get theirs from our companion (dx.cha.5).',
    },
  },
  'dx.stat.7': {
    heading: STATS,
    text: {
      fr: 'Un nouveau héros a FOR 1, AGI 1, END 1, INT 1 et CHA 0.',
      en: 'A new hero has STR 1, AGI 1, END 1, INT 1 and CHA 0.',
    },
    reading: {
      fr: 'La classe n’y change rien : elle se distingue par l’équipement et une règle à elle.',
      en: 'The class does not change them: it differs by its equipment and a rule of its own.',
    },
    example: { fr: 'Somme des cinq : 4. PV : 13 sur 13.', en: 'Sum of the five: 4. HP: 13 out of 13.' },
  },
  'dx.stat.8': {
    heading: STATS,
    text: { fr: 'Aucune caractéristique ne dépasse 16.', en: 'No characteristic exceeds 16.' },
    reading: {
      fr: 'Le plafond vaut pour la valeur utilisée, équipement compris. Le modificateur d’un seul jet n’est pas une caractéristique. Les créatures y sont soumises.',
      en: 'The cap applies to the value used, equipment included. The modifier of a single roll is not a characteristic. Creatures obey it.',
    },
    example: {
      fr: 'FOR 16 et une ceinture de +2 : la valeur utilisée reste 16.',
      en: 'STR 16 and a belt of +2: the value used stays 16.',
    },
  },
  'dx.hp.1': {
    heading: PV,
    text: {
      fr: 'Les PV dépendent de l’Endurance ; ni classe ni niveau n’entrent dans la formule.',
      en: 'HP depend on Endurance; neither class nor level enters the formula.',
    },
  },
  'dx.hp.2': {
    heading: PV,
    text: { fr: 'PV max = 10 + 3 × END.', en: 'Maximum HP = 10 + 3 × END.' },
    reading: {
      fr: 'Un bonus fixe (équipement, bénédiction) peut s’y ajouter : l’exemple du livre part de 23, que la formule seule ne donne pas.',
      en: 'A flat bonus (equipment, blessing) may be added: the book’s example starts from 23, which the formula alone does not give.',
    },
    example: {
      fr: 'END 1 : 13. END 4 : 22. END 5 : 25. END 16 : 58.',
      en: 'END 1: 13. END 4: 22. END 5: 25. END 16: 58.',
    },
  },
  'dx.hp.3': {
    heading: PV,
    text: {
      fr: 'Augmenter l’Endurance augmente aussitôt les PV max et les PV actuels.',
      en: 'Raising Endurance raises maximum and current HP at once.',
    },
    reading: {
      fr: 'Par point : +3 au maximum, +1 aux PV actuels, comme dans l’exemple du livre.',
      en: 'Per point: +3 to the maximum, +1 to current HP, as in the book’s example.',
    },
    example: {
      fr: '22 sur 22 avec END 4, un point d’END : 23 sur 25. Quinze points depuis 13 sur 13 : 28 sur 58.',
      en: '22 out of 22 with END 4, one point of END: 23 out of 25. Fifteen points from 13 out of 13: 28 out of 58.',
    },
  },
  'dx.hp.4': {
    heading: PV,
    text: {
      fr: 'Exemple du livre : à 19 sur 23, un point d’Endurance fait passer à 20 sur 26.',
      en: 'The book’s example: at 19 out of 23, a point of Endurance makes it 20 out of 26.',
    },
    reading: {
      fr: 'Les écarts (+3 et +1) font la règle ; les totaux demandent un bonus fixe de 1.',
      en: 'The differences (+3 and +1) make the rule; the totals need a flat bonus of 1.',
    },
  },
  'dx.hp.5': {
    heading: PV,
    text: {
      fr: 'Les dégâts se retranchent des PV actuels, qui restent entre 0 et le maximum.',
      en: 'Damage is taken from current HP, which stay between 0 and the maximum.',
    },
    reading: {
      fr: 'À 0 PV on est hors de combat : la créature disparaît, le héros meurt et la partie est finie.',
      en: 'At 0 HP one is out: the creature is removed, the hero dies and the run is over.',
    },
  },
  'dx.hp.6': {
    heading: PV,
    text: { fr: 'Un nouveau héros a 13 PV au maximum.', en: 'A new hero has a maximum of 13 HP.' },
    reading: { fr: 'Il commence en pleine santé : 13 sur 13.', en: 'It starts in full health: 13 out of 13.' },
  },
  'dx.skill.1': {
    heading: SKILL,
    text: {
      fr: 'Chaque étage réussi donne 1 point de compétence.',
      en: 'Each completed floor gives 1 skill point.',
    },
    reading: {
      fr: 'Une fois par étage, au moment où il est réussi.',
      en: 'Once per floor, at the moment it is completed.',
    },
    example: { fr: 'Après les étages 1 à 3 : 3 points.', en: 'After floors 1 to 3: 3 points.' },
  },
  'dx.skill.2': {
    heading: SKILL,
    text: {
      fr: 'Un point augmente de 1 la caractéristique de son choix, sans dépasser 16.',
      en: 'A point raises by 1 any characteristic, not beyond 16.',
    },
    example: {
      fr: 'FOR 15 : permis. FOR 16 : refusé. CHA 0 : permis.',
      en: 'STR 15: allowed. STR 16: refused. CHA 0: allowed.',
    },
  },
  'dx.skill.3': {
    heading: SKILL,
    text: {
      fr: 'Les étages 46 à 50, la zone finale, ne donnent pas de point.',
      en: 'Floors 46 to 50, the final zone, give no point.',
    },
    example: {
      fr: 'L’étage 45 donne le quarante-cinquième et dernier point.',
      en: 'Floor 45 gives the forty-fifth and last point.',
    },
  },
  'dx.skill.4': {
    heading: SKILL,
    text: {
      fr: 'Conséquence : au plus 45 points, une somme finale d’au plus 49 ; il en faudrait 76 pour tout porter à 16, si bien qu’un point peut toujours servir.',
      en: 'It follows: at most 45 points, a final sum of at most 49; 76 would be needed to bring everything to 16, so a point can always be used.',
    },
    example: {
      fr: '45 points portent exactement trois des caractéristiques de 1 à 16.',
      en: '45 points bring exactly three of the characteristics from 1 to 16.',
    },
  },
  'dx.skill.5': {
    heading: SKILL,
    text: { fr: 'Investir est permis, pas obligatoire.', en: 'Investing is allowed, not required.' },
    reading: {
      fr: 'Un point se garde et s’investit plus tard, hors d’un combat et d’un déplacement. Il ne se reprend pas.',
      en: 'A point may be kept and invested later, outside a combat and a move. It cannot be taken back.',
    },
  },
  'dx.skill.6': {
    heading: SKILL,
    text: { fr: 'Le donjon a cinquante étages, de 1 à 50.', en: 'The dungeon has fifty floors, 1 to 50.' },
    reading: {
      fr: 'Un étage est réussi quand le héros franchit la sortie, son gardien mort. Réussir l’étage 50 gagne la partie.',
      en: 'A floor is completed when the hero crosses the exit, its guardian dead. Completing floor 50 wins the game.',
    },
  },
} as const satisfies Record<string, Rule>;
