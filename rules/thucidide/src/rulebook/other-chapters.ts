import { ORDER_LIST } from '../words/orders.ts';
import { b, under } from './said.ts';

const chapter = (number: number, fr: string, en: string) =>
  under(b(`Chapitre ${number}, ${fr} (début de page)`, `Chapter ${number}, ${en} (page opening)`));
const annexe = (number: number, fr: string, en: string) =>
  under(b(`Annexe ${number}, ${fr} (début de page)`, `Annexe ${number}, ${en} (page opening)`));

/** What the openings of THUCIDIDE's other chapters and annexes state, in our words. Only chapter 3 was found whole. */
export const OTHER_CHAPTER_RULES = {
  'th.x.sequence': chapter(
    1,
    'séquence de jeu',
    'sequence of play',
  )(
    b(
      'Un tour est l’action d’un joueur puis de l’autre. L’action a ses phases : commandement, déplacements, combats.',
      'A turn is the action of one player and then of the other. The action has its phases: command, movement, combat.',
    ),
    {
      reading: b(
        'La fin de tour, où l’on regarde la victoire, vient de JOMINI, la règle sœur.',
        'The end of the turn, when victory is looked at, comes from JOMINI, the sibling rule.',
      ),
    },
  ),
  'th.x.command': chapter(
    2,
    'commandement',
    'command',
  )(
    b(
      'Une armée a un général en chef, un seul, et peut avoir des sous-généraux et des officiers supérieurs. Seules les unités activées bougent ou combattent. Un général commande toute unité de l’armée à sa portée.',
      'An army has one general-in-chief, one only, and may have sub-generals and senior officers. Only activated units move or fight. A general commands any unit of the army in his range.',
    ),
    {
      reading: b(
        'D’après JOMINI, une activation est l’acte d’un chef sur la table ; deux activations, de deux chefs, annoncées dans l’ordre.',
        'After JOMINI, an activation is the act of one chief on the table; two activations are of two chiefs, announced in order.',
      ),
    },
  ),
  'th.x.ranges': chapter(
    2,
    'portées',
    'ranges',
  )(
    b(
      'Portée de commandement : général en chef 5, sous-général 3, officier supérieur 1. Portée d’influence : 1, 1 et 0. On compte l’hex de la cible et pas celui du chef.',
      'Command range: general-in-chief 5, sub-general 3, senior officer 1. Influence range: 1, 1 and 0. The hex of the target counts, the chief’s does not.',
    ),
  ),
  'th.x.activations': chapter(
    2,
    'nombre d’activations',
    'number of activations',
  )(
    b(
      'Jusqu’à 9 unités, une activation de 3 ; de 10 à 15, une de 4 ; au-delà, deux de 3 ou 4. Fixé au début, renforts compris.',
      'Up to 9 units, one activation of 3; 10 to 15, one of 4; more, two of 3 or 4. Fixed at the start, reinforcements included.',
    ),
    {
      reading: b(
        'Deux activations sont de 4 chacune : c’est notre proposition.',
        'Two activations are of 4 each: our proposal.',
      ),
    },
  ),
  'th.x.combat': chapter(
    4,
    'combats',
    'combat',
  )(
    b(
      'Les combats se règlent un par un, dans l’ordre du joueur actif et des activations, chacun jusqu’au bout. Toujours une unité contre une. Une unité qui a combattu ne recombat qu’en poursuite. Personne n’est obligé de combattre.',
      'Combats are resolved one by one, in the active player’s order and that of the activations, each to its end. Always one unit against one. A unit that has fought fights again only in pursuit. Nobody has to fight.',
    ),
  ),
  'th.x.orders': chapter(
    5,
    'ordres',
    'orders',
  )(
    b(
      'Ordres de manœuvre, d’attaque et de défense. Un seul ordre de manœuvre par tour. Si un ordre contredit la règle, l’ordre l’emporte.',
      'Orders of manoeuvre, attack and defence. One manoeuvre order a turn. If an order contradicts the rules, the order prevails.',
    ),
    {
      reading: b(
        `La liste et les coûts sont notre proposition, d’après JOMINI pour la manœuvre. ${ORDER_LIST.fr}`,
        `The list and the costs are our proposal, after JOMINI for manoeuvre. ${ORDER_LIST.en}`,
      ),
    },
  ),
  'th.x.tokens': chapter(
    5,
    'pions d’ordre',
    'order tokens',
  )(
    b(
      'Un ordre se paie aussitôt en pions ; un coût n’est jamais inférieur à 1. Au départ, autant de pions que le niveau de commandement ; les lettres d’ordre en rapportent.',
      'An order is paid at once in tokens; a cost is never below 1. At the start, as many tokens as the command level; order letters bring more.',
    ),
    {
      reading: b(
        'Un chef ami qui a l’unité dans sa portée d’influence fait payer 1 de moins ; ce 1 et le niveau 3 par défaut sont notre proposition.',
        'A friendly chief with the unit in his influence range makes it 1 cheaper; that 1 and the default level 3 are our proposal.',
      ),
    },
  ),
  'th.x.table': annexe(
    1,
    'terrain',
    'terrain',
  )(
    b(
      'La table a au moins 9 hex sur 12. Le terrain agit sur le mouvement, la vue et le combat ; les obstacles linéaires sont sur les côtés d’hex.',
      'The table is at least 9 by 12 hexes. Ground acts on movement, sight and combat; linear obstacles lie on hex sides.',
    ),
  ),
} as const;
