import { type Beat, type Bilingual, inBoth, type ShownDie } from '@arbitre/kernel';
import type { FactOf } from '../play/fact.ts';
import type { RollSpec } from '../play/frame.ts';
import type { State } from '../play/state.ts';
import { successEn, successFr } from '../words/trait-names.ts';

const DIFFICULTY: Bilingual = { fr: 'difficulté', en: 'difficulty' };
const FIASCO: Bilingual = { fr: 'fiasco', en: 'fiasco' };

type Throw = Extract<Beat, { show: 'dice' }>;

/** A pool of dice: each one that reaches the Difficulty is a success. */
export function poolBeat(fact: FactOf<'rolled'>, before: State): Beat {
  const { who, dice, difficulty, successes, blessed, cursed } = fact;
  const note = blessed
    ? { fr: 'Béni : un dé relancé', en: 'Blessed: one die rolled again' }
    : cursed
      ? { fr: 'Maudit : un dé relancé', en: 'Cursed: one die rolled again' }
      : null;
  return {
    ...thrown(
      who,
      before,
      dice.map((shows) => success(shows, difficulty)),
      successes,
    ),
    target: { label: DIFFICULTY, value: difficulty },
    ...(note !== null && { note }),
  };
}

/** One die of the pool is rolled again: only that one falls. */
export function rerollBeat({ who, to, successes }: FactOf<'rerolled'>, before: State): Beat {
  return thrown(who, before, [success(to, specOf(before)?.difficulty ?? null)], successes);
}

/** A gamble (coup de poker): dice added to the pool; a fiasco spoils all of them. */
export function gambleBeat({ who, dice, successes, fiasco }: FactOf<'gambled'>, before: State): Beat {
  const difficulty = specOf(before)?.difficulty ?? null;
  const shown = dice.map((shows): ShownDie => {
    const die = success(shows, difficulty);
    return fiasco && shows === 1 ? { ...die, does: FIASCO } : die;
  });
  return {
    ...thrown(who, before, shown, successes),
    note: { fr: 'Coup de poker', en: 'A gamble' },
    ...(fiasco && { result: { says: { fr: 'Fiasco : tout est manqué', en: 'Fiasco: all is lost' }, good: false } }),
  };
}

/** The roll that is being made. */
function specOf({ stack }: State): RollSpec | null {
  const frame = stack.findLast(({ kind }) => kind === 'roll');
  return frame?.kind === 'roll' ? frame.spec : null;
}

/** Who is attacked, in the attack that the roll belongs to. */
function targetOf({ stack }: State): string | null {
  const frame = stack.findLast(({ kind }) => kind === 'attack');
  return frame?.kind === 'attack' ? frame.target : null;
}

function success(shows: number, difficulty: number | null): ShownDie {
  if (difficulty === null) return { sides: 6, shows };
  return { sides: 6, shows, counts: shows >= difficulty ? 'hit' : 'miss' };
}

function thrown(who: string, before: State, dice: readonly ShownDie[], successes: number): Throw {
  const against = specOf(before)?.against ?? targetOf(before);
  return {
    show: 'dice',
    by: who,
    ...(against !== null && before.figures[against] !== undefined && { against }),
    dice,
    total: successes,
    result: {
      says: inBoth((lang) => (lang === 'fr' ? successFr(successes) : successEn(successes))),
      good: successes > 0,
    },
  };
}
