import { byFact } from '@arbitre/kernel';
import type { Fact } from '../../play/fact.ts';
import type { State } from '../../play/state.ts';
import { outcomeEn } from './labels.ts';
import { capital, Names } from '../names.ts';
import { diceEn as d, successEn as s, TRAITS_EN } from '../trait-names.ts';

/** What has happened, a row a kind. */
const say = byFact<Fact, [Names, State], string>({
  'round-begins': (fact, _n, before) =>
    before.lastRound === null
      ? 'A new Round begins; the exploration deck is shuffled.'
      : `Round ${fact.round} of ${before.lastRound}: the exploration deck is shuffled, ${fact.deck.length} cards.`,
  phase: (fact) =>
    ({
      preparation: 'Preparation.',
      initiative: 'Initiative: everyone draws.',
      turns: 'Turns.',
      effects: 'Resolution of effects.',
      end: 'End of the Round.',
    })[fact.phase],
  lesson: (fact, n) => n.say(fact.text),
  drew: (fact, n) =>
    ({
      initiative: `${n.Who(fact.by)}: ${n.cards(fact.cards)}.`,
      wait: `${n.Who(fact.by)} waits and draws ${n.cards(fact.cards)}.`,
      room: `The road sheet: ${n.cards(fact.cards)}.`,
      treasure: `Treasure: ${n.cards(fact.cards)}.`,
      heroism: `${n.Who(fact.by)} has Heroism to spare: ${n.cards(fact.cards)}.`,
      wound: `A grave wound for ${n.who(fact.by)}: ${n.cards(fact.cards)}.`,
    })[fact.purpose],
  reshuffled: (fact) => `The deck is exhausted: the discards, ${fact.cards.length} cards, are shuffled.`,
  'joker-kept': (fact, n) => `${n.Who(fact.hero)} keeps the Joker to bless or curse a roll.`,
  'joker-free': (fact, n) =>
    `${n.Who(fact.hero)} takes a free initiative${fact.surplus.length > 0 ? `, ${n.cards(fact.surplus)} put aside` : ''}.`,
  'joker-unused': (fact, n) => `${n.Who(fact.hero)} never took the free initiative: the Joker is discarded.`,
  discarded: (fact, n) => `${n.Who(fact.by)}: ${n.cards(fact.cards)} discarded.`,
  'card-chosen': (fact, n) =>
    `${n.Who(fact.by)}: ${n.card(fact.card)} is retained${fact.surplus.length > 0 ? `, ${n.cards(fact.surplus)} put aside` : ''}.`,
  'turn-comes': (fact, n) => {
    if (fact.card !== 'JK') return `${n.Who(fact.by)}: ${n.card(fact.card)}.`;
    return n.isHero(fact.by) ? `${n.Who(fact.by)} takes the initiative.` : `A Joker: now ${n.who(fact.by)}.`;
  },
  'turn-skipped': (fact, n) =>
    `${n.Who(fact.by)}: no turn this Round; ${n.card(fact.card)} is above the card being played.`,
  'turn-moved': (fact, n) => `The turn of ${n.who(fact.hero)} moves from ${n.card(fact.from)} to ${n.card(fact.to)}.`,
  'initiative-lost': (fact, n) => `${n.Who(fact.hero)} loses the initiative: ${n.card(fact.card)} is higher.`,
  'turn-begins': (fact, n) =>
    fact.hero ? `${n.Who(fact.by)} acts.` : `The turn of ${n.who(fact.by)}, run by ${n.seat(fact.seat)}.`,
  'turn-ends': (fact, n) => `End of the turn: ${n.who(fact.by)}.`,
  'action-dice': (fact, n) => `${n.Who(fact.figure)} rolls the action dice: ${fact.dice.join(' and ')}.`,
  passed: (fact, n) => `${n.Who(fact.who)} leaves it at that.`,
  delegated: (fact, n) => `${n.seat(fact.seat)} lets the referee play the enemy.`,
  appointed: (fact, n) => `${n.seat(fact.seat)} will run ${n.who(fact.group)}.`,
  activated: (fact, n) => `Now ${n.who(fact.figure)}.`,
  'move-declared': (fact, n) =>
    `${fact.by === 'zoneMove' ? 'Zone move' : 'Placement step'} of ${n.who(fact.figure)} to ${n.cell(fact.to)}: a ${fact.difficult ? 'difficult ' : ''}dodge, ${s(fact.needed)} needed.`,
  dodged: (fact, n) => {
    if (fact.missing === 0)
      return `${n.Who(fact.figure)} dodges${{ roll: '', talent: ' by talent', sacrifice: ', giving up the standard Action' }[fact.how]}.`;
    return `${n.Who(fact.figure)} misses the dodge by ${s(fact.missing)}: ${fact.missing > 1 ? `${fact.missing} free attacks` : 'a free attack'}.`;
  },
  sacrificed: (fact, n) => `${n.Who(fact.figure)} gives up the standard Action to dodge.`,
  tries: (fact, n) =>
    ({
      dodge: `${n.Who(fact.figure)} tries to dodge.`,
      care: `${n.Who(fact.figure)} ${fact.target === fact.figure ? 'stops to dress wounds' : `tends ${n.who(fact.target ?? fact.figure)}`}.`,
      recover: `${n.Who(fact.figure)} catches a breath.`,
      search: `${n.Who(fact.figure)} searches for treasure.`,
      douse: `${n.Who(fact.figure)} tries to put the brazier out.`,
      struggle: `${n.Who(fact.figure)} struggles to get free.`,
      calm: `${n.Who(fact.figure)} tries to calm down.`,
      wake: `${n.Who(fact.figure)} tries to come round.`,
      reequip: `${n.Who(fact.figure)} rearranges all the equipment.`,
      aura: `${n.Who(fact.figure)} unfolds the Aura of the Arcana.`,
      roar: `${n.Who(fact.figure)} roars at ${n.who(fact.target ?? fact.figure)}.`,
    })[fact.what],
  reacts: (fact, n) => `${n.Who(fact.figure)} uses the Reaction.`,
  moved: (fact, n) =>
    `${n.Who(fact.figure)} ${fact.by === 'shift' ? 'steps' : 'moves'} from ${n.cell(fact.from)} to ${n.cell(fact.to)}.`,
  stayed: (fact, n) => `${n.Who(fact.figure)} stays put.`,
  pushed: (fact, n) =>
    `${capital(n.list(fact.links.map(({ who, from, to }) => `${n.who(who)} is pushed from ${n.cell(from)} to ${n.cell(to)}`)))}.`,
  'push-chosen': (fact, n) => `${n.Who(fact.figure)} will be pushed to ${n.cell(fact.to)}.`,
  'push-failed': (fact, n) => `The push has no effect: ${n.who(fact.figure)} has nowhere to go.`,
  attacks: (fact, n) =>
    `${n.Who(fact.attacker)} attacks ${n.who(fact.target)} (${n.say(fact.attack)}${{ plain: '', precise: ', precise attack', free: ', free attack' }[fact.mode]}): ${d(fact.dice)} at ${fact.difficulty}.`,
  'attack-judged': (fact, n) => {
    if (!fact.hit) return `${n.Who(fact.attacker)} misses ${n.who(fact.target)}.`;
    return `${n.Who(fact.attacker)} hits ${n.who(fact.target)} (${s(fact.successes)}${fact.cover > 0 ? ` against a Cover of ${fact.cover}` : ''}).`;
  },
  powerful: (fact, n) => `${n.Who(fact.figure)} strikes with full force: a powerful attack.`,
  shoves: (fact, n) =>
    `${n.Who(fact.figure)} charges and pushes ${n.who(fact.target)}${fact.instead ? ' instead of wounding' : ''}.`,
  rolled: (fact, n) => {
    const blessing = fact.blessed === fact.cursed ? '' : fact.blessed ? ', blessed' : ', cursed';
    const dice = fact.dice.length === 0 ? 'no dice' : fact.dice.join(' ');
    return `${n.Who(fact.who)}, ${TRAITS_EN[fact.trait]} at ${fact.difficulty}${blessing}: ${dice}, ${s(fact.successes)}.`;
  },
  rerolled: (fact, n) =>
    `Benediction: ${n.who(fact.who)} rerolls a ${fact.from} into a ${fact.to}, ${s(fact.successes)}.`,
  gambled: (fact, n) =>
    `Gamble of ${n.who(fact.who)}: ${fact.dice.join(' ')}${fact.fiasco ? ', a fiasco, all is lost' : `, ${s(fact.successes)} in all`}.`,
  scents: (fact, n) => `${n.Who(fact.hero)} smells out ${n.who(fact.group)}: a second initiative card.`,
  'joker-used': (fact, n) => `${n.Who(fact.hero)} plays a Joker to ${fact.use} the roll.`,
  'heroism-spent': (fact, n) => `${n.Who(fact.hero)} spends 1 Heroism to ${fact.use} the roll: ${s(fact.successes)}.`,
  'heroism-kept': (fact, n) => `The guardian’s own suit: ${n.who(fact.hero)} keeps the point, Heroism ${fact.heroism}.`,
  'guardian-helps': (fact, n) =>
    `The guardian of ${n.who(fact.hero)}, ${n.card(fact.card)}, steps in${fact.die === null ? '' : `: one more die, ${fact.die}`}.`,
  absorbed: (fact, n) => `The Protection of ${n.who(fact.figure)} takes ${s(fact.count)} off the Damage.`,
  wounded: (fact, n) =>
    `${n.Who(fact.figure)} takes ${fact.wounds > 1 ? `${fact.wounds} wounds` : 'a wound'}: Health ${fact.health}.`,
  healed: (fact, n) => `${n.Who(fact.figure)} is back to ${fact.health} Health.`,
  'death-cheated': (fact, n) =>
    `${n.Who(fact.hero)} cheats death${{ heroism: ' for a point of Heroism', 'grave-wound': ' for a grave wound', maximum: ', leaving a point of Heroism behind for good' }[fact.by]}.`,
  died: (fact, n) => `${n.Who(fact.figure)} falls.`,
  'grave-wound': (fact, n) =>
    fact.ignored
      ? `The guardian of ${n.who(fact.hero)} wards the grave wound off.`
      : fact.heals
        ? `Barely a scratch: ${n.who(fact.hero)} is back to ${fact.health} Health.`
        : `${n.Who(fact.hero)} suffers a grave wound.`,
  'state-gained': (fact, n) => `${n.Who(fact.figure)} is now: ${n.state(fact.state)}.`,
  'state-lost': (fact, n) => `${n.Who(fact.figure)} is no longer: ${n.state(fact.state)}.`,
  'item-broken': (fact, n) => `Destroyed: ${n.item(fact.item)}, of ${n.who(fact.figure)}.`,
  'gear-changed': (fact, n) =>
    ({
      equipped: `${n.Who(fact.figure)} equips: ${n.item(fact.item)}.`,
      stowed: `${n.Who(fact.figure)} puts away: ${n.item(fact.item)}.`,
      used: `${n.Who(fact.figure)} uses: ${n.item(fact.item)}.`,
      thrown: `${n.Who(fact.figure)} throws: ${n.item(fact.item)}.`,
      found: `${n.Who(fact.figure)} finds: ${n.item(fact.item)}.`,
      dropped: `${n.Who(fact.figure)} leaves behind, for want of room: ${n.item(fact.item)}.`,
    })[fact.how],
  exchanged: (fact, n) => {
    const given = fact.given === null ? [] : [`gives ${n.who(fact.target)}: ${n.item(fact.given)}`];
    const taken = fact.taken === null ? [] : [`takes from ${n.who(fact.target)}: ${n.item(fact.taken)}`];
    return `${n.Who(fact.figure)} ${[...given, ...taken].join('; ')}.`;
  },
  'coins-found': (fact, n) => `${n.Who(fact.figure)} finds ${fact.coins} Denier${fact.coins > 1 ? 's' : ''}.`,
  'cell-acts': (fact, n) =>
    `${{ lava: 'The lava', precipice: 'The precipice', trap: 'The trap', switch: 'The switch' }[fact.ground]} at ${n.cell(fact.cell)} acts on ${n.who(fact.figure)}.`,
  'ground-changed': (fact, n) => `Cell ${n.cell(fact.cell)} is now ordinary floor.`,
  'door-turned': (fact, n) =>
    ({
      open: `${capital(n.door(fact.door))} opens.`,
      closed: `${capital(n.door(fact.door))} closes.`,
      'dead-end': `${capital(n.door(fact.door))} leads nowhere.`,
    })[fact.state],
  'door-tried': (fact, n) => `${n.Who(fact.hero)} opens ${n.door(fact.door)}.`,
  'room-revealed': (fact, n) => `Revealed: ${n.say(fact.name)}.`,
  'group-appears': (fact, n) =>
    `${capital(n.say(fact.group.name))}: ${fact.size > 1 ? `${fact.size} figures come` : 'a figure comes'} into play.`,
  'figure-placed': (fact, n) => `${capital(n.say(fact.figure.name))} stands at ${n.cell(fact.figure.at)}.`,
  'group-freed': (fact, n) =>
    `${n.Who(fact.hero)} frees ${n.who(fact.group)}, led from now on by ${n.seat(fact.seat)}.`,
  'encounter-over': (_fact, _n, { figures }) =>
    Object.values(figures).some(({ side }) => side === 'enemy')
      ? 'This encounter is over, other enemies are left: its treasure may be searched for.'
      : 'No enemy is left: you may search for treasure.',
  searched: (fact, n) => (fact.found ? `${n.Who(fact.hero)} finds a treasure.` : `${n.Who(fact.hero)} finds nothing.`),
  event: (fact, n) =>
    `Unexpected event, ${n.say(fact.name)}, triggered by ${n.who(fact.hero)}${fact.boxes === null ? '' : ` (box ${fact.ticks} of ${fact.boxes})`}.${fact.text === null ? '' : ` ${n.say(fact.text)}`}`,
  'cards-released': (fact, n) => `Back in the game: ${n.cards(fact.cards)}.`,
  'effect-begins': (fact, n) => `An effect begins: ${effectEn(fact.effect, n)}.`,
  'effects-end': (fact) =>
    ({
      turn: 'An effect bound to this turn fades.',
      lost: 'The initiative lost, the effects bound to that turn fade.',
      neglected: 'An effect bound to a turn that never came fades.',
      used: 'The benediction has been used.',
      'run-out': 'An effect has run its course.',
    })[fact.why],
  'effects-tick': () => 'Every effect counted in Rounds loses one.',
  'effect-acts': (fact, n) =>
    ({
      brazier: `The brazier at ${fact.effect.on} burns everything around it.`,
      poison: `The poison works in ${n.who(fact.effect.on)}.`,
      bleeding: `${n.Who(fact.effect.on)} bleeds.`,
    })[fact.effect.kind],
  opposed: (fact, n) =>
    fact.won ? `${n.Who(fact.target)} trembles before ${n.who(fact.who)}.` : `${n.Who(fact.target)} is not impressed.`,
  aura: (fact, n) => {
    const does = {
      H: `heals (${fact.value})`,
      D: `shields (${fact.value})`,
      S: `tears at minds (${fact.value})`,
      C: `lowers guards (${fact.value})`,
    }[fact.suit];
    return `The Aura of ${n.who(fact.figure)} ${does}: ${n.list(fact.on.map((id) => n.who(id)))}.`;
  },
  ended: (fact) => outcomeEn(fact.ending.kind),
});

export const fact = (fact: Fact, before: State): string => say(fact, new Names('en', before), before);

function effectEn(effect: Extract<Fact, { is: 'effect-begins' }>['effect'], n: Names): string {
  const sign = effect.value > 0 ? `+${effect.value}` : `−${-effect.value}`;
  const what = {
    dice: 'dice',
    'attack-dice': 'attack dice',
    parade: 'Parry',
    endurance: 'Endurance',
    protection: 'Protection',
    'shooting-difficulty': 'Difficulty of Shooting',
    reroll: 'dice to reroll',
    'zone-moves': 'zone moves',
  }[effect.what];
  const bearer =
    effect.bearer === 'all'
      ? 'for everyone'
      : effect.bearer === 'rat-man'
        ? 'for the Rat-men'
        : `for ${n.who(effect.bearer)}`;
  const until =
    'rounds' in effect.until
      ? `${effect.until.rounds} Round${effect.until.rounds > 1 ? 's' : ''}`
      : `until the ${effect.until.edge} of the next turn of ${n.who(effect.until.turnOf)}`;
  return `${what} ${sign} ${bearer}, ${until}`;
}
