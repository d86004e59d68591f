import { unreachable } from '@arbitre/kernel';
import type { Refusal } from '../../play/refusal.ts';
import { decisionEn } from './labels.ts';
import type { Names } from '../names.ts';

const zones = (count = 0) => (count === 1 ? 'one zone' : `${count} zones`);

/** Why not, in English: who, where, and what fails. */
export function refusalEn(refusal: Refusal, n: Names): string {
  const who = refusal.who === undefined ? 'The figure' : n.Who(refusal.who);
  const cell = refusal.cell === undefined ? 'that cell' : n.cell(refusal.cell);
  const cells = refusal.cells === undefined ? '' : n.cells(refusal.cells);
  const zone = refusal.zone === undefined ? 'the zone' : n.zone(refusal.zone);
  const other = refusal.other === undefined ? 'its own' : n.zone(refusal.other);
  const what = refusal.what ?? '';
  switch (refusal.code) {
    case 'game-over':
      return 'The game is over.';
    case 'not-your-choice':
      return 'It is not your choice now.';
    case 'not-asked':
      return `That is not what the referee asks now${refusal.asked === undefined ? '' : `; it asks to ${decisionEn(refusal.asked)}`}.`;
    case 'unknown-cell':
      return `“${what}” is not a cell of the board.`;
    case 'unknown-figure':
      return `No figure of that name is in play: “${what}”.`;
    case 'cannot-move':
      return `${who} cannot move.`;
    case 'off-board':
      return `${cell} is off the revealed board.`;
    case 'already-moved':
      return `${who} has already made ${refusal.count === 1 ? 'the zone move' : 'the zone moves'} of this turn.`;
    case 'same-zone':
      return `${cell} is in the same zone (${refusal.zone}): a zone move leads to another one; within one’s own zone one takes placement steps.`;
    case 'zone-not-adjacent':
      return `Condition 1: ${zone} does not touch ${other}.`;
    case 'cell-occupied':
      return `${cell} is held by ${refusal.who === undefined ? 'a figure' : n.who(refusal.who)}.`;
    case 'cell-solid':
      return `${cell} is filled by a solid element.`;
    case 'no-free-border-cell':
      return `Condition 2: no empty cell of ${zone} touches ${other} (${cells}: all held).`;
    case 'no-path':
      return `Condition 3: no path of empty cells leads from the border (${cells}) to ${cell}.`;
    case 'no-departure-path':
      return `From ${cell}, no path of empty cells leads to the border (${cells}).`;
    case 'same-cell':
      return `The figure already stands at ${cell}.`;
    case 'step-too-far':
      return `${cell} is in another zone and not adjacent: too far for a placement step.`;
    case 'no-step-path':
      return `No path of empty cells leads to ${cell} inside the zone.`;
    case 'push-occupied-while-free':
      return `${cell} is held while an allowed cell is free (${cells}).`;
    case 'push-near-aggressor':
      return `${cell} touches the cell of the aggressor.`;
    case 'push-not-adjacent':
      return `${cell} does not touch the cell of the pushed figure.`;
    case 'push-solid':
      return `${cell} is held by a static solid element.`;
    case 'push-moved-already':
      return `${cell} was held by a figure of this very push.`;
    case 'push-dead-end':
      return `Through ${cell} the chain could not be completed.`;
    case 'push-by-links':
      return 'That is not one whole chain, or there are too many to name them whole: choose link by link.';
    case 'no-action-left':
      return `${who} has no Action left.`;
    case 'standard-used':
      return `${who} has already made the standard Action of this turn.`;
    case 'bonus-used':
      return `${who} has already made the bonus Action of this turn.`;
    case 'complex-needs-both':
      return `A complex Action takes both Actions of the turn: ${n.who(refusal.who ?? '')} no longer has them.`;
    case 'die-too-low':
      return `No action die of ${n.who(refusal.who ?? '')} reaches ${refusal.count}+.`;
    case 'state-forbids':
      return `${who} cannot in this state: ${n.state(what)}.`;
    case 'not-begun':
      return `${who} must first choose to act or to wait.`;
    case 'already-begun':
      return `${who} has begun the turn: it is too late to wait.`;
    case 'free-initiative-cannot-wait':
      return `${who} plays a free initiative: there is no card to wait with.`;
    case 'out-of-reach':
      return `${who}, at ${cell}, is out of reach: ${zones(refusal.distance)} away, and this attack reaches ${refusal.count === 0 ? 'no further than its own zone and contact' : zones(refusal.count)}.`;
    case 'no-line':
      return `${who}, at ${cell}, is out of sight: a wall, a closed door or something solid stands between.`;
    case 'not-hostile':
      return `${who} is not an enemy.`;
    case 'no-such-weapon':
      return `${who} cannot use that: ${n.attack(what)}.`;
    case 'hands-full':
      return `${who} has no free hand for that: ${n.attack(what)}.`;
    case 'no-door-here':
      return `${who} is not on an unexplored door of that name.`;
    case 'lacks-talent':
      return `${who} has not what it takes.`;
    case 'not-adjacent':
      return `${who} is not within arm’s reach.`;
    case 'nothing-to-heal':
      return `There is nothing to heal on ${n.who(refusal.who ?? '')}.`;
    case 'nothing-to-exchange':
      return `There is nothing to exchange or to rearrange for ${n.who(refusal.who ?? '')}.`;
    case 'nothing-to-search':
      return `${who} has nothing to search here.`;
    case 'void-blessing':
      return `To ${what} this roll would change nothing.`;
    case 'after-the-dice':
      return `To ${what} this roll is no longer possible, or would change nothing: a Joker is declared before the dice.`;
    case 'against-directives':
      return `The directives of the group do not allow it (${n.who(refusal.who ?? '')}).`;
    default:
      return unreachable(refusal.code);
  }
}
