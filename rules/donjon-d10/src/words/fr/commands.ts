import { byCommand, capital } from '@arbitre/kernel';
import { potionStrength, SCROLLS, SPELLS, WEAPONS } from '../../dungeon/equipment.ts';
import { mendingPrice, priceOf, purchaseOf, resaleOf, saleOf } from '../../dungeon/merchant.ts';
import { CHARACTERISTIC_NAMES } from '../../hero/characteristics.ts';
import { CLASSES } from '../../hero/classes.ts';
import type { Moment } from '../../play/awaiting.ts';
import { BARE_HANDS, type Command } from '../../play/command.ts';
import type { State } from '../../play/state.ts';
import { count, foe, heroInFrench, le, nameOf, to, un, VERS } from './phrases.ts';

/** What each command asks for, as the button says it. */
export const command = byCommand<Command, [State], string>({
  choose: (asked) => `Jouer ${un(CLASSES[asked.class].name)}`,
  descend: (_asked, { floor }) => `Descendre à l’étage ${floor.number + 1}`,
  roll: (_asked, state) => (state.combat === null ? 'Lancer le D10' : 'Relancer'),
  pass: () => 'Rester sur place',
  head: (asked) => `Aller vers ${VERS[asked.heading]}`,
  leave: () => 'Quitter l’étage',
  continue: () => 'Passer devant la sortie',
  attack: (asked) =>
    asked.weapon === BARE_HANDS ? 'Se battre à mains nues' : `Attaquer avec ${le(WEAPONS[asked.weapon].name)}`,
  cast: (asked) => `Lancer « ${SPELLS[asked.spell].name.fr} »`,
  read: (asked) => `Lire ${un(SCROLLS[asked.scroll].name)}`,
  drink: (_asked, { floor }) => `Boire une potion (jusqu’à ${potionStrength(floor.number)} PV)`,
  flee: () => 'Fuir',
  wield: (asked) => `Prendre ${le(WEAPONS[asked.weapon].name)} en main`,
  invest: (asked, state) => `Passer ${le(CHARACTERISTIC_NAMES[asked.in])} à ${state.hero[asked.in] + 1}`,
  rest: () => 'Se reposer',
  buy: (asked, { floor }) =>
    `Acheter : ${nameOf(asked.ware)} (${count(priceOf(purchaseOf(asked.ware), floor.number).price, 'pièce')})`,
  sell: (asked) => `Vendre : ${nameOf(asked.ware)} (${count(resaleOf(saleOf(asked.ware)), 'pièce')})`,
  mend: (asked) => `Faire réparer ${le(WEAPONS[asked.weapon].name)} (${count(mendingPrice(asked.weapon), 'pièce')})`,
});

/** What is asked of the player at each moment. */
export const DECISIONS: Readonly<Record<Moment, (state: State) => string>> = {
  creation: () => 'Qui descendra dans le donjon ?',
  threshold: (state) => `${capital(heroInFrench(state))} est devant le donjon.`,
  turn: (state) => `Étage ${state.floor.number}, tour ${state.turns + 1} : à vous de lancer le D10.`,
  reroll: () => 'À vous de relancer le D10.',
  start: (state) => `De quel côté ? ${capital(count(state.points, 'point'))} à dépenser.`,
  wall: (state) => `Un mur ! De quel côté tourner ? ${capital(count(state.points, 'point'))} à dépenser.`,
  exit: () => 'Quitter l’étage, ou continuer ?',
  exchange: (state) =>
    `Face ${to(foe(state, state.combat?.foe ?? -1))} (${state.foes[state.combat?.foe ?? -1] ?? 0} PV) : avec quoi ${heroInFrench(state)} se bat-il ?`,
  tie: () => 'À vous de relancer les dés.',
  camp: (state) => (state.hero.skillPoints > 0 ? 'Il reste à investir, puis à se reposer.' : 'Il reste à se reposer.'),
  market: (state) => `Le marchand déballe : ${count(state.hero.gold, 'pièce')} d’or à dépenser.`,
  over: () => 'La partie est finie.',
};
