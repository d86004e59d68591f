import type { Bilingual, Card, CardFigure, Pointed } from '@arbitre/kernel';
import { boardOf, terrainAt } from '../movement/field.ts';
import { capacityOf } from '../movement/capacity.ts';
import { type Character, isUnit, pieceById, type State, type Unit, unitAt } from '../play/state.ts';
import { FACES, type Face } from '../proposal/die.table.ts';
import { ORDER_NAMES, ORDERS, isOrder, type Order } from '../proposal/orders.table.ts';
import { ELEMENTS, goingOn, type Terrain } from '../proposal/terrain.table.ts';
import { factorsOf } from '../proposal/troops.table.ts';
import type { RuleId } from '../play/refusal.ts';
import { LEGEND } from '../scene/legend.ts';
import { unitTitle } from '../words/names.ts';
import { ORDER_EFFECTS, ORDER_TITLES } from '../words/orders.ts';
import { said } from '../words/said.ts';

const STATES = ['activated', 'moved', 'without-combat', 'pre-played', 'mounted-infantry'] as const;
type MarkedState = (typeof STATES)[number];

/** Everything that has a card and stands on no board: orders, faces of the die, states of a unit. */
export const THINGS: readonly string[] = [
  ...ORDER_NAMES.map((order) => `order:${order}`),
  ...FACES.map((face) => `face:${face}`),
  ...STATES.map((state) => `state:${state}`),
];

/** What something one can point at is and does; null when nothing is there. */
export function cardOf(state: State, pointed: Pointed): Card | null {
  if ('piece' in pointed) {
    const piece = pieceById(state, pointed.piece);
    if (piece === undefined) return null;
    return isUnit(piece) ? unitCard(state, piece) : chiefCard(state, piece);
  }
  return 'cell' in pointed ? groundCard(state, pointed.cell) : thingCard(pointed.thing);
}

function figure(fr: string, en: string, value: number | string): CardFigure {
  return { label: said(fr, en), value: { fr: `${value}`, en: `${value}` } };
}

function title({ fr, en }: Bilingual): Bilingual {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return { fr: capital(fr), en: capital(en) };
}

function unitCard(state: State, unit: Unit): Card {
  const factors = factorsOf(unit);
  const capacity = capacityOf(unit.type, unit.weight);
  const army = state.armies[unit.side]?.name ?? { fr: unit.side, en: unit.side };
  const fire =
    factors !== null && factors.fire > 0
      ? [figure('Tir', 'Fire', factors.fire), figure('Portée', 'Range', factors.range)]
      : [];
  return {
    title: title({ fr: unitTitle(unit, 'fr'), en: unitTitle(unit, 'en') }),
    sort: army,
    figures: [
      figure('Éléments', 'Elements', `${unit.elements} / ${factors?.elements ?? unit.elements}`),
      ...(factors === null
        ? []
        : [...fire, figure('Assaut', 'Assault', factors.assault), figure('Mêlée', 'Melee', factors.melee)]),
      ...(capacity === null
        ? []
        : [
            figure('Hex en combattant', 'Hexes, fighting', capacity.fight),
            figure('Hex sans combat', 'Hexes, without combat', capacity.open),
          ]),
    ],
    does: [
      said(
        'Lance un dé par point de son facteur ; le symbole de la cible touche.',
        'Rolls a die a point of its factor; the target’s symbol hits.',
      ),
      ...(factors?.evades === true ? [said('Peut se dérober devant un assaut.', 'May evade before an assault.')] : []),
      ...(factors?.pursues === true
        ? [said('Peut poursuivre après avoir fait reculer.', 'May pursue after driving back.')]
        : []),
      ...(unit.mounted ? [said('Se déplace montée, combat à pied.', 'Moves mounted, fights on foot.')] : []),
    ],
    rules: ['th.x.factors', 'th.cap.unit'],
  };
}

function chiefCard(state: State, chief: Character): Card {
  const army = state.armies[chief.side]?.name ?? { fr: chief.side, en: chief.side };
  const entry = LEGEND[chief.rank]?.name ?? { fr: 'chef', en: 'chief' };
  return {
    title: title(entry),
    sort: army,
    figure: chief.rank,
    figures: [],
    does: [
      said(
        'Appelle les unités à sa portée, une activation par tour.',
        'Calls the units within his range, one activation a turn.',
      ),
      said(
        'Soutient l’unité de son hex ; seul devant l’ennemi, il fuit.',
        'Supports the unit of his hex; alone before the enemy, he flees.',
      ),
    ],
    rules: ['th.x.command', 'th.x.chiefs'],
  };
}

/** th.prec.11: what difficult ground does to a move, as the table rules. */
const DIFFICULT: Readonly<Record<State['rulings']['difficultEffect'], Bilingual>> = {
  stop: said('Terrain difficile : y entrer termine le mouvement.', 'Difficult ground: entering it ends the move.'),
  'cost-2': said('Terrain difficile : y entrer coûte 2 hex.', 'Difficult ground: entering it costs 2 hexes.'),
  none: said('Terrain difficile, sans effet sur le mouvement.', 'Difficult ground, of no effect on moves.'),
};

function groundCard(state: State, cell: number): Card | null {
  const board = boardOf(state.field);
  if (cell < 0 || cell >= board.size) return null;
  const terrain: Terrain = terrainAt(board, cell);
  const element = ELEMENTS[terrain];
  const going = {
    open: said('On y passe librement.', 'It is crossed freely.'),
    difficult: DIFFICULT[state.rulings.difficultEffect],
    impassable: said('On n’y entre pas.', 'Nobody enters it.'),
  }[goingOn(element, 'infantry')];
  const objective = state.victory.objectives.includes(cell);
  const holder = unitAt(state, cell)?.side;
  const army = holder === undefined ? undefined : state.armies[holder]?.name;
  const attacked = element.attacked;
  const dice = Math.abs(attacked);
  return {
    title: title(LEGEND[terrain]?.name ?? { fr: terrain, en: terrain }),
    ...(objective && { sort: said('objectif', 'objective') }),
    figure: terrain,
    figures: objective && army !== undefined ? [{ label: said('Tenu par', 'Held by'), value: army }] : [],
    does: [
      going,
      ...(attacked < 0
        ? [
            said(
              `Qui attaque là perd ${dice} ${dice < 2 ? 'dé' : 'dés'}.`,
              `Whoever attacks there loses ${dice} ${dice === 1 ? 'die' : 'dice'}.`,
            ),
          ]
        : []),
      ...(element.blocksSight ? [said('Arrête la vue.', 'Blocks sight.')] : []),
    ],
    rules: objective ? ['th.x.terrain', 'th.x.victory'] : ['th.x.terrain'],
  };
}

const FACE_CARDS: Readonly<Record<Face, readonly [name: Bilingual, does: Bilingual]>> = {
  foot: [said('Piéton', 'Foot'), said('Touche l’infanterie.', 'Hits infantry.')],
  mounted: [
    said('Monté', 'Mounted'),
    said('Touche cavalerie, chameaux, chars et éléphants.', 'Hits cavalry, camels, chariots and elephants.'),
  ],
  engine: [said('Machine', 'Engine'), said('Touche l’artillerie.', 'Hits artillery.')],
  advantage: [
    said('Avantage', 'Advantage'),
    said('Touche quand l’attaquant a l’avantage.', 'Hits when the attacker has the advantage.'),
  ],
  flag: [
    said('Drapeau', 'Flag'),
    said('La cible recule : un hex à pied, deux montée.', 'The target falls back: one hex on foot, two mounted.'),
  ],
  letter: [said('Lettre', 'Letter'), said('Un pion d’ordre pour qui a lancé.', 'An order token for whoever rolled.')],
};

const STATE_CARDS: Readonly<Record<MarkedState, readonly [does: Bilingual, rule: RuleId]>> = {
  activated: [
    said('Appelée ce tour-ci : elle peut se déplacer et combattre.', 'Called this turn: it may move and fight.'),
    'th.x.command',
  ],
  moved: [said('A fait son déplacement de ce tour.', 'Has made its move of the turn.'), 'th.phase.2'],
  'without-combat': [
    said('A marché trop loin : pas de combat ce tour-ci.', 'Marched too far: no combat this turn.'),
    'th.cap.nocombat',
  ],
  'pre-played': [
    said(
      'S’est dérobée : elle ne bouge pas, même appelée, tant que le jeton y est.',
      'It has evaded: it does not move, even if called, while the token is there.',
    ),
    'th.prec.1',
  ],
  'mounted-infantry': [said('Infanterie sur ses montures.', 'Infantry on its mounts.'), 'th.mounted.1'],
};

function thingCard(thing: string): Card | null {
  const [sort, id = ''] = thing.split(':');
  if (!THINGS.includes(thing)) return null;
  if (sort === 'order' && isOrder(id)) return orderCard(id);
  const face = FACES.find((known) => known === id);
  if (sort === 'face' && face !== undefined) {
    const [name, does] = FACE_CARDS[face];
    return { title: name, sort: said('face du dé', 'face of the die'), figures: [], does: [does], rules: ['th.x.die'] };
  }
  const marked = STATES.find((known) => known === id);
  if (marked === undefined) return null;
  const [does, rule] = STATE_CARDS[marked];
  return { title: title(LEGEND[marked]?.name ?? { fr: marked, en: marked }), figures: [], does: [does], rules: [rule] };
}

function orderCard(order: Order): Card {
  const effect = { fr: ORDER_EFFECTS.fr[order], en: ORDER_EFFECTS.en[order] };
  return {
    title: { fr: ORDER_TITLES.fr[order], en: ORDER_TITLES.en[order] },
    sort: said('ordre', 'order'),
    figures: [figure('Pions', 'Tokens', ORDERS[order].cost)],
    does: [title(effect)],
    rules: ['th.x.orders', 'th.x.tokens'],
  };
}
