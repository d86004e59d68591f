import type { Rule } from '@arbitre/kernel';
import { entry, type Pair } from './entry.ts';

const ROUNDS: Pair = ['Rounds et Tours de jeu', 'Rounds and turns'];
const END: Pair = ['Fin du Round', 'End of the Round'];
const PREPARATION: Pair = ['Préparation', 'Preparation'];

export const ROUND = {
  'ad.round.1': entry(ROUNDS, [
    'Une partie est une succession de Rounds ; le scénario dit quand elle finit.',
    'A game is a succession of Rounds; the scenario says when it ends.',
  ]),
  'ad.round.2': entry(ROUNDS, [
    'Un scénario peut demander de compter les Rounds ; sinon c’est inutile.',
    'A scenario may ask to count the Rounds; otherwise there is no need.',
  ]),
  'ad.round.3': entry(
    ROUNDS,
    [
      'Un Round enchaîne Préparation, Initiative, Tours de jeu, Résolution des effets, Fin du Round.',
      'A Round goes through Preparation, Initiative, Turns, Effect resolution, End of the Round.',
    ],
    {
      example: [
        'Bor Q♠, Sil 9♥ et 6♣, Mia Joker gardé puis 4♦ ; ensuite seulement rats J♦, ogre 9♠. Sil garde 9♥. Bor, les rats, Sil attend (5♣), l’ogre, Sil, Mia. Huit cartes piochées ; le Round 2 part de 53 cartes.',
        'Bor Q♠, Sil 9♥ and 6♣, Mia a kept Joker then 4♦; only then rats J♦, ogre 9♠. Sil takes 9♥. Bor, the rats, Sil waits (5♣), the ogre, Sil, Mia. Eight cards drawn; Round 2 starts from 53.',
      ],
    },
  ),
  'ad.round.4': entry(END, [
    'La phase d’effets finie, le Round se termine et le suivant commence par sa Préparation. Les fins de partie liées au Round se vérifient ici.',
    'When the effect phase is over the Round ends and the next begins with its Preparation. Endings tied to the Round are checked here.',
  ]),
} as const satisfies Readonly<Record<`ad.round.${number}`, Rule>>;

export const PREP = {
  'ad.prep.1': entry(PREPARATION, [
    'On reconstitue le Deck d’exploration : toutes les cartes piochées au Round précédent y retournent. Au premier Round, il compte 54 cartes, deux Jokers compris.',
    'The exploration deck is rebuilt: every card drawn in the previous Round goes back. In the first Round it has 54 cards, two Jokers included.',
  ]),
  'ad.prep.2': entry(PREPARATION, [
    'Tout le paquet est mélangé, pas seulement les cartes qui reviennent.',
    'The whole deck is shuffled, not only the returning cards.',
  ]),
  'ad.prep.3': entry(
    PREPARATION,
    [
      'Les cartes qu’une capacité laisse garder ou mettre de côté restent hors du deck.',
      'Cards that a capacity lets someone keep or set aside stay out of the deck.',
    ],
    {
      reading: [
        'Deck, cartes gardées et cartes mises de côté font toujours 54 à la fin de la Préparation.',
        'Deck, kept cards and set-aside cards always make 54 at the end of Preparation.',
      ],
      example: [
        'Mia garde un Joker : le Round 4 part de 53 cartes. Elle s’en sert : le Round 5 part de 54.',
        'Mia keeps a Joker: Round 4 starts from 53 cards. She uses it: Round 5 starts from 54.',
      ],
    },
  ),
  'ad.prep.4': entry(
    PREPARATION,
    [
      'On pioche toujours la carte du dessus ; elle ne revient pas avant la prochaine Préparation.',
      'A draw always takes the top card; it does not return before the next Preparation.',
    ],
    {
      reading: [
        'Deck épuisé : on mélange la défausse du Round, sans les cartes gardées ni les initiatives en attente.',
        'Deck exhausted: the discards of the Round are shuffled, without kept cards or pending initiatives.',
      ],
    },
  ),
} as const satisfies Readonly<Record<`ad.prep.${number}`, Rule>>;
