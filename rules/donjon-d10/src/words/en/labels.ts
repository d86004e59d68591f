import { capital, type Outcome, type SheetLine } from '@arbitre/kernel';
import { ARMOURS, SCROLLS, SPELLS, WEAPONS } from '../../dungeon/equipment.ts';
import { CHARACTERISTIC_NAMES, CHARACTERISTICS, effective } from '../../hero/characteristics.ts';
import { CLASSES } from '../../hero/classes.ts';
import { heroMaximum } from '../../hero/hit-points.ts';
import type { Group } from '../../play/offers.ts';
import type { State } from '../../play/state.ts';
import { counted } from '../counted.ts';
import { count, heroInEnglish } from './phrases.ts';

export const GROUPS: Readonly<Record<Group, string>> = {
  class: 'Choose a class',
  way: 'The way on',
  move: 'Move',
  fight: 'Fight',
  pack: 'Pack',
  skill: 'Skill points',
  buy: 'Buy',
  sell: 'Sell',
};

export const MEASURES: Readonly<Record<string, string>> = {
  dealt: 'damage dealt',
  suffered: 'HP lost',
  healed: 'HP recovered',
  gold: 'gold',
  squares: 'squares walked',
  break: 'critical failure that breaks or forgets',
  lost: 'weapon or spell lost',
  floors: 'floors completed',
  turns: 'turns played',
  slain: 'creatures slain',
  losses: 'weapons broken or spells forgotten',
  falls: 'floors begun again',
};

export const FORECASTS: Readonly<Record<string, string>> = {
  'same-then-best': 'if you fight on like this to the end',
  'once-then-best': 'if you do this once, then fight to the end with your best',
  'flight-to-the-end': 'if you keep trying to get away',
  victory: 'you win',
  death: 'you die',
  escape: 'you get away',
};

export function outcome({ kind }: Outcome, state: State): string {
  const hero = capital(heroInEnglish(state));
  const tally = `${count(state.turns, 'turn')}, ${count(state.slain, 'creature')} slain, ${state.hero.gold} gold`;
  return kind === 'victory'
    ? `${hero} comes out of the dungeon alive past floor ${state.dungeon.last}: ${tally}.`
    : `${hero} died on floor ${state.floor.number}: ${tally}.`;
}

export function sheet(state: State): readonly SheetLine[] {
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
