import { type Command, explore, fold, type Game, isRefusal, type Lang, type Seat } from '@arbitre/kernel';
import type { Chosen, Considered, Question } from './player.ts';
import { ending, worth } from './worth.ts';

/** Ways the dice may fall beyond which odds are left out. */
const MOST_WAYS = 400;

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
      return Math.sign(Math.round(value - before));
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

/** Thousandths of a win by which a feature must differ to be worth a word. */
const TELLING = 8;

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
    because: (label: string, why: string) => `${label} : ${why}.`,
    rather: (label: string, better: string, worse: string) =>
      `Plutôt que « ${label} » : ${[better && `mieux pour ${better}`, worse && `moins bien pour ${worse}`].filter(Boolean).join(', ')}.`,
    counted: (label: string, chances: string) =>
      `Plutôt que « ${label} » : ${chances} % de chances de plus, tout compté.`,
    odds: (better: string, worse: string) => `Tout de suite : ${better} de chances d’y gagner, ${worse} d’y perdre.`,
    by: (rules: string) => `Règles : ${rules}.`,
    and: ' et ',
  },
  en: {
    because: (label: string, why: string) => `${label}: ${why}.`,
    rather: (label: string, better: string, worse: string) =>
      `Rather than “${label}”: ${[better && `better for ${better}`, worse && `worse for ${worse}`].filter(Boolean).join(', ')}.`,
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
  const reasons = [...new Set(best.why)].map((why) => brain.says(why)[lang]);
  const lines = [
    reasons.length === 0 ? `${label(best.command)}.` : say.because(label(best.command), reasons.join(say.and)),
  ];
  if (second !== undefined) {
    const apart = separation(best, second);
    const named = (sign: number) =>
      apart
        .filter(([, by]) => Math.sign(by) === sign)
        .map(([name]) => brain.says(name)[lang])
        .join(say.and);
    const gap = (best.value - second.value) / 10;
    if (apart.length > 0) lines.push(say.rather(label(second.command), named(1), named(-1)));
    else if (best.exact && second.exact && gap >= 1)
      lines.push(say.counted(label(second.command), `${Math.round(gap)}`));
  }
  const odds = oddsAtOnce(question, best.command);
  if (odds !== null && odds.better + odds.worse < 1.001 && odds.better > 0 && odds.better < 1)
    lines.push(say.odds(percent(odds.better, lang), percent(odds.worse, lang)));
  if (best.rules.length > 0) lines.push(say.by(best.rules.join(', ')));
  return lines;
}

function percent(share: number, lang: Lang): string {
  return lang === 'fr' ? `${Math.round(share * 100)} %` : `${Math.round(share * 100)}%`;
}

/** One choice of a turn that is told afterwards. */
export interface Made<State, C extends Command> {
  readonly view: State;
  readonly seat: Seat;
  readonly chosen: Chosen<C>;
}

/**
 * The computer's turn as a player would explain it: what was done for each reason, in the order the reasons came.
 *
 * @example sayTurn(game, brain, made, 'en') // ["an attack that brings more than it costs: BI1 attacks RI2, …"]
 */
export function sayTurn<State, C extends Command>(
  game: Game<State, C>,
  brain: Question<State, C>['brain'],
  made: readonly Made<State, C>[],
  lang: Lang,
): readonly string[] {
  const byReason = new Map<string, string[]>();
  for (const { view, chosen } of made) {
    const [best] = chosen.considered;
    const [why] = best?.why ?? [];
    if (best === undefined || why === undefined || chosen.considered.length < 2) continue;
    byReason.set(why, [...(byReason.get(why) ?? []), game.words[lang].command(best.command, view)]);
  }
  const colon = lang === 'fr' ? ' : ' : ': ';
  return [...byReason].map(([why, labels]) => {
    const said = brain.says(why)[lang];
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}${colon}${labels.join(lang === 'fr' ? ' ; ' : '; ')}.`;
  });
}
