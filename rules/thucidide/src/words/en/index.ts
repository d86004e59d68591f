import type { Words } from '@arbitre/kernel';
import type { Command } from '../../play/command.ts';
import type { Fact } from '../../play/fact.ts';
import { priceOf } from '../../command/orders.ts';
import type { Refusal } from '../../play/refusal.ts';
import type { State } from '../../play/state.ts';
import { decision } from './decision.ts';
import { expectation } from './expectations.ts';
import { fact } from './facts.ts';
import { outcome } from './outcome.ts';
import { army, count, elements, effects, hexes, list, price, who } from './phrases.ts';
import { refusal } from './refusals.ts';
import { attackDice } from '../attack.ts';
import { ORDER_EFFECTS, ORDER_TITLES } from '../orders.ts';
import { sheetOf, type SheetWords } from '../sheet.ts';

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
  return along === true ? ' with its chiefs' : ` with ${list(along.map((id) => who(state, id)))}`;
}

function command(command: Command, state: State): string {
  switch (command.do) {
    case 'command':
      return `Command with ${who(state, command.chief)}`;
    case 'activate':
      return `Activate ${who(state, command.piece)}`;
    case 'order': {
      const unit = command.unit === undefined ? '' : ` to ${command.unit}`;
      const deep = command.hexes === undefined ? '' : `, ${hexes(command.hexes)}`;
      return `Order “${ORDER_TITLES.en[command.order]}”${unit}${deep} (${price(priceOf(state, command))}): ${ORDER_EFFECTS.en[command.order]}`;
    }
    case 'move': {
      const to = command.to === 'outside' ? 'off the table' : `to ${command.to}`;
      const along = accompanied(state, command.with);
      const march = command.march ? ' on the march' : '';
      const way = command.by === undefined ? '' : ` by ${command.by.join(' ')}`;
      return `Move ${who(state, command.piece)} ${to}${along}${march}${way}`;
    }
    case 'stay':
      return `Leave ${who(state, command.piece)} where it is`;
    case 'merge':
      return `Combine ${who(state, command.unit)} with ${who(state, command.into)}`;
    case 'split':
      return `Split ${who(state, command.unit)}`;
    case 'attack': {
      const attack = attackDice(state, command.unit, command.target);
      const dice = attack === null ? '' : `: ${KINDS[attack.kind]}, ${count(attack.dice, 'die', 'dice')}`;
      return `Attack ${who(state, command.target)} with ${who(state, command.unit)}${dice}`;
    }
    case 'evade':
      return 'Evade';
    case 'escape':
      return `Evade to ${command.to}`;
    case 'retreat': {
      const ignoring = command.ignoring > 0 ? ` ignoring ${count(command.ignoring, 'flag', 'flags')}` : '';
      return `Retreat to ${command.to}${ignoring}`;
    }
    case 'flee':
      return command.to === 'outside'
        ? `Flee off the table with ${who(state, command.character)}`
        : `Flee to ${command.to} with ${who(state, command.character)}`;
    case 'follow':
      return 'Follow up into the emptied hex';
    case 'pursue':
      return `Pursue against ${who(state, command.target)}`;
    case 'riposte':
      return 'Riposte';
    case 'pass':
      return passLabel(state);
    case 'end':
      return endLabel(state);
  }
}

const GROUPS: Readonly<Record<string, string>> = {
  command: 'Call a chief',
  activate: 'Activate',
  order: 'Give an order',
  move: 'Move',
  attack: 'Attack',
  combat: 'Resolve the combat',
  end: 'End',
};

const SHEET: SheetWords = {
  turn: 'Turn',
  units: 'Units',
  eliminated: 'Enemy units eliminated',
  objectives: 'Objectives held',
  tokens: 'Order tokens',
  stray: 'Out of every range',
  who,
  range: (range, units) => `range ${range}: ${units.length > 0 ? units.join(', ') : 'nobody'}`,
};

function forecast(text: string): string {
  if (text === 'stands') return 'If the defender stands, no order given';
  if (text === 'evades') return 'If the defender evades, no order given';
  if (text === 'letters') return 'Order letters gained';
  if (text === 'eliminated') return 'unit eliminated';
  const [kind, first = 0, , second = 0] = text.split(' ').map((part, index) => (index % 2 === 0 ? part : Number(part)));
  if (kind === 'letters') return count(Number(first), 'letter', 'letters');
  return effects(
    [`${elements(Number(first))} lost`, Number(first)],
    [count(Number(second), 'flag', 'flags'), Number(second)],
  );
}

const MEASURES: Readonly<Record<string, string>> = {
  hits: 'hits',
  flags: 'retreat flags',
  letters: 'order letters',
  losses: 'elements lost',
  eliminated: 'units eliminated',
};

/** Everything the game says, in English. */
export const ENGLISH: Words<State, Command, Fact, Refusal> = {
  fact,
  refusal,
  command,
  group: (group) => GROUPS[group] ?? 'Other choices',
  decision,
  outcome,
  seat: (seat, state) => army(state, seat),
  measure: (name) => MEASURES[name] ?? `score, ${name}`,
  forecast,
  forbids: () => 'fighting this turn',
  expectation: ({ code, values }) => expectation(code, values ?? {}),
  sheet: (state, seat) => sheetOf(state, seat, SHEET),
};
