import type { Game, RuleId, Rulings } from '@arbitre/kernel';
import { sayRule } from '@arbitre/referee/core';
import type { Desk } from '../verb.ts';
import { wrap } from './text.ts';

type CardDesk = Pick<Desk, 'lang' | 'words' | 'paint' | 'width'>;

/** One rule in short: its heading and what it says. */
export function ruleBrief(game: Game, id: RuleId, { lang, paint, width }: Omit<CardDesk, 'words'>): readonly string[] {
  const rule = game.rulebook.rules[id];
  const text = rule === undefined ? [] : wrap(`  ${rule.text[lang]}`, width, '  ');
  return [`  ${paint.bold(sayRule(game, id, lang))}`, ...text];
}

/** One rule in full: what it says, how we read it, an example, and the rulings that hang on it. */
export function ruleCard(
  game: Game,
  id: RuleId,
  { lang, words, paint, width }: CardDesk,
  inForce?: Rulings,
): readonly string[] {
  const rule = game.rulebook.rules[id];
  if (rule === undefined) return [id];
  const section = (heading: string, body: string | undefined) =>
    body === undefined ? [] : ['', paint.bold(heading), ...wrap(body, width)];
  return [
    paint.bold(sayRule(game, id, lang)),
    ...wrap(rule.text[lang], width),
    ...section(words.rules.reading, rule.reading?.[lang]),
    ...section(words.rules.example, rule.example?.[lang]),
    ...rulingLines(game, rulingsOf(game, id), { lang, words, paint, width }, inForce),
  ];
}

/** The open points that hang on a rule, by name. */
export function rulingsOf(game: Game, id: RuleId): readonly string[] {
  return Object.entries(game.rulings).flatMap(([name, { rules }]) => (rules.includes(id) ? [name] : []));
}

/** Each of these open points: the question, every reading, a dot before the one in force. */
export function rulingLines(
  game: Game,
  names: readonly string[],
  { lang, words, paint, width }: CardDesk,
  inForce?: Rulings,
): readonly string[] {
  return Object.entries(game.rulings)
    .filter(([name]) => names.includes(name))
    .flatMap(([name, { question, values, meanings }]) => {
      const chosen = inForce?.[name] ?? values[0];
      const readings = values.flatMap((value, n) => {
        const line = `  ${value === chosen ? '●' : '○'} ${value}: ${meanings[n]?.[lang] ?? ''}`;
        const said = wrap(n === 0 ? `${line} (${words.rules.byDefault})` : line, width, '      ');
        return value === chosen ? said : said.map((text) => paint.dim(text));
      });
      return ['', ...wrap(`${paint.bold(words.rules.ruling)} ${name} — ${question[lang]}`, width), ...readings];
    });
}
