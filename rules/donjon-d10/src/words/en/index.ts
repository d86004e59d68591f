import { type Decision, type Outcome, type SheetLine, unreachable, type Words } from '@arbitre/kernel';
import { CHARACTERISTIC_NAMES, CHARACTERISTICS, effective } from '../../hero/characteristics.ts';
import { CLASSES } from '../../hero/classes.ts';
import { BARE_HANDS, type Command, type Verb, type WareId } from '../../play/command.ts';
import { ARMOURS, potionStrength, SCROLLS, SPELLS, WEAPONS } from '../../dungeon/equipment.ts';
import type { Fact } from '../../play/fact.ts';
import { heroMaximum } from '../../hero/hit-points.ts';
import { mendingPrice, priceOf, purchaseOf, resaleOf, saleOf } from '../../dungeon/merchant.ts';
import type { Moment } from '../../play/awaiting.ts';
import type { Group } from '../../play/offers.ts';
import type { Refusal } from '../../play/refusal.ts';
import { squareName } from '../../scene/scene.ts';
import type { CutShort, State } from '../../play/state.ts';
import { counted } from '../counted.ts';
import { a, capital, count, the, TOWARDS } from './grammar.ts';
import { expectationInEnglish } from '../expectations.ts';
import { factInEnglish, family, foe, heroInEnglish } from './facts.ts';

/** Everything this game says in English. */
export const en: Words<State, Command, Fact, Refusal> = {
  fact: factInEnglish,
  refusal,
  command,
  group: (group) => GROUPS[group as Group] ?? capital(group),
  decision: ({ kind }: Decision, state) => decision(kind as Moment, state),
  outcome,
  seat: (_seat, state) => capital(heroInEnglish(state)),
  measure: (name) => MEASURES[name] ?? name,
  forecast: (text) => FORECASTS[text] ?? text,
  forbids: (what) => what,
  expectation: expectationInEnglish,
  sheet,
};

const GROUPS: Readonly<Record<Group, string>> = {
  class: 'Choose a class',
  way: 'The way on',
  move: 'Move',
  fight: 'Fight',
  pack: 'Pack',
  skill: 'Skill points',
  buy: 'Buy',
  sell: 'Sell',
};

function nameOf(ware: WareId): string {
  const purchase = purchaseOf(ware);
  switch (purchase.kind) {
    case 'potion':
      return 'potion';
    case 'scroll':
      return SCROLLS[purchase.id].name.en;
    case 'weapon':
      return WEAPONS[purchase.id].name.en;
    case 'spell':
      return SPELLS[purchase.id].name.en;
    case 'armour':
      return ARMOURS[purchase.id].name.en;
    default:
      return unreachable(purchase);
  }
}

function command(asked: Command, state: State): string {
  const f = state.floor.number;
  switch (asked.do) {
    case 'choose':
      return `Play ${a(CLASSES[asked.class].name)}`;
    case 'descend':
      return `Go down to floor ${f + 1}`;
    case 'roll':
      return state.combat === null ? 'Roll the D10' : 'Roll again';
    case 'pass':
      return 'Stay put';
    case 'head':
      return `Head ${TOWARDS[asked.heading]}`;
    case 'leave':
      return 'Leave the floor';
    case 'continue':
      return 'Go on past the exit';
    case 'attack':
      return asked.weapon === BARE_HANDS ? 'Fight with bare hands' : `Attack with ${the(WEAPONS[asked.weapon].name)}`;
    case 'cast':
      return `Cast ${SPELLS[asked.spell].name.en}`;
    case 'read':
      return `Read ${a(SCROLLS[asked.scroll].name)}`;
    case 'drink':
      return `Drink a potion (up to ${potionStrength(f)} HP)`;
    case 'flee':
      return 'Flee';
    case 'wield':
      return `Take ${the(WEAPONS[asked.weapon].name)} in hand`;
    case 'invest':
      return `Raise ${CHARACTERISTIC_NAMES[asked.in].en} to ${state.hero[asked.in] + 1}`;
    case 'rest':
      return 'Rest';
    case 'buy':
      return `Buy: ${nameOf(asked.ware)} (${priceOf(purchaseOf(asked.ware), f).price} gold)`;
    case 'sell':
      return `Sell: ${nameOf(asked.ware)} (${resaleOf(saleOf(asked.ware))} gold)`;
    case 'mend':
      return `Have ${the(WEAPONS[asked.weapon].name)} mended (${mendingPrice(asked.weapon)} gold)`;
    default:
      return unreachable(asked);
  }
}

function decision(moment: Moment, state: State): string {
  const hero = heroInEnglish(state);
  switch (moment) {
    case 'creation':
      return 'Who will go down into the dungeon?';
    case 'threshold':
      return `${capital(hero)} stands before the dungeon.`;
    case 'turn':
      return `Floor ${state.floor.number}, turn ${state.turns + 1}: roll the D10 when ready.`;
    case 'reroll':
      return 'Roll the D10 again.';
    case 'start':
      return `Which way? ${capital(count(state.points, 'point'))} to spend.`;
    case 'wall':
      return `A wall! Which way now? ${capital(count(state.points, 'point'))} to spend.`;
    case 'exit':
      return 'Leave the floor, or go on?';
    case 'exchange':
      return `Fighting ${foe(state, state.combat?.foe ?? -1)} (${count(state.foes[state.combat?.foe ?? -1] ?? 0, 'HP', 'HP')}): what will ${hero} use?`;
    case 'tie':
      return 'Roll the dice again.';
    case 'camp':
      return state.hero.skillPoints > 0 ? 'It is time to train, then to rest.' : 'It is time to rest.';
    case 'market':
      return `The merchant opens shop: ${state.hero.gold} gold to spend.`;
    case 'over':
      return 'The run is over.';
    default:
      return unreachable(moment);
  }
}

function outcome({ kind }: Outcome, state: State): string {
  const hero = capital(heroInEnglish(state));
  const tally = `${count(state.turns, 'turn')}, ${count(state.slain, 'creature')} slain, ${state.hero.gold} gold`;
  return kind === 'victory'
    ? `${hero} comes out of the dungeon alive, ${state.dungeon.last} floors below the sun: ${tally}.`
    : `${hero} died on floor ${state.floor.number}: ${tally}.`;
}

const MEASURES: Readonly<Record<string, string>> = {
  dealt: 'damage dealt',
  suffered: 'HP lost',
  healed: 'HP recovered',
  gold: 'gold',
  squares: 'squares entered',
  break: 'break or forget drawn',
  lost: 'weapon or spell lost',
  floors: 'floors completed',
  turns: 'turns played',
  slain: 'creatures slain',
  losses: 'weapons broken or spells forgotten',
  falls: 'floors begun again',
};

const FORECASTS: Readonly<Record<string, string>> = {
  'same-then-best': 'the same action as long as it can be done, then the best weapon or spell left, supposed to last',
  'once-then-best': 'this once, then the best weapon or spell until it is lost, then the next best, supposed to last',
  'flight-to-the-end': 'fleeing again after each failure',
  victory: 'the creature is slain',
  death: 'the hero falls',
  escape: 'the hero gets away',
};

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

function refusal(refused: Refusal, state: State): string {
  const hero = capital(heroInEnglish(state));
  switch (refused.code) {
    case 'not-your-seat':
      return 'Only the hero acts in this game.';
    case 'run-over':
      return 'The run is over.';
    case 'not-now':
      return `Not now: ${WHEN[refused.verb]}.`;
    case 'cut-short':
      return `${CUT_SHORT[refused.why]} The die is rolled again first.`;
    case 'must-move':
      return `${hero} may not stay put: every turn has its move.`;
    case 'wrong-family':
      return `The die shows ${refused.die}: this move is ${family(refused.diagonal)}, and ${TOWARDS[refused.heading]} is not.`;
    case 'wall-ahead':
      return `From ${squareName(state, refused.at)}, a wall bars the way ${TOWARDS[refused.heading]}.`;
    case 'corner-ahead':
      return `From ${squareName(state, refused.at)}, walls close the corner to the ${TOWARDS[refused.heading]}.`;
    case 'turning-back':
      return `Turning back ${TOWARDS[refused.heading]} is not allowed while another heading is open.`;
    case 'no-wall':
      return `At ${squareName(state, refused.at)} no wall is in the way: the move goes on ${TOWARDS[refused.straight]}, not ${TOWARDS[refused.heading]}.`;
    case 'stops-early':
      return `The move cannot stop at ${squareName(state, refused.at)}: it goes on to its last point.`;
    case 'points-spent':
      return 'The points of the roll are spent: the move ends before that.';
    case 'floor-left':
      return 'The exit ends the floor as soon as it is reached: the move ends there.';
    case 'must-invest':
      return `${capital(count(refused.points, 'skill point'))} must be invested first.`;
    case 'no-skill-point':
      return `${hero} has no skill point to invest.`;
    case 'capped':
      return `${CHARACTERISTIC_NAMES[refused.characteristic].en} is at 16 and cannot rise further.`;
    case 'not-carried':
      return `${hero} does not carry ${a(WEAPONS[refused.weapon].name)} in working order.`;
    case 'in-hand':
      return `${capital(the(WEAPONS[refused.weapon].name))} is in hand already.`;
    case 'armed':
      return `${hero} carries ${a(WEAPONS[refused.weapon].name)}: bare hands are for those who have no weapon.`;
    case 'spell-unknown':
      return `${hero} does not know ${SPELLS[refused.spell].name.en}.`;
    case 'no-potion':
      return `${hero} has no potion left.`;
    case 'unhurt':
      return `${hero} is unhurt (${refused.pv} HP): the potion stays corked.`;
    case 'none-carried':
      return `${hero} carries no ${nameOf(refused.ware)}.`;
    case 'boss':
      return `Nobody walks away from ${foe(state, refused.foe)}.`;
    case 'not-yet-sold':
      return `The merchant has no ${nameOf(refused.ware)} before floor ${refused.from}.`;
    case 'mages-only':
      return `Only a mage can learn ${SPELLS[refused.spell].name.en}.`;
    case 'owned':
      return `${hero} has that already: ${nameOf(refused.ware)}.`;
    case 'pack-full':
      return `The pack is full: ${refused.most} at most.`;
    case 'too-dear':
      return `That costs ${refused.price} gold, and ${heroInEnglish(state)} has ${refused.gold}.`;
    case 'not-broken':
      return `${hero} has no broken ${WEAPONS[refused.weapon].name.en}.`;
    case 'stranger':
      return 'Only the hero moves.';
    default:
      return unreachable(refused);
  }
}

function sheet(state: State): readonly SheetLine[] {
  const { hero, rulings, pv, floor, dungeon, stage } = state;
  if (stage === 'creation') return [];
  const list = (items: readonly string[]) => (items.length === 0 ? 'none' : items.join(', '));
  const scrolls = (['flames', 'protection', 'passage'] as const).flatMap((id) =>
    hero[id] > 0 ? [`${SCROLLS[id].name.en}\u00a0×\u00a0${hero[id]}`] : [],
  );
  return [
    { label: 'Class', value: CLASSES[hero.class].name.en },
    { label: 'Floor', value: `${floor.number} of ${dungeon.last}` },
    { label: 'HP', value: `${pv} / ${heroMaximum(hero, rulings)}` },
    {
      label: 'Characteristics',
      value: CHARACTERISTICS.map(
        (which) => `${CHARACTERISTIC_NAMES[which].short.en}\u00a0${effective(hero, which, rulings)}`,
      ).join(', '),
    },
    ...(hero.skillPoints > 0 ? [{ label: 'Skill points', value: String(hero.skillPoints) }] : []),
    {
      label: 'Weapons',
      value: list(counted(hero.weapons.map((id) => `${WEAPONS[id].name.en} (${WEAPONS[id].damage})`))),
    },
    ...(hero.broken.length > 0
      ? [{ label: 'Broken', value: list(counted(hero.broken.map((id) => WEAPONS[id].name.en))) }]
      : []),
    ...(hero.spells.length > 0
      ? [{ label: 'Spells', value: list(hero.spells.map((id) => `${SPELLS[id].name.en} (${SPELLS[id].damage})`)) }]
      : []),
    ...(hero.forgotten.length > 0
      ? [{ label: 'Forgotten', value: list(hero.forgotten.map((id) => SPELLS[id].name.en)) }]
      : []),
    { label: 'Armour', value: `${ARMOURS[hero.armour].name.en} (${ARMOURS[hero.armour].protection})` },
    { label: 'Pack', value: list([...(hero.potions > 0 ? [`potion\u00a0×\u00a0${hero.potions}`] : []), ...scrolls]) },
    { label: 'Gold', value: String(hero.gold) },
    ...(state.webDebt > 0 ? [{ label: 'Web', value: 'one point owed' }] : []),
  ];
}
