import type { Offer } from '@arbitre/kernel';
import { type Command, offer } from '../play/command.ts';
import { rerollOf } from '../effect/effect.ts';
import { type Figure, hasTalent } from '../turn/figure.ts';
import type { FrameOf } from '../play/frame.ts';
import { spendAgain } from '../adventure/heroism.ts';
import { refuse } from '../play/refusal.ts';
import { seatOf } from '../turn/seat.ts';
import { heroesOf, type State } from '../play/state.ts';
import { guardianSuit } from '../adventure/stats.ts';
import type { Choice, Resolver, Table } from '../play/unfolding.ts';
import { effectiveDifficulty, gambled, rollDice, successesOf } from '../adventure/trait.ts';

type Roll = FrameOf<'roll'>;

/** The Difficulty once blessings and curses are counted (ad.x.bless). */
function difficultyOf({ spec, blessed, cursed }: Roll): number {
  return spec.difficulty - (blessed ? 1 : 0) + (cursed ? 1 : 0);
}

function successes(roll: Roll): number {
  const difficulty = difficultyOf(roll);
  const own = successesOf(roll.dice, difficulty);
  return roll.gambled ? gambled(own, roll.extra, difficulty) : own;
}

/** Holders of a kept Joker not asked yet, in seat order (ad.joker.4, ad.joker.7). */
function jokerHolders(state: State, { spec, asked }: Roll): readonly Figure[] {
  if (spec.trait === 'damage' || spec.dice === 0) return []; // Damage rolls are not Trait rolls
  return heroesOf(state).filter(
    ({ id }) =>
      (state.jokers[id] ?? 0) > 0 &&
      !asked.includes(id) &&
      (state.rulings.jokerScope === 'any-trait-roll' || id === spec.who),
  );
}

const lowered = ({ spec, blessed }: Roll) =>
  !blessed && effectiveDifficulty(spec.difficulty - 1) !== effectiveDifficulty(spec.difficulty);
const raised = ({ spec, cursed }: Roll) =>
  !cursed && effectiveDifficulty(spec.difficulty + 1) !== effectiveDifficulty(spec.difficulty);

/** A blessing that changes nothing is not offered (ad.x.bless). */
function beforeOffers(roll: Roll): readonly Offer<Command>[] {
  return [
    ...(lowered(roll) || (roll.cursed && !roll.blessed) ? [offer('dice', { do: 'bless' })] : []),
    ...(raised(roll) || (roll.blessed && !roll.cursed) ? [offer('dice', { do: 'curse' })] : []),
  ];
}

/** The hero who may still change a roll that has been made: the roller, or the one it is made against. */
function concerned(state: State, { spec }: Roll): Figure | null {
  const roller = state.figures[spec.who];
  if (roller?.group === null) return roller;
  const target = spec.against === null ? undefined : state.figures[spec.against];
  return target?.group === null ? target : null;
}

function afterOffers(state: State, roll: Roll): readonly Offer<Command>[] {
  const hero = concerned(state, roll);
  if (hero === null || roll.dice.length === 0) return [];
  const own = hero.id === roll.spec.who;
  const now = successes(roll);
  const offers: Offer<Command>[] = [];
  const changes = (other: Partial<Roll>) => successes({ ...roll, ...other }) !== now;
  if (hero.heroism > 0 && own && !roll.blessed && changes({ blessed: true }))
    offers.push(offer('dice', { do: 'bless' }));
  if (hero.heroism > 0 && !own && !roll.cursed && changes({ cursed: true }))
    offers.push(offer('dice', { do: 'curse' }));
  if (guardianHelps(state, roll, hero)) offers.push(offer('dice', { do: 'guard' }));
  if (own && mayReroll(state, roll)) offers.push(offer('dice', { do: 'reroll' }));
  if (mayGamble(roll)) {
    for (let dice = 1; dice <= now; dice++) offers.push(offer('dice', { do: 'gamble', dice }));
  }
  if (own && mayRegamble(hero, roll)) offers.push(offer('dice', { do: 'regamble' }));
  return offers;
}

/** A Bénédiction not used yet, and a die that could be better (ad.x.benediction). */
function mayReroll({ effects }: State, { spec, gambled: done, dice }: Roll): boolean {
  return !done && Math.min(...dice) < 6 && rerollOf(effects, spec.who) !== undefined;
}

/** After a 6, once per roll (ad.x.gamble). */
function mayGamble(roll: Roll): boolean {
  return !roll.gambled && roll.spec.gamble !== 'never' && roll.dice.includes(6) && successes(roll) > 0;
}

/** Force bestiale: the whole gamble again, once, on a roll of Force (ad.x.struggle). */
function mayRegamble(hero: Figure, { spec, gambled: done, regambled }: Roll): boolean {
  return done && regambled !== true && spec.trait === 'strength' && hasTalent(hero, 'bestial-strength');
}

/** ad.x.guardian: spades one more attack die, clubs Parade +1, diamonds Endurance +1, after the dice. */
function guardianHelps(state: State, roll: Roll, hero: Figure): boolean {
  const suit = guardianSuit(state, hero);
  const { purpose, trait, who } = roll.spec;
  const harder =
    successes({ ...roll, spec: { ...roll.spec, difficulty: roll.spec.difficulty + 1 } }) !== successes(roll);
  if (hero.id === who) return suit === 'S' && purpose === 'attack' && !roll.gambled;
  return (
    harder && ((suit === 'C' && purpose === 'attack' && trait === 'melee') || (suit === 'D' && purpose === 'damage'))
  );
}

function choice(state: State, roll: Roll): Choice | null {
  if (roll.stage === 'before') {
    const holder = jokerHolders(state, roll)[0];
    const offers = beforeOffers(roll);
    if (holder === undefined || offers.length === 0) return null;
    return {
      seat: seatOf(state, holder),
      kind: 'before-roll',
      offers: () => [...offers, offer('dice', { do: 'pass' })],
    };
  }
  const hero = concerned(state, roll);
  const offers = afterOffers(state, roll);
  if (hero === null || offers.length === 0) return null;
  const forced = roll.spec.gamble === 'must' && mayGamble(roll);
  return {
    seat: seatOf(state, hero),
    kind: 'after-roll',
    offers: () => (forced ? offers : [...offers, offer('dice', { do: 'accept' })]),
  };
}

function take(table: Table, roll: Roll, command: Command): void {
  if (roll.stage === 'before') return declare(table, roll, command);
  const hero = concerned(table.state, roll);
  if (hero === null) return;
  switch (command.do) {
    case 'bless':
    case 'curse': {
      const next = { ...roll, [command.do === 'bless' ? 'blessed' : 'cursed']: true };
      table.emit({ is: 'heroism-spent', hero: hero.id, use: command.do, successes: successes(next) });
      spendAgain(table, hero.id);
      return table.replace(next);
    }
    case 'guard': {
      const die = hero.id === roll.spec.who ? (rollDice(table.chance, 1, facesThatMatter(roll))[0] ?? null) : null;
      const harder = { ...roll, spec: { ...roll.spec, difficulty: roll.spec.difficulty + 1 } };
      const next = die === null ? harder : { ...roll, dice: [...roll.dice, die] };
      const card = hero.profile.guardian ?? 'JK';
      table.emit({ is: 'guardian-helps', hero: hero.id, card, die, successes: successes(next) });
      return table.replace(next);
    }
    case 'reroll': {
      const lowest = Math.min(...roll.dice);
      const [die = lowest] = rollDice(table.chance, 1, facesThatMatter(roll));
      const dice = roll.dice.with(roll.dice.indexOf(lowest), Math.max(lowest, die));
      const next = { ...roll, dice };
      const used = rerollOf(table.state.effects, hero.id);
      table.emit({ is: 'rerolled', who: hero.id, from: lowest, to: die, successes: successes(next) });
      if (used !== undefined) table.emit({ is: 'effects-end', ids: [used.id], why: 'used' });
      return table.replace(next);
    }
    case 'gamble':
    case 'regamble': {
      const count = command.do === 'gamble' ? command.dice : roll.extra.length;
      const extra = rollDice(table.chance, count, [2, effectiveDifficulty(difficultyOf(roll))]);
      const next: Roll = { ...roll, gambled: true, extra, ...(command.do === 'regamble' && { regambled: true }) };
      table.emit({
        is: 'gambled',
        who: roll.spec.who,
        dice: extra,
        fiasco: extra.includes(1),
        successes: successes(next),
      });
      return table.replace(next);
    }
    default:
      table.emit({ is: 'passed', who: hero.id });
      return settle(table, roll);
  }
}

/** A Joker is declared before the dice, then discarded (ad.joker.7, ad.joker.8). */
function declare(table: Table, roll: Roll, command: Command): void {
  const holder = jokerHolders(table.state, roll)[0];
  if (holder === undefined) return;
  const asked = [...roll.asked, holder.id];
  if (command.do !== 'bless' && command.do !== 'curse') {
    table.emit({ is: 'passed', who: holder.id });
    return table.replace({ ...roll, asked });
  }
  table.emit({ is: 'joker-used', hero: holder.id, use: command.do });
  table.replace({ ...roll, asked, [command.do === 'bless' ? 'blessed' : 'cursed']: true });
}

/** Could anyone still change this roll once it is made? */
function mayChange(state: State, roll: Roll): boolean {
  const hero = concerned(state, roll);
  return (
    hero !== null &&
    (hero.heroism > 0 ||
      roll.spec.gamble !== 'never' ||
      guardianSuit(state, hero) !== null ||
      rerollOf(state.effects, hero.id) !== undefined)
  );
}

/** The faces at which something may change: a success, a blessed or cursed one, a 6 that allows a gamble. */
function facesThatMatter(roll: Roll): readonly number[] {
  const needed = effectiveDifficulty(difficultyOf(roll));
  return [needed - 1, needed, needed + 1, 6];
}

function advance(table: Table, roll: Roll): void {
  if (roll.stage === 'after') return settle(table, roll);
  const { spec, blessed, cursed } = roll;
  const faces = mayChange(table.state, roll) ? facesThatMatter(roll) : [effectiveDifficulty(difficultyOf(roll))];
  const next: Roll = { ...roll, stage: 'after', dice: rollDice(table.chance, spec.dice, faces) };
  table.emit({
    is: 'rolled',
    who: spec.who,
    trait: spec.trait,
    purpose: spec.purpose,
    dice: next.dice,
    difficulty: effectiveDifficulty(difficultyOf(next)),
    successes: successes(next),
    blessed,
    cursed,
  });
  table.replace(next);
}

function settle(table: Table, roll: Roll): void {
  table.answer({
    successes: successes(roll),
    dice: [...roll.dice, ...roll.extra],
    difficulty: difficultyOf(roll),
    gambled: roll.gambled,
    fiasco: roll.extra.includes(1),
  });
}

/** A roll of dice, with the windows before and after it. */
export const rollResolver: Resolver<'roll'> = {
  choice,
  take,
  advance,
  refuse(_state, roll, command) {
    if (command.do === 'bless' || command.do === 'curse') {
      return roll.stage === 'after'
        ? refuse('after-the-dice', { what: command.do })
        : refuse('void-blessing', { what: command.do });
    }
    return null;
  },
};
