import { byFact, change } from '@arbitre/kernel';
import { addedByLeast } from '../../combat/attack-dice.ts';
import type { Fact } from '../../play/fact.ts';
import type { ModifierName } from '../../proposal/modifiers.table.ts';
import { type CombatKind, type State, unitOf } from '../../play/state.ts';
import { ORDER_TITLES } from '../orders.ts';
import { bearingOf, placeOf } from '../places.ts';
import { verdictTerms } from '../terms.ts';
import { army, count, effects, elements, FACES, hexes, list, PHASES, tokens, who } from './phrases.ts';

export const MODIFIERS: Readonly<Record<ModifierName, string>> = {
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

/** What the least of one die adds. */
export const LEAST = 'one die at least';

const ATTACKS: Readonly<Record<CombatKind, string>> = {
  fire: 'fires at',
  assault: 'assaults',
  melee: 'fights',
};

function modifiers(fact: Extract<Fact, { is: 'rolled' }>): string {
  const least = addedByLeast(fact, fact.dice.length);
  const named = fact.modifiers.map(({ name, dice }) => `, ${MODIFIERS[name]} ${change(dice)}`).join('');
  return least > 0 ? `${named}, ${LEAST}` : named;
}

function movedSentence(fact: Extract<Fact, { is: 'moved' }>, before: State): string {
  const name = who(before, fact.piece);
  const isUnit = before.units.some(({ id }) => id === fact.piece);
  const along = fact.with.length > 0 ? `, with ${list(fact.with.map((id) => who(before, id)))}` : '';
  if (fact.path.length === 0) return `${name} stays where it is${isUnit ? ' and keeps its fight' : ''}.`;
  const last = fact.path.at(-1) ?? 'outside';
  const from = placeOf(before, fact.piece);
  const bearing = bearingOf(before, fact.piece, fact.path);
  const towards = bearing === null ? '' : ` ${bearing.en}`;
  const way = `${name} ${last === 'outside' ? 'leaves the table' : from === null ? 'comes onto the table' : 'moves'}${towards}`;
  const terms = verdictTerms(fact.terms, {
    table: '',
    mounted: 'for the mounts',
    road: 'by road',
    order: 'by order',
  });
  const bonus = terms === '' ? '' : `: ${terms}`;
  const fight = !isUnit || last === 'outside' ? '' : fact.fight ? '; may still fight' : '; will not fight';
  const dice = fact.diceLost > 0 && fact.fight ? `, ${count(fact.diceLost, 'die lost', 'dice lost')}` : '';
  return `${way}${along} (${hexes(fact.path.length)}${bonus})${fight}${dice}.`;
}

function orderedSentence(fact: Extract<Fact, { is: 'ordered' }>, before: State): string {
  const unit = fact.unit === undefined ? '' : ` to ${who(before, fact.unit)}`;
  const gain = fact.gain === undefined ? '' : ` and gains ${fact.gain}`;
  return `${army(before, fact.side)} gives the order “${ORDER_TITLES.en[fact.order]}”${unit} for ${tokens(fact.cost)}${gain}.`;
}

function rolledSentence(fact: Extract<Fact, { is: 'rolled' }>, before: State): string {
  const verb = fact.riposte ? 'ripostes with' : 'rolls';
  const faces = fact.dice.map((face) => FACES[face]).join(', ');
  const results = effects(
    [count(fact.hits, 'hit', 'hits'), fact.hits],
    [count(fact.flags, 'flag', 'flags'), fact.flags],
    [count(fact.letters, 'order token', 'order tokens'), fact.letters],
  );
  const edge = fact.advantage ? ', tactical advantage' : '';
  return `${who(before, fact.unit)} ${verb} ${count(fact.dice.length, 'die', 'dice')} (factor ${fact.factor}${modifiers(fact)}${edge}): ${faces} → ${results}.`;
}

function retreatSentence(fact: Extract<Fact, { is: 'retreated' }>, before: State): string {
  const name = who(before, fact.unit);
  const ignored = fact.ignored > 0 ? ` ignoring ${count(fact.ignored, 'flag', 'flags')}` : '';
  const made =
    fact.path.length === 0
      ? `${name} holds its ground${ignored}`
      : `${name} falls back ${hexes(fact.path.length)}${ignored}`;
  return fact.missing > 0 ? `${made}; ${hexes(fact.missing)} of retreat cannot be made.` : `${made}.`;
}

/** Who won; `outcome` says how. */
function wonSentence(winner: string | undefined, before: State): string {
  return winner === undefined ? 'The battle ends in a draw.' : `${army(before, winner)} wins the battle.`;
}

/** What has just happened. */
export const fact = byFact<Fact, [State], string>({
  commanded: (fact, before) =>
    fact.chief === null ? 'A unit acts without a chief.' : `${who(before, fact.chief)} gives the word.`,
  activated: (fact, before) => `${who(before, fact.piece)} acts this turn.`,
  ordered: (fact, before) => orderedSentence(fact, before),
  moved: (fact, before) => movedSentence(fact, before),
  phase: (fact, before) => {
    const off =
      fact.tokensOff.length > 0
        ? ` Pre-played tokens removed: ${list(fact.tokensOff.map((id) => who(before, id)))}.`
        : '';
    return `The ${PHASES[fact.phase]} phase begins.${off}`;
  },
  attacked: (fact, before) => {
    const pursuing = fact.pursuit ? ' in pursuit' : '';
    return `${who(before, fact.attacker)} ${ATTACKS[fact.kind]} ${who(before, fact.target)}${pursuing}.`;
  },
  awaits: (fact, before) => `It is for ${army(before, fact.seat)} to choose.`,
  evading: (fact, before) => `${who(before, fact.unit)} evades.`,
  rolled: (fact, before) => rolledSentence(fact, before),
  struck: (fact, before) => {
    const left = unitOf(before, fact.unit).elements - fact.losses;
    const cause = { dice: '', 'no-retreat': ' for want of a way back', panic: ' under the elephants' }[fact.cause];
    const after = left > 0 ? `${left} left` : 'the unit is eliminated';
    return `${who(before, fact.unit)} loses ${elements(fact.losses)}${cause}; ${after}.`;
  },
  trampled: (fact, before) =>
    `The panicked elephants run past ${who(before, fact.unit)} (${fact.dice.map((face) => FACES[face]).join(', ')}): ${count(fact.hits, 'hit', 'hits')}.`,
  endangered: (fact, before) =>
    `${who(before, fact.character)} is in danger (${fact.dice.map((face) => FACES[face]).join(', ')}): ${fact.lost ? 'he is lost' : 'he survives'}.`,
  'must-flee': (fact, before) => `${who(before, fact.character)} must flee.`,
  fled: (fact, before) => {
    const last = fact.path.at(-1) ?? 'outside';
    return last === 'outside'
      ? `${who(before, fact.character)} flees off the table.`
      : `${who(before, fact.character)} flees ${hexes(fact.path.length)}.`;
  },
  caught: (fact, before) => `${who(before, fact.character)} has nowhere to flee and is lost.`,
  escaped: (fact, before) =>
    `${who(before, fact.unit)} escapes ${hexes(fact.path.length)} and takes a pre-played token.`,
  retreated: (fact, before) => retreatSentence(fact, before),
  followed: (fact, before) => `${who(before, fact.unit)} moves into the emptied hex.`,
  'combat-over': () => 'The combat is over.',
  turn: (fact, before) => `Turn ${fact.number}: ${army(before, fact.side)} to play.`,
  victory: (fact, before) => wonSentence(fact.outcome.winners[0], before),
});
