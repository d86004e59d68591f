import { defenceAgainst } from '../src/defence/armour-class.ts';
import { blockOf, theCreature } from '../src/encounter/creature.ts';
import type { State } from '../src/play/state.ts';
import { attackBonus } from '../src/encounter/strike.ts';
import { type Dice, opening, play, scenarioOf } from './table.ts';

const SIDES = [
  { id: 'us', name: { fr: 'nous', en: 'us' }, heroes: true },
  { id: 'them', name: { fr: 'eux', en: 'them' } },
];
const STEADY = {
  hp: 20,
  ac: 16,
  saves: { fort: 5, ref: 5, will: 5 },
  athletics: [5, 5],
  acrobatics: 5,
  size: 'Medium',
  speeds: { land: 5 },
};
const BLOCKS = {
  man: STEADY,
  guard: { ...STEADY, abilities: ['attack-of-opportunity'] },
  knight: { ...STEADY, shield: 2, hardness: 5 },
  bird: { ...STEADY, speeds: { land: 4, fly: 6 }, abilities: ['trained-acrobatics'] },
  horse: { ...STEADY, size: 'Large' },
};
export const m = { id: 'm', block: 'man', side: 'us', at: 'a1' };
export const e = { id: 'e', block: 'man', side: 'them', at: 'b1' };

/** A fight of a few on a drawn map, in the middle of someone's turn. */
export function table(
  map: string,
  creatures: readonly Readonly<Record<string, unknown>>[],
  who = 'm',
  legend: Readonly<Record<string, unknown>> = {},
  more: Readonly<Record<string, unknown>> = {},
): State {
  const order = creatures.map(({ id }) => id);
  return opening(
    scenarioOf({ map, legend, sides: SIDES, blocks: BLOCKS, creatures, encounter: { order, turn: { who } }, ...more }),
  );
}
/** The state after typed commands and the dice they roll. */
export const after = (state: State, typed: readonly string[], dice: Dice = []) => play(state, typed, dice).state;

/** The armour class of one against the n-th attack of another, part by part. */
export function defence(state: State, attacker: string, target: string, attack = 0) {
  const [from, to] = [theCreature(state, attacker), theCreature(state, target)];
  const weapon = blockOf(state, from).attacks[attack];
  if (weapon === undefined) throw new Error('no such attack');
  return { ...defenceAgainst(state, from, to, weapon), bonus: attackBonus(state, from, to, weapon, 0) };
}
