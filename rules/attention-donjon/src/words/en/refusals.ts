import type { Refusal, RefusalCode } from '../../play/refusal.ts';
import { decisionEn } from './labels.ts';
import { capital, type Names } from '../names.ts';

const zones = (count = 0) => (count === 1 ? 'one zone' : `${count} zones`);

/** What a sentence may need of a refusal, already in words. */
interface Said {
  readonly refusal: Refusal;
  readonly n: Names;
  readonly who: string;
  readonly cell: string;
  readonly cells: string;
  readonly zone: string;
  readonly other: string;
  readonly what: string;
}

/** A row a reason. */
const SAY: Readonly<Record<RefusalCode, (said: Said) => string>> = {
  'game-over': () => 'The game is over.',
  'not-your-choice': () => 'It is not your choice now.',
  'not-asked': ({ refusal }) =>
    `That is not what the referee asks now${refusal.asked === undefined ? '.' : `: ${decisionEn(refusal.asked)}`}`,
  'unknown-cell': ({ what }) => `“${what}” is not a cell of the board.`,
  'unknown-figure': ({ what }) => `No figure of that name is in play: “${what}”.`,
  'cannot-move': ({ who }) => `${who} cannot move.`,
  'off-board': ({ cell }) => `${cell} is off the revealed board.`,
  'already-moved': ({ refusal, who }) =>
    `${who} has already made ${refusal.count === 1 ? 'the zone move' : 'the zone moves'} of this turn.`,
  'same-zone': ({ refusal, cell }) =>
    `${cell} is in the same zone (${refusal.zone}): a zone move leads to another one; within one’s own zone one takes placement steps.`,
  'zone-not-adjacent': ({ zone, other }) => `Condition 1: ${zone} does not touch ${other}.`,
  'cell-occupied': ({ refusal, n, cell }) =>
    `${cell} is held by ${refusal.who === undefined ? 'a figure' : n.who(refusal.who)}.`,
  'cell-solid': ({ cell }) => `${cell} is filled by a solid element.`,
  'no-free-border-cell': ({ cells, zone, other }) =>
    `Condition 2: no empty cell of ${zone} touches ${other} (${cells}: all held).`,
  'no-path': ({ cell, cells }) => `Condition 3: no path of empty cells leads from the border (${cells}) to ${cell}.`,
  'no-departure-path': ({ cell, cells }) => `From ${cell}, no path of empty cells leads to the border (${cells}).`,
  'same-cell': ({ cell }) => `The figure already stands at ${cell}.`,
  'step-too-far': ({ cell }) => `${cell} is in another zone and not adjacent: too far for a placement step.`,
  'no-step-path': ({ cell }) => `No path of empty cells leads to ${cell} inside the zone.`,
  'push-occupied-while-free': ({ cell, cells }) => `${cell} is held while an allowed cell is free (${cells}).`,
  'push-near-aggressor': ({ cell }) => `${cell} touches the cell of the aggressor.`,
  'push-not-adjacent': ({ cell }) => `${cell} does not touch the cell of the pushed figure.`,
  'push-solid': ({ cell }) => `${cell} is held by a static solid element.`,
  'push-moved-already': ({ cell }) => `${cell} was held by a figure of this very push.`,
  'push-dead-end': ({ cell }) => `Through ${cell} the chain could not be completed.`,
  'push-by-links': () => 'That is not one whole chain, or there are too many to name them whole: choose link by link.',
  'no-action-left': ({ who }) => `${who} has no Action left.`,
  'standard-used': ({ who }) => `${who} has already made the standard Action of this turn.`,
  'bonus-used': ({ who }) => `${who} has already made the bonus Action of this turn.`,
  'complex-needs-both': ({ refusal, n }) =>
    `A complex Action takes both Actions of the turn: ${n.who(refusal.who ?? '')} no longer has them.`,
  'die-too-low': ({ refusal, n }) => `No action die of ${n.who(refusal.who ?? '')} reaches ${refusal.count}+.`,
  'state-forbids': ({ n, who, what }) => `${who} cannot in this state: ${n.state(what)}.`,
  'not-begun': ({ who }) => `${who} must first choose to act or to wait.`,
  'already-begun': ({ who }) => `${who} has begun the turn.`,
  'free-initiative-cannot-wait': ({ who }) => `${who} plays a free initiative: there is no card to wait with.`,
  'out-of-reach': ({ refusal, who, cell }) =>
    `${who}, at ${cell}, is out of reach: ${zones(refusal.distance)} away, and this attack reaches ${refusal.count === 0 ? 'no further than its own zone and contact' : zones(refusal.count)}.`,
  'no-line': ({ who, cell }) =>
    `${who}, at ${cell}, is out of sight: a wall, a closed door or something solid stands between.`,
  'not-hostile': ({ who }) => `${who} is not an enemy.`,
  'no-such-weapon': ({ n, who, what }) => `${who} cannot use that: ${n.attack(what)}.`,
  'hands-full': ({ n, who, what }) => `${who} has no free hand for that: ${n.attack(what)}.`,
  'no-door-here': ({ who }) => `${who} is not on an unexplored door of that name.`,
  'lacks-talent': ({ who }) => `${who} does not have that talent.`,
  'not-adjacent': ({ who }) => `${who} is not within arm’s reach.`,
  'nothing-to-heal': ({ refusal, n }) => `There is nothing to heal on ${n.who(refusal.who ?? '')}.`,
  'nothing-to-exchange': ({ refusal, n }) => `There is nothing to exchange with ${n.who(refusal.who ?? '')}.`,
  'nothing-to-search': ({ who }) => `${who} has nothing to search here.`,
  'void-blessing': ({ what }) => `To ${what} this roll would change nothing.`,
  'after-the-dice': ({ what }) =>
    `To ${what} this roll now takes a point of Heroism: a Joker is declared before the dice.`,
  'against-directives': ({ refusal, n }) =>
    `The directives of the group do not allow it (${n.who(refusal.who ?? '')}).`,
  'not-a-friend': ({ who }) => `${who} is an enemy: care is for friends.`,
  'not-a-hero': ({ who }) => `${who} is not a hero.`,
  'not-captive': ({ who }) => `${who}: nobody to be freed there.`,
  'not-in-state': ({ n, who, what }) => `${who} is not in that state: ${n.state(what)}.`,
  'already-in-state': ({ n, who, what }) => `${who} is in that state already: ${n.state(what)}.`,
  'not-carried': ({ n, who, what }) => `${who} does not carry that: ${n.item(what)}.`,
  'not-usable': ({ n, what }) => `One does not use that up: ${n.item(what)}.`,
  'not-wearable': ({ n, what }) => `One does not put that on: ${n.item(what)}.`,
  'pack-full': ({ who }) => `${who} has no room for another object.`,
  'searched-in-vain': ({ who }) => `${who} has already searched here in vain.`,
  'no-brazier-here': ({ refusal, n, cell }) =>
    `No brazier burns at ${cell} in the zone of ${n.who(refusal.who ?? '')}.`,
  'no-suit': ({ who }) => `${who} has no initiative card with a suit, or no die of Arcana to roll.`,
  'cannot-spare': ({ who }) =>
    `${who} may spare figures of the zone, in the order they are listed, as long as one die is kept.`,
  'cannot-drop': ({ refusal, who }) =>
    `${who} may give up ${refusal.count === 0 ? 'no dice' : `at most ${refusal.count}`} with that attack: a Discharge on a suit keeps one die.`,
  unshakable: ({ who }) => `${who} cannot be shaken: unconscious, or without a Mind.`,
  'already-blessed': ({ who }) => `${who} has a Benediction already.`,
  'not-among-cards': ({ n, what }) => `${capital(n.cardNamed(what))} is not among the cards to choose from.`,
  'not-a-place': ({ cell }) => `The figure may not be placed at ${cell}.`,
  'not-charging': ({ who }) => `${who} is not charging: a Charge is a zone move, then a melee attack.`,
  'push-impossible': ({ who }) => `${who} has nowhere to go: the push would move nobody.`,
  'not-powerful': () => 'A powerful attack is a hero’s, on a plain attack of the turn, once.',
  'cannot-cheat': ({ who }) => `${who} cannot cheat death that way.`,
  'nothing-to-rearrange': ({ refusal, n }) => `There is nothing to rearrange for ${n.who(refusal.who ?? '')}.`,
  'wrong-side-of-roll': () => 'Heroism blesses one’s own roll and curses an enemy’s.',
  'no-dice': () => 'There are no dice to change.',
  'no-guardian': ({ refusal, n }) => `The guardian of ${n.who(refusal.who ?? '')} does not help with this roll.`,
  'no-reroll': ({ who }) => `${who} has no Benediction to reroll a die of this roll with.`,
  'no-gamble': () => 'A gamble takes a 6 and stakes successes, once a roll: not so many, or not on this roll.',
  'must-gamble': ({ who }) => `${who} has to gamble on a 6.`,
};

/** Why not, in English: who, where, and what fails. */
export function refusalEn(refusal: Refusal, n: Names): string {
  return SAY[refusal.code]({
    refusal,
    n,
    who: refusal.who === undefined ? 'The figure' : n.Who(refusal.who),
    cell: refusal.cell === undefined ? 'that cell' : n.cell(refusal.cell),
    cells: refusal.cells === undefined ? '' : n.cells(refusal.cells),
    zone: refusal.zone === undefined ? 'the zone' : n.zone(refusal.zone),
    other: refusal.other === undefined ? 'its own' : n.zone(refusal.other),
    what: refusal.what ?? '',
  });
}
