import { type Fact, oddsUnderWay, type State } from '@arbitre/thucidide';
import type { Moment } from '../../table/model/story.ts';

/** The elements a throw may cost, each with its share of all throws, and what it did cost; null: it was not thrown yet. */
export interface Histogram {
  readonly dice: number;
  /** From none to all dice. */
  readonly shares: readonly number[];
  readonly hits: number | null;
}

/** Facts that end what was thrown before them: other things are looked at then. */
const OTHERWISE: ReadonlySet<Fact['is']> = new Set(['phase', 'turn', 'moved', 'activated', 'commanded']);

/** The throw that is looked at: the last of the combat under way or just over, else the one to come; null: none. */
export function histogramOf(state: State, told: readonly Moment[]): Histogram | null {
  for (const moment of told.toReversed()) {
    const fact = moment.fact as Fact; // the skin of this game only
    if (fact.is === 'rolled') return thrown(fact, moment.before as State);
    if (fact.is === 'attacked' || OTHERWISE.has(fact.is)) break;
  }
  return toCome(state);
}

/** th.x.die: a die hits by one face in six, by two with an advantage; th.x.evasion: that is none against whoever slips away. */
function thrown(
  { dice, hits, advantage, riposte }: Extract<Fact, { is: 'rolled' }>,
  { combat }: State,
): Histogram | null {
  const evading = combat?.evades === true && !riposte;
  const chance = (advantage && !evading ? 2 : 1) / 6;
  return dice.length === 0 ? null : { dice: dice.length, shares: successes(dice.length, chance), hits };
}

/** The exact odds of the throw that this combat comes to, as things stand. */
function toCome(state: State): Histogram | null {
  const odds = oddsUnderWay(state);
  if (odds === null || odds.handful.dice === 0) return null;
  const shares = Array.from({ length: odds.handful.dice + 1 }, () => 0);
  for (const { hits, weight } of odds.results) shares[hits] = (shares[hits] ?? 0) + Number(weight.n) / Number(weight.d);
  return { dice: odds.handful.dice, shares, hits: null };
}

/** How often so many of some dice succeed, from none to all. */
export function successes(dice: number, chance: number): readonly number[] {
  let shares = [1];
  for (let die = 0; die < dice; die++)
    shares = [...shares, 0].map((share, count) => share * (1 - chance) + (shares[count - 1] ?? 0) * chance);
  return shares;
}
