import type { Bilingual, Rule } from '@arbitre/kernel';

/** A rule of ours, not of the book. */
function ours(heading: Bilingual, fr: string, en: string): Rule {
  return { heading, text: { fr, en }, companion: true };
}

const RUN = { fr: 'La partie', en: 'The run' };
const CLASSES = { fr: 'Classes', en: 'Classes' };
const SQUARES = { fr: 'Cases', en: 'Squares' };
const FLOORS = { fr: 'Étages', en: 'Floors' };
const COMBAT = { fr: 'Combat', en: 'Combat' };
const CREATURES = { fr: 'Créatures', en: 'Creatures' };
const EQUIPMENT = { fr: 'Équipement', en: 'Equipment' };

/** dx.x.*: what the book only names, so that fifty floors can be played. */
export const companion = {
  'dx.x.run': ours(
    RUN,
    'On choisit une classe, puis on joue les étages l’un après l’autre. Un étage réussi : un point de compétence, le repos, le marchand, l’étage suivant. Le dernier étage réussi gagne ; 0 PV perd.',
    'Choose a class, then play the floors one after the other. A completed floor: a skill point, the rest, the merchant, the next floor. The last floor completed wins; 0 PV loses.',
  ),
  'dx.x.turn': ours(
    RUN,
    'Un tour : des actions libres (boire une potion, choisir l’arme en main, investir), puis le D10, puis le déplacement.',
    'A turn: free actions (drink a potion, choose the weapon in hand, invest), then the D10, then the move.',
  ),
  'dx.x.rest': ours(
    RUN,
    'Après un étage le héros récupère les trois quarts de ses PV max, sans les dépasser.',
    'After a floor the hero recovers three quarters of its maximum PV, not beyond it.',
  ),
  'dx.x.score': ours(
    RUN,
    'À la fin sont comptés les étages réussis, les tours, l’or, les créatures vaincues, les armes brisées et sorts oubliés.',
    'At the end are counted the floors completed, the turns, the gold, the creatures slain, the weapons broken and spells forgotten.',
  ),
  'dx.x.class': ours(
    CLASSES,
    'Guerrier : une massue, +1 ATK avec les armes lourdes. Voleur : une dague, +1 ATK avec les armes courtes. Archer : une fronde. Mage : Trait de feu et Éclat de glace ; lui seul apprend des sorts. Tous : un gambison, trois potions, dix pièces d’or.',
    'Warrior: a club, +1 ATK with heavy weapons. Thief: a dagger, +1 ATK with short weapons. Archer: a sling. Mage: fire bolt and ice shard; only a Mage learns spells. Everyone: a gambeson, three potions, ten gold.',
  ),
  'dx.x.ranged': ours(
    CLASSES,
    'Au premier jet d’un combat, une créature à l’attaque lourde ou courte qui l’emporte contre une arme à distance n’inflige rien.',
    'In the first exchange of a combat, a creature with a heavy or short attack that wins against a ranged weapon inflicts nothing.',
  ),
  'dx.x.squares': ours(
    SQUARES,
    'Mur #, sol ., entrée S, toile w, piège ^, or $, coffre C, fontaine ~, créature M, sortie >. Une case n’a qu’une particularité, et aucune ne bloque le passage.',
    'Wall #, floor ., way in S, web w, trap ^, gold $, chest C, fountain ~, creature M, exit >. A square has one feature at most, and none bars the way.',
  ),
  'dx.x.trap': ours(
    SQUARES,
    'Un piège s’évite par un test d’Agilité ; sinon il coûte 2 PV, et 1 de plus tous les dix étages, armure ou non.',
    'A trap is avoided by a test of Agility; otherwise it costs 2 PV, and 1 more every ten floors, armour or not.',
  ),
  'dx.x.gold': ours(
    SQUARES,
    'Un tas d’or vaut 2 pièces, et 1 de plus tous les quatre étages. Chaque point de Charisme ajoute 5 % à l’or gagné, arrondi en dessous.',
    'A pile of gold is worth 2 coins, and 1 more every four floors. Each point of Charisma adds 5% to gold gained, rounded down.',
  ),
  'dx.x.chest': ours(
    SQUARES,
    'D100 + CHA. Jusqu’à 10 : piégé (1 PV, et 1 de plus tous les dix étages). 45 : de l’or. 75 : une potion. 85 : un parchemin. 95 : une arme de la classe, un sort pour un Mage. Au-delà : une armure meilleure. Ce qui ne sert pas vaut le quart de son prix.',
    'D100 + CHA. Up to 10: trapped (1 PV, and 1 more every ten floors). 45: gold. 75: a potion. 85: a scroll. 95: a weapon of the class, a spell for a Mage. Beyond: a better armour. What is of no use is worth a quarter of its price.',
  ),
  'dx.x.fountain': ours(
    SQUARES,
    'Une fontaine rend le quart des PV max, une fois.',
    'A fountain gives back a quarter of the maximum PV, once.',
  ),
  'dx.x.floor': ours(
    FLOORS,
    'Une salle entourée de murs, des blocs qui laissent partout de la place, une entrée, une sortie lointaine qu’un jet peut atteindre. La même graine donne le même étage.',
    'A room ringed by walls, blocks that leave room everywhere, a way in, a distant exit that some rolls can reach. The same seed gives the same floor.',
  ),
  'dx.x.guardian': ours(
    FLOORS,
    'La sortie est libre aux trois premiers étages ; un boss la garde tous les dix étages, une créature ordinaire aux autres.',
    'The exit is free on the first three floors; a boss guards it every tenth floor, an ordinary creature on the others.',
  ),
  'dx.x.flee': ours(
    COMBAT,
    'Fuir : un jet d’opposition avec l’Agilité. Une réussite au moins égale, ou un 1, ramène à la case précédente et finit le déplacement ; sinon on subit les dégâts de la créature. On n’échappe pas à un boss.',
    'Fleeing: an opposed roll with Agility. A margin at least equal, or a 1, leads back to the square one came from and ends the move; otherwise the creature’s damage is suffered. Nobody walks away from a boss.',
  ),
  'dx.x.alone': ours(
    COMBAT,
    'Après une potion ou un parchemin, la créature lance seule : si son D20 ne dépasse pas sa valeur, dégâts = valeur − D20 + arme + ATK − armure. Pas de critique.',
    'After a potion or a scroll the creature rolls alone: if its D20 does not exceed its value, damage = value − D20 + weapon + ATK − armour. No critical.',
  ),
  'dx.x.creature': ours(
    CREATURES,
    'Quatre créatures par tranche de cinq étages, à chances égales. Elles ne bougent pas, ne fuient pas, et gardent leurs blessures. Vaincues, elles laissent leur or.',
    'Four creatures for every five floors, with equal chances. They do not move, do not flee, and keep their wounds. Slain, they leave their gold.',
  ),
  'dx.x.boss': ours(
    CREATURES,
    'Étage 10 : le roi gobelin. 20 : la reine des araignées. 30 : le troll ancien. 40 : le seigneur démon. 50 : le maître du donjon.',
    'Floor 10: the goblin king. 20: the spider queen. 30: the ancient troll. 40: the demon lord. 50: the dungeon master.',
  ),
  'dx.x.sheet': ours(
    CREATURES,
    'Là où les créatures ont les cinq caractéristiques, celle de leur attaque est leur valeur, les autres en sont la moitié, et leur Charisme est 0.',
    'Where creatures have all five characteristics, that of their attack is their value, the others are half of it, and their Charisma is 0.',
  ),
  'dx.x.equipment': ours(
    EQUIPMENT,
    'Armes, sorts et armures ont un rang, disponible à partir d’un certain étage, dans les coffres comme chez le marchand.',
    'Weapons, spells and armours have a rank, available from a certain floor on, in chests and at the merchant’s alike.',
  ),
  'dx.x.scroll': ours(
    EQUIPMENT,
    'Un parchemin se lit en combat, une fois, par n’importe qui.',
    'A scroll is read in a combat, once, by anyone.',
  ),
  'dx.x.scroll.flames': ours(
    EQUIPMENT,
    'Flammes : un jet d’opposition, avec 6 dégâts et 1 de plus par tranche de cinq étages.',
    'Flames: an opposed roll, with 6 damage and 1 more for every five floors.',
  ),
  'dx.x.scroll.protection': ours(
    EQUIPMENT,
    'Protection : armure +3 jusqu’à la fin du combat ; la créature lance seule.',
    'Protection: armour +3 until the end of the combat; the creature rolls alone.',
  ),
  'dx.x.scroll.passage': ours(
    EQUIPMENT,
    'Passage : le combat et le déplacement finissent, le héros revient à la case précédente. Sans effet contre un boss.',
    'Passage: the combat and the move end, the hero is back on the square it came from. No use against a boss.',
  ),
  'dx.x.potion': ours(
    EQUIPMENT,
    'Une potion rend 10 PV, et 2 de plus tous les cinq étages. On n’en boit pas en pleine santé.',
    'A potion gives back 10 PV, and 2 more every five floors. It is not drunk in full health.',
  ),
  'dx.x.limits': ours(
    EQUIPMENT,
    'On porte au plus cinq potions, cinq parchemins, quatre armes et une armure ; une nouvelle armure remplace l’ancienne, revendue à moitié prix.',
    'At most five potions, five scrolls, four weapons and one armour are carried; a new armour replaces the old one, sold at half its price.',
  ),
  'dx.x.merchant': ours(
    EQUIPMENT,
    'Le marchand vend tout ce qui est disponible à cet étage ; il rachète les armes à moitié prix et les parchemins 5 pièces.',
    'The merchant sells all that is available at that floor; he buys weapons back at half their price and scrolls for 5 gold.',
  ),
  'dx.x.mend': ours(
    EQUIPMENT,
    'Là où une arme brisée se répare, le marchand le fait pour la moitié de son prix.',
    'Where a broken weapon can be mended, the merchant does it for half its price.',
  ),
} as const satisfies Record<string, Rule>;
