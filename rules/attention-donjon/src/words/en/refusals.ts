import { unreachable } from '@arbitre/kernel';
import type { Refusal } from '../../play/refusal.ts';
import { decisionEn } from './labels.ts';
import { capital, type Names } from '../names.ts';

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
      return `${who} has begun the turn.`;
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
      return `${who} does not have that talent.`;
    case 'not-adjacent':
      return `${who} is not within arm’s reach.`;
    case 'nothing-to-heal':
      return `There is nothing to heal on ${n.who(refusal.who ?? '')}.`;
    case 'nothing-to-exchange':
      return `There is nothing to exchange with ${n.who(refusal.who ?? '')}.`;
    case 'nothing-to-search':
      return `${who} has nothing to search here.`;
    case 'void-blessing':
      return `To ${what} this roll would change nothing.`;
    case 'after-the-dice':
      return `To ${what} this roll now takes a point of Heroism: a Joker is declared before the dice.`;
    case 'against-directives':
      return `The directives of the group do not allow it (${n.who(refusal.who ?? '')}).`;
    case 'not-a-friend':
      return `${who} is an enemy: care is for friends.`;
    case 'not-a-hero':
      return `${who} is not a hero.`;
    case 'not-captive':
      return `${who}: nobody to be freed there.`;
    case 'not-in-state':
      return `${who} is not in that state: ${n.state(what)}.`;
    case 'already-in-state':
      return `${who} is in that state already: ${n.state(what)}.`;
    case 'not-carried':
      return `${who} does not carry that: ${n.item(what)}.`;
    case 'not-usable':
      return `One does not use that up: ${n.item(what)}.`;
    case 'not-wearable':
      return `One does not put that on: ${n.item(what)}.`;
    case 'pack-full':
      return `${who} has no room for another object.`;
    case 'searched-in-vain':
      return `${who} has already searched here in vain.`;
    case 'no-brazier-here':
      return `No brazier burns at ${cell} in the zone of ${n.who(refusal.who ?? '')}.`;
    case 'no-suit':
      return `${who} has no initiative card with a suit, or no die of Arcana to roll.`;
    case 'cannot-spare':
      return `${who} may spare figures of the zone, in the order they are listed, as long as one die is kept.`;
    case 'cannot-drop':
      return `${who} may give up ${refusal.count === 0 ? 'no dice' : `at most ${refusal.count}`} with that attack: a Discharge on a suit keeps one die.`;
    case 'unshakable':
      return `${who} cannot be shaken: unconscious, or without a Mind.`;
    case 'already-blessed':
      return `${who} has a Benediction already.`;
    case 'not-among-cards':
      return `${capital(n.cardNamed(what))} is not among the cards to choose from.`;
    case 'not-a-place':
      return `The figure may not be placed at ${cell}.`;
    case 'not-charging':
      return `${who} is not charging: a Charge is a zone move, then a melee attack.`;
    case 'push-impossible':
      return `${who} has nowhere to go: the push would move nobody.`;
    case 'not-powerful':
      return 'A powerful attack is a hero’s, on a plain attack of the turn, once.';
    case 'cannot-cheat':
      return `${who} cannot cheat death that way.`;
    case 'nothing-to-rearrange':
      return `There is nothing to rearrange for ${n.who(refusal.who ?? '')}.`;
    case 'wrong-side-of-roll':
      return 'Heroism blesses one’s own roll and curses an enemy’s.';
    case 'no-dice':
      return 'There are no dice to change.';
    case 'no-guardian':
      return `The guardian of ${n.who(refusal.who ?? '')} does not help with this roll.`;
    case 'no-reroll':
      return `${who} has no Benediction to reroll a die of this roll with.`;
    case 'no-gamble':
      return 'A gamble takes a 6 and stakes successes, once a roll: not so many, or not on this roll.';
    case 'must-gamble':
      return `${who} has to gamble on a 6.`;
    default:
      return unreachable(refusal.code);
  }
}
