import {
  integer,
  type Answerer,
  conformanceOf,
  flag,
  hexBoard,
  hexDistance,
  type Json,
  object,
  oneOf,
  optional,
  parseCellName,
  type Shape,
  tells,
  text,
} from '@arbitre/kernel';
import { commandRanges } from '../command/activation.ts';
import { attackDiceOf, plain } from '../combat/attack-dice.ts';
import { blockedAt } from '../combat/line-of-fire.ts';
import { judgeAttack } from '../combat/target.ts';
import { nameOf, placeNamed } from '../file/hex-name.ts';
import { allowancesOf, capacityOf, leaderCapacity } from '../movement/capacity.ts';
import { judgeMove, type Waypoint } from '../movement/move.ts';
import { waysOf } from '../movement/ways.ts';
import { isRefused, type Refusal } from '../play/refusal.ts';
import { isUnit, pieceById, type State } from '../play/state.ts';
import { STATIONS, TYPES, WEIGHTS } from '../proposal/troops.ts';
import { type Rulings, RULINGS } from '../rulings.ts';
import { answerPlay, playShape } from './play.ts';
import { codesOf, positionFields, setUp } from './position.ts';

/** A question about a position; one that cannot be set up has its problems for an answer. */
function asksOf<G extends Parameters<typeof setUp>[0]>(
  shape: Shape<G>,
  answer: (state: State, given: G) => Json,
): Answerer<Rulings> {
  return tells(shape, (given, rulings: Rulings) => {
    const state = setUp(given, rulings);
    return state.ok ? answer(state.value, given) : { legal: false, problems: codesOf(state.problems) };
  });
}

/** The largest number of hexes a case's map may have along a side. */
const WIDEST = integer({ min: 1, max: 60 });
const id = text({ min: 1, max: 20 });
const hex = text({ min: 4, max: 6 });

function refused({ code }: Refusal): Json {
  return { legal: false, code };
}

const capacity = tells(
  object({ type: oneOf(TYPES), weight: oneOf(WEIGHTS), mounted: optional(flag()) }),
  ({ type, weight, mounted = false }, rulings: Rulings) => {
    if (capacityOf(type, weight) === null) return { exists: false };
    const claims = allowancesOf({ type, weight, mounted }, rulings);
    const longest = (of: (claim: (typeof claims)[number]) => boolean) =>
      Math.max(0, ...claims.filter(of).map(({ hexes }) => hexes));
    return {
      exists: true,
      fight: longest(({ fights }) => fights),
      without: longest(({ onRoad }) => !onRoad),
      road: longest(() => true),
    };
  },
);

const leader = tells(
  object({ rank: oneOf(STATIONS) }),
  ({ rank }, rulings: Rulings) => leaderCapacity(rank, null, rulings) as Json,
);

const distance = tells(object({ columns: WIDEST, rows: WIDEST, from: hex, to: hex }), ({ columns, rows, from, to }) => {
  const board = hexBoard(columns, rows);
  const [a, b] = [parseCellName(board, from), parseCellName(board, to)];
  return typeof a === 'number' && typeof b === 'number' ? { distance: hexDistance(board, a, b) } : { distance: null };
});

/** `K 0303 0403`; the piece alone stays; `outside` leaves the table; `march` before the hexes declares a road march. */
const move = asksOf(object({ ...positionFields, move: text({ min: 1, max: 400 }) }), (state, { move: said }) => {
  const [piece = '', ...words] = said.trim().split(/\s+/);
  const declared = words[0] === 'march';
  const places = (declared ? words.slice(1) : words).map((name) => placeNamed(state.field, name));
  const path = places.filter((place): place is Waypoint => place !== null);
  if (path.length < places.length) return { legal: false, code: 'unknown-hex' };
  const verdict = judgeMove(state, piece, path, declared);
  if (isRefused(verdict)) return refused(verdict);
  const { cost, fight, diceLost } = verdict;
  const mover = pieceById(state, piece);
  return {
    legal: true,
    cost,
    ...(mover !== undefined && isUnit(mover) && { fight }),
    ...(diceLost > 0 && { diceLost }),
  };
});

/** Where a piece can be moved to, in order of the hexes' names: keeping the fight, giving it up, and off the table. */
const reach = asksOf(object({ ...positionFields, who: id }), (state, { who }) => {
  const piece = pieceById(state, who);
  if (piece === undefined) return { legal: false, code: 'unknown-piece' };
  const ways = waysOf(state, piece);
  if (isRefused(ways)) return refused(ways);
  const names = (fight: boolean) =>
    ways.moves
      .filter((way) => way.to !== 'outside' && way.fight === fight)
      .map(({ to }) => nameOf(state.field, to))
      .sort()
      .join(' ');
  const outside = ways.moves.some(({ to }) => to === 'outside');
  return isUnit(piece) ? { fight: names(true), without: names(false), outside } : { hexes: names(false), outside };
});

const range = asksOf(object({ ...positionFields, chief: id }), (state, { chief }) => {
  const side = state.characters.find((one) => one.id === chief)?.side ?? '';
  const found = commandRanges(state, side).find((one) => one.chief === chief);
  return found === undefined ? { units: null } : { range: found.range, units: found.units.join(' ') };
});

const lineOfFire = asksOf(object({ ...positionFields, from: hex, to: hex }), (state, { from, to }) => {
  const [a, b] = [placeNamed(state.field, from), placeNamed(state.field, to)];
  if (typeof a !== 'number' || typeof b !== 'number') return { clear: false };
  const at = blockedAt(state, a, b);
  return at === null ? { clear: true } : { clear: false, at: nameOf(state.field, at) };
});

/** The kind of an attack and its dice before any order, term by term. */
const attack = asksOf(object({ ...positionFields, attacker: id, target: id }), (state, given) => {
  const judged = judgeAttack(state, given.attacker, given.target);
  if (isRefused(judged)) return refused(judged);
  const { attacker, target, kind } = judged;
  if (!isUnit(target)) return { legal: true, kind, target: 'character' };
  const { factor, modifiers, dice, advantage } = attackDiceOf(state, attacker, target, plain(kind));
  const terms = Object.fromEntries(modifiers.map((term) => [term.name, term.dice]));
  return { legal: true, kind, factor, ...(modifiers.length > 0 && { modifiers: terms }), dice, advantage };
});

/** The questions that a published case may ask; the README of `conformance/thucidide/` describes each. */
export const conformance = conformanceOf('thucidide', RULINGS, {
  capacity,
  leader,
  distance,
  move,
  reach,
  range,
  line: lineOfFire,
  attack,
  play: asksOf(playShape, answerPlay),
});
