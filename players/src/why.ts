import {
  type Bilingual,
  type Command,
  explore,
  fold,
  inBoth,
  isRefusal,
  type Lang,
  listed,
  sameCommand,
  type Seat,
} from '@arbitre/kernel';
import type { Chosen, Considered, Question } from './player.ts';
import { ending, worth } from './worth.ts';

/** Ways the dice may fall beyond which odds are left out. */
const MOST_WAYS = 400;

/** Thousandths of a win by which a feature, or a position, must differ to be worth a word. */
const TELLING = 8;

/** Exact odds that a command leaves its seat better or worse off at once, as the brain sees it. */
export interface AtOnce {
  readonly better: number;
  readonly worse: number;
}

/** The odds of a command; null when its dice are too many to look at each. */
export function oddsAtOnce<State, C extends Command>(question: Question<State, C>, command: C): AtOnce | null {
  const { game, brain, view, seat, temper } = question;
  const before = worth(brain.features(view, seat), temper);
  const explored = explore(
    (chance) => {
      const decided = game.decide(view, seat, command, chance);
      if (isRefusal(decided)) return 0;
      const after = fold(game, view, decided);
      const value = ending(question, after) ?? worth(brain.features(game.view(after, seat), seat), temper);
      return Math.abs(value - before) < TELLING ? 0 : Math.sign(value - before);
    },
    String,
    MOST_WAYS,
  );
  if (!explored.exact) return null;
  const share = (sign: number) =>
    explored.outcomes
      .filter(({ value }) => value === sign)
      .reduce((sum, { weight }) => sum + Number(weight.n) / Number(weight.d), 0);
  return { better: share(1), worse: share(-1) };
}

/** What separates two choices, the weightiest first: names of features, and by how much the first is better. */
export function separation<C>(one: Considered<C>, other: Considered<C>): readonly (readonly [string, number])[] {
  return Object.keys(one.features)
    .map((name) => [name, (one.features[name] ?? 0) - (other.features[name] ?? 0)] as const)
    .filter(([, by]) => Math.abs(by) >= TELLING)
    .toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
    .slice(0, 3);
}

const WORDS = {
  fr: {
    because: (label: string, aims: readonly string[]) => `${label} : pour ${aims.join(' et pour ')}.`,
    rather: (label: string, better: string, worse: string) =>
      `Plutôt que « ${label} » : mieux pour ${better}${worse && `, moins bien pour ${worse}`}.`,
    alike: (label: string) => `Plutôt que « ${label} » : presque aussi bien, la première idée l’emporte.`,
    counted: (label: string, chances: string) =>
      `Plutôt que « ${label} » : ${chances} % de chances de plus, tout compté.`,
    odds: (better: string, worse: string) => `Tout de suite : ${better} de chances d’y gagner, ${worse} d’y perdre.`,
    by: (rules: string) => `Règles : ${rules}.`,
    and: ' et ',
  },
  en: {
    because: (label: string, aims: readonly string[]) => `${label}: to ${aims.join(', and to ')}.`,
    rather: (label: string, better: string, worse: string) =>
      `Rather than “${label}”: better for ${better}${worse && `, worse for ${worse}`}.`,
    alike: (label: string) => `Rather than “${label}”: nearly as good, the first idea wins.`,
    counted: (label: string, chances: string) => `Rather than “${label}”: ${chances}% more, all counted.`,
    odds: (better: string, worse: string) => `At once: ${better} to gain by it, ${worse} to lose.`,
    by: (rules: string) => `Rules: ${rules}.`,
    and: ' and ',
  },
} as const;

/**
 * Why it was chosen, in whole sentences: the choice and its reasons, what separates it from the runner-up, the exact odds of what
 * happens at once, the rules.
 *
 * @example sayWhy(question, choose(level('captain'), question), 'en')
 */
export function sayWhy<State, C extends Command>(
  question: Question<State, C>,
  chosen: Chosen<C>,
  lang: Lang,
): readonly string[] {
  const { game, brain, view } = question;
  const say = WORDS[lang];
  const label = (command: C) => game.words[lang].command(command, view);
  const [best, second] = chosen.considered;
  if (best === undefined) return [`${label(chosen.command)}.`];
  const aims = [...new Set(best.why)].map((why) => brain.aims(why, view)[lang]);
  const lines = [aims.length === 0 ? `${label(best.command)}.` : say.because(label(best.command), aims)];
  if (second !== undefined) lines.push(...comparison(question, best, second, lang));
  const odds = oddsAtOnce(question, best.command);
  if (odds !== null && odds.better + odds.worse < 1.001 && odds.better > 0 && odds.better < 1)
    lines.push(say.odds(percent(odds.better, lang), percent(odds.worse, lang)));
  if (best.rules.length > 0) lines.push(say.by(best.rules.join(', ')));
  return lines;
}

/** What speaks for a choice, or against it, is told from so much of what speaks most for it. */
const WEIGHTY = 0.5;

/** What separates the choice from the runner-up; never only what speaks against it. */
function comparison<State, C extends Command>(
  { game, brain, view }: Question<State, C>,
  best: Considered<C>,
  second: Considered<C>,
  lang: Lang,
): readonly string[] {
  const say = WORDS[lang];
  const label = game.words[lang].command(second.command, view);
  const apart = separation(best, second);
  const most = Math.max(0, ...apart.map(([, by]) => by));
  const named = (sign: number) =>
    apart
      .filter(([, by]) => Math.sign(by) === sign && Math.abs(by) >= WEIGHTY * most)
      .map(([name]) => brain.says(name)[lang])
      .join(say.and);
  if (named(1) !== '') return [say.rather(label, named(1), named(-1))];
  const exact = best.exact === true && second.exact === true;
  const chances = Math.round((best.value - second.value) / (exact ? SURE : EVEN));
  if (chances >= 1) return [say.counted(label, `${chances}`)];
  return apart.length > 0 ? [say.alike(label)] : [];
}

/** Thousandths that make a chance in a hundred: where to live counts for 1,000, and where to win counts for 1,000 and to lose for as much less. */
const SURE = 10;
const EVEN = 20;

function percent(share: number, lang: Lang): string {
  return lang === 'fr' ? `${Math.round(share * 100)} %` : `${Math.round(share * 100)}%`;
}

/**
 * What a command was for, as its own brain sees it: what follows "to"; null when it only leads up to something, or the brain would not
 * have thought of it, or of nothing else.
 *
 * @example aimOf(brain, view, 'red', command)?.en // "strike the light infantry with bows (Blue)"
 */
export function aimOf<State, C extends Command>(
  brain: Pick<Question<State, C>['brain'], 'proposals' | 'aims' | 'preludes'>,
  view: State,
  seat: Seat,
  command: C,
): Bilingual | null {
  const proposals = brain.proposals(view, seat);
  const [why] = proposals.find((one) => sameCommand(one.command, command))?.why ?? [];
  if (why === undefined || proposals.length < 2 || brain.preludes?.has(why)) return null;
  return brain.aims(why, view);
}

/** Aims that make a plan: more are a list. */
const PLAN = 3;

/**
 * What a turn was for, in a sentence of its own: the aims that most was done for, at most `longest`, in the order they came; null when there
 * is none.
 *
 * @example planOf(aims)?.en // "strike the light cavalry (Blue), stay out of reach and hold an objective"
 */
export function planOf(aims: readonly Bilingual[], longest = PLAN): Bilingual | null {
  const times = new Map<string, number>();
  for (const { en } of aims) times.set(en, (times.get(en) ?? 0) + 1);
  const first = aims.filter(({ en }, at) => aims.findIndex((one) => one.en === en) === at);
  const most = first.toSorted((a, b) => (times.get(b.en) ?? 0) - (times.get(a.en) ?? 0)).slice(0, longest);
  const kept = first.filter((one) => most.includes(one));
  return kept.length === 0
    ? null
    : inBoth((lang) =>
        listed(
          lang,
          kept.map((one) => one[lang]),
        ),
      );
}
