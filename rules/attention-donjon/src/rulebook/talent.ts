import type { Rule } from '@arbitre/kernel';
import { companion, type Pair } from './entry.ts';

const TALENTS: Pair = ['Talents', 'Talents'];

/** Talents that need a sentence of their own. */
export const TALENT = {
  'ad.x.prey': companion(TALENTS, [
    'Connais ton ennemi : le héros a choisi une catégorie de créatures ; un dé de plus à ses attaques contre elle.',
    'Know your enemy: the hero has chosen a category of creatures; one more die on attacks against it.',
  ]),
  'ad.x.jack': companion(TALENTS, [
    'Touche-à-tout : un talent de premier niveau de n’importe quelle carrière.',
    'Jack of all trades: one level-1 talent of any career.',
  ]),
  'ad.x.bravado': companion(TALENTS, [
    'Héroïsme à revendre : à chaque point dépensé, tirer une carte ; de la couleur de la gardienne, le point est gardé.',
    'Heroism to spare: for each point spent, draw a card; in the guardian’s suit, the point is kept.',
  ]),
  'ad.x.benediction': companion(
    TALENTS,
    [
      'Bénédiction, Action bonus : toucher un allié, qui peut jusqu’à la fin du Round relancer un dé, une fois, et garder le résultat qu’il veut.',
      'Benediction, a bonus Action: touch an ally, who until the end of the Round may reroll one die, once, and keep either result.',
    ],
    {
      reading: [
        'L’allié est un autre héros, sur une case adjacente. On relance le dé le plus bas, avant tout Coup de poker, et le meilleur des deux résultats reste : nul n’en voudrait un autre.',
        'The ally is another hero, in an adjacent cell. The lowest die is rerolled, before any gamble, and the better of the two results stays: nobody would want another.',
      ],
    },
  ),
  'ad.x.orientation': companion(TALENTS, [
    'Orientation souterraine : qui révèle le donjon tire deux cartes de salle et en retient une.',
    'Underground bearings: when revealing the dungeon, draw two room cards and choose one.',
  ]),
  'ad.x.aura': companion(TALENTS, [
    'Aura des Arcanes, Action standard : Arcanes, Difficulté 5, un dé de moins par figurine épargnée. X réussites touchent toutes les autres figurines de la zone, soi compris, selon la couleur de l’initiative : Cœur, X Santé rendues ; Carreau, Protection +X ce Round ; Pique, X Blessures, moins les réussites d’un jet de Mental à Difficulté Arcanes du lanceur ; Trèfle, Parade −X ce Round.',
    'Aura of the Arcana, a standard Action: Arcana, Difficulty 5, one die less for each figure spared. X successes reach every other figure of the zone, oneself included, by the suit of the initiative card: hearts, X Health back; diamonds, Protection +X this Round; spades, X wounds, less the successes of a Mind roll at the caster’s Arcana; clubs, Parry −X this Round.',
  ]),
  'ad.x.resistance': companion(TALENTS, [
    'Résistance à la magie : un dé de plus pour s’opposer à un effet de Magie.',
    'Magic resistance: one more die when opposing an effect of Magic.',
  ]),
  'ad.x.scent': companion(
    TALENTS,
    [
      'Odorat développé : à une rencontre, choisir l’un des groupes révélés, piocher deux cartes et retenir celle de son initiative (la première, s’il en a plusieurs).',
      'Keen scent: at an encounter, choose one of the groups revealed, draw two cards and pick its initiative (its first, if it has several).',
    ],
    {
      reading: [
        'La carte que le groupe vient de piocher est la première des deux ; un groupe que sa première carte faisait arriver trop tard joue à la seconde, si c’est elle qu’on retient.',
        'The card the group has just drawn is the first of the two; a group whose card came too late goes by its new card if that one is picked.',
      ],
    },
  ),
  'ad.x.struggle': companion(
    TALENTS,
    [
      'Immobilisé : ce qui immobilise dit comment s’en défaire. Force bestiale : un Coup de poker sur un jet de Force peut être relancé en entier, une fois.',
      'Immobilised: what immobilises says how to get free. Bestial strength: a gamble on a Strength roll may be rerolled as a whole, once.',
    ],
    {
      reading: [
        'Faute d’autre mention, se dégager est une Action standard : Force, Difficulté 5, une réussite suffit.',
        'Unless stated otherwise, getting free is a standard Action: Strength, Difficulty 5, one success is enough.',
      ],
    },
  ),
  'ad.x.roar': companion(
    TALENTS,
    [
      'Rugissement, Action bonus : Vigueur contre le Mental d’une figurine en vue, de la zone ou d’une zone voisine ; elle est Secouée, et avec elle une figurine de sa zone, au Mental pas plus élevé, par réussite de plus.',
      'Roar, a bonus Action: Vigour against the Mind of a figure in sight, in the zone or the next; it is Shaken, and with it one figure of its zone, of no higher Mind, per further success.',
    ],
    {
      reading: [
        'Les réussites de plus sont celles qui dépassent de plus d’une celles du défenseur ; les figurines suivent dans leur ordre.',
        'Further successes are those beyond one more than the defender’s; the figures follow in their order.',
      ],
    },
  ),
} as const satisfies Readonly<Record<`ad.x.${string}`, Rule>>;
