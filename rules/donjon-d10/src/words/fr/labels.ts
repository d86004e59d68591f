import { capital, type Outcome, type SheetLine } from '@arbitre/kernel';
import { ARMOURS, SCROLLS, SPELLS, WEAPONS } from '../../dungeon/equipment.ts';
import { CHARACTERISTIC_NAMES, CHARACTERISTICS, effective } from '../../hero/characteristics.ts';
import { CLASSES } from '../../hero/classes.ts';
import { heroMaximum } from '../../hero/hit-points.ts';
import type { Group } from '../../play/offers.ts';
import type { State } from '../../play/state.ts';
import { counted } from '../counted.ts';
import { count, heroInFrench } from './phrases.ts';

export const GROUPS: Readonly<Record<Group, string>> = {
  class: 'Choisir une classe',
  way: 'La suite',
  move: 'Se déplacer',
  fight: 'Combattre',
  pack: 'Sac',
  skill: 'Points de compétence',
  buy: 'Acheter',
  sell: 'Vendre',
};

export const MEASURES: Readonly<Record<string, string>> = {
  dealt: 'dégâts infligés',
  suffered: 'PV perdus',
  healed: 'PV récupérés',
  gold: 'or',
  squares: 'cases parcourues',
  break: 'échec critique qui brise ou fait oublier',
  lost: 'arme ou sort perdus',
  floors: 'étages terminés',
  turns: 'tours joués',
  slain: 'créatures vaincues',
  losses: 'armes brisées ou sorts oubliés',
  falls: 'étages recommencés',
};

export const FORECASTS: Readonly<Record<string, string>> = {
  'same-then-best': 'si vous continuez ainsi jusqu’au bout',
  'once-then-best': 'si vous le faites une fois, puis vous battez au mieux jusqu’au bout',
  'flight-to-the-end': 'si vous persistez à fuir',
  victory: 'vous l’emportez',
  death: 'vous y restez',
  escape: 'vous vous échappez',
};

export function outcome({ kind }: Outcome, state: State): string {
  const hero = capital(heroInFrench(state));
  const slain = count(state.slain, 'créature vaincue', 'créatures vaincues');
  const tally = `${count(state.turns, 'tour')}, ${slain}, ${count(state.hero.gold, 'pièce')} d’or`;
  return kind === 'victory'
    ? `${hero} ressort vivant du donjon après l’étage ${state.dungeon.last} : ${tally}.`
    : `${hero} est mort à l’étage ${state.floor.number} : ${tally}.`;
}

export function sheet(state: State): readonly SheetLine[] {
  const { hero, rulings, pv, floor, dungeon, stage } = state;
  if (stage === 'creation') return [];
  const list = (items: readonly string[]) => (items.length === 0 ? 'rien' : items.join(', '));
  const scrolls = (['flames', 'protection', 'passage'] as const).flatMap((id) =>
    hero[id] > 0 ? [`${SCROLLS[id].name.fr}\u00a0×\u00a0${hero[id]}`] : [],
  );
  return [
    { label: 'Classe', value: CLASSES[hero.class].name.fr },
    { label: 'Étage', value: `${floor.number} sur ${dungeon.last}` },
    { label: 'PV', value: `${pv} / ${heroMaximum(hero, rulings)}` },
    {
      label: 'Caractéristiques',
      value: CHARACTERISTICS.map(
        (which) => `${CHARACTERISTIC_NAMES[which].short.fr}\u00a0${effective(hero, which, rulings)}`,
      ).join(', '),
    },
    ...(hero.skillPoints > 0 ? [{ label: 'Points de compétence', value: String(hero.skillPoints) }] : []),
    {
      label: 'Armes',
      value: list(counted(hero.weapons.map((id) => `${WEAPONS[id].name.fr} (${WEAPONS[id].damage})`))),
    },
    ...(hero.broken.length > 0
      ? [{ label: 'Armes brisées', value: list(counted(hero.broken.map((id) => WEAPONS[id].name.fr))) }]
      : []),
    ...(hero.spells.length > 0
      ? [{ label: 'Sorts', value: list(hero.spells.map((id) => `${SPELLS[id].name.fr} (${SPELLS[id].damage})`)) }]
      : []),
    ...(hero.forgotten.length > 0
      ? [{ label: 'Sorts oubliés', value: list(hero.forgotten.map((id) => SPELLS[id].name.fr)) }]
      : []),
    { label: 'Armure', value: `${ARMOURS[hero.armour].name.fr} (${ARMOURS[hero.armour].protection})` },
    { label: 'Sac', value: list([...(hero.potions > 0 ? [`potion\u00a0×\u00a0${hero.potions}`] : []), ...scrolls]) },
    { label: 'Or', value: String(hero.gold) },
    ...(state.webDebt > 0 ? [{ label: 'Toile', value: 'un point dû' }] : []),
  ];
}
