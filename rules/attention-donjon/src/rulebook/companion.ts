import type { Rule } from '@arbitre/kernel';
import { companion, type Pair } from './entry.ts';

const TRAITS: Pair = ['Traits et jets', 'Traits and rolls'];
const HEROISM: Pair = ['Héroïsme', 'Heroism'];
const EXPLORATION: Pair = ['Exploration', 'Exploration'];
const DODGE: Pair = ['Esquive', 'Dodge'];
const COMBAT: Pair = ['Combat', 'Combat'];
const HEALTH: Pair = ['Santé', 'Health'];
const HEROES: Pair = ['Héros', 'Heroes'];
const MONSTERS: Pair = ['Bestiaire et IA', 'Bestiary and AI'];

/** What surrounds the two pages of the book, so that a game can be played to its end. */
export const COMPANION = {
  'ad.x.roll': companion(TRAITS, [
    'Jet de Trait : autant de d6 que le Trait, plus ou moins les bonus ; un dé réussit s’il atteint la Difficulté, ramenée entre 2 et 6. Le 1 rate toujours, le 6 réussit toujours. Un Trait nul ne lance rien.',
    'Trait roll: as many d6 as the Trait, plus or minus bonuses; a die succeeds when it reaches the Difficulty, clamped to 2–6. A 1 always fails, a 6 always succeeds. A null Trait rolls nothing.',
  ]),
  'ad.x.gamble': companion(TRAITS, [
    'Coup de poker : après un jet qui montre un 6, lancer de 1 à S dés de plus (S réussites). Un seul 1 et tout est perdu.',
    'Gamble: after a roll that shows a 6, roll 1 to S more dice (S successes). A single 1 and all is lost.',
  ]),
  'ad.x.opposed': companion(TRAITS, [
    'Test opposé : les deux camps lancent à Difficulté 4 ; à égalité, l’attaquant échoue. Le Coup de poker vient après son propre jet ; l’attaquant peut aussi attendre d’avoir vu celui du défenseur.',
    'Opposed test: both sides roll at Difficulty 4; a tie is a failure of the attacker. A gamble comes after one’s own roll; the attacker may also wait to see that of the defender.',
  ]),
  'ad.x.bless': companion(TRAITS, [
    'Bénir : Difficulté −1. Maudire : +1. Par un Joker avant les dés, par 1 Héroïsme après. Une bénédiction et une malédiction au plus par jet ; sans effet, elles ne sont pas proposées.',
    'Bless: Difficulty −1. Curse: +1. With a Joker before the dice, with 1 Heroism after. One blessing and one curse at most per roll; when void they are not offered.',
  ]),
  'ad.x.death': companion(HEROISM, [
    'Un héros qui perd son dernier point de Santé peut dépenser 1 Héroïsme (il reste à 1), ou, s’il l’a déjà fait ce Round, prendre une Blessure grave et rester à 0 ; sans point, baisser d’un son maximum d’Héroïsme contre une Blessure grave ; sinon il meurt.',
    'A hero who loses the last point of Health may spend 1 Heroism (and stays at 1) or, having done so this Round, take a grave wound and stay at 0; with no point left, lower the Heroism maximum by one and take a grave wound; otherwise he dies.',
  ]),
  'ad.x.guardian': companion(HEROISM, [
    'Arcane gardienne : quand la carte d’initiative a la couleur de la gardienne, une fois ce Round : Cœur, une Récupération gratuite ; Carreau, Endurance +1 contre un jet de Dommages ; Trèfle, Parade +1 contre une attaque ; Pique, un dé d’attaque de plus.',
    'Guardian Arcana: when the initiative card has the guardian’s suit, once this Round: hearts, a free recovery; diamonds, Endurance +1 against a Damage roll; clubs, Parry +1 against an attack; spades, one more attack die.',
  ]),
  'ad.x.reveal': companion(EXPLORATION, [
    'Révéler le donjon, Action standard sans jet : depuis une case qui touche une porte inexplorée, tirer une carte et lire la feuille de route ; une salle déjà révélée renvoie par ses flèches. Le joueur actif pose la salle.',
    'Reveal the dungeon, a standard Action without a roll: from a cell on an unexplored door, draw a card and read the road sheet; a room already revealed sends on by its arrows. The active player places the room.',
  ]),
  'ad.x.encounter': companion(EXPLORATION, [
    'Rencontre : une carte d’initiative par groupe, puis les figurines sont posées selon leur IA ; le joueur actif choisit les cases.',
    'Encounter: one initiative card per group, then figures are placed by their AI; the active player picks the cells.',
  ]),
  'ad.x.event': companion(EXPLORATION, [
    'Événement inattendu : la carte d’initiative d’un héros le déclenche ; on coche une case de longévité ; toutes cochées, plus rien ne se passe.',
    'Unexpected event: a hero’s initiative card triggers it; a longevity box is ticked; once all are ticked nothing happens.',
  ]),
  'ad.x.release': companion(EXPLORATION, [
    'Le scénario peut mettre des cartes de côté ; un événement inattendu les rend alors au jeu : elles vont à la défausse et reviennent avec le deck du Round suivant.',
    'The scenario may set cards aside; an unexpected event then gives them back: they go to the discards and return with the next Round’s deck.',
  ]),
  'ad.x.treasure': companion(EXPLORATION, [
    'Chercher un trésor, Action standard dans une zone d’une rencontre finie : Savoir, Difficulté 4, +1 par ennemi adjacent ou de la zone, +1 par échec passé. Une carte dit le type ; trois réussites en laissent deux au choix.',
    'Search for treasure, a standard Action in a zone of a finished encounter: Lore, Difficulty 4, +1 per enemy adjacent or in the zone, +1 per past failure. A card tells the type; three successes give two to choose from.',
  ]),
  'ad.x.dodge': companion(DODGE, [
    'Esquive : Agilité à Difficulté 5, ou 6 si elle est difficile ; une réussite par ennemi actif de la zone de départ. Chaque réussite manquante vaut une attaque de mêlée, par une Réaction, du départ puis de l’arrivée.',
    'Dodge: Agility at Difficulty 5, or 6 when difficult; one success per active enemy of the departure zone. Each missing success is one melee attack, by a Reaction, from the departure zone and then the arrival zone.',
  ]),
  'ad.x.dodgetalent': companion(DODGE, [
    'Talent Esquive : sacrifier l’Action standard du tour, avant ou après le jet, réussit une Esquive normale ou rend normale une difficile. Maîtrise : normales réussies, difficiles rendues normales, sacrifice pour réussir. Insaisissable : toujours réussie.',
    'Talent Dodge: giving up the turn’s standard Action, before or after the roll, succeeds at a normal dodge or makes a difficult one normal. Mastery: normal ones succeed, difficult ones become normal, the sacrifice succeeds. Elusive: always succeeds.',
  ]),
  'ad.x.reach': companion(COMBAT, [
    'Allonge : nombre de zones où entre la ligne de centre à centre ; murs, portes closes et éléments pleins la coupent. Le contact (case adjacente) compte 0. Les égalités profitent à l’attaquant.',
    'Reach: how many zones the line from centre to centre enters; walls, closed doors and solid elements cut it. Contact (an adjacent cell) counts 0. Ties favour the attacker.',
  ]),
  'ad.x.attack': companion(COMBAT, [
    'Attaque. Mêlée : Parade de la cible, +1 hors de la zone. Tir : 4, +1 si la cible est dans la zone, +1 par zone traversée, +1 si un autre ennemi actif est dans la zone du tireur. Lancer : 4, +1 par zone après la première. Arcanes : 4, +1 hors de la zone. Touché si les réussites dépassent la Couverture.',
    'Attack. Melee: the target’s Parry, +1 outside the zone. Shooting: 4, +1 when the target is in the zone, +1 per zone crossed, +1 when another active enemy is in the shooter’s zone. Throwing: 4, +1 per zone after the first. Arcana: 4, +1 outside the zone. A hit when successes exceed the Cover.',
  ]),
  'ad.x.damage': companion(COMBAT, [
    'Dommages : autant de dés que de réussites, plus l’arme (les monstres : le nombre imprimé), à Difficulté Endurance ; la Protection ôte des réussites, chaque autre est une Blessure.',
    'Damage: as many dice as successes plus the weapon (monsters: the printed number), at Difficulty Endurance; Protection removes successes, each one left is a wound.',
  ]),
  'ad.x.precise': companion(COMBAT, [
    'Attaque précise : une Action complexe pour un dé d’attaque de plus. Attaque puissante : après avoir touché, l’autre Action pour un dé de dommages de plus.',
    'Precise attack: a complex Action for one more attack die. Powerful attack: after a hit, the other Action for one more damage die.',
  ]),
  'ad.x.charge': companion(COMBAT, [
    'Charge : après un Déplacement du même tour, une attaque de mêlée qui touche repousse au lieu de blesser, ou repousse contre une réussite de dommages.',
    'Charge: after a zone move in the same turn, a melee attack that hits pushes instead of wounding, or pushes for one damage success.',
  ]),
  'ad.x.recovery': companion(HEALTH, [
    'Récupération, Action bonus : Vigueur, Difficulté 5, +1 par ennemi adjacent ; +1 Santé, pas au-delà de la moitié, ou fin de Sonné. Soins, Action standard : Savoir, Difficulté 5, +1 par ennemi adjacent à l’un ou l’autre ; 1 réussite un point ou un état soignable, 3 réussites un de plus.',
    'Recovery, a bonus Action: Vigour, Difficulty 5, +1 per adjacent enemy; +1 Health, not beyond half, or the end of Stunned. Care, a standard Action: Lore, Difficulty 5, +1 per enemy adjacent to either; 1 success a point or a curable state, 3 successes one more.',
  ]),
  'ad.x.grave': companion(HEALTH, [
    'Blessure grave : une carte du deck en dit la nature ; la carte gardienne exacte l’ignore, un Joker fait repiocher.',
    'Grave wound: a card of the deck tells its nature; the exact guardian card ignores it, a Joker draws again.',
  ]),
  'ad.x.states': companion(HEALTH, [
    'États : chacun dit ses malus, les Actions qu’il retire et ce qui y met fin ; les malus s’ajoutent, un état ne se prend pas deux fois.',
    'States: each tells its maluses, the Actions it removes and what ends it; maluses add up, a state is not taken twice.',
  ]),
  'ad.x.cells': companion(EXPLORATION, [
    'Cases à effet. Lave : 2 Blessures. Précipice : Agilité, Difficulté 6, ou 3 Blessures. Piège : Agilité, Difficulté 4, ou 1 Blessure et À terre, puis il est désarmé. Interrupteur : ouvre ou ferme les portes qui lui sont liées.',
    'Effect cells. Lava: 2 wounds. Precipice: Agility, Difficulty 6, or 3 wounds. Trap: Agility, Difficulty 4, or 1 wound and Prone, then it is spent. Switch: opens or closes the doors tied to it.',
  ]),
  'ad.x.brazier': companion(EXPLORATION, [
    'Brasero : en phase d’effets, chaque figurine de sa zone perd 1 Santé et un objet non magique. L’éteindre, Action standard : Vigueur, Difficulté 6 ; l’échec brûle.',
    'Brazier: in the effect phase each figure of its zone loses 1 Health and a non-magic object. Putting it out, a standard Action: Vigour, Difficulty 6; failure burns.',
  ]),
  'ad.x.hero': companion(HEROES, [
    'Création : Attributs 3, 2, 2, 1, 1 ; Mêlée, Tir et Lancer à 1, l’une à 2 ou Arcanes à 1 ; 10 points entre Santé et Héroïsme ; une origine, une carrière, une gardienne, un talent de premier niveau.',
    'Creation: Attributes 3, 2, 2, 1, 1; Melee, Shooting and Throwing at 1, one of them at 2 or Arcana at 1; 10 points between Health and Heroism; an origin, a career, a guardian, a level-1 talent.',
  ]),
  'ad.x.talent': companion(HEROES, [
    'Un talent change ce que sa ligne dit, et rien d’autre.',
    'A talent changes what its line says, and nothing else.',
  ]),
  'ad.x.gear': companion(HEROES, [
    'Équipement : deux mains, une armure ; deux objets portés. S’équiper d’un objet porté est une Action bonus.',
    'Equipment: two hands, one armour; two objects carried. Equipping a carried object is a bonus Action.',
  ]),
  'ad.x.reequip': companion(
    HEROES,
    [
      'Se rééquiper, Action complexe : réorganiser tout ce que l’on porte ; chaque ennemi de la zone ou adjacent a droit à une attaque gratuite.',
      'Re-equip, a complex Action: rearrange everything one wears and carries; each enemy in the zone or adjacent gets a free attack.',
    ],
    {
      reading: [
        'Les attaques, par Réaction, viennent d’abord ; puis chaque objet change de place une fois au plus.',
        'The attacks, by Reaction, come first; then each object changes place once at most.',
      ],
    },
  ),
  'ad.x.exchange': companion(
    HEROES,
    [
      'Échanger un objet, Action standard, avec un héros sur une case adjacente.',
      'Exchange an object, a standard Action, with a hero in an adjacent cell.',
    ],
    {
      reading: [
        'Donner, prendre, ou troquer un objet porté et intact, s’il y a la place.',
        'Give, take or swap one carried, unbroken object, where there is room.',
      ],
    },
  ),
  'ad.x.monster': companion(MONSTERS, [
    'Profil : tous les Traits valent le niveau sauf mention ; Santé 1 sauf mention ; Parade, Endurance et dés de Dommages imprimés. Instinct grégaire : un dé d’attaque de plus en surnombre dans sa zone.',
    'Profile: every Trait equals the level unless listed; Health 1 unless listed; Parry, Endurance and Damage dice as printed. Pack instinct: one more attack die when outnumbering in its zone.',
  ]),
  'ad.x.ai': companion(MONSTERS, [
    'IA Mêlée : attaquer dans sa zone, sinon entrer dans une zone voisine qui tient une cible et attaquer, sinon frapper au contact, sinon approcher. IA Tir : s’écarter, tirer au plus facile, sinon chercher un angle. IA Garde : ne quitte pas sa zone. IA Fuite : vers la sortie. Les égalités reviennent à qui mène le groupe.',
    'AI Melee: attack in its zone, else enter a neighbouring zone that holds a target and attack, else strike in contact, else approach. AI Shooter: step aside, shoot the easiest, else look for a shot. AI Guard: never leaves its zone. AI Flight: towards the exit. Whoever runs the group decides ties.',
  ]),
  'ad.x.scenario': companion(EXPLORATION, [
    'Le scénario dit la victoire, la défaite et le nombre de Rounds ; tous les héros morts, c’est la défaite.',
    'The scenario states victory, defeat and the number of Rounds; all heroes dead is a defeat.',
  ]),
  'ad.x.table': companion(
    ['À la table', 'At the table'],
    [
      'On ne décide que ce que l’arbitre demande, quand il le demande, à la place à qui il le demande.',
      'One decides only what the referee asks, when it asks, at the seat it asks.',
    ],
  ),
} as const satisfies Readonly<Record<`ad.x.${string}`, Rule>>;
