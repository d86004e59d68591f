import { nameOf } from '../../file/hex-name.ts';
import { isOrder } from '../../proposal/orders.table.ts';
import type { OrderHindrance, Refusal } from '../../play/refusal.ts';
import type { State } from '../../play/state.ts';
import { ORDER_TITLES } from '../orders.ts';
import { choiceText, hexes, list, tokens, who } from './phrases.ts';

function chiefsSentence(refusal: Refusal, state: State): string {
  const chiefs = refusal.chiefs ?? [];
  if (chiefs.length === 0) return 'no chief is on the table';
  return list(
    chiefs.map(
      ({ chief, distance, range }) => `${who(state, chief)} is ${hexes(distance)} away and commands up to ${range}`,
    ),
  );
}

const HINDRANCES: Readonly<Record<OrderHindrance, (order: string, name: string) => string>> = {
  'only-in-combat': (order) => `${order} is only given in a combat, when its moment comes.`,
  'other-phase': (order) => `${order} is not given in this phase.`,
  'names-a-unit': (order) => `${order} goes to a unit: say which.`,
  'names-nobody': (order) => `${order} goes to no unit: give it without naming one.`,
  'number-of-hexes': () => '“Woodsman” takes a number of hexes, the other orders take none.',
  'already-commanding': (order) => `${order} is given before any activation, and one has begun.`,
  'families-mix': (order) => `${order} would change nothing: at this table families mix anyway.`,
  'activations-full': (order) => `${order} would change nothing: the activations of the turn are full.`,
  'nobody-left': (order) => `${order} would serve nobody: all your units on the table are activated.`,
  'off-the-table': (order, name) => `${order} is for a unit on the table, and ${name} is not there.`,
  activated: (order, name) => `${order} is for a unit not yet activated, and ${name} is.`,
  'not-activated': (order, name) => `${order} is for an activated unit, and ${name} is not activated this turn.`,
  'all-moved': (order, name) => `${order} would serve nobody: the whole activation of ${name} has moved.`,
  moved: (order, name) => `${order} comes too late: ${name} has already made its move of the turn.`,
  'pre-played': (order, name) => `${order} is of no use to ${name}, which carries a pre-played token and cannot move.`,
  static: (order, name) => `${order} is of no use to ${name}, which never moves.`,
  'no-mounts': (order, name) => `${order} takes mounts, and ${name} has none.`,
  'no-difficulty': (order) => `${order} would change nothing: at this table difficult ground stops nobody.`,
  'too-far': (order, name) => `${order} would go too far: ${name} does not enter so many hexes.`,
  'full-strength': (order, name) => `${order} gives back an element lost, and ${name} is at full strength.`,
  'in-contact': (order, name) => `${order} is not given in contact with the enemy, where ${name} stands.`,
};

function titled(order = ''): string {
  return isOrder(order) ? `“${ORDER_TITLES.en[order]}”` : 'That order';
}

/** Why not, in one sentence. */
export function refusal(refusal: Refusal, state: State): string {
  const name = who(state, refusal.piece);
  const where = refusal.at === undefined ? '' : ` at ${nameOf(state.field, refusal.at)}`;
  const place = refusal.at === undefined ? 'that' : nameOf(state.field, refusal.at);
  const other = who(state, refusal.by);
  switch (refusal.code) {
    case 'wrong-phase':
      return `${name} moves only in its player’s movement phase.`;
    case 'no-such-unit':
      return `${name} does not exist: the table prints XXXX for that type and weight.`;
    case 'not-activated':
      return `${name} was not activated this turn.`;
    case 'already-moved':
      return `${name} has already made its move of the turn.`;
    case 'pre-played':
      return `${name} carries a pre-played token and cannot move.`;
    case 'static':
      return `${name} never moves: very heavy artillery is static.`;
    case 'gone-for-good':
      return `${name} left the table and does not come back.`;
    case 'not-on-table':
      return `${name} is not on the table and cannot enter it now.`;
    case 'not-entry-hex':
      return `${name} cannot enter there${where}: it is not an entry hex.`;
    case 'no-escorting-chief':
      return `${name}: reinforcements need a chief with them, and he has to enter too unless he is a sub-general.`;
    case 'not-adjacent':
      return `${name} cannot skip a hex: the path breaks${where}.`;
    case 'off-table-forbidden':
      return `${name} may not leave the table${where}.`;
    case 'impassable':
      return `${name} cannot cross the ground${where}.`;
    case 'enemy-occupied':
      return `${name} cannot enter${where}: the enemy is there.`;
    case 'friend-not-passable':
      return `${name} cannot pass through the friendly unit${where}: neither of the two is light.`;
    case 'difficult-stop':
      return `${name} must stop in difficult ground${where}.`;
    case 'over-capacity': {
      if (refusal.cost === undefined) return `${name} cannot get as far as ${place}.`;
      const road = refusal.byRoad === undefined ? '' : ` (${refusal.byRoad} if it kept to the road)`;
      return `${name} would move ${hexes(refusal.cost)} and has only ${refusal.allowed ?? 0}${road}.`;
    }
    case 'ends-on-unit':
      return `${name} cannot end its move${where}: the place is taken.`;
    case 'cannot-merge':
      return `${name} cannot combine with another unit, however reduced.`;
    case 'cannot-split':
      return `${name} cannot be split: its elements stay together.`;
    case 'battle-over':
      return 'The battle is over.';
    case 'not-your-choice':
      return 'It is not your choice.';
    case 'not-now':
      return `Not now: ${choiceText(refusal.choice ?? '', state)}`;
    case 'unknown-piece':
      return `No piece is called ${refusal.piece ?? '?'}.`;
    case 'unknown-hex':
      return `“${refusal.choice ?? '?'}” is not a hex this path leads to.`;
    case 'nobody-along':
      return refusal.by === undefined ? `Nobody can go there with ${name}.` : `${other} cannot go along with ${name}.`;
    case 'enemy-piece':
      return `${name} is not yours.`;
    case 'not-a-chief':
      return `${name} is not a chief.`;
    case 'chief-off-table':
      return `${name} is in no position to command.`;
    case 'nobody-to-command':
      return `${name} has nobody to activate in range.`;
    case 'chief-used':
      return `${name} has already commanded an activation this turn.`;
    case 'activations-spent':
      return 'All activations of the turn are spent.';
    case 'activation-full':
      return 'This activation is full.';
    case 'no-chief-called':
      return `Choose a chief first: ${chiefsSentence(refusal, state)}.`;
    case 'already-activated':
      return `${name} is already in an activation of this turn.`;
    case 'out-of-command':
      return `${name} is out of range: ${chiefsSentence(refusal, state)}.`;
    case 'other-family':
      return `${name} is not of the same family as ${other}.`;
    case 'order-spent':
      return 'A manoeuvre order has already been given this turn.';
    case 'order-not-here':
      return HINDRANCES[refusal.hindrance ?? 'other-phase'](titled(refusal.choice), name);
    case 'too-few-tokens':
      return `That order costs ${tokens(refusal.cost ?? 0)} and only ${refusal.allowed ?? 0} are left.`;
    case 'already-fought':
      return `${name} has already fought this turn.`;
    case 'gave-up-combat':
      return `${name} moved without combat and cannot attack.`;
    case 'earlier-activation':
      return `${name} had to fight before the units of the next activation.`;
    case 'no-target':
      return `${other} is no target for ${name}.`;
    case 'out-of-range':
      return `${other} is ${hexes(refusal.distance ?? 0)} from ${name}, which reaches ${refusal.allowed ?? 0}.`;
    case 'in-contact':
      return `${name} touches an enemy and cannot fire.`;
    case 'line-blocked':
      return `The line of fire from ${name} to ${other} is blocked${where}.`;
    case 'water-between':
      return `Water parts ${name} from ${other}.`;
    case 'no-dice':
      return `${name} has no die for that attack.`;
    case 'not-a-choice':
      return `That choice is not possible: ${choiceText(refusal.choice ?? '', state)}`;
  }
}
