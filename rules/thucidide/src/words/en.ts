import type { Words } from '@arbitre/kernel';
import { chiefDistances, commandRanges } from '../activation.ts';
import type { ThCommand } from '../commands.ts';
import type { Modifier, ThFact } from '../facts.ts';
import { nameOf } from '../hex-name.ts';
import type { Face } from '../proposal/die.table.ts';
import type { ModifierName } from '../proposal/modifiers.table.ts';
import type { ThRefusal } from '../refusal.ts';
import { type CombatKind, type CombatStep, onTable, type State, unitOf } from '../state.ts';
import { objectivesHeld, scoreOf } from '../victory.ts';
import { label, ORDER_TITLES } from './names.ts';
import { placeOf } from './places.ts';
import { verdictTerms } from './terms.ts';

const who = (state: State, id: string | undefined) => label(state, id, 'en');
const army = (state: State, seat: string) => state.armies[seat]?.name.en ?? seat;
const count = (n: number, one: string, many: string) => `${n} ${Math.abs(n) === 1 ? one : many}`;
const hexes = (n: number) => count(n, 'hex', 'hexes');
const tokens = (n: number) => count(n, 'order token', 'order tokens');
const elements = (n: number) => count(n, 'element', 'elements');
const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`);
const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const FACES: Readonly<Record<Face, string>> = {
  foot: 'foot',
  mounted: 'mounted',
  engine: 'engine',
  advantage: 'advantage',
  flag: 'flag',
  letter: 'letter',
};

const MODIFIERS: Readonly<Record<ModifierName, string>> = {
  lastElement: 'last element',
  veryLightTarget: 'very light target',
  armouredUnderFire: 'armoured target',
  veryHeavyTarget: 'very heavy target',
  camels: 'camels',
  shock: 'shock',
  closeRanks: 'closed ranks',
  ground: 'ground',
  marsh: 'marsh',
  across: 'across an obstacle',
  moved: 'dice lost by moving',
};

const ATTACKS: Readonly<Record<CombatKind, string>> = {
  fire: 'fires at',
  assault: 'assaults',
  melee: 'fights',
};

const AWAITS: Readonly<Record<CombatStep | 'flight', (name: string) => string>> = {
  evasion: (name) => `${name} may evade.`,
  'attack-order': (name) => `${name} may give an attack order.`,
  'defence-order': (name) => `${name} may give a defence order.`,
  escape: (name) => `${name} chooses where to evade.`,
  retreat: (name) => `${name} chooses the retreat.`,
  'follow-up': (name) => `${name} may follow up into the emptied hex.`,
  pursuit: (name) => `${name} may pursue.`,
  riposte: (name) => `${name} may riposte.`,
  flight: (name) => `${name} chooses where the chief flees.`,
};

const PHASES = { command: 'command', movement: 'movement', combat: 'combat' } as const;

function modifiers(all: readonly Modifier[]): string {
  return all.map(({ name, dice }) => `, ${MODIFIERS[name]} ${signed(dice)}`).join('');
}

function movedSentence(fact: Extract<ThFact, { is: 'moved' }>, before: State): string {
  const name = who(before, fact.piece);
  const isUnit = before.units.some(({ id }) => id === fact.piece);
  const along = fact.with.length > 0 ? `, with ${list(fact.with.map((id) => who(before, id)))}` : '';
  if (fact.path.length === 0) return `${name} stays where it is${isUnit ? ' and keeps its fight' : ''}.`;
  const last = fact.path.at(-1) ?? 'outside';
  const from = placeOf(before, fact.piece);
  const way =
    last === 'outside'
      ? `${name} leaves the table`
      : `${name} goes ${from === null ? '' : `from ${from} `}to ${nameOf(before.field, last)}`;
  const entered = from === null && last !== 'outside' ? ' from outside' : '';
  const terms = verdictTerms(fact.terms, {
    table: 'by the table',
    mounted: 'for the mounts',
    road: 'by road',
    order: 'by order',
  });
  const bonus = terms === '' ? '' : ` out of ${terms}`;
  const fight = !isUnit || last === 'outside' ? '' : fact.fight ? '; may still fight' : '; without combat';
  const dice = fact.diceLost > 0 && fact.fight ? `, ${count(fact.diceLost, 'die lost', 'dice lost')}` : '';
  return `${way}${entered}${along} (${hexes(fact.path.length)}${bonus})${fight}${dice}.`;
}

function orderedSentence(fact: Extract<ThFact, { is: 'ordered' }>, before: State): string {
  const unit = fact.unit === undefined ? '' : ` to ${who(before, fact.unit)}`;
  const gain = fact.gain === undefined ? '' : ` and gains ${fact.gain}`;
  return `${army(before, fact.side)} gives the order “${ORDER_TITLES.en[fact.order]}”${unit} for ${tokens(fact.cost)}${gain}.`;
}

function rolledSentence(fact: Extract<ThFact, { is: 'rolled' }>, before: State): string {
  const verb = fact.riposte ? 'ripostes with' : 'rolls';
  const faces = fact.dice.map((face) => FACES[face]).join(', ');
  const results = [
    count(fact.hits, 'hit', 'hits'),
    count(fact.flags, 'flag', 'flags'),
    count(fact.letters, 'letter', 'letters'),
  ];
  const edge = fact.advantage ? ', tactical advantage' : '';
  return `${who(before, fact.unit)} ${verb} ${count(fact.dice.length, 'die', 'dice')} (factor ${fact.factor}${modifiers(fact.modifiers)}${edge}): ${faces}. ${list(results)}.`;
}

function retreatSentence(fact: Extract<ThFact, { is: 'retreated' }>, before: State): string {
  const name = who(before, fact.unit);
  const ignored = fact.ignored > 0 ? ` ignoring ${count(fact.ignored, 'flag', 'flags')}` : '';
  const last = fact.path.at(-1);
  const made =
    last === undefined
      ? `${name} holds its ground${ignored}`
      : `${name} retreats to ${nameOf(before.field, last)}${ignored}`;
  return fact.missing > 0 ? `${made}; ${hexes(fact.missing)} of retreat cannot be made.` : `${made}.`;
}

function fact(fact: ThFact, before: State): string {
  switch (fact.is) {
    case 'commanded':
      return fact.chief === null
        ? 'An activation begins without a chief.'
        : `${who(before, fact.chief)} commands an activation.`;
    case 'activated':
      return `${who(before, fact.piece)} is activated.`;
    case 'ordered':
      return orderedSentence(fact, before);
    case 'moved':
      return movedSentence(fact, before);
    case 'phase': {
      const off = fact.tokensOff.length > 0 ? ` Pre-played tokens removed: ${list(fact.tokensOff)}.` : '';
      return `The ${PHASES[fact.phase]} phase begins.${off}`;
    }
    case 'attacked': {
      const pursuing = fact.pursuit ? ' in pursuit' : '';
      return `${who(before, fact.attacker)} ${ATTACKS[fact.kind]} ${who(before, fact.target)} at ${nameOf(before.field, fact.hex)}${pursuing}.`;
    }
    case 'awaits':
      return AWAITS[fact.step](army(before, fact.seat));
    case 'evading':
      return `${who(before, fact.unit)} evades.`;
    case 'rolled':
      return rolledSentence(fact, before);
    case 'struck': {
      const left = unitOf(before, fact.unit).elements - fact.losses;
      const cause = { dice: '', 'no-retreat': ' for want of a way back', panic: ' under the elephants' }[fact.cause];
      const after = left > 0 ? `${left} left` : 'the unit is eliminated';
      return `${who(before, fact.unit)} loses ${elements(fact.losses)}${cause}; ${after}.`;
    }
    case 'trampled':
      return `The panicked elephants run past ${who(before, fact.unit)} (${fact.dice.map((face) => FACES[face]).join(', ')}): ${count(fact.hits, 'hit', 'hits')}.`;
    case 'endangered':
      return `${who(before, fact.character)} is in danger (${fact.dice.map((face) => FACES[face]).join(', ')}): ${fact.lost ? 'he is lost' : 'he survives'}.`;
    case 'must-flee':
      return `${who(before, fact.character)} must flee.`;
    case 'fled': {
      const last = fact.path.at(-1) ?? 'outside';
      return last === 'outside'
        ? `${who(before, fact.character)} flees off the table.`
        : `${who(before, fact.character)} flees to ${nameOf(before.field, last)}.`;
    }
    case 'caught':
      return `${who(before, fact.character)} has nowhere to flee and is lost.`;
    case 'escaped':
      return `${who(before, fact.unit)} escapes to ${nameOf(before.field, fact.path.at(-1) ?? 'outside')} and takes a pre-played token.`;
    case 'retreated':
      return retreatSentence(fact, before);
    case 'followed':
      return `${who(before, fact.unit)} follows up to ${nameOf(before.field, fact.to)}.`;
    case 'combat-over':
      return 'The combat is over.';
    case 'turn':
      return `Turn ${fact.number}: ${army(before, fact.side)} to play.`;
    case 'victory':
      return outcome(fact.outcome, before);
  }
}

function chiefsSentence(refusal: ThRefusal, state: State): string {
  const chiefs = refusal.chiefs ?? [];
  if (chiefs.length === 0) return 'no chief is on the table';
  return list(
    chiefs.map(
      ({ chief, distance, range }) => `${who(state, chief)} is ${hexes(distance)} away and commands up to ${range}`,
    ),
  );
}

function refusal(refusal: ThRefusal, state: State): string {
  const name = who(state, refusal.piece);
  const where = refusal.at === undefined ? '' : ` at ${nameOf(state.field, refusal.at)}`;
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
      if (refusal.cost === undefined) return `${name} cannot get that far${where}.`;
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
      return `Not now: ${decisionText(refusal.choice ?? '', state)}`;
    case 'unknown-piece':
      return `No piece is called ${refusal.piece ?? '?'}.`;
    case 'unknown-hex':
      return `“${refusal.choice ?? '?'}” is not a hex this path leads to.`;
    case 'nobody-along':
      return `Nobody can go there with ${name}.`;
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
      return 'That order is of no use here and now.';
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
      return `That choice is not possible: ${decisionText(refusal.choice ?? '', state)}`;
  }
}

const isStep = (kind: string): kind is CombatStep | 'flight' => kind in AWAITS;
const isPhase = (kind: string): kind is keyof typeof PHASES => kind in PHASES;

function decisionText(kind: string, state: State): string {
  if (isPhase(kind)) return `${army(state, state.turn.side)} is in the ${PHASES[kind]} phase.`;
  return isStep(kind) ? AWAITS[kind]('the player concerned') : 'a choice is awaited.';
}

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

function command(command: ThCommand, state: State): string {
  switch (command.do) {
    case 'command':
      return `Command with ${who(state, command.chief)}`;
    case 'activate':
      return `Activate ${who(state, command.piece)}`;
    case 'order': {
      const unit = command.unit === undefined ? '' : `: ${who(state, command.unit)}`;
      const deep = command.hexes === undefined ? '' : `, ${hexes(command.hexes)}`;
      return `Order “${ORDER_TITLES.en[command.order]}”${unit}${deep}`;
    }
    case 'move': {
      const to = command.to === 'outside' ? 'off the table' : `to ${command.to}`;
      const along = command.with ? ' with its chiefs' : '';
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
    case 'attack':
      return `Attack ${who(state, command.target)} with ${who(state, command.unit)}`;
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

function outcome(
  { kind, winners, score }: Parameters<Words<State, ThCommand, ThFact, ThRefusal>['outcome']>[0],
  state: State,
): string {
  const points = state.sides.map((side) => `${army(state, side)} ${score?.[side] ?? 0}`).join(', ');
  const winner = army(state, winners[0] ?? '');
  const why: Readonly<Record<string, string>> = {
    eliminated: `${winner} has eliminated enough units and wins`,
    destroyed: `${winner} wins: the enemy has no unit left`,
    objectives: `${winner} holds the objectives and wins`,
    turns: `The last turn is played: ${winner} has eliminated more units and wins`,
    village: `The last turn is played, scores level: ${winner} holds the objective and wins`,
    draw: 'The last turn is played: a draw',
  };
  return `${why[kind] ?? 'The battle is over'} (${points}).`;
}

function expectation(code: string, values: Readonly<Record<string, string | number>>): string {
  const v = (key: string) => values[key] ?? '?';
  switch (code) {
    case 'drawing':
    case 'hex-name':
      return `${v('en')}`;
    case 'map-too-small':
      return `a table of at least ${v('short')} by ${v('long')} hexes`;
    case 'terrain-letter':
      return `a terrain letter among ${v('letters')}`;
    case 'road-skips':
      return `a road that joins neighbouring hexes: ${v('from')} and ${v('to')} do not touch`;
    case 'obstacle-pair':
      return 'two neighbouring hexes, written like 0502-0602';
    case 'hex-taken':
      return `a free hex for ${v('unit')}: ${v('by')} is already there`;
    case 'no-such-unit':
      return 'a type and weight that exist: the table prints XXXX here';
    case 'no-such-weapon':
      return 'a weapon this troop can carry';
    case 'mounted-infantry-only':
      return 'infantry: nothing else can be mounted';
    case 'too-many-elements':
      return `at most ${v('full')} elements`;
    case 'same-side':
      return 'two sides with different names';
    case 'unknown-side':
      return `one of the sides ${v('sides')}`;
    case 'unknown-group':
      return 'a group of reinforcements of its side';
    case 'unknown-unit':
      return 'a unit of his side';
    case 'no-place':
      return 'a hex (at) or a unit (with)';
    case 'not-an-edge':
      return 'a hex on the edge of the table';
    case 'impassable-hex':
      return `a hex where ${v('piece')} can stand`;
    case 'duplicate-id':
      return 'a name nobody else has';
    case 'chief-weight':
      return 'a weight of very light, light or medium, since the table reads the chiefs’ row by weight';
    case 'one-general':
      return `one general-in-chief, and one only, for ${v('side')}`;
    case 'no-units':
      return `at least one unit for ${v('side')}`;
    case 'static-outside':
      return 'a hex of the table: static artillery never comes as a reinforcement';
    case 'piece-name':
      return `a piece among ${v('known')}`;
    case 'end-of-command':
      return 'the end of the command';
    default:
      return 'something else';
  }
}

function sheet(state: State, seat: string): { label: string; value: string }[] {
  const own = state.armies[seat];
  if (own === undefined) return [];
  const objectives = state.victory.objectives.map((cell) => nameOf(state.field, cell));
  const lost = state.units.filter(({ side, at }) => side === seat && at === 'lost').length;
  const stray = state.units.filter(
    (unit) =>
      unit.side === seat &&
      onTable(unit.at) &&
      chiefDistances(state, unit).every(({ distance, range }) => distance > range),
  );
  return [
    { label: 'Turn', value: `${state.turn.number} / ${state.victory.turns}` },
    { label: 'Units', value: `${own.strength - lost} / ${own.strength}` },
    { label: 'Enemy units eliminated', value: `${scoreOf(state, seat)} / ${state.victory.eliminate[seat] ?? '—'}` },
    {
      label: 'Objectives held',
      value: `${objectivesHeld(state, seat)} / ${objectives.length}${objectives.length > 0 ? ` (${objectives.join(', ')})` : ''}`,
    },
    { label: 'Order tokens', value: `${own.tokens}` },
    ...commandRanges(state, seat).map(({ chief, range, units }) => ({
      label: who(state, chief),
      value: `range ${range}: ${units.length > 0 ? units.join(', ') : 'nobody'}`,
    })),
    ...(stray.length > 0 ? [{ label: 'Out of every range', value: stray.map(({ id }) => id).join(', ') }] : []),
  ];
}

function forecast(text: string): string {
  if (text === 'stands') return 'If the defender stands, no order given';
  if (text === 'evades') return 'If the defender evades, no order given';
  if (text === 'letters') return 'Order letters gained';
  if (text === 'eliminated') return 'unit eliminated';
  const [kind, first = 0, , second = 0] = text.split(' ').map((part, index) => (index % 2 === 0 ? part : Number(part)));
  if (kind === 'letters') return count(Number(first), 'letter', 'letters');
  return `${elements(Number(first))} lost, ${count(Number(second), 'flag', 'flags')}`;
}

const MEASURES: Readonly<Record<string, string>> = {
  hits: 'hits',
  flags: 'retreat flags',
  letters: 'order letters',
  losses: 'elements lost',
  eliminated: 'units eliminated',
};

/** Everything the game says, in English. */
export const ENGLISH: Words<State, ThCommand, ThFact, ThRefusal> = {
  fact,
  refusal,
  command,
  group: (group) => GROUPS[group] ?? 'Other choices',
  decision: ({ kind, seats }, state) => {
    const name = army(state, seats[0] ?? '');
    return isStep(kind)
      ? AWAITS[kind](name)
      : `Turn ${state.turn.number}, ${name}: ${isPhase(kind) ? PHASES[kind] : 'playing'} phase.`;
  },
  outcome,
  seat: (seat, state) => army(state, seat),
  measure: (name) => MEASURES[name] ?? 'measure',
  forecast,
  forbids: () => 'fighting this turn',
  expectation: ({ code, values }) => expectation(code, values ?? {}),
  sheet,
};
