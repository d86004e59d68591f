import {
  add,
  flag,
  type Fraction,
  fraction,
  integer,
  type Json,
  multiply,
  object,
  oneOf,
  optional,
  type Shaped,
  showFraction,
  toDecimal,
  type Weighted,
  ZERO,
} from '@arbitre/kernel';
import { exchangeOdds, type ExchangeResult } from '../ask/exchange-odds.ts';
import { type FightPhase, fightLength, fightOdds } from '../ask/fight-odds.ts';
import { CONSEQUENCES, fumbleConsequence, fumbleTable } from '../combat/fumble.ts';
import { type Duel, judge } from '../combat/opposed-roll.ts';
import type { DonjonRulings } from '../rulings.ts';

const figure = integer({ min: -20, max: 200 });
const side = object({
  value: figure,
  damage: optional(figure),
  atk: optional(figure),
  armour: optional(figure),
  magic: optional(flag()),
});
const duel = {
  hero: side,
  foe: side,
  charisma: optional(integer({ min: 0, max: 200 })),
  fragile: optional(flag()),
  sheltered: optional(flag()),
  flight: optional(flag()),
  kept: optional(oneOf(CONSEQUENCES)),
};
const d20 = integer({ min: 1, max: 20 });
const d100 = integer({ min: 1, max: 100 });
const pv = integer({ min: 1, max: 999 });

/** Two sides and the dice they threw. A figure left out is 0. */
export const exchangeShape = object({
  ...duel,
  dice: object({ hero: d20, foe: d20, fumble: optional(d100), foeFumble: optional(d100) }),
});
/** Two sides, no dice. */
export const oddsShape = object(duel);
/** Two sides and their PV: exchanges until one is at 0, nothing ever breaks. */
export const fightShape = object({ ...duel, pv, foePv: pv });
export const fumbleShape = object({ charisma: integer({ min: 0, max: 200 }), die: optional(d100) });

function duelOf(given: Shaped<typeof oddsShape>): Duel {
  const filled = ({ value, damage = 0, atk = 0, armour = 0, magic = false }: Shaped<typeof side>) => {
    return { value, damage, atk, armour, magic };
  };
  return {
    hero: filled(given.hero),
    foe: filled(given.foe),
    charisma: given.charisma ?? 0,
    fragile: given.fragile ?? true,
    sheltered: given.sheltered ?? false,
    flight: given.flight ?? false,
    kept: given.kept ?? null,
  };
}

/** Who wins by how much, and what it costs. */
export function answerExchange(given: Shaped<typeof exchangeShape>, rulings: DonjonRulings): Json {
  const { winner, gap, critical, dealt, suffered, fumble, foeFumble } = judge(duelOf(given), rulings, given.dice);
  return { winner, gap, critical, dealt, suffered, fumble, ...(rulings.creatureFumbles && { foeFumble }) };
}

/** The chances of one exchange, and the damage it deals on average, as fractions in lowest terms. */
export function answerOdds(given: Shaped<typeof oddsShape>, rulings: DonjonRulings): Json {
  const odds = exchangeOdds(duelOf(given), rulings);
  const chance = (holds: (result: ExchangeResult) => boolean) =>
    showFraction(odds.reduce((sum, { value, weight }) => (holds(value) ? add(sum, weight) : sum), ZERO));
  return {
    won: chance(({ winner }) => winner === 'hero'),
    lost: chance(({ winner }) => winner === 'foe'),
    tied: chance(({ winner }) => winner === 'nobody'),
    dealt: showFraction(mean(odds, 'dealt')),
    suffered: showFraction(mean(odds, 'suffered')),
    breaks: chance(({ fumble }) => fumble === 'break'),
  };
}

function mean(odds: readonly Weighted<ExchangeResult>[], figure: 'dealt' | 'suffered'): Fraction {
  return odds.reduce((sum, { value, weight }) => add(sum, multiply(fraction(value[figure]), weight)), ZERO);
}

/** The chance that the creature falls first and how many exchanges that takes on average, to twelve decimals. */
export function answerFight(given: Shaped<typeof fightShape>, rulings: DonjonRulings): Json {
  const odds = exchangeOdds(duelOf(given), rulings);
  const out = odds.reduce((most, { weight }) => (weight.d > most ? weight.d : most), 1n) * 400n * 100n;
  const phase: FightPhase = odds.map(({ value: { dealt, suffered }, weight }) => {
    return { weight: (weight.n * out) / weight.d, dealt, suffered, next: 0 };
  });
  const decimals = (value: Fraction | null) => (value === null ? null : toDecimal(value, 12));
  return {
    victory: decimals(fightOdds([phase], given.pv, given.foePv)),
    exchanges: decimals(fightLength([phase], given.pv, given.foePv)),
  };
}

/** The three bands of the table in per cent; and, of a D100, the one it falls in. */
export function answerFumble({ charisma, die }: Shaped<typeof fumbleShape>): Json {
  if (die !== undefined) return { brings: fumbleConsequence(die, charisma) };
  const [breaks, extra, nothing] = fumbleTable(charisma);
  return { breaks, extra, nothing };
}
