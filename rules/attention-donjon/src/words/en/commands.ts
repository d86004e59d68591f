import { byCommand } from '@arbitre/kernel';
import type { Command } from '../../play/command.ts';
import type { State } from '../../play/state.ts';
import { isSpending } from '../../adventure/attack.ts';
import { Names } from '../names.ts';

/** What may be chosen, a row a kind. */
const say = byCommand<Command, [Names, State], string>({
  begin: () => 'Begin the game',
  keep: () => 'Keep the Joker to bless or curse',
  free: () => 'Take a free initiative',
  take: (command, n) => `Take ${n.cardNamed(command.card)}`,
  seize: () => 'Take the initiative now',
  pass: () => 'Let it pass',
  act: () => 'Act',
  wait: () => 'Wait',
  end: () => 'End the turn',
  zoneMove: (command) => `Zone move to ${command.to}`,
  shift: (command) => `Placement step to ${command.to}`,
  stand: () => 'Stand up',
  attack: (command, n) =>
    `${command.mode === 'precise' ? 'Precise attack on' : 'Attack'} ${n.who(command.target)} (${n.attack(command.with)}${command.drop === undefined ? '' : `, ${command.drop} ${command.drop > 1 ? 'dice' : 'die'} of Arcana fewer`})`,
  reveal: (command, n) => `Reveal the dungeon through ${n.door(command.door)}`,
  recover: () => 'Recover',
  care: (command, n) => `Tend ${n.who(command.target)}`,
  wake: () => 'Try to come round',
  rage: () => 'Enter a Rage',
  calm: () => 'Try to calm down',
  roar: (command, n) => `Roar at ${n.who(command.target)}`,
  struggle: () => 'Struggle to get free',
  scent: (command, n) => `Smell out ${n.who(command.group)}: a second card`,
  aura: (command, n) =>
    `Aura of the Arcana${command.spare === undefined ? '' : `, sparing ${n.list(command.spare.split(' ').map((id) => n.who(id)))}`}`,
  benediction: (command, n) => `Lay a benediction on ${n.who(command.target)}`,
  equip: (command, n) => `Equip: ${n.item(command.item)}`,
  stow: (command, n) => `Put away: ${n.item(command.item)}`,
  reequip: () => 'Re-equip',
  ready: () => 'Keep this equipment',
  exchange: (command, n) => {
    const give = command.give === 'nothing' ? null : n.item(command.give);
    const take = command.take === 'nothing' ? null : n.item(command.take);
    if (give === null) return `Take from ${n.who(command.target)}: ${take}`;
    if (take === null) return `Give ${n.who(command.target)}: ${give}`;
    return `Swap with ${n.who(command.target)}: ${give} for ${take}`;
  },
  use: (command, n) => `Use: ${n.item(command.item)}`,
  search: () => 'Search for treasure',
  release: (command, n) => `Free ${n.who(command.group)}`,
  douse: (command) => `Put out the brazier at ${command.at}`,
  activate: (command, n) => `Play ${n.who(command.figure)}`,
  delegate: () => 'Let the referee play this enemy',
  appoint: (command, n) => `Give the group to ${n.seat(command.seat)}`,
  roll: () => 'Roll the dodge',
  sacrifice: () => 'Give up the standard Action to dodge',
  striker: (command, n) => `Suffer the attack of ${n.who(command.figure)}`,
  strike: () => 'Strike',
  decline: () => 'Do not strike',
  go: () => 'Go on with the zone move',
  stay: () => 'Stay put',
  push: (command) => `Push to ${command.to}`,
  chain: (command) => `Push in a chain: ${command.cells.split(' ').join(', then ')}`,
  damage: (_command, _n, state) => (isSpending(state) ? 'No push' : 'Roll the damage'),
  powerful: () => 'Powerful attack',
  shove: () => 'Push',
  bless: () => 'Bless the roll',
  curse: () => 'Curse the roll',
  guard: () => 'Call on the guardian',
  reroll: () => 'Reroll the lowest die',
  gamble: (command) => `Gamble: ${command.dice} ${command.dice > 1 ? 'dice' : 'die'}`,
  regamble: () => 'Roll the whole gamble again',
  accept: () => 'Accept the result',
  cheat: (command) =>
    ({
      heroism: 'Spend 1 Heroism to stay at 1 Health',
      'grave-wound': 'Take a grave wound',
      maximum: 'Lose a point of Heroism for good and take a grave wound',
    })[command.by],
  die: () => 'Accept death',
  heal: (command, n) => (command.what === 'health' ? 'Give back 1 Health' : `End: ${n.state(command.what)}`),
  room: (command, n) => `Choose ${n.room(command.room)}`,
  spot: (command) => `Lay the room with its corner at ${command.at}`,
  place: (command) => `Place the figure at ${command.at}`,
  resolve: (command, n) => `Resolve ${pendingEn(command.effect, n)}`,
});

export const command = (command: Command, state: State): string => say(command, new Names('en', state), state);

function pendingEn(effect: string, n: Names): string {
  const [kind = '', on = ''] = effect.split(':');
  return kind === 'brazier'
    ? `the brazier at ${on}`
    : `${kind === 'poison' ? 'the poison of' : 'the bleeding of'} ${n.who(on)}`;
}
