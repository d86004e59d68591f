import { byCommand } from '@arbitre/kernel';
import type { Command } from '../../play/command.ts';
import { priceOf } from '../../command/orders.ts';
import type { State } from '../../play/state.ts';
import { count, hexes, list, own, price, who } from './phrases.ts';
import { attackDice } from '../attack.ts';
import { orderEffect } from '../order-effect.ts';
import { ORDER_TITLES } from '../orders.ts';

const KINDS = { fire: 'fire', assault: 'assault', melee: 'melee' } as const;

function passLabel(state: State): string {
  switch (state.combat?.step) {
    case 'evasion':
      return 'Stand and take it';
    case 'attack-order':
    case 'defence-order':
      return 'Give no order';
    case 'follow-up':
      return 'Do not follow';
    case 'pursuit':
      return 'Do not pursue';
    case 'riposte':
      return 'Do not riposte';
    default:
      return 'Pass';
  }
}

function endLabel(state: State): string {
  if (state.turn.phase === 'command') return 'Go on to movement';
  return state.turn.phase === 'movement' ? 'Go on to combat' : 'End the turn';
}

/** Who goes with the unit. */
function accompanied(state: State, along: boolean | readonly string[] | undefined): string {
  if (!along) return '';
  return along === true ? ' with its chiefs' : ` with ${list(along.map((id) => own(state, id)))}`;
}

/** An offered command as a label. */
export const command = byCommand<Command, [State], string>({
  command: (command, state) => `Call ${own(state, command.chief)}`,
  activate: (command, state) => `Activate ${own(state, command.piece)}`,
  order: (command, state) => {
    const unit = command.unit === undefined ? '' : ` for ${own(state, command.unit)}`;
    const deep = command.hexes === undefined ? '' : `, ${hexes(command.hexes)}`;
    return `${ORDER_TITLES.en[command.order]}${unit}${deep} (${price(priceOf(state, command))}): ${orderEffect(state, command.order).en}`;
  },
  move: (command, state) => {
    const to = command.to === 'outside' ? 'off the table' : `to ${command.to}`;
    const along = accompanied(state, command.with);
    const march = command.march ? ' on the march' : '';
    const way = command.by === undefined ? '' : ` by ${command.by.join(' ')}`;
    return `Move ${own(state, command.piece)} ${to}${along}${march}${way}`;
  },
  stay: (command, state) => `Leave ${own(state, command.piece)} where it is`,
  merge: (command, state) => `Combine ${own(state, command.unit)} with ${own(state, command.into)}`,
  split: (command, state) => `Split ${own(state, command.unit)}`,
  attack: (command, state) => {
    const attack = attackDice(state, command.unit, command.target);
    const dice = attack === null ? '' : `: ${KINDS[attack.kind]}, ${count(attack.dice, 'die', 'dice')}`;
    return `Attack ${who(state, command.target)} with ${own(state, command.unit)}${dice}`;
  },
  evade: () => 'Evade',
  escape: (command) => `Evade to ${command.to}`,
  retreat: (command) => {
    const ignoring = command.ignoring > 0 ? ` ignoring ${count(command.ignoring, 'flag', 'flags')}` : '';
    return `Retreat to ${command.to}${ignoring}`;
  },
  flee: (command, state) =>
    command.to === 'outside'
      ? `Flee off the table with ${own(state, command.character)}`
      : `Flee to ${command.to} with ${own(state, command.character)}`,
  follow: () => 'Follow up into the emptied hex',
  pursue: (command, state) => `Pursue against ${who(state, command.target)}`,
  riposte: () => 'Riposte',
  pass: (_command, state) => passLabel(state),
  end: (_command, state) => endLabel(state),
});
