import {
  described,
  either,
  flag,
  integer,
  list,
  object,
  oneOf,
  optional,
  record,
  type Shaped,
  text,
} from '@arbitre/kernel';
import { EDGES, EXIT_WORTHS } from '../movement/field.ts';
import { OBSTACLES } from '../proposal/terrain.table.ts';
import { COMBAT_KINDS, COMBAT_STEPS, PHASES } from '../play/state.ts';
import { ORDER_NAMES } from '../proposal/orders.table.ts';
import { STATIONS, TYPES, WEAPONS, WEIGHTS } from '../proposal/troops.ts';

const id = text({ min: 1, max: 40 });
/** `0605`; YAML reads an unquoted 0605 as the number 605, which is understood. */
const hex = either(integer({ min: 0, max: 999_999 }), text({ min: 1, max: 12 }));
/** `0601 0602 0603`, or a list of them. */
const hexes = either(integer({ min: 0, max: 999_999 }), either(text({ min: 1 }), list(hex)));

/** The move a piece has made this turn; a unit keeps its fight unless `fight` is false. */
const MOVED = {
  from: hex,
  hexes: integer({ min: 0, max: 40 }),
  fight: optional(flag()),
  diceLost: optional(integer({ min: 0, max: 40 })),
};
const moved = object(
  described(MOVED, {
    from: { fr: 'Le hexagone d’où elle est partie', en: 'The hex it came from' },
    hexes: { fr: 'Combien d’hexagones elle a faits', en: 'How many hexes it has made' },
    fight: {
      fr: 'false : ce mouvement lui a coûté le droit de combattre',
      en: 'false: this move has cost it its fight',
    },
    diceLost: { fr: 'Dés perdus pour le combat', en: 'Dice lost for the fight' },
  }),
);

const UNIT = {
  id,
  side: id,
  type: oneOf(TYPES),
  weight: oneOf(WEIGHTS),
  weapon: optional(oneOf(WEAPONS)),
  mounted: optional(flag()),
  mounts: optional(flag()),
  at: hex,
  group: optional(id),
  elements: optional(integer({ min: 0, max: 9 })),
  token: optional(flag()),
  activated: optional(flag()),
  moved: optional(moved),
};
const unit = object(
  described(UNIT, {
    id: { fr: 'Le nom court de l’unité, qu’on tape', en: 'The short name of the unit, the one that is typed' },
    side: { fr: 'Son camp', en: 'Its side' },
    type: { fr: 'Sa troupe', en: 'Its kind of troops' },
    weight: { fr: 'Son poids, de très léger à très lourd', en: 'Its weight, from very light to very heavy' },
    weapon: { fr: 'Son arme, si elle en a une à part', en: 'Its weapon, where it has one of its own' },
    mounted: { fr: 'Elle est à cheval en ce moment', en: 'It is on horseback now' },
    mounts: { fr: 'Elle a des montures ; qui est à cheval en a', en: 'It has mounts; so does whoever is mounted' },
    at: {
      fr: 'Son hexagone ; ou outside (elle attend hors de la table), left (elle en est sortie), lost (éliminée)',
      en: 'Its hex; or outside (it waits off the table), left (it has gone from it alive), lost (eliminated)',
    },
    group: { fr: 'Le groupe de renforts dont elle fait partie', en: 'The group of reinforcements it belongs to' },
    elements: {
      fr: 'Combien d’éléments lui restent ; tous, sinon',
      en: 'How many elements it has left; all of them when left out',
    },
    token: { fr: 'Elle porte un jeton', en: 'It bears a token' },
    activated: { fr: 'Elle est activée ce tour', en: 'It is activated this turn' },
    moved: { fr: 'Le mouvement qu’elle a fait ce tour', en: 'The move it has made this turn' },
  }),
);

const CHARACTER = {
  id,
  side: id,
  rank: oneOf(STATIONS),
  at: optional(hex),
  with: optional(id),
  weight: optional(oneOf(WEIGHTS)),
  vehicle: optional(flag()),
  group: optional(id),
  returns: optional(flag()),
  activated: optional(flag()),
  moved: optional(moved),
};
const character = object(
  described(CHARACTER, {
    id: { fr: 'Son nom court, qu’on tape', en: 'His short name, the one that is typed' },
    side: { fr: 'Son camp', en: 'His side' },
    rank: { fr: 'Son grade', en: 'His rank' },
    at: { fr: 'Son hexagone ; comme pour une unité', en: 'His hex; as for a unit' },
    with: { fr: 'L’unité avec laquelle il est', en: 'The unit he is with' },
    weight: { fr: 'Son poids, s’il va seul', en: 'His weight, when he goes alone' },
    vehicle: { fr: 'Il est en char', en: 'He is in a chariot' },
    group: { fr: 'Le groupe de renforts dont il fait partie', en: 'The group of reinforcements he belongs to' },
    returns: { fr: 'Il peut revenir sur la table', en: 'He may come back on the table' },
    activated: { fr: 'Il est activé ce tour', en: 'He is activated this turn' },
    moved: { fr: 'Le mouvement qu’il a fait ce tour', en: 'The move he has made this turn' },
  }),
);

const obstacle = object(
  described(
    { is: oneOf(OBSTACLES), between: text({ min: 1 }) },
    {
      is: { fr: 'Ce que c’est', en: 'What it is' },
      between: { fr: 'Entre quels hexagones : 0502-0602 0503-0602', en: 'Between which hexes: 0502-0602 0503-0602' },
    },
  ),
);

const NAME = { fr: text({ min: 1 }), en: text({ min: 1 }) };
const ARMY = {
  side: id,
  name: object(
    described(NAME, { fr: { fr: 'En français', en: 'In French' }, en: { fr: 'En anglais', en: 'In English' } }),
  ),
  tokens: optional(integer({ min: 0, max: 9999 })),
  level: optional(integer({ min: 0, max: 99 })),
  activations: optional(list(integer({ min: 1, max: 99 }), { min: 1, max: 9 })),
};
const army = object(
  described(ARMY, {
    side: { fr: 'Le nom court du camp', en: 'The short name of the side' },
    name: { fr: 'Le nom de l’armée, dans les deux langues', en: 'The name of the army, in both languages' },
    tokens: { fr: 'Ses jetons d’ordres au début', en: 'Its order tokens at the start' },
    level: { fr: 'Son niveau de commandement', en: 'Its command level' },
    activations: {
      fr: 'Combien d’unités chaque chef active, du général en chef au dernier',
      en: 'How many units each chief activates, from the general-in-chief down',
    },
  }),
);

const group = object(
  described(
    { side: id, entry: hexes, turn: optional(integer({ min: 1, max: 999 })) },
    {
      side: { fr: 'Leur camp', en: 'Their side' },
      entry: { fr: 'Les hexagones par où ils entrent', en: 'The hexes they come in by' },
      turn: { fr: 'Le premier tour où ils peuvent entrer', en: 'The first turn they may come in' },
    },
  ),
);

const exit = object(
  described(
    { side: id, hexes, worth: optional(oneOf(EXIT_WORTHS)) },
    {
      side: { fr: 'Le camp qui peut sortir par là', en: 'The side that may leave by them' },
      hexes: { fr: 'Les hexagones de sortie', en: 'The hexes to leave by' },
      worth: { fr: 'Ce que vaut une unité sortie', en: 'What a unit that has left is worth' },
    },
  ),
);

const victory = object(
  described(
    {
      eliminate: optional(either(integer({ min: 1, max: 400 }), record(integer({ min: 1, max: 400 })))),
      turns: integer({ min: 1, max: 200 }),
      objectives: optional(hexes),
      hold: optional(integer({ min: 1, max: 100 })),
    },
    {
      eliminate: {
        fr: 'Unités ennemies à éliminer, pour les deux camps ou pour chacun ; sinon un tiers de celles de l’ennemi, arrondi au-dessus',
        en: 'Enemy units to eliminate, for both sides or for each; a third of the enemy’s, rounded up, when left out',
      },
      turns: { fr: 'Le dernier tour', en: 'The last turn' },
      objectives: { fr: 'Les hexagones à tenir', en: 'The hexes to hold' },
      hold: {
        fr: 'Combien en tenir pendant le tour ennemi pour gagner aussitôt ; sinon ils départagent seulement',
        en: 'How many to hold through the enemy’s turn to win at once; when left out they only break ties',
      },
    },
  ),
);

const activation = object(
  described(
    { chief: optional(id), pieces: list(id, { max: 400 }) },
    {
      chief: { fr: 'Le chef qui les active', en: 'The chief who activates them' },
      pieces: { fr: 'Qui est activé', en: 'Who is activated' },
    },
  ),
);

const turn = object(
  described(
    {
      number: integer({ min: 1, max: 999 }),
      side: id,
      phase: oneOf(PHASES),
      activations: optional(list(activation, { max: 400 })),
      earlier: optional(integer({ min: 0, max: 400 })),
      fought: optional(list(id, { max: 400 })),
      order: optional(oneOf(ORDER_NAMES)),
      freed: optional(integer({ min: 0, max: 400 })),
      extra: optional(record(integer({ min: -9, max: 9 }))),
      woodsman: optional(record(integer({ min: 0, max: 9 }))),
    },
    {
      number: { fr: 'Le numéro du tour', en: 'The number of the turn' },
      side: { fr: 'À qui c’est', en: 'Whose turn it is' },
      phase: { fr: 'La phase en cours', en: 'The phase under way' },
      activations: {
        fr: 'Les activations, en entier ; activated les dit en bref',
        en: 'The activations in full; activated says them in short',
      },
      earlier: {
        fr: 'Combien de ces activations sont d’une phase de commandement précédente du tour',
        en: 'How many of these activations are of an earlier command phase of the turn',
      },
      fought: { fr: 'Les unités qui ont combattu, dans l’ordre', en: 'Units that have fought, in order' },
      order: { fr: 'L’ordre de manœuvre du tour', en: 'The manoeuvre order of the turn' },
      freed: { fr: 'L’activation que cet ordre libère', en: 'The activation that this order frees' },
      extra: {
        fr: 'Hexagones ajoutés au mouvement de ces unités, ou retirés',
        en: 'Hexes added to the moves of these units, or taken from them',
      },
      woodsman: {
        fr: 'Hexagones difficiles que ces unités passent comme un terrain dégagé',
        en: 'Difficult hexes that these units cross as open ground',
      },
    },
  ),
);

const combat = object(
  described(
    {
      attacker: id,
      target: id,
      kind: oneOf(COMBAT_KINDS),
      step: oneOf(COMBAT_STEPS),
      hex,
      pursuit: optional(flag()),
      evades: optional(flag()),
      attackOrder: optional(oneOf(ORDER_NAMES)),
      defenceOrder: optional(oneOf(ORDER_NAMES)),
      riposte: optional(flag()),
      flags: optional(integer({ min: 0, max: 99 })),
      retreated: optional(flag()),
    },
    {
      attacker: { fr: 'Qui attaque', en: 'Who attacks' },
      target: { fr: 'Qui est attaqué', en: 'Who is attacked' },
      kind: { fr: 'Un tir, un assaut ou une mêlée', en: 'Fire, an assault or a melee' },
      step: { fr: 'Le choix qu’on attend', en: 'The choice that is waited for' },
      hex: { fr: 'Où était la cible quand elle a été attaquée', en: 'Where the target stood when it was attacked' },
      pursuit: { fr: 'C’est un combat de poursuite', en: 'It is a combat of pursuit' },
      evades: { fr: 'La cible esquive', en: 'The target evades' },
      attackOrder: { fr: 'L’ordre donné à l’attaquant', en: 'The order given to the attacker' },
      defenceOrder: { fr: 'L’ordre donné au défenseur', en: 'The order given to the defender' },
      riposte: { fr: 'C’est la riposte', en: 'It is the riposte' },
      flags: { fr: 'Drapeaux encore à subir', en: 'Flags still to be borne' },
      retreated: { fr: 'La cible a reculé : pas de riposte', en: 'The target has retreated: no riposte' },
    },
  ),
);

const flight = object(
  described(
    { character: id, from: hex },
    {
      character: { fr: 'Qui doit fuir', en: 'Who must flee' },
      from: { fr: 'L’hexagone de l’ennemi qu’il fuit', en: 'The enemy’s hex he flees from' },
    },
  ),
);

const outcome = object(
  described(
    { kind: text({ min: 1, max: 40 }), winners: list(id, { max: 2 }), score: record(integer({ min: 0, max: 999 })) },
    {
      kind: { fr: 'Comment cela a fini', en: 'How it ended' },
      winners: { fr: 'Qui a gagné', en: 'Who has won' },
      score: { fr: 'Les points de chacun', en: 'The points of each' },
    },
  ),
);

/** What a scenario or position of THUCIDIDE may say. A position is a scenario with more said. */
export const SCENARIO = object(
  described(
    {
      map: text({ min: 1 }),
      roads: optional(list(hexes)),
      obstacles: optional(list(obstacle)),
      armies: list(army, { min: 2, max: 2 }),
      units: list(unit, { max: 400 }),
      characters: optional(list(character, { max: 100 })),
      reinforcements: optional(record(group)),
      exits: optional(list(exit)),
      agreedEdges: optional(list(oneOf(EDGES))),
      victory,
      turn: optional(turn),
      combat: optional(combat),
      flights: optional(list(flight, { max: 100 })),
      outcome: optional(outcome),
      exercise: optional(flag()),
    },
    {
      map: {
        fr: 'Le terrain, un signe par hexagone ; les rangées paires sont décalées d’un demi-hexagone à droite',
        en: 'The ground, one sign a hex; rows of even number are shifted half a hex to the right',
      },
      roads: { fr: 'Les routes, chacune par ses hexagones dans l’ordre', en: 'The roads, each by its hexes in order' },
      obstacles: { fr: 'Ce qui barre les côtés des hexagones', en: 'What bars the sides of hexes' },
      armies: {
        fr: 'Les deux armées, celle qui joue d’abord la première',
        en: 'The two armies, the one that plays first first',
      },
      units: { fr: 'Les unités', en: 'The units' },
      characters: { fr: 'Les chefs et les personnages', en: 'The chiefs and characters' },
      reinforcements: { fr: 'Les groupes de renforts, par leur nom', en: 'The groups of reinforcements, by name' },
      exits: { fr: 'Par où l’on peut sortir de la table', en: 'Where the table may be left' },
      agreedEdges: {
        fr: 'Les bords par où les deux camps sont convenus de pouvoir sortir',
        en: 'The edges by which both sides have agreed that units may leave',
      },
      victory: { fr: 'Ce qu’il faut pour gagner', en: 'What it takes to win' },
      turn: {
        fr: 'Le tour en cours ; sinon la bataille commence',
        en: 'The turn as it stands; when left out the battle begins',
      },
      combat: {
        fr: 'Le combat en cours et le choix qu’il attend',
        en: 'The combat under way and the choice it waits for',
      },
      flights: {
        fr: 'Les personnages qui doivent fuir, le prochain d’abord',
        en: 'Characters who must flee, the next one first',
      },
      outcome: { fr: 'Comment la bataille a fini', en: 'How the battle ended' },
      exercise: {
        fr: 'Un exercice et non une bataille : une table de toute taille, avec ou sans généraux',
        en: 'An exercise, not a battle: a table of any size, with or without generals',
      },
    },
  ),
);

/** What a scenario or position file says, once it is read. */
export type Scenario = Shaped<typeof SCENARIO>;
