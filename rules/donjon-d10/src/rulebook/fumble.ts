import type { Rule } from '@arbitre/kernel';

const FUMBLE = { fr: 'Échec critique', en: 'Critical failure' };
const CHARISMA = { fr: 'Rôle du charisme', en: 'The part of Charisma' };

/** dx.fumble.*, dx.cha.* */
export const fumble = {
  'dx.fumble.1': {
    heading: FUMBLE,
    text: {
      fr: 'Un 20 du joueur est un échec critique ; il a exactement une conséquence sur trois : casse ou oubli, un dégât de plus, ou rien.',
      en: 'A player’s 20 is a critical failure; it has exactly one of three consequences: break or forget, one more damage, or nothing.',
    },
    reading: {
      fr: 'Les trois pourcentages font 100 : on en tire une, avec un D100.',
      en: 'The three percentages add up to 100: one is drawn, with a D100.',
    },
  },
  'dx.fumble.2': {
    heading: FUMBLE,
    text: {
      fr: 'Sans Charisme, 30 % : l’arme utilisée se brise ou, pour un Mage, le sort utilisé est oublié.',
      en: 'Without Charisma, 30%: the weapon used breaks or, for a Mage, the spell used is forgotten.',
    },
    example: { fr: '3 fois sur 200 par jet.', en: '3 times in 200 per exchange.' },
  },
  'dx.fumble.3': {
    heading: FUMBLE,
    text: { fr: 'Une arme brisée ne sert plus.', en: 'A broken weapon is no longer of use.' },
    reading: {
      fr: 'Elle est détruite à la fin du jet, ses dégâts infligés s’il était gagné. Un Mage qui se bat avec une arme brise l’arme.',
      en: 'It is destroyed at the end of the exchange, its damage dealt if that was won. A Mage fighting with a weapon breaks the weapon.',
    },
  },
  'dx.fumble.4': {
    heading: FUMBLE,
    text: {
      fr: 'Sans Charisme, 65 % : les dégâts subis augmentent de 1.',
      en: 'Without Charisma, 65%: the damage suffered rises by 1.',
    },
    reading: {
      fr: 'Si le joueur perd ce jet, et après tout le reste : armure, minimum de 0, doublement. Sinon rien.',
      en: 'When the player loses that exchange, and after everything else: armour, the floor at 0, doubling. Otherwise nothing.',
    },
    example: {
      fr: 'La formule donne −1, donc 0 : 1 dégât. Un critique de 4 : 5.',
      en: 'The formula gives −1, hence 0: 1 damage. A critical of 4: 5.',
    },
  },
  'dx.fumble.5': {
    heading: FUMBLE,
    text: { fr: 'Sans Charisme, 5 % : aucune conséquence.', en: 'Without Charisma, 5%: no consequence.' },
  },
  'dx.fumble.6': {
    heading: FUMBLE,
    text: {
      fr: 'La conséquence est tirée au sort selon ces pourcentages.',
      en: 'The consequence is drawn at random by these percentages.',
    },
    reading: {
      fr: 'Un D100 après les deux D20 : d’abord la casse, puis le dégât de plus, puis rien.',
      en: 'A D100 after the two D20: break first, then extra damage, then nothing.',
    },
    example: {
      fr: 'CHA 5 : 1 à 25 casse, 26 à 90 dégât, 91 à 100 rien. CHA 16 : 1 à 14, 15 à 79, 80 à 100.',
      en: 'CHA 5: 1 to 25 break, 26 to 90 damage, 91 to 100 nothing. CHA 16: 1 to 14, 15 to 79, 80 to 100.',
    },
  },
  'dx.fumble.7': {
    heading: FUMBLE,
    text: {
      fr: 'Pour un Mage qui lançait un sort, la casse devient l’oubli de ce sort.',
      en: 'For a Mage who was casting, break means that the spell is forgotten.',
    },
    reading: {
      fr: 'Le sort quitte la liste des sorts connus jusqu’à ce qu’il soit réappris ; les autres restent.',
      en: 'The spell leaves the list of known spells until it is learned again; the others stay.',
    },
    example: {
      fr: 'Trait de feu, dé 20, D100 : 12 : il ne reste qu’Éclat de glace.',
      en: 'Fire bolt, die 20, D100: 12: only ice shard is left.',
    },
  },
  'dx.fumble.8': {
    heading: FUMBLE,
    text: {
      fr: 'Ces conséquences ne sont dites que du joueur.',
      en: 'These consequences are stated for the player only.',
    },
    reading: {
      fr: 'Le 20 d’une créature est une réussite comme une autre : valeur − 20.',
      en: 'A creature’s 20 is a margin like any other: value − 20.',
    },
  },
  'dx.fumble.9': {
    heading: FUMBLE,
    text: {
      fr: 'Un échec critique ne décide pas du jet : sa réussite, valeur − 20, se compare comme une autre.',
      en: 'A critical failure does not decide the exchange: its margin, value − 20, is compared like any other.',
    },
    reading: { fr: 'Il peut gagner contre pire que lui.', en: 'It can win against something worse.' },
    example: {
      fr: 'FOR 16, dé 20 : −4 ; valeur 2, dé 10 : −8. Le joueur gagne, écart 4, et le D100 se lance quand même.',
      en: 'STR 16, die 20: −4; value 2, die 10: −8. The player wins, gap 4, and the D100 is rolled all the same.',
    },
  },
  'dx.fumble.10': {
    heading: FUMBLE,
    text: {
      fr: 'Le livre nomme l’arme, et le sort d’un Mage ; il ne dit rien des parchemins.',
      en: 'The book names the weapon, and a Mage’s spell; it says nothing of scrolls.',
    },
    reading: {
      fr: 'Avec un parchemin la casse n’ajoute rien : il est consommé de toute façon et les armes sont sauves. Un non-Mage qui lancerait un sort l’oublierait.',
      en: 'With a scroll break adds nothing: it is used up anyway and weapons are safe. A non-Mage who cast a spell would forget it.',
    },
  },
  'dx.cha.1': {
    heading: CHARISMA,
    text: {
      fr: 'Chaque point de Charisme ajoute 1 % à « aucune conséquence ».',
      en: 'Each point of Charisma adds 1% to “no consequence”.',
    },
    example: { fr: 'CHA 0 : 5 %. CHA 1 : 6 %. CHA 16 : 21 %.', en: 'CHA 0: 5%. CHA 1: 6%. CHA 16: 21%.' },
  },
  'dx.cha.2': {
    heading: CHARISMA,
    text: {
      fr: 'Ces points sont pris d’abord sur la casse, puis sur le dégât de plus.',
      en: 'These points are taken from break first, then from extra damage.',
    },
    example: {
      fr: 'CHA 30 : 0, 65, 35. CHA 40 : 0, 55, 45.',
      en: 'CHA 30: 0, 65, 35. CHA 40: 0, 55, 45.',
    },
  },
  'dx.cha.3': {
    heading: CHARISMA,
    text: {
      fr: 'La table vaut pour tout Charisme positif et ses trois parts font toujours 100.',
      en: 'The table holds for any Charisma from 0 on and its three parts always add up to 100.',
    },
    reading: {
      fr: 'Au-delà de 30 seul le dégât de plus recule ; dès 95 il n’arrive plus rien. Le plafond de 16 tient le jeu bien en deçà.',
      en: 'Above 30 only extra damage shrinks; from 95 on nothing happens any more. The cap of 16 keeps play well below.',
    },
    example: { fr: 'CHA 94 : 0, 1, 99. CHA 95 : 0, 0, 100.', en: 'CHA 94: 0, 1, 99. CHA 95: 0, 0, 100.' },
  },
  'dx.cha.4': {
    heading: CHARISMA,
    text: {
      fr: 'Exemple du livre : avec 5 points, 25 % de casse, 65 % de dégât de plus, 10 % de rien.',
      en: 'The book’s example: with 5 points, 25% break, 65% extra damage, 10% nothing.',
    },
  },
  'dx.cha.5': {
    heading: { fr: 'Caractéristiques', en: 'Characteristics' },
    text: {
      fr: 'Le Charisme est aussi la chance aux coffres et aux gains d’or.',
      en: 'Charisma is also luck with chests and gold gains.',
    },
    reading: {
      fr: 'Le livre ne chiffre rien ; notre complément ajoute le CHA au D100 des coffres et 5 % d’or par point.',
      en: 'The book gives no figure; our companion adds CHA to the D100 of chests and 5% of gold per point.',
    },
  },
} as const satisfies Record<string, Rule>;
