import { capital } from '@arbitre/kernel';
import { SPELLS, WEAPONS } from '../../dungeon/equipment.ts';
import { CHARACTERISTIC_NAMES } from '../../hero/characteristics.ts';
import type { Verb } from '../../play/command.ts';
import type { Refusal } from '../../play/refusal.ts';
import type { CutShort, State } from '../../play/state.ts';
import { squareName } from '../../scene/scene.ts';
import { a, count, family, foe, heroInEnglish, nameOf, the, TOWARDS } from './phrases.ts';

/** When a verb has its place. */
const WHEN: Readonly<Record<Verb, string>> = {
  choose: 'a class is chosen once, before the first floor',
  descend: 'one goes down after the rest, or from the threshold',
  roll: 'the die is rolled between two moves',
  pass: 'a move that has begun goes on to its last point',
  head: 'a heading is chosen after the roll, or at a wall',
  leave: 'there is no exit to take right now',
  continue: 'there is no exit to walk past right now',
  attack: 'one attacks in a combat',
  cast: 'spells are for combats',
  read: 'scrolls are for combats',
  flee: 'there is nothing to flee from',
  drink: 'potions are drunk before the roll or in a combat',
  wield: 'the weapon in hand is chosen before the roll',
  invest: 'points are invested outside moves and combats',
  rest: 'one rests once, when a floor is completed',
  buy: 'the merchant comes after the rest',
  sell: 'the merchant comes after the rest',
  mend: 'the merchant comes after the rest',
};

/** Why there is no heading to choose: what became of the last roll. */
const CUT_SHORT: Readonly<Record<CutShort, string>> = {
  'no-direction': 'No heading of the roll was open: it is lost.',
  'dead-end': 'The way ended in a dead end: the points left are lost.',
  'web-ahead': 'The last point would have led into a web: it is lost.',
  'web-debt': 'The only point of the roll paid the web.',
  combat: 'The combat ended the move.',
};

/** Why not, one row a code. */
const ROWS: {
  readonly [C in Refusal['code']]: (refused: Extract<Refusal, { readonly code: C }>, state: State) => string;
} = {
  'not-your-seat': () => 'Only the hero acts in this game.',
  'run-over': () => 'The run is over.',
  'not-now': (refused) => `Not now: ${WHEN[refused.verb]}.`,
  'cut-short': (refused) => `${CUT_SHORT[refused.why]} The die is rolled again first.`,
  'must-move': (_refused, state) => `${capital(heroInEnglish(state))} may not stay put: every turn has its move.`,
  'wrong-family': (refused) =>
    `The die shows ${refused.die}: this move is ${family(refused.diagonal)}, and ${TOWARDS[refused.heading]} is not.`,
  'wall-ahead': (refused, state) =>
    `From ${squareName(state, refused.at)}, a wall bars the way ${TOWARDS[refused.heading]}.`,
  'corner-ahead': (refused, state) =>
    `From ${squareName(state, refused.at)}, walls close the corner to the ${TOWARDS[refused.heading]}.`,
  'turning-back': (refused) => `Turning back ${TOWARDS[refused.heading]} is not allowed while another heading is open.`,
  'no-wall': (refused, state) =>
    `At ${squareName(state, refused.at)} no wall is in the way: the move goes on ${TOWARDS[refused.straight]}, not ${TOWARDS[refused.heading]}.`,
  'stops-early': (refused, state) =>
    `The move cannot stop at ${squareName(state, refused.at)}: it goes on to its last point.`,
  'points-spent': () => 'The points of the roll are spent: the move ends before that.',
  'floor-left': () => 'The exit ends the floor as soon as it is reached: the move ends there.',
  'must-invest': (refused) => `${capital(count(refused.points, 'skill point'))} must be invested first.`,
  'no-skill-point': (_refused, state) => `${capital(heroInEnglish(state))} has no skill point to invest.`,
  capped: (refused) => `${CHARACTERISTIC_NAMES[refused.characteristic].en} is at 16 and cannot rise further.`,
  'not-carried': (refused, state) =>
    `${capital(heroInEnglish(state))} does not carry ${a(WEAPONS[refused.weapon].name)} in working order.`,
  'in-hand': (refused) => `${capital(the(WEAPONS[refused.weapon].name))} is in hand already.`,
  armed: (refused, state) =>
    `${capital(heroInEnglish(state))} carries ${a(WEAPONS[refused.weapon].name)}: bare hands are for those who have no weapon.`,
  'spell-unknown': (refused, state) =>
    `${capital(heroInEnglish(state))} does not know ${SPELLS[refused.spell].name.en}.`,
  'no-potion': (_refused, state) => `${capital(heroInEnglish(state))} has no potion left.`,
  unhurt: (refused, state) => `${capital(heroInEnglish(state))} is unhurt (${refused.pv} HP): the potion stays corked.`,
  'none-carried': (refused, state) => `${capital(heroInEnglish(state))} carries no ${nameOf(refused.ware)}.`,
  boss: (refused, state) => `Nobody walks away from ${foe(state, refused.foe)}.`,
  'not-yet-sold': (refused) => `The merchant has no ${nameOf(refused.ware)} before floor ${refused.from}.`,
  'mages-only': (refused) => `Only a mage can learn ${SPELLS[refused.spell].name.en}.`,
  owned: (refused, state) => `${capital(heroInEnglish(state))} has that already: ${nameOf(refused.ware)}.`,
  'pack-full': (refused) => `The pack is full: ${refused.most} at most.`,
  'too-dear': (refused, state) => `That costs ${refused.price} gold, and ${heroInEnglish(state)} has ${refused.gold}.`,
  'not-broken': (refused, state) =>
    `${capital(heroInEnglish(state))} has no broken ${WEAPONS[refused.weapon].name.en}.`,
  stranger: () => 'Only the hero moves.',
};

export function refusal(refused: Refusal, state: State): string {
  const row = ROWS[refused.code] as (refused: Refusal, state: State) => string; // the row of its own code
  return row(refused, state);
}
