import type { Seat } from '@arbitre/kernel';
import { scoreOf } from '../command/victory.ts';
import { factorsOf } from '../proposal/troops.table.ts';
import { enemyOf, type State, type Unit } from '../play/state.ts';

/** Units that a side may still lose in so many turns: a battle that time ends is decided by fewer. */
const TURNS_TO_LOSE_ONE = 5;

/** Units whose loss decides the battle against a side: as many as the enemy must eliminate, or as may fall before the last turn. */
export function decisive(state: State, side: Seat): number {
  const { victory, turn, sides, armies } = state;
  const needed = victory.eliminate[enemyOf(state, side)] ?? armies[side]?.strength ?? 10;
  const fallen = Math.max(...sides.map((one) => scoreOf(state, one)));
  const inTime = fallen + 1 + Math.max(0, victory.turns - turn.number) / TURNS_TO_LOSE_ONE;
  return Math.max(1, Math.min(needed, armies[side]?.strength ?? needed, inTime));
}

/** What the whole of a unit weighs for its side, in thousandths of a win: a share of what loses the battle. */
export function unitWorth(state: State, side: Seat): number {
  return 700 / Math.max(2, decisive(state, side));
}

/** What a unit with that many elements left is worth: the last element carries most of it, it is the unit's life. */
export function worthWith(unit: Unit, elements: number, whole: number): number {
  if (elements <= 0) return 0;
  const full = Math.max(1, factorsOf(unit)?.elements ?? unit.elements);
  return whole * (0.5 + (0.5 * elements) / full);
}

/** The most dice that are told apart. */
export const MOST_DICE = 12;

/** Probability of k hits with n dice, one face in six or two. */
const HITS: readonly (readonly (readonly number[])[])[] = [1 / 6, 2 / 6].map((face) => {
  const rows: number[][] = [[1]];
  for (let dice = 1; dice <= MOST_DICE; dice++) {
    const before = rows[dice - 1] ?? [];
    rows.push(
      Array.from({ length: dice + 1 }, (_, hits) => (before[hits] ?? 0) * (1 - face) + (before[hits - 1] ?? 0) * face),
    );
  }
  return rows;
});

/** Shares of its worth that a unit is expected to lose, by dice, without ADVANTAGE and with it. */
export type Losses = readonly [plain: readonly number[], advantage: readonly number[]];

const tables: Losses[][] = [];

/** What dice are expected to take from a unit, as shares of its whole worth; worked out once for units alike. */
export function lossesOf(unit: Unit): Losses {
  const full = Math.max(1, factorsOf(unit)?.elements ?? unit.elements);
  const ofFull = (tables[full] ??= []);
  return (ofFull[unit.elements] ??= [shares(unit, 0), shares(unit, 1)]);
}

function shares(unit: Unit, advantage: 0 | 1): readonly number[] {
  const now = worthWith(unit, unit.elements, 1);
  return (HITS[advantage] ?? []).map((odds) =>
    odds.reduce((loss, odd, hits) => loss + odd * (now - worthWith(unit, unit.elements - hits, 1)), 0),
  );
}

/** What that many dice are expected to take from a unit, in thousandths of a win. */
export function expectedLoss(unit: Unit, dice: number, advantage: boolean, whole: number): number {
  return whole * (lossesOf(unit)[advantage ? 1 : 0][Math.max(0, Math.min(MOST_DICE, dice))] ?? 0);
}

/** Probabilities of 0, 1, 2… hits with so many dice. */
export function hitOdds(dice: number, advantage: boolean): readonly number[] {
  return HITS[advantage ? 1 : 0]?.[Math.max(0, Math.min(MOST_DICE, dice))] ?? [1];
}
