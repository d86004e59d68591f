import type { Bilingual, RulingsOf, RulingTable } from '@arbitre/kernel';

const b = (fr: string, en: string): Bilingual => ({ fr, en });

/**
 * Every point the book leaves open, our reading first. The first twenty are the ledger's options for chapter 3; the last
 * ones belong to the companion rules (`th.x.…`).
 */
export const RULINGS = {
  leaderColumns: {
    values: ['rank', 'weight'],
    rules: ['th.cap.leader', 'th.cap.leader.flight'],
    question: b(
      'À qui sont les trois cellules de la ligne des chefs ?',
      'Whose are the three cells of the chiefs’ row?',
    ),
    meanings: [
      b('aux trois grades, du plus haut au plus bas', 'the three ranks, highest first'),
      b('aux poids très léger, léger et moyen', 'the weights very light, light and medium'),
    ],
  },
  noCombatScope: {
    values: ['own-attacks-only', 'no-riposte-either'],
    rules: ['th.cap.nocombat'],
    question: b(
      'Un mouvement sans combat interdit-il aussi la riposte ?',
      'Does a move without combat forbid the riposte too?',
    ),
    meanings: [
      b('non, seulement les attaques de ce tour', 'no, only the attacks of this turn'),
      b('oui, jusqu’au prochain tour de l’unité', 'yes, until the unit’s next turn'),
    ],
  },
  roadBase: {
    values: ['no-combat-max', 'combat-max'],
    rules: ['th.road.2', 'th.cap.formula'],
    question: b('À quelle valeur la route ajoute-t-elle son hex ?', 'To which value does the road add its hex?'),
    meanings: [
      b('au plus long mouvement sans combat', 'the longest move without combat'),
      b('au plus long mouvement avec combat', 'the longest move with combat'),
    ],
  },
  roadMarchRecognised: {
    values: ['when-extra-hex-used', 'when-declared'],
    rules: ['th.road.3'],
    question: b('Quand un mouvement est-il une marche sur route ?', 'When is a move a road march?'),
    meanings: [
      b('quand il se sert de l’hex supplémentaire', 'when it uses the extra hex'),
      b('quand le joueur l’annonce avant de bouger', 'when the player declares it before moving'),
    ],
  },
  roadNetwork: {
    values: ['connected', 'same-road-id'],
    rules: ['th.road.1'],
    question: b('Une marche peut-elle changer de route à un carrefour ?', 'May a march change roads at a junction?'),
    meanings: [
      b('oui, tout le réseau est une seule route continue', 'yes, the whole network is one continuous road'),
      b('non, elle reste sur la route où elle a commencé', 'no, it stays on the road it began on'),
    ],
  },
  roadIgnoresTerrain: {
    values: [true, false],
    rules: ['th.prec.11', 'th.road.1'],
    question: b(
      'La route efface-t-elle le terrain difficile qu’elle traverse ?',
      'Does a road cancel the difficult ground it crosses?',
    ),
    meanings: [b('oui', 'yes'), b('non, l’hex reste difficile', 'no, the hex stays difficult')],
  },
  roadForLoneCharacters: {
    values: [false, true],
    rules: ['th.road.1'],
    question: b('Un personnage isolé profite-t-il de la route ?', 'Does a lone character benefit from the road?'),
    meanings: [b('non, il a 3 hex', 'no, he has 3 hexes'), b('oui, 4 hex sur la route', 'yes, 4 hexes on the road')],
  },
  mountedBase: {
    values: ['no-combat-max', 'combat-max'],
    rules: ['th.mounted.3', 'th.cap.formula'],
    question: b('À quelle valeur la monture ajoute-t-elle son hex ?', 'To which value do the mounts add their hex?'),
    meanings: [
      b('au plus long mouvement sans combat', 'the longest move without combat'),
      b('au plus long mouvement avec combat', 'the longest move with combat'),
    ],
  },
  difficultEffect: {
    values: ['stop', 'cost-2', 'none'],
    rules: ['th.prec.11'],
    question: b('Que fait le terrain difficile au mouvement ?', 'What does difficult ground do to a move?'),
    meanings: [
      b('y entrer termine le mouvement', 'entering it ends the move'),
      b('y entrer coûte 2 hex', 'entering it costs 2 hexes'),
      b('rien', 'nothing'),
    ],
  },
  tokenRemoval: {
    values: ['all-tokens', 'active-side-only'],
    rules: ['th.prec.3'],
    question: b(
      'Quels jetons « pré-joué » retire-t-on à la fin des déplacements ?',
      'Which pre-played tokens come off at the end of the movement phase?',
    ),
    meanings: [b('tous ceux de la table', 'all those on the table'), b('ceux du joueur actif', 'the active player’s')],
  },
  passThroughElephants: {
    values: ['as-table', 'forbidden'],
    rules: ['th.prec.8'],
    question: b('Peut-on traverser des éléphants amis ?', 'May friendly elephants be passed through?'),
    meanings: [
      b('selon les poids, comme les autres', 'by weight, like the others'),
      b('jamais, et ils ne traversent personne', 'never, and they pass through nobody'),
    ],
  },
  loneEnemyCharacterBlocks: {
    values: [true, false],
    rules: ['th.prec.6'],
    question: b('Un personnage ennemi isolé ferme-t-il son hex ?', 'Does a lone enemy character close his hex?'),
    meanings: [
      b('oui', 'yes'),
      b('non : une unité passe, sans s’arrêter', 'no: a unit walks through, without stopping'),
    ],
  },
  charactersShareHex: {
    values: [true, false],
    rules: ['th.prec.7'],
    question: b(
      'Plusieurs personnages amis peuvent-ils partager un hex ?',
      'May several friendly characters share a hex?',
    ),
    meanings: [b('oui', 'yes'), b('non', 'no')],
  },
  charactersCountAsActivations: {
    values: [false, true],
    rules: ['th.phase.1'],
    question: b('Déplacer un personnage use-t-il une activation ?', 'Does moving a character use up an activation?'),
    meanings: [b('non', 'no'), b('oui, une chacun', 'yes, one each')],
  },
  artilleryDiceLossScope: {
    values: ['own-turn', 'until-next-own-turn'],
    rules: ['th.cap.note2'],
    question: b(
      'Combien de temps l’artillerie garde-t-elle ses dés perdus ?',
      'How long does artillery go without its lost dice?',
    ),
    meanings: [
      b('pendant son propre tour', 'for its own turn'),
      b('jusqu’à son prochain tour, ripostes comprises', 'until its next turn, ripostes included'),
    ],
  },
  heavyArtilleryRetreatCap: {
    values: [true, false],
    rules: ['th.cap.note1', 'th.offtable.5'],
    question: b(
      '« Jamais plus de 1 » vaut-il aussi pour un repli ?',
      'Does “never more than 1” hold for a retreat too?',
    ),
    meanings: [
      b('oui, les hex manquants sont des pertes', 'yes, and the missing hexes are losses'),
      b('non, elle se replie comme une autre artillerie', 'no, it retreats like other artillery'),
    ],
  },
  unitExit: {
    values: ['forbidden', 'scenario', 'agreed-at-start'],
    rules: ['th.offtable.1', 'th.offtable.2', 'th.offtable.3'],
    question: b('Une unité peut-elle quitter la table ?', 'May a unit leave the table?'),
    meanings: [
      b('non', 'no'),
      b('par les hex que le scénario prévoit', 'by the hexes the scenario provides'),
      b('par les bords convenus avant la partie', 'by the edges agreed before the game'),
    ],
  },
  characterReturn: {
    values: ['never', 'scenario'],
    rules: ['th.offtable.8'],
    question: b('Un personnage sorti de table peut-il revenir ?', 'May a character who left the table come back?'),
    meanings: [b('jamais', 'never'), b('si le scénario le prévoit pour lui', 'if the scenario provides for it')],
  },
  reinforcements: {
    values: ['none', 'scenario'],
    rules: ['th.reinf.1'],
    question: b('Y a-t-il des renforts hors table ?', 'Are there reinforcements off the table?'),
    meanings: [
      b('non, sauf si le scénario a des hex d’entrée', 'no, unless the scenario has entry hexes'),
      b('oui, selon le scénario', 'yes, as the scenario says'),
    ],
  },
  reinforcementRoad: {
    values: [false, true],
    rules: ['th.reinf.5'],
    question: b(
      'La route sort-elle de la table à l’hex d’entrée ?',
      'Does the road run off the table at the entry hex?',
    ),
    meanings: [b('non', 'no'), b('oui, on peut entrer en marche', 'yes, one may march in')],
  },
  sameFamilyActivation: {
    values: [true, false],
    rules: ['th.x.family'],
    question: b(
      'Les unités d’une activation sont-elles toutes d’une même famille ?',
      'Are the units of one activation all of one family?',
    ),
    meanings: [b('oui', 'yes'), b('non', 'no')],
  },
  evasionSpeedTest: {
    values: [true, false],
    rules: ['th.x.evasion'],
    question: b(
      'Faut-il être aussi rapide que l’attaquant pour esquiver ?',
      'Must one be as fast as the attacker to evade?',
    ),
    meanings: [b('oui', 'yes'), b('non', 'no')],
  },
  camelsAgainstHorses: {
    values: [true, false],
    rules: ['th.x.camels'],
    question: b('Les chevaux craignent-ils les chameaux ?', 'Do horses fear camels?'),
    meanings: [b('oui, un dé de moins', 'yes, one die fewer'), b('non', 'no')],
  },
  elephantPanic: {
    values: [false, true],
    rules: ['th.x.panic'],
    question: b('Les éléphants qui se replient paniquent-ils ?', 'Do retreating elephants panic?'),
    meanings: [b('non', 'no'), b('oui, un dé contre chaque voisin', 'yes, one die at each neighbour')],
  },
  lineAlongSide: {
    values: ['both', 'either'],
    rules: ['th.x.line'],
    question: b(
      'Qu’est-ce qui bloque une ligne de tir qui suit un côté d’hex ?',
      'What blocks a line of fire that runs along a hex side?',
    ),
    meanings: [
      b('un obstacle dans les deux hex de ce côté', 'an obstacle in both hexes of that side'),
      b('un obstacle dans l’un des deux', 'an obstacle in either of them'),
    ],
  },
} as const satisfies RulingTable;

/** What a table has chosen where the book is open. */
export type Rulings = RulingsOf<typeof RULINGS>;
