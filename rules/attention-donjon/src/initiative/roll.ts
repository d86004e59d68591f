import type { Offer } from '@arbitre/kernel';
import { type Command, offer } from '../play/command.ts';
import { rerollOf } from '../effect/effect.ts';
import { type Figure, hasTalent } from '../turn/figure.ts';
import type { FrameOf } from '../play/frame.ts';
import { spendAgain } from '../adventure/heroism.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import { seatOf } from '../turn/seat.ts';
import type { State } from '../play/state.ts';
import { declareJoker, jokerHolders } from './joker.ts';
import { guardianSuit } from '../adventure/stats.ts';
import type { Asked } from '../play/awaiting.ts';
import type { Resolver } from '../play/resolver.ts';
import type { Unfolding } from '../play/unfolding.ts';
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

const lowered = ({ spec, blessed }: Roll) =>
  !blessed && effectiveDifficulty(spec.difficulty - 1) !== effectiveDifficulty(spec.difficulty);
const raised = ({ spec, cursed }: Roll) =>
  !cursed && effectiveDifficulty(spec.difficulty + 1) !== effectiveDifficulty(spec.difficulty);

/** Declaring a Joker: what would change nothing is refused (ad.x.bless). */
function beforeRefusal(roll: Roll, command: Command): Refusal | null {
  if (command.do === 'pass') return null;
  if (command.do !== 'bless' && command.do !== 'curse') return refuse('not-asked');
  const useful =
    command.do === 'bless'
      ? lowered(roll) || (roll.cursed && !roll.blessed)
      : raised(roll) || (roll.blessed && !roll.cursed);
  return useful ? null : refuse('void-blessing', { what: command.do });
}

/** The hero who may still change a roll that has been made: the roller, or the one it is made against. */
export function concerned(state: State, { spec }: Roll): Figure | null {
  const roller = state.figures[spec.who];
  if (roller?.group === null) return roller;
  const target = spec.against === null ? undefined : state.figures[spec.against];
  return target?.group === null ? target : null;
}

/** Everything that might be done about a roll that has been made, but to accept it. */
function changesOf(roll: Roll): readonly Command[] {
  const most = mayGamble(roll) ? successes(roll) : 0;
  const gambles = Array.from({ length: most }, (_, n) => ({ do: 'gamble', dice: n + 1 }) as const);
  return [...CHANGES, ...gambles, { do: 'regamble' }];
}

const CHANGES = [
  { do: 'bless' },
  { do: 'curse' },
  { do: 'guard' },
  { do: 'reroll' },
] as const satisfies readonly Command[];

/** Why a roll that has been made cannot be changed so. */
function afterRefusal(state: State, roll: Roll, hero: Figure, command: Command): Refusal | null {
  const who = hero.id;
  const own = who === roll.spec.who;
  if (command.do !== 'accept' && roll.dice.length === 0) return refuse('no-dice', { who });
  switch (command.do) {
    case 'bless':
    case 'curse':
      return heroismRefusal(roll, hero, command.do);
    case 'guard':
      return guardianHelps(state, roll, hero) ? null : refuse('no-guardian', { who });
    case 'reroll':
      return own && mayReroll(state, roll) ? null : refuse('no-reroll', { who });
    case 'gamble':
      return mayGamble(roll) && command.dice <= successes(roll) ? null : refuse('no-gamble', { who });
    case 'regamble':
      return own && mayRegamble(hero, roll) ? null : refuse('no-gamble', { who, rules: ['ad.x.struggle'] });
    case 'accept':
      return roll.spec.gamble === 'must' && mayGamble(roll) ? refuse('must-gamble', { who }) : null;
    default:
      return refuse('not-asked');
  }
}

/** A point of Heroism blesses one's own roll or curses an enemy's, once the dice are cast (ad.x.bless). */
function heroismRefusal(roll: Roll, { id, heroism }: Figure, use: 'bless' | 'curse'): Refusal | null {
  if ((use === 'bless') !== (id === roll.spec.who)) return refuse('wrong-side-of-roll', { who: id });
  if (heroism === 0) return refuse('after-the-dice', { who: id, what: use });
  const changed = { ...roll, [use === 'bless' ? 'blessed' : 'cursed']: true };
  const again = use === 'bless' ? roll.blessed : roll.cursed;
  return again || successes(changed) === successes(roll) ? refuse('void-blessing', { what: use }) : null;
}

/** Is there anything to decide once the dice are cast? */
function mayBeChanged(state: State, roll: Roll, hero: Figure): boolean {
  return changesOf(roll).some((command) => afterRefusal(state, roll, hero, command) === null);
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

function asks(state: State, roll: Roll): Asked | null {
  if (roll.stage === 'before') {
    const holder = jokerHolders(state, roll)[0];
    const useful = BEFORE.some((command) => command.do !== 'pass' && beforeRefusal(roll, command) === null);
    return holder === undefined || !useful ? null : { seat: seatOf(state, holder), kind: 'before-roll' };
  }
  const hero = concerned(state, roll);
  return hero === null || !mayBeChanged(state, roll, hero) ? null : { seat: seatOf(state, hero), kind: 'after-roll' };
}

const BEFORE = [{ do: 'bless' }, { do: 'curse' }, { do: 'pass' }] as const satisfies readonly Command[];

function candidates(_state: State, roll: Roll): readonly Offer<Command>[] {
  const commands = roll.stage === 'before' ? BEFORE : [...changesOf(roll), { do: 'accept' } as const];
  return commands.map((command) => offer('dice', command));
}

function refusal(state: State, roll: Roll, command: Command): Refusal | null {
  if (roll.stage === 'before') return beforeRefusal(roll, command);
  const hero = concerned(state, roll);
  return hero === null ? refuse('not-asked') : afterRefusal(state, roll, hero, command);
}

function take(unfolding: Unfolding, roll: Roll, command: Command): void {
  if (roll.stage === 'before') return declareJoker(unfolding, roll, command);
  const hero = concerned(unfolding.state, roll);
  if (hero === null) return;
  switch (command.do) {
    case 'bless':
    case 'curse': {
      const next = { ...roll, [command.do === 'bless' ? 'blessed' : 'cursed']: true };
      unfolding.happens({ is: 'heroism-spent', hero: hero.id, use: command.do, successes: successes(next) });
      spendAgain(unfolding, hero.id);
      return unfolding.replace(next);
    }
    case 'guard': {
      const die = hero.id === roll.spec.who ? (rollDice(unfolding.chance, 1, facesThatMatter(roll))[0] ?? null) : null;
      const harder = { ...roll, spec: { ...roll.spec, difficulty: roll.spec.difficulty + 1 } };
      const next = die === null ? harder : { ...roll, dice: [...roll.dice, die] };
      const card = hero.profile.guardian ?? 'JK';
      unfolding.happens({ is: 'guardian-helps', hero: hero.id, card, die, successes: successes(next) });
      return unfolding.replace(next);
    }
    case 'reroll': {
      const lowest = Math.min(...roll.dice);
      const [die = lowest] = rollDice(unfolding.chance, 1, facesThatMatter(roll));
      const dice = roll.dice.with(roll.dice.indexOf(lowest), Math.max(lowest, die));
      const next = { ...roll, dice };
      const used = rerollOf(unfolding.state.effects, hero.id);
      unfolding.happens({ is: 'rerolled', who: hero.id, from: lowest, to: die, successes: successes(next) });
      if (used !== undefined) unfolding.happens({ is: 'effects-end', ids: [used.id], why: 'used' });
      return unfolding.replace(next);
    }
    case 'gamble':
    case 'regamble': {
      const count = command.do === 'gamble' ? command.dice : roll.extra.length;
      const extra = rollDice(unfolding.chance, count, [2, effectiveDifficulty(difficultyOf(roll))]);
      const next: Roll = { ...roll, gambled: true, extra, ...(command.do === 'regamble' && { regambled: true }) };
      unfolding.happens({
        is: 'gambled',
        who: roll.spec.who,
        dice: extra,
        fiasco: extra.includes(1),
        successes: successes(next),
      });
      return unfolding.replace(next);
    }
    default:
      unfolding.happens({ is: 'passed', who: hero.id });
      return settle(unfolding, roll);
  }
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

function advance(unfolding: Unfolding, roll: Roll): void {
  if (roll.stage === 'after') return settle(unfolding, roll);
  const { spec, blessed, cursed } = roll;
  const faces = mayChange(unfolding.state, roll) ? facesThatMatter(roll) : [effectiveDifficulty(difficultyOf(roll))];
  const next: Roll = { ...roll, stage: 'after', dice: rollDice(unfolding.chance, spec.dice, faces) };
  unfolding.happens({
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
  unfolding.replace(next);
}

function settle(unfolding: Unfolding, roll: Roll): void {
  unfolding.answer({
    successes: successes(roll),
    dice: [...roll.dice, ...roll.extra],
    difficulty: difficultyOf(roll),
    gambled: roll.gambled,
    fiasco: roll.extra.includes(1),
  });
}

/** A roll of dice, with the windows before and after it. */
export const rollResolver: Resolver<'roll'> = { asks, candidates, refusal, take, advance };
