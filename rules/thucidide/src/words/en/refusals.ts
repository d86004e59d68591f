import { nameOf } from '../../file/hex-name.ts';
import { isOrder } from '../../proposal/orders.table.ts';
import type { OrderHindrance, Reason, Refusal } from '../../play/refusal.ts';
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

/** A refusal with what its sentence needs: the piece, ` at 0605`, `0605`, the other piece. */
interface Said {
  readonly refusal: Refusal;
  readonly state: State;
  readonly name: string;
  readonly where: string;
  readonly place: string;
  readonly other: string;
}

/** One sentence a reason. */
const SENTENCES: Readonly<Record<Reason, (said: Said) => string>> = {
  'wrong-phase': ({ name }) => `${name} moves only in its player’s movement phase.`,
  'no-such-unit': ({ name }) => `${name} does not exist: the table prints XXXX for that type and weight.`,
  'not-activated': ({ name }) => `${name} was not activated this turn.`,
  'already-moved': ({ name }) => `${name} has already made its move of the turn.`,
  'pre-played': ({ name }) => `${name} carries a pre-played token and cannot move.`,
  static: ({ name }) => `${name} never moves: very heavy artillery is static.`,
  'gone-for-good': ({ name }) => `${name} left the table and does not come back.`,
  'not-on-table': ({ name }) => `${name} is not on the table and cannot enter it now.`,
  'not-entry-hex': ({ name, where }) => `${name} cannot enter there${where}: it is not an entry hex.`,
  'no-escorting-chief': ({ name }) =>
    `${name}: reinforcements need a chief with them, and he has to enter too unless he is a sub-general.`,
  'not-adjacent': ({ name, where }) => `${name} cannot skip a hex: the path breaks${where}.`,
  'off-table-forbidden': ({ name, where }) => `${name} may not leave the table${where}.`,
  impassable: ({ name, where }) => `${name} cannot cross the ground${where}.`,
  'enemy-occupied': ({ name, where }) => `${name} cannot enter${where}: the enemy is there.`,
  'friend-not-passable': ({ name, where }) =>
    `${name} cannot pass through the friendly unit${where}: neither of the two is light.`,
  'difficult-stop': ({ name, where }) => `${name} must stop in difficult ground${where}.`,
  'over-capacity': ({ name, place, refusal }) => {
    if (refusal.cost === undefined) return `${name} cannot get as far as ${place}.`;
    const road = refusal.byRoad === undefined ? '' : ` (${refusal.byRoad} if it kept to the road)`;
    return `${name} would move ${hexes(refusal.cost)} and has only ${refusal.allowed ?? 0}${road}.`;
  },
  'ends-on-unit': ({ name, where }) => `${name} cannot end its move${where}: the place is taken.`,
  'cannot-merge': ({ name }) => `${name} cannot combine with another unit, however reduced.`,
  'cannot-split': ({ name }) => `${name} cannot be split: its elements stay together.`,
  'battle-over': () => 'The battle is over.',
  'not-your-choice': () => 'It is not your choice.',
  'not-now': ({ refusal, state }) => `Not now: ${choiceText(refusal.choice ?? '', state)}`,
  'unknown-piece': ({ refusal }) => `No piece is called ${refusal.piece ?? '?'}.`,
  'unknown-hex': ({ refusal }) => `“${refusal.choice ?? '?'}” is not a hex this path leads to.`,
  'nobody-along': ({ name, other, refusal }) =>
    refusal.by === undefined ? `Nobody can go there with ${name}.` : `${other} cannot go along with ${name}.`,
  'enemy-piece': ({ name }) => `${name} is not yours.`,
  'not-a-chief': ({ name }) => `${name} is not a chief.`,
  'chief-off-table': ({ name }) => `${name} is in no position to command.`,
  'nobody-to-command': ({ name }) => `${name} has nobody to activate in range.`,
  'chief-used': ({ name }) => `${name} has already commanded an activation this turn.`,
  'activations-spent': () => 'All activations of the turn are spent.',
  'activation-full': () => 'This activation is full.',
  'no-chief-called': ({ refusal, state }) => `Choose a chief first: ${chiefsSentence(refusal, state)}.`,
  'already-activated': ({ name }) => `${name} is already in an activation of this turn.`,
  'out-of-command': ({ name, refusal, state }) => `${name} is out of range: ${chiefsSentence(refusal, state)}.`,
  'other-family': ({ name, other }) => `${name} is not of the same family as ${other}.`,
  'order-spent': () => 'A manoeuvre order has already been given this turn.',
  'order-not-here': ({ name, refusal }) => HINDRANCES[refusal.hindrance ?? 'other-phase'](titled(refusal.choice), name),
  'too-few-tokens': ({ refusal }) =>
    `That order costs ${tokens(refusal.cost ?? 0)} and only ${refusal.allowed ?? 0} are left.`,
  'already-fought': ({ name }) => `${name} has already fought this turn.`,
  'gave-up-combat': ({ name }) => `${name} moved without combat and cannot attack.`,
  'earlier-activation': ({ name }) => `${name} had to fight before the units of the next activation.`,
  'no-target': ({ name, other }) => `${other} is no target for ${name}.`,
  'out-of-range': ({ name, other, refusal }) =>
    `${other} is ${hexes(refusal.distance ?? 0)} from ${name}, which reaches ${refusal.allowed ?? 0}.`,
  'in-contact': ({ name }) => `${name} touches an enemy and cannot fire.`,
  'line-blocked': ({ name, where, other }) => `The line of fire from ${name} to ${other} is blocked${where}.`,
  'water-between': ({ name, other }) => `Water parts ${name} from ${other}.`,
  'no-dice': ({ name }) => `${name} has no die for that attack.`,
  'not-a-choice': ({ refusal, state }) => `That choice is not possible: ${choiceText(refusal.choice ?? '', state)}`,
};

/** Why not, in one sentence. */
export function refusal(refusal: Refusal, state: State): string {
  const name = who(state, refusal.piece);
  const where = refusal.at === undefined ? '' : ` at ${nameOf(state.field, refusal.at)}`;
  const place = refusal.at === undefined ? 'that' : nameOf(state.field, refusal.at);
  const other = who(state, refusal.by);
  return SENTENCES[refusal.code]({ refusal, state, name, where, place, other });
}
