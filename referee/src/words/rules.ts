import type { Game, Lang, RuleId } from '@arbitre/kernel';
import { CATALOGUES } from './catalogue.ts';

/**
 * A rule as it is cited beside a sentence: its id, the heading it stands under, and whether it is ours.
 *
 * @example sayRule(game, 'dx.web.2', 'en') // 'dx.web.2 — Spider webs'
 */
export function sayRule(game: Pick<Game, 'rulebook'>, id: RuleId, lang: Lang): string {
  const rule = Object.hasOwn(game.rulebook.rules, id) ? game.rulebook.rules[id] : undefined;
  if (rule === undefined) return id;
  return `${id} — ${rule.heading[lang]}${rule.companion ? ` (${CATALOGUES[lang].companion})` : ''}`;
}
