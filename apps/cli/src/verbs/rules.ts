import type { Game, RuleId, Rulings } from '@arbitre/kernel';
import { sayNumber, sayRule } from '@arbitre/referee/core';
import { ruleCard, rulingLines, rulingsOf } from '../terminal/rule-card.ts';
import { fold, widthOf, wrap } from '../terminal/text.ts';
import type { Desk, Verb } from '../verb.ts';

/** Characters of a rule that are worth showing beside its heading. */
const LEAST_TEXT = 20;

interface Found {
  readonly game: Game;
  readonly id: RuleId;
}

export const rules: Verb = async (desk, asked) => {
  const every = [...(await desk.library.games()).values()];
  const { games, text } = looked(every, asked.words);
  if (asked.has('rulings')) return openPoints(desk, text === undefined ? games : games.filter(({ id }) => id === text));
  if (text === undefined || text.trim() === '') return books(desk, games);
  const found = findRules(games, text);
  if (desk.json) {
    desk.document({
      rules: found.map(({ game, id }) => ({
        game: game.id,
        id,
        ...game.rulebook.rules[id],
        rulings: rulingsOf(game, id),
      })),
    });
  } else desk.print(...ruleLines(desk, games, text));
  return found.length === 0 ? 1 : 0;
};

/** What is looked for, and where: in every book, or in that of the game that is named first. */
function looked(every: readonly Game[], words: readonly string[]) {
  const [first, ...rest] = words;
  const named = every.filter(({ id }) => id === first);
  if (named.length > 0 && rest.length > 0) return { games: named, text: rest.join(' ') };
  return { games: every, text: first === undefined ? undefined : words.join(' ') };
}

/** Everything that a table may rule otherwise, game by game: what `--ruling NAME=VALUE` and a scenario's `rulings` take. */
function openPoints(desk: Desk, games: readonly Game[]): 0 | 1 {
  const { lang, paint } = desk;
  if (desk.json) desk.document({ rulings: Object.fromEntries(games.map(({ id, rulings }) => [id, rulings])) });
  else
    for (const game of games) {
      const title = paint.bold(`${game.rulebook.title[lang]} (${game.id})`);
      desk.print(title, ...rulingLines(game, Object.keys(game.rulings), desk), '');
    }
  return games.length === 0 ? 1 : 0;
}

/** A rule in full when one is meant, else a list. */
export function ruleLines(desk: Desk, games: readonly Game[], text: string, inForce?: Rulings): readonly string[] {
  const found = findRules(games, text);
  const [only] = found;
  if (only === undefined) return [desk.words.rules.none(text)];
  if (found.length === 1) return ruleCard(only.game, only.id, desk, inForce);
  return found.map(({ game, id }) => ruleLine(game, id, desk));
}

/** One rule on one line: where it stands, and as much of what it says as fits. */
function ruleLine(game: Game, id: RuleId, { lang, paint, width }: Desk): string {
  const cited = sayRule(game, id, lang);
  const text = game.rulebook.rules[id]?.text[lang] ?? '';
  const [begun = ''] = wrap(text, Math.max(LEAST_TEXT, width - widthOf(cited) - 4));
  return `${cited}  ${paint.dim(begun === text ? text : `${begun} …`)}`;
}

function books({ lang, words, paint, width, json, document, print }: Desk, games: readonly Game[]): 0 {
  if (json) {
    document({
      books: games.map(({ id, rulebook }) => ({
        game: id,
        title: rulebook.title,
        credit: rulebook.credit,
        rules: Object.keys(rulebook.rules),
      })),
    });
    return 0;
  }
  for (const { id, rulebook } of games) {
    const ids = Object.keys(rulebook.rules);
    const topics = [...new Set(ids.map((rule) => rule.split('.').slice(0, 2).join('.')))];
    print(paint.bold(`${rulebook.title[lang]} (${id})`), ...wrap(rulebook.credit[lang], width));
    print(words.rules.count(sayNumber(ids.length, lang)), ...wrap(`  ${topics.join('  ')}`, width, '  '), '');
  }
  print(words.rules.how);
  return 0;
}

/** The rule of that id; else the rules under it (`dx.web`, a game); else those that say it. */
function findRules(games: readonly Game[], text: string): readonly Found[] {
  const asked = fold(text.trim());
  const all = games.flatMap((game) => Object.keys(game.rulebook.rules).map((id) => ({ game, id: id as RuleId })));
  const exact = all.filter(({ id }) => id === asked);
  if (exact.length > 0) return exact;
  const under = all.filter(({ game, id }) => id.startsWith(`${asked}.`) || game.id === asked);
  return under.length > 0 ? under : all.filter(({ game, id }) => says(game, id, asked));
}

function says(game: Game, id: RuleId, asked: string): boolean {
  const rule = game.rulebook.rules[id];
  const texts = [rule?.heading, rule?.text, rule?.reading].flatMap((part) =>
    part === undefined ? [] : [part.fr, part.en],
  );
  return texts.some((part) => fold(part).includes(asked));
}
