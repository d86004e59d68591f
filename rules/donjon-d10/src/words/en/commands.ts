import { byCommand, capital } from '@arbitre/kernel';
import { potionStrength, SCROLLS, SPELLS, WEAPONS } from '../../dungeon/equipment.ts';
import { mendingPrice, priceOf, purchaseOf, resaleOf, saleOf } from '../../dungeon/merchant.ts';
import { CHARACTERISTIC_NAMES } from '../../hero/characteristics.ts';
import { CLASSES } from '../../hero/classes.ts';
import type { Moment } from '../../play/awaiting.ts';
import { BARE_HANDS, type Command } from '../../play/command.ts';
import type { State } from '../../play/state.ts';
import { a, count, foe, heroInEnglish, nameOf, the, TOWARDS } from './phrases.ts';

/** What each command asks for, as the button says it. */
export const command = byCommand<Command, [State], string>({
  choose: (asked) => `Play ${a(CLASSES[asked.class].name)}`,
  descend: (_asked, { floor }) => `Go down to floor ${floor.number + 1}`,
  roll: (_asked, state) => (state.combat === null ? 'Roll the D10' : 'Roll again'),
  pass: () => 'Stay put',
  head: (asked) => `Head ${TOWARDS[asked.heading]}`,
  leave: () => 'Leave the floor',
  continue: () => 'Go on past the exit',
  attack: (asked) =>
    asked.weapon === BARE_HANDS ? 'Fight with bare hands' : `Attack with ${the(WEAPONS[asked.weapon].name)}`,
  cast: (asked) => `Cast ${SPELLS[asked.spell].name.en}`,
  read: (asked) => `Read ${a(SCROLLS[asked.scroll].name)}`,
  drink: (_asked, { floor }) => `Drink a potion (up to ${potionStrength(floor.number)} HP)`,
  flee: () => 'Flee',
  wield: (asked) => `Take ${the(WEAPONS[asked.weapon].name)} in hand`,
  invest: (asked, state) => `Raise ${CHARACTERISTIC_NAMES[asked.in].en} to ${state.hero[asked.in] + 1}`,
  rest: () => 'Rest',
  buy: (asked, { floor }) => `Buy: ${nameOf(asked.ware)} (${priceOf(purchaseOf(asked.ware), floor.number).price} gold)`,
  sell: (asked) => `Sell: ${nameOf(asked.ware)} (${resaleOf(saleOf(asked.ware))} gold)`,
  mend: (asked) => `Have ${the(WEAPONS[asked.weapon].name)} mended (${mendingPrice(asked.weapon)} gold)`,
});

/** What is asked of the player at each moment. */
export const DECISIONS: Readonly<Record<Moment, (state: State) => string>> = {
  creation: () => 'Who will go down into the dungeon?',
  threshold: (state) => `${capital(heroInEnglish(state))} stands before the dungeon.`,
  turn: (state) => `Floor ${state.floor.number}, turn ${state.turns + 1}: roll the D10 when ready.`,
  reroll: () => 'Roll the D10 again.',
  start: (state) => `Which way? ${capital(count(state.points, 'point'))} to spend.`,
  wall: (state) => `A wall! Which way now? ${capital(count(state.points, 'point'))} to spend.`,
  exit: () => 'Leave the floor, or go on?',
  exchange: (state) =>
    `Fighting ${foe(state, state.combat?.foe ?? -1)} (${count(state.foes[state.combat?.foe ?? -1] ?? 0, 'HP', 'HP')}): what will ${heroInEnglish(state)} use?`,
  tie: () => 'Roll the dice again.',
  camp: (state) => (state.hero.skillPoints > 0 ? 'It is time to train, then to rest.' : 'It is time to rest.'),
  market: (state) => `The merchant opens shop: ${state.hero.gold} gold to spend.`,
  over: () => 'The run is over.',
};
