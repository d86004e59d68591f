import { openScenario } from '../files/position.ts';
import { gameName } from '../names.ts';
import { boardLines, legendLines } from '../terminal/board.ts';
import { wrap } from '../terminal/text.ts';
import type { Verb } from '../verb.ts';

export const check: Verb = async (desk, asked) => {
  const { lang, paint, words, width } = desk;
  const file = asked.words[0] ?? '';
  const { game, opening, title, about, rulings } = await openScenario(file, [], desk);
  if (desk.json) {
    desk.document({
      valid: true,
      game: game.id,
      title: title?.[lang],
      about: about?.[lang],
      rulings,
      seats: game.seats(opening),
    });
    return 0;
  }
  desk.print(`${paint.good('✓')} ${words.valid(title?.[lang] ?? file, gameName(game, lang))}`);
  if (about !== undefined) desk.print(...wrap(about[lang], width));
  const plans = game.plans?.(opening) ?? [];
  for (const scene of plans.length > 0 ? plans : [game.scene(opening)]) {
    desk.print('', ...boardLines(game, opening, desk, { scene }));
    desk.print('', ...legendLines(game, opening, width, desk, [], false, scene));
  }
  return 0;
};
