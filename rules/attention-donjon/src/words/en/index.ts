import { unreachable, type Words } from '@arbitre/kernel';
import type { Command } from '../../play/command.ts';
import type { Fact } from '../../play/fact.ts';
import type { Refusal } from '../../play/refusal.ts';
import type { State } from '../../play/state.ts';
import { isSpending } from '../../adventure/attack.ts';
import { decisionEn, expectationEn, forbidsEn, forecastEn, groupEn, measureEn, outcomeEn } from './labels.ts';
import { capital, Names } from '../names.ts';
import { refusalEn } from './refusals.ts';
import { sheetOf } from '../sheet.ts';
import { diceEn as d, successEn as s, TRAITS_EN } from '../trait-names.ts';

function fact(fact: Fact, before: State): string {
  const n = new Names('en', before);
  switch (fact.is) {
    case 'round-begins':
      return before.lastRound === null
        ? 'A new Round begins; the exploration deck is shuffled.'
        : `Round ${fact.round} of ${before.lastRound}: the exploration deck is shuffled, ${fact.deck.length} cards.`;
    case 'phase':
      return {
        preparation: 'Preparation.',
        initiative: 'Initiative: everyone draws.',
        turns: 'Turns.',
        effects: 'Resolution of effects.',
        end: 'End of the Round.',
      }[fact.phase];
    case 'lesson':
      return n.say(fact.text);
    case 'drew':
      return {
        initiative: `${n.Who(fact.by)}: initiative, ${n.cards(fact.cards)}.`,
        wait: `${n.Who(fact.by)} waits and draws ${n.cards(fact.cards)}.`,
        room: `The road sheet: ${n.cards(fact.cards)}.`,
        treasure: `Treasure: ${n.cards(fact.cards)}.`,
        heroism: `${n.Who(fact.by)} has Heroism to spare: ${n.cards(fact.cards)}.`,
        wound: `A grave wound for ${n.who(fact.by)}: ${n.cards(fact.cards)}.`,
      }[fact.purpose];
    case 'reshuffled':
      return `The deck is exhausted: the discards, ${fact.cards.length} cards, are shuffled.`;
    case 'joker-kept':
      return `${n.Who(fact.hero)} keeps the Joker to bless or curse a roll.`;
    case 'joker-free':
      return `${n.Who(fact.hero)} takes a free initiative${fact.surplus.length > 0 ? `, ${n.cards(fact.surplus)} put aside` : ''}.`;
    case 'joker-unused':
      return `${n.Who(fact.hero)} never took the free initiative: the Joker is discarded.`;
    case 'discarded':
      return `${n.Who(fact.by)}: ${n.cards(fact.cards)} discarded.`;
    case 'card-chosen':
      return `${n.Who(fact.by)}: ${n.card(fact.card)} is retained${fact.surplus.length > 0 ? `, ${n.cards(fact.surplus)} put aside` : ''}.`;
    case 'turn-comes':
      if (fact.card !== 'JK') return `${n.Who(fact.by)}: ${n.card(fact.card)}.`;
      return n.isHero(fact.by) ? `${n.Who(fact.by)} takes the initiative.` : `A Joker: now ${n.who(fact.by)}.`;
    case 'turn-skipped':
      return `${n.Who(fact.by)}: ${n.card(fact.card)} has already been passed; no turn this Round.`;
    case 'turn-moved':
      return `The turn of ${n.who(fact.hero)} moves from ${n.card(fact.from)} to ${n.card(fact.to)}.`;
    case 'initiative-lost':
      return `${n.Who(fact.hero)} loses the initiative: ${n.card(fact.card)} is higher.`;
    case 'turn-begins':
      return fact.hero ? `${n.Who(fact.by)} acts.` : `The turn of ${n.who(fact.by)}, run by ${n.seat(fact.seat)}.`;
    case 'turn-ends':
      return `End of the turn: ${n.who(fact.by)}.`;
    case 'action-dice':
      return `${n.Who(fact.figure)} rolls the action dice: ${fact.dice.join(' and ')}.`;
    case 'passed':
      return `${n.Who(fact.who)} leaves it at that.`;
    case 'delegated':
      return `${n.seat(fact.seat)} lets the referee decide the rest.`;
    case 'appointed':
      return `${n.seat(fact.seat)} will run ${n.who(fact.group)}.`;
    case 'activated':
      return `Now ${n.who(fact.figure)}.`;
    case 'move-declared':
      return `${fact.by === 'zoneMove' ? 'Zone move' : 'Placement step'} of ${n.who(fact.figure)} to ${n.cell(fact.to)}: a ${fact.difficult ? 'difficult ' : ''}dodge, ${s(fact.needed)} needed.`;
    case 'dodged':
      if (fact.missing === 0)
        return `${n.Who(fact.figure)} dodges${{ roll: '', talent: ' by talent', sacrifice: ', giving up the standard Action' }[fact.how]}.`;
      return `${n.Who(fact.figure)} misses the dodge by ${s(fact.missing)}: ${fact.missing > 1 ? `${fact.missing} free attacks` : 'a free attack'}.`;
    case 'sacrificed':
      return `${n.Who(fact.figure)} gives up the standard Action to dodge.`;
    case 'tries':
      return {
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
      }[fact.what];
    case 'reacts':
      return `${n.Who(fact.figure)} uses the Reaction.`;
    case 'moved':
      return `${n.Who(fact.figure)} ${fact.by === 'shift' ? 'steps' : 'moves'} from ${n.cell(fact.from)} to ${n.cell(fact.to)}.`;
    case 'stayed':
      return `${n.Who(fact.figure)} stays put.`;
    case 'pushed':
      return `${capital(n.list(fact.links.map(({ who, from, to }) => `${n.who(who)} is pushed from ${n.cell(from)} to ${n.cell(to)}`)))}.`;
    case 'push-chosen':
      return `${n.Who(fact.figure)} will be pushed to ${n.cell(fact.to)}.`;
    case 'push-failed':
      return `The push has no effect: ${n.who(fact.figure)} has nowhere to go.`;
    case 'attacks':
      return `${n.Who(fact.attacker)} attacks ${n.who(fact.target)} (${n.say(fact.attack)}${{ plain: '', precise: ', precise attack', free: ', free attack' }[fact.mode]}): ${d(fact.dice)} at ${fact.difficulty}.`;
    case 'attack-judged':
      if (!fact.hit) return `${n.Who(fact.attacker)} misses ${n.who(fact.target)}.`;
      return `${n.Who(fact.attacker)} hits ${n.who(fact.target)} (${s(fact.successes)}${fact.cover > 0 ? ` against a Cover of ${fact.cover}` : ''}).`;
    case 'powerful':
      return `${n.Who(fact.figure)} strikes with full force: a powerful attack.`;
    case 'shoves':
      return `${n.Who(fact.figure)} charges and pushes ${n.who(fact.target)}${fact.instead ? ' instead of wounding' : ''}.`;
    case 'rolled': {
      const blessing = fact.blessed === fact.cursed ? '' : fact.blessed ? ', blessed' : ', cursed';
      const dice = fact.dice.length === 0 ? 'no dice' : fact.dice.join(' ');
      return `${n.Who(fact.who)}, ${TRAITS_EN[fact.trait]} at ${fact.difficulty}${blessing}: ${dice}, ${s(fact.successes)}.`;
    }
    case 'rerolled':
      return `Benediction: ${n.who(fact.who)} rerolls a ${fact.from} into a ${fact.to}, ${s(fact.successes)}.`;
    case 'gambled':
      return `Gamble of ${n.who(fact.who)}: ${fact.dice.join(' ')}${fact.fiasco ? ', a fiasco, all is lost' : `, ${s(fact.successes)} in all`}.`;
    case 'scents':
      return `${n.Who(fact.hero)} smells out ${n.who(fact.group)}: a second initiative card.`;
    case 'joker-used':
      return `${n.Who(fact.hero)} plays a Joker to ${fact.use} the roll.`;
    case 'heroism-spent':
      return `${n.Who(fact.hero)} spends 1 Heroism to ${fact.use} the roll: ${s(fact.successes)}.`;
    case 'heroism-kept':
      return `The guardian’s own suit: ${n.who(fact.hero)} keeps the point, Heroism ${fact.heroism}.`;
    case 'guardian-helps':
      return `The guardian of ${n.who(fact.hero)}, ${n.card(fact.card)}, steps in${fact.die === null ? '' : `: one more die, ${fact.die}`}.`;
    case 'absorbed':
      return `The Protection of ${n.who(fact.figure)} takes ${s(fact.count)} off the Damage.`;
    case 'wounded':
      return `${n.Who(fact.figure)} takes ${fact.wounds > 1 ? `${fact.wounds} wounds` : 'a wound'}: Health ${fact.health}.`;
    case 'healed':
      return `${n.Who(fact.figure)} is back to ${fact.health} Health.`;
    case 'death-cheated':
      return `${n.Who(fact.hero)} cheats death${{ heroism: ' for a point of Heroism', 'grave-wound': ' for a grave wound', maximum: ', leaving a point of Heroism behind for good' }[fact.by]}.`;
    case 'died':
      return `${n.Who(fact.figure)} falls.`;
    case 'grave-wound':
      return fact.ignored
        ? `The guardian of ${n.who(fact.hero)} wards the grave wound off.`
        : fact.heals
          ? `Barely a scratch: ${n.who(fact.hero)} is back to ${fact.health} Health.`
          : `${n.Who(fact.hero)} suffers a grave wound.`;
    case 'state-gained':
      return `${n.Who(fact.figure)} is now: ${n.state(fact.state)}.`;
    case 'state-lost':
      return `${n.Who(fact.figure)} is no longer: ${n.state(fact.state)}.`;
    case 'item-broken':
      return `Destroyed: ${n.item(fact.item)}, of ${n.who(fact.figure)}.`;
    case 'gear-changed':
      return {
        equipped: `${n.Who(fact.figure)} equips: ${n.item(fact.item)}.`,
        stowed: `${n.Who(fact.figure)} puts away: ${n.item(fact.item)}.`,
        used: `${n.Who(fact.figure)} uses: ${n.item(fact.item)}.`,
        thrown: `${n.Who(fact.figure)} throws: ${n.item(fact.item)}.`,
        found: `${n.Who(fact.figure)} finds: ${n.item(fact.item)}.`,
        dropped: `${n.Who(fact.figure)} leaves behind, for want of room: ${n.item(fact.item)}.`,
      }[fact.how];
    case 'exchanged': {
      const given = fact.given === null ? [] : [`gives ${n.who(fact.target)}: ${n.item(fact.given)}`];
      const taken = fact.taken === null ? [] : [`takes from ${n.who(fact.target)}: ${n.item(fact.taken)}`];
      return `${n.Who(fact.figure)} ${[...given, ...taken].join('; ')}.`;
    }
    case 'coins-found':
      return `${n.Who(fact.figure)} finds ${fact.coins} Denier${fact.coins > 1 ? 's' : ''}.`;
    case 'cell-acts':
      return `${{ lava: 'The lava', precipice: 'The precipice', trap: 'The trap', switch: 'The switch' }[fact.ground]} at ${n.cell(fact.cell)} acts on ${n.who(fact.figure)}.`;
    case 'ground-changed':
      return `Cell ${n.cell(fact.cell)} is now ordinary floor.`;
    case 'door-turned':
      return {
        open: `${capital(n.door(fact.door))} opens.`,
        closed: `${capital(n.door(fact.door))} closes.`,
        'dead-end': `${capital(n.door(fact.door))} leads nowhere.`,
      }[fact.state];
    case 'door-tried':
      return `${n.Who(fact.hero)} opens ${n.door(fact.door)}.`;
    case 'room-revealed':
      return `Revealed: ${n.say(fact.name)}.`;
    case 'group-appears':
      return `${capital(n.say(fact.group.name))}: ${fact.size > 1 ? `${fact.size} figures come` : 'a figure comes'} into play.`;
    case 'figure-placed':
      return `${capital(n.say(fact.figure.name))} stands at ${n.cell(fact.figure.at)}.`;
    case 'group-freed':
      return `${n.Who(fact.hero)} frees ${n.who(fact.group)}, led from now on by ${n.seat(fact.seat)}.`;
    case 'encounter-over':
      return 'The encounter is over: its treasure may be searched for.';
    case 'searched':
      return fact.found ? `${n.Who(fact.hero)} finds a treasure.` : `${n.Who(fact.hero)} finds nothing.`;
    case 'event':
      return `Unexpected event, ${n.say(fact.name)}, triggered by ${n.who(fact.hero)}${fact.boxes === null ? '' : ` (box ${fact.ticks} of ${fact.boxes})`}.${fact.text === null ? '' : ` ${n.say(fact.text)}`}`;
    case 'cards-released':
      return `Back in the game: ${n.cards(fact.cards)}.`;
    case 'effect-begins':
      return `An effect begins: ${effectEn(fact.effect, n)}.`;
    case 'effects-end':
      return {
        turn: 'An effect bound to this turn fades.',
        lost: 'The initiative lost, the effects bound to that turn fade.',
        neglected: 'An effect bound to a turn that never came fades.',
        used: 'The benediction has been used.',
        'run-out': 'An effect has run its course.',
      }[fact.why];
    case 'effects-tick':
      return 'Every effect counted in Rounds loses one.';
    case 'effect-acts':
      return {
        brazier: `The brazier at ${fact.effect.on} burns everything around it.`,
        poison: `The poison works in ${n.who(fact.effect.on)}.`,
        bleeding: `${n.Who(fact.effect.on)} bleeds.`,
      }[fact.effect.kind];
    case 'opposed':
      return fact.won
        ? `${n.Who(fact.target)} trembles before ${n.who(fact.who)}.`
        : `${n.Who(fact.target)} is not impressed.`;
    case 'aura': {
      const does = {
        H: `heals (${fact.value})`,
        D: `shields (${fact.value})`,
        S: `tears at minds (${fact.value})`,
        C: `lowers guards (${fact.value})`,
      }[fact.suit];
      return `The Aura of ${n.who(fact.figure)} ${does}: ${n.list(fact.on.map((id) => n.who(id)))}.`;
    }
    case 'ended':
      return outcomeEn(fact.ending.kind);
    default:
      return unreachable(fact);
  }
}

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

function command(command: Command, state: State): string {
  const n = new Names('en', state);
  switch (command.do) {
    case 'begin':
      return 'Begin the game';
    case 'keep':
      return 'Keep the Joker to bless or curse';
    case 'free':
      return 'Take a free initiative';
    case 'take':
      return `Take ${n.cardNamed(command.card)}`;
    case 'seize':
      return 'Take the initiative now';
    case 'pass':
      return 'Let it pass';
    case 'act':
      return 'Act';
    case 'wait':
      return 'Wait';
    case 'end':
      return 'End the turn';
    case 'zoneMove':
      return `Zone move to ${command.to}`;
    case 'shift':
      return `Placement step to ${command.to}`;
    case 'stand':
      return 'Stand up';
    case 'attack':
      return `${command.mode === 'precise' ? 'Precise attack on' : 'Attack'} ${n.who(command.target)} (${n.attack(command.with)}${command.drop === undefined ? '' : `, ${command.drop} ${command.drop > 1 ? 'dice' : 'die'} of Arcana fewer`})`;
    case 'reveal':
      return `Reveal the dungeon through ${n.door(command.door)}`;
    case 'recover':
      return 'Recover';
    case 'care':
      return `Tend ${n.who(command.target)}`;
    case 'wake':
      return 'Try to come round';
    case 'rage':
      return 'Enter a Rage';
    case 'calm':
      return 'Try to calm down';
    case 'roar':
      return `Roar at ${n.who(command.target)}`;
    case 'struggle':
      return 'Struggle to get free';
    case 'scent':
      return `Smell out ${n.who(command.group)}: a second card`;
    case 'aura':
      return `Aura of the Arcana${command.spare === undefined ? '' : `, sparing ${n.list(command.spare.split(' ').map((id) => n.who(id)))}`}`;
    case 'benediction':
      return `Lay a benediction on ${n.who(command.target)}`;
    case 'equip':
      return `Equip: ${n.item(command.item)}`;
    case 'stow':
      return `Put away: ${n.item(command.item)}`;
    case 'reequip':
      return 'Re-equip';
    case 'ready':
      return 'Keep this equipment';
    case 'exchange': {
      const give = command.give === 'nothing' ? null : n.item(command.give);
      const take = command.take === 'nothing' ? null : n.item(command.take);
      if (give === null) return `Take from ${n.who(command.target)}: ${take}`;
      if (take === null) return `Give ${n.who(command.target)}: ${give}`;
      return `Swap with ${n.who(command.target)}: ${give} for ${take}`;
    }
    case 'use':
      return `Use: ${n.item(command.item)}`;
    case 'search':
      return 'Search for treasure';
    case 'release':
      return `Free ${n.who(command.group)}`;
    case 'douse':
      return `Put out the brazier at ${command.at}`;
    case 'activate':
      return `Play ${n.who(command.figure)}`;
    case 'delegate':
      return 'Let the referee decide the rest';
    case 'appoint':
      return `Give the group to ${n.seat(command.seat)}`;
    case 'roll':
      return 'Roll the dodge';
    case 'sacrifice':
      return 'Give up the standard Action to dodge';
    case 'striker':
      return `Suffer the attack of ${n.who(command.figure)}`;
    case 'strike':
      return 'Strike';
    case 'decline':
      return 'Do not strike';
    case 'go':
      return 'Go on with the zone move';
    case 'stay':
      return 'Stay put';
    case 'push':
      return `Push to ${command.to}`;
    case 'chain':
      return `Push in a chain: ${command.cells.split(' ').join(', then ')}`;
    case 'damage':
      return isSpending(state) ? 'No push' : 'Roll the damage';
    case 'powerful':
      return 'Powerful attack';
    case 'shove':
      return 'Push';
    case 'bless':
      return 'Bless the roll';
    case 'curse':
      return 'Curse the roll';
    case 'guard':
      return 'Call on the guardian';
    case 'reroll':
      return 'Reroll the lowest die';
    case 'gamble':
      return `Gamble: ${command.dice} ${command.dice > 1 ? 'dice' : 'die'}`;
    case 'regamble':
      return 'Roll the whole gamble again';
    case 'accept':
      return 'Accept the result';
    case 'cheat':
      return {
        heroism: 'Spend 1 Heroism to stay at 1 Health',
        'grave-wound': 'Take a grave wound',
        maximum: 'Lose a point of Heroism for good and take a grave wound',
      }[command.by];
    case 'die':
      return 'Accept death';
    case 'heal':
      return command.what === 'health' ? 'Give back 1 Health' : `End: ${n.state(command.what)}`;
    case 'room':
      return `Choose ${n.room(command.room)}`;
    case 'spot':
      return `Lay the room with its corner at ${command.at}`;
    case 'place':
      return `Place the figure at ${command.at}`;
    case 'resolve':
      return `Resolve ${pendingEn(command.effect, n)}`;
    default:
      return unreachable(command);
  }
}

function pendingEn(effect: string, n: Names): string {
  const [kind = '', on = ''] = effect.split(':');
  return kind === 'brazier'
    ? `the brazier at ${on}`
    : `${kind === 'poison' ? 'the poison of' : 'the bleeding of'} ${n.who(on)}`;
}

export const en: Words<State, Command, Fact, Refusal> = {
  fact,
  command,
  refusal: (refusal, state) => refusalEn(refusal, new Names('en', state)),
  group: groupEn,
  decision: ({ kind, seats }, state) =>
    `${seats.map((seat) => new Names('en', state).seat(seat)).join(', ')}: ${decisionEn(kind)}`,
  outcome: ({ kind }) => outcomeEn(kind),
  seat: (seat, state) => new Names('en', state).seat(seat),
  measure: measureEn,
  forecast: forecastEn,
  forbids: forbidsEn,
  expectation: expectationEn,
  sheet: (state, seat) => sheetOf('en', state, seat),
};
