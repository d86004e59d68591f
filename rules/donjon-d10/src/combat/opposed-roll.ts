import { type Chance, roll } from '@arbitre/kernel';
import { bothStrike, criticalDamage, criticalGap, isCreatureCritical, isCritical } from './critical.ts';
import { damage, gapBetween, type Side } from './damage.ts';
import {
  type Consequence,
  extraDamage,
  fumbleConsequence,
  isCreatureFumble,
  isFumble,
  isGoneBefore,
  outrightLoser,
  rollFumble,
} from './fumble.ts';
import type { DonjonRulings } from '../rulings.ts';

/** Everything an exchange depends on but the dice. Hit points are not in it. */
export interface Duel {
  readonly hero: Side;
  readonly foe: Side;
  readonly charisma: number;
  /** The thing used can break or be forgotten (dx.fumble.3, dx.fumble.7). */
  readonly fragile: boolean;
  /** dx.x.ranged: a creature that wins this exchange inflicts nothing. */
  readonly sheltered: boolean;
  /** dx.x.flee: the hero only tries to get away. */
  readonly flight: boolean;
  /** The fumble of a tie being rolled again. */
  readonly kept: Consequence | null;
}

/** Who has the better of an opposed roll. */
export type Winner = 'hero' | 'foe' | 'nobody' | 'both';

/** One opposed roll (jet d'opposition), dice and all. */
export interface Exchange {
  readonly heroValue: number;
  readonly foeValue: number;
  readonly heroDie: number;
  readonly foeDie: number;
  readonly winner: Winner;
  readonly gap: number;
  readonly critical: boolean;
  /** The hero's D100, 0 when none was rolled, and what it brings. */
  readonly fumbleDie: number;
  readonly fumble: Consequence | null;
  /** The same for the creature (ruling `creatureFumbles`). */
  readonly foeFumbleDie: number;
  readonly foeFumble: Consequence | null;
  readonly dealt: number;
  readonly suffered: number;
}

/** dx.roll.8: the success value (réussite), possibly negative; dx.roll.9: low dice are good. */
export function margin(value: number, die: number): number {
  return value - die;
}

/** dx.roll.3: is the roll successful? A natural 1 is, whatever the value. */
export function passes(value: number, die: number): boolean {
  return die === 1 || die <= value;
}

/** dx.roll.1: a combat is opposed rolls, one after the other, until this names who is at 0 PV. Null: the next one follows. */
export function whoIsOut(heroPv: number, foePv: number | null | undefined): 'hero' | 'foe' | null {
  if (heroPv === 0) return 'hero';
  return foePv === 0 ? 'foe' : null;
}

/** dx.roll.2: one D20 each, then a D100 for each critical failure, the hero's first. */
export function opposedRoll(duel: Duel, rulings: DonjonRulings, chance: Chance): Exchange {
  const heroDie = roll(chance, 20);
  const foeDie = roll(chance, 20);
  const fumbleDie = isFumble(heroDie, duel.kept) ? rollFumble(chance, duel.charisma) : 0;
  const foeFumbleDie = isCreatureFumble(foeDie, rulings) ? rollFumble(chance, 0) : 0;
  return settle(duel, rulings, heroDie, foeDie, fumbleDie, foeFumbleDie);
}

/** The dice of one exchange: a D20 each, and the D100 that a 20 draws. */
export interface ExchangeDice {
  readonly hero: number;
  readonly foe: number;
  /** dx.fumble.1: the hero's D100; left out unless its die shows 20 and no fumble is kept from a tie. */
  readonly fumble?: number;
  /** dx.fumble.8: the creature's, where the table rules that creatures fumble. */
  readonly foeFumble?: number;
}

/**
 * Who wins and what it costs, once the dice are on the table. Throws when the dice cannot be those of one exchange.
 *
 * @example judge(duel, DEFAULT_RULINGS, { hero: 20, foe: 7, fumble: 12 }).fumble // 'break'
 */
export function judge(duel: Duel, rulings: DonjonRulings, dice: ExchangeDice): Exchange {
  const { hero, foe, fumble = 0, foeFumble = 0 } = dice;
  checkDie('hero', hero, 20);
  checkDie('foe', foe, 20);
  checkD100('fumble', fumble, isFumble(hero, duel.kept));
  checkD100('foeFumble', foeFumble, isCreatureFumble(foe, rulings));
  return settle(duel, rulings, hero, foe, fumble, foeFumble);
}

function checkDie(name: string, die: number, faces: number): void {
  if (!Number.isInteger(die) || die < 1 || die > faces) {
    throw new RangeError(`judge: ${name} must be a whole number from 1 to ${faces}, not ${die}`);
  }
}

/** dx.fumble.6: a D100 goes with a 20, and with nothing else. */
function checkD100(name: string, die: number, drawn: boolean): void {
  if (drawn) checkDie(name, die, 100);
  else if (die !== 0) throw new RangeError(`judge: leave ${name} out, no D100 is rolled in this exchange`);
}

/** The same, the dice being sound. A D100 of 0 was not rolled. */
function settle(
  duel: Duel,
  rulings: DonjonRulings,
  heroDie: number,
  foeDie: number,
  fumbleDie: number,
  foeFumbleDie: number,
): Exchange {
  const { winner, gap, critical } = verdict(duel, rulings, heroDie, foeDie);
  const fumble = fumbleDie > 0 ? fumbleConsequence(fumbleDie, duel.charisma) : duel.kept;
  const foeFumble = foeFumbleDie > 0 ? fumbleConsequence(foeFumbleDie, 0) : null;
  const hero = duel.fragile && isGoneBefore(fumble, rulings) ? { ...duel.hero, damage: 0 } : duel.hero;
  const foe = isGoneBefore(foeFumble, rulings) ? { ...duel.foe, damage: 0 } : duel.foe;

  // dx.win.4: only the winner deals damage; the surcharge of a fumble belongs to the loser's damage.
  let dealt = 0;
  if (!duel.flight) {
    if (winner === 'hero' || winner === 'both') dealt = hit(hero, foe, gap, critical, rulings);
    dealt += extraDamage(foeFumble, winner === 'hero', rulings);
  }
  let suffered = 0;
  const struck = winner === 'foe' || winner === 'both';
  if (struck) suffered = hit(foe, hero, gap, critical, rulings);
  suffered += extraDamage(fumble, struck, rulings);
  if (struck && duel.sheltered) suffered = 0;

  return {
    heroValue: hero.value,
    foeValue: foe.value,
    heroDie,
    foeDie,
    winner,
    gap,
    critical,
    fumbleDie,
    fumble,
    foeFumbleDie,
    foeFumble,
    dealt,
    suffered,
  };
}

function hit(winner: Side, loser: Side, gap: number, critical: boolean, rulings: DonjonRulings): number {
  return critical ? criticalDamage(winner, loser, rulings) : damage(gap, winner, loser, rulings);
}

interface Verdict {
  readonly winner: Winner;
  /** dx.damage.3: the winner's margin less the loser's; 1 for a critical success (dx.crit.2). */
  readonly gap: number;
  readonly critical: boolean;
}

/** dx.win.1: the higher margin wins; criticals and some rulings come before. */
function verdict(duel: Duel, rulings: DonjonRulings, heroDie: number, foeDie: number): Verdict {
  const { hero, foe } = duel;
  const heroCrits = isCritical(heroDie); // dx.crit.1: the other margin is ignored
  const foeCrits = isCreatureCritical(foeDie, rulings);
  if (heroCrits && foeCrits) {
    const mutual = bothStrike(rulings) && !duel.flight; // dx.crit.4
    return mutual ? { winner: 'both', gap: 1, critical: true } : tied(duel, rulings, true);
  }
  if (heroCrits) return { winner: 'hero', gap: criticalGap(hero, rulings), critical: true };
  if (foeCrits) return { winner: 'foe', gap: criticalGap(foe, rulings), critical: true };

  const ahead = gapBetween(margin(hero.value, heroDie), margin(foe.value, foeDie)); // dx.win.3: signed, two failures have a winner
  const loser = outrightLoser(heroDie, foeDie, rulings); // dx.fumble.9
  if (loser === 'hero') return { winner: 'foe', gap: Math.max(1, -ahead), critical: false };
  if (loser === 'foe') return { winner: 'hero', gap: Math.max(1, ahead), critical: false };
  const isFruitless = isVoid(hero.value, heroDie, foe.value, foeDie, rulings);
  if (isFruitless && !duel.flight) return NOBODY;
  if (isFruitless || ahead === 0) return tied(duel, rulings, false);
  return ahead > 0 ? { winner: 'hero', gap: ahead, critical: false } : { winner: 'foe', gap: -ahead, critical: false };
}

const NOBODY: Verdict = { winner: 'nobody', gap: 0, critical: false };

/** dx.roll.3, ruling `bothFail`: two failed rolls hurt nobody, whatever a tie would give. */
function isVoid(
  heroValue: number,
  heroDie: number,
  foeValue: number,
  foeDie: number,
  { bothFail }: DonjonRulings,
): boolean {
  return bothFail === 'noDamage' && !passes(heroValue, heroDie) && !passes(foeValue, foeDie);
}

/** dx.win.2, ruling `tieRule`: must this tie be rolled again? Two failed rolls that hurt nobody are not (dx.roll.3). */
export function rollsAgain(exchange: Exchange, rulings: DonjonRulings): boolean {
  const { winner, heroValue, heroDie, foeValue, foeDie } = exchange;
  return winner === 'nobody' && rulings.tieRule === 'reroll' && !isVoid(heroValue, heroDie, foeValue, foeDie, rulings);
}

/** dx.win.2: nobody has the higher margin. A hero who flees gets away on a tie (dx.x.flee). */
function tied({ hero, foe, flight }: Duel, rulings: DonjonRulings, doubleOne: boolean): Verdict {
  if (flight || rulings.tieRule === 'playerWins') {
    return { winner: 'hero', gap: doubleOne ? criticalGap(hero, rulings) : 0, critical: doubleOne };
  }
  if (rulings.tieRule === 'creatureWins') {
    return { winner: 'foe', gap: doubleOne ? criticalGap(foe, rulings) : 0, critical: doubleOne };
  }
  return NOBODY;
}
