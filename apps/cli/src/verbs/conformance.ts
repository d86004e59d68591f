import { show } from '@arbitre/kernel';
import { checkConformance, type ConformanceReport, type Registry } from '@arbitre/referee/core';
import { BadInput, type Complaint } from '../bad-input.ts';
import { orBadFile } from '../files/position.ts';
import { readText } from '../files/read.ts';
import { wrap } from '../terminal/text.ts';
import type { Desk, Verb } from '../verb.ts';

/** Every file is reported, whatever the others hold; then all of them together, and the exit code is the worst. */
export const conformance: Verb = async (desk, asked) => {
  const games = await desk.library.games();
  const files: (ConformanceReport & { readonly file: string })[] = [];
  const wrong: Complaint[] = [];
  for (const file of asked.words) {
    try {
      const report = orBadFile(file, checkConformance(await readText(file, desk.shell), games));
      files.push({ file, ...report });
      if (!desk.json) desk.print(...reportLines(report, games, desk));
    } catch (problem) {
      if (!(problem instanceof BadInput)) throw problem;
      wrong.push(...problem.complaints);
    }
  }
  const cases = files.reduce((sum, report) => sum + report.cases, 0);
  const agreeing = files.reduce((sum, report) => sum + agreeingIn(report), 0);
  if (!desk.json && files.length > 1)
    desk.print(...verdictLines(desk.words.conformsInAll(files.length, agreeing, cases), agreeing === cases, desk));
  if (wrong.length > 0) throw new BadInput(...wrong);
  if (desk.json) desk.document({ cases, agreeing, files });
  return agreeing === cases ? 0 : 1;
};

function agreeingIn({ cases, disagreements }: ConformanceReport): number {
  return cases - disagreements.length;
}

/** The cases that are judged otherwise, one by one, then how many are not. */
function reportLines(report: ConformanceReport, games: Registry, desk: Desk): readonly string[] {
  const { lang, words, width, paint } = desk;
  const { game, title, cases, disagreements } = report;
  const book = games.get(game)?.rulebook.title[lang] ?? game;
  const differing = disagreements.flatMap(({ id, rules, expected, found }) =>
    wrap(`${paint.bad('✗')} ${words.differs(id, rules.join(', '), show(expected), show(found))}`, width, '  '),
  );
  const said = words.conforms(book, title, agreeingIn(report), cases);
  return [...differing, ...verdictLines(said, disagreements.length === 0, desk)];
}

function verdictLines(said: string, agrees: boolean, { paint, width }: Desk): readonly string[] {
  return wrap(`${agrees ? paint.good('✓') : paint.bad('✗')} ${said}`, width, '  ');
}
