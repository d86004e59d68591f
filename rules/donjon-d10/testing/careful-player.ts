import { CLASSES } from '../src/hero/classes.ts';
import type { Command } from '../src/play/command.ts';
import { ARMOURS, SPELLS, type SpellId, WEAPONS, type WeaponId } from '../src/dungeon/equipment.ts';
import { heroMaximum } from '../src/hero/hit-points.ts';
import { momentOf } from '../src/play/awaiting.ts';
import { offers } from '../src/play/offers.ts';
import { preview } from '../src/ask/preview.ts';
import type { State } from '../src/play/state.ts';
import { CHEST, CREATURE, EXIT, FOUNTAIN, GOLD, TRAP, terrainOf } from '../src/movement/terrain.ts';

// A simple, cautious player, as the companion's own figures were measured with: it avoids creatures when it can, opens
// chests while it is well, trains its main characteristic and Endurance in turn, sells scrolls and never flees.

export function carefulCommand(state: State): Command {
  const commands = offers(state, 'hero').map(({ command }) => command);
  const verb = (...verbs: readonly Command['do'][]) => commands.filter((command) => verbs.includes(command.do));
  const health = state.pv / heroMaximum(state.hero, state.rulings);
  const potion = health < 0.45 ? verb('drink')[0] : undefined;
  switch (momentOf(state)) {
    case 'turn':
      return potion ?? sure(verb('roll'));
    case 'start':
    case 'wall':
      return best(verb('head'), (command) => prospect(state, command, health));
    case 'exchange':
      return potion ?? best(verb('attack', 'cast'), (command) => strength(state, command));
    case 'camp':
      return state.hero.skillPoints > 0 ? { do: 'invest', in: training(state) } : { do: 'rest' };
    case 'market':
      return bargain(state, commands);
    default:
      return sure(commands);
  }
}

/** What a heading promises: treasure on its way, the exit at its end. */
function prospect(state: State, command: Command, health: number): number {
  const terrain = terrainOf(state.floor, state.rulings.cornerRule);
  const exit = terrain.feature.indexOf(EXIT);
  const path = preview(state, command).path ?? [];
  const worth = {
    [CHEST]: health > 0.55 ? 12 : 2,
    [GOLD]: 4,
    [FOUNTAIN]: health < 1 ? 10 : 0,
    [TRAP]: -6,
    [CREATURE]: -20,
  };
  let sum = 0;
  for (const cell of path) {
    if (cell === exit) return sum + (health > 0.55 || (terrain.foe[exit] ?? -1) < 0 ? 40 : -10);
    if (!state.used.includes(cell)) sum += (worth as Record<number, number>)[terrain.feature[cell] ?? 0] ?? 0;
  }
  const end = path.at(-1) ?? state.at;
  const columns = Math.abs((end % terrain.columns) - (exit % terrain.columns));
  const rows = Math.abs(Math.floor(end / terrain.columns) - Math.floor(exit / terrain.columns));
  return sum - Math.max(columns, rows) / 2;
}

function strength({ hero }: State, command: Command): number {
  if (command.do === 'cast') return SPELLS[command.spell].damage + hero.intelligence;
  if (command.do !== 'attack' || command.weapon === 'bare-hands') return 0;
  const { damage, kind } = WEAPONS[command.weapon];
  return damage + (kind === 'heavy' ? hero.strength : hero.agility);
}

function training({ hero }: State) {
  const { main } = CLASSES[hero.class];
  if (hero[main] < 16 && hero[main] <= hero.endurance) return main;
  if (hero.endurance < 16) return 'endurance';
  return hero[main] < 16 ? main : 'charisma';
}

/** Scrolls are sold; then the best arms, armour and potions the purse allows, and on. */
function bargain({ hero }: State, commands: readonly Command[]): Command {
  const scroll = commands.find((command) => command.do === 'sell' && !Object.hasOwn(WEAPONS, command.ware));
  if (scroll !== undefined) return scroll;
  const { kind } = CLASSES[hero.class];
  const damageOf = (ware: string): number => {
    if (Object.hasOwn(SPELLS, ware)) return kind === null ? SPELLS[ware as SpellId].damage : 0;
    return Object.hasOwn(WEAPONS, ware) && WEAPONS[ware as WeaponId].kind === kind
      ? WEAPONS[ware as WeaponId].damage
      : 0;
  };
  const owned = [...hero.weapons, ...hero.spells].map(damageOf);
  const finest = Math.max(0, ...owned);
  const spare = owned.filter((damage) => damage === finest).length < 2 && hero.gold > 200;
  const worth = (command: Command): number => {
    if (command.do === 'descend') return 1;
    if (command.do !== 'buy') return 0;
    if (command.ware === 'potion') return 2;
    const damage = damageOf(command.ware);
    if (damage > finest || (spare && damage === finest && damage > 0)) return 100 + damage;
    if (!Object.hasOwn(ARMOURS, command.ware)) return 0;
    const { protection } = ARMOURS[command.ware as keyof typeof ARMOURS];
    return protection > ARMOURS[hero.armour].protection ? 10 + protection : 0;
  };
  const weakest = hero.weapons.length > 3 ? hero.weapons.toSorted((a, b) => damageOf(a) - damageOf(b))[0] : undefined;
  return weakest === undefined ? best(commands, worth) : { do: 'sell', ware: weakest };
}

function best(commands: readonly Command[], worth: (command: Command) => number): Command {
  return sure(commands.toSorted((a, b) => worth(b) - worth(a)));
}

function sure([first]: readonly Command[]): Command {
  if (first === undefined) throw new Error('a careful player always has something to do');
  return first;
}
