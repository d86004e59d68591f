import { show } from '@arbitre/kernel';
import { checkConformance } from '@arbitre/referee/core';
import { badFile } from '../bad-input.ts';
import { readText } from '../files/read.ts';
import { wrap } from '../terminal/text.ts';
import type { Verb } from '../verb.ts';

export const conformance: Verb = async (desk, asked) => {
  const file = asked.words[0] ?? '';
  const text = await readText(file, desk.shell);
  const games = await desk.library.games();
  const checked = checkConformance(text, games);
  if (!checked.ok) throw badFile(file, checked.mistakes);
  const { game, title, cases, disagreements } = checked.value;
  const agrees = disagreements.length === 0;
  if (desk.json) {
    desk.document(checked.value);
    return agrees ? 0 : 1;
  }
  const { lang, words, width, paint } = desk;
  for (const { id, rules, expected, found } of disagreements)
    desk.print(
      ...wrap(`${paint.bad('✗')} ${words.differs(id, rules.join(', '), show(expected), show(found))}`, width, '  '),
    );
  const book = games.get(game)?.rulebook.title[lang] ?? game;
  const said = words.conforms(book, title, cases - disagreements.length, cases);
  desk.print(...wrap(`${agrees ? paint.good('✓') : paint.bad('✗')} ${said}`, width, '  '));
  return agrees ? 0 : 1;
};
