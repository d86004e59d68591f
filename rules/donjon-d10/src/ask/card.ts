import type { Card, Pointed } from '@arbitre/kernel';
import { ARMOUR_IDS, SCROLL_IDS, SPELL_IDS, WARD, WEAPON_IDS } from '../dungeon/equipment.ts';
import { type Characteristic, CHARACTERISTICS } from '../hero/characteristics.ts';
import { CLASS_IDS, type ClassId } from '../hero/classes.ts';
import type { State } from '../play/state.ts';
import { HERO } from '../play/judge.ts';
import { LEGEND } from '../scene/legend.ts';
import { foeOfPiece } from '../scene/scene.ts';
import { said } from '../words/said.ts';
import { characteristicCard, classCard } from './card-class.ts';
import { groundCard } from './card-ground.ts';
import { itemCard } from './card-item.ts';
import { figure, title } from './card-parts.ts';
import { creatureCard, heroCard } from './card-piece.ts';

/** Everything that has a card and stands on no board. */
export const THINGS: readonly string[] = [
  ...CLASS_IDS.map((id) => `class:${id}`),
  ...CHARACTERISTICS.map((which) => `characteristic:${which}`),
  'item:potion',
  'item:gold',
  'item:skill-point',
  ...SCROLL_IDS.map((id) => `item:${id}`),
  ...WEAPON_IDS.map((id) => `item:${id}`),
  ...SPELL_IDS.map((id) => `item:${id}`),
  ...ARMOUR_IDS.map((id) => `item:${id}`),
  'state:stuck',
  'state:warded',
  'die:d10',
  'die:d20',
  'die:d100',
];

/** What something one can point at is and does; null when nothing is there. */
export function card(state: State, pointed: Pointed): Card | null {
  if ('thing' in pointed) return thingCard(state, pointed.thing);
  if ('cell' in pointed) return groundCard(state, pointed.cell);
  if (pointed.piece === HERO) return heroCard(state);
  const number = foeOfPiece(pointed.piece);
  const creature = state.floor.creatures[number];
  return creature === undefined ? null : creatureCard(state, creature, number);
}

function thingCard(state: State, thing: string): Card | null {
  const [sort, id = ''] = thing.split(':');
  if (!THINGS.includes(thing)) return null;
  switch (sort) {
    case 'class':
      return classCard(id as ClassId);
    case 'characteristic':
      return characteristicCard(state, id as Characteristic);
    case 'item':
      return itemCard(state, id);
    default:
      return OTHERS[thing] ?? null;
  }
}

/** States and dice. */
const OTHERS: Readonly<Record<string, Card>> = {
  'state:stuck': {
    title: title(LEGEND.stuck.name),
    figures: [],
    does: [said('Le premier point du prochain jet paie la toile.', 'The first point of the next roll pays the web.')],
    rules: ['dx.web.3'],
  },
  'state:warded': {
    title: said('Protégé', 'Warded'),
    figures: [figure('Armure', 'Armour', `+${WARD}`)],
    does: [said('Jusqu’à la fin de ce combat.', 'Until this combat ends.')],
    rules: ['dx.x.scroll.protection'],
  },
  'die:d10': {
    title: said('Dé de déplacement', 'Movement die'),
    figures: [],
    does: [
      said(
        'Pair : tout droit. Impair : en diagonale. Autant de cases que le dé montre.',
        'Even: straight. Odd: diagonal. As many squares as the die shows.',
      ),
    ],
    rules: ['dx.move.2', 'dx.dir.1', 'dx.dir.2'],
  },
  'die:d20': {
    title: said('Dé de combat', 'Combat die'),
    figures: [],
    does: [
      said(
        'Chacun ôte son dé de sa valeur : la plus haute différence l’emporte.',
        'Each takes its die off its value: the higher difference wins.',
      ),
      said(
        'Un 1 est un coup critique : dégâts doublés. Votre 20 est un échec critique.',
        'A 1 is a critical hit: damage doubled. Your 20 is a critical failure.',
      ),
    ],
    rules: ['dx.roll.8', 'dx.crit.1', 'dx.fumble.1'],
  },
  'die:d100': {
    title: said('Dé de chance', 'Die of luck'),
    figures: [],
    does: [
      said(
        'Dit ce qu’un coffre contient, ou ce qu’un échec critique coûte.',
        'Tells what a chest holds, or what a critical failure costs.',
      ),
    ],
    rules: ['dx.x.chest', 'dx.fumble.6'],
  },
};
