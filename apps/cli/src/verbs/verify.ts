import { auditHolds, sayAudit, verify as audit } from '@arbitre/referee/core';
import { BadInput, complaint } from '../bad-input.ts';
import { openLog } from '../files/position.ts';
import { wrap } from '../terminal/text.ts';
import type { Verb } from '../verb.ts';

export const verify: Verb = async (desk, asked) => {
  const file = asked.words[0] ?? '';
  const { game, match, secret, broken } = await openLog(file, desk);
  const given = asked.text('secret');
  if (given !== undefined && match.header.dice.kind === 'seeded') throw new BadInput(complaint('no-secret', NO_SECRET));
  const found = { ...audit(game, match, given ?? secret), brokenLink: broken };
  const sentences = sayAudit(game, match, found, desk.lang);
  const holds = auditHolds(found);
  if (desk.json) {
    desk.document({ holds, ...found, text: sentences });
    return holds ? 0 : 1;
  }
  const marks = [
    found.brokenLink === null,
    found.dice.kind === 'sealed' ? null : found.dice.kind === 'match',
    found.replayed === null,
  ];
  const { paint, width } = desk;
  for (const [n, sentence] of sentences.entries()) {
    const mark = marks[n] === null ? paint.warn('?') : marks[n] ? paint.good('✓') : paint.bad('✗');
    desk.print(...wrap(`${mark} ${sentence}`, width, '  '));
  }
  return holds ? 0 : 1;
};

const NO_SECRET = {
  fr: '--secret : les dés de cette partie viennent de sa graine, ils n’ont pas de secret',
  en: '--secret: the dice of this game follow from its seed, they have no secret',
};
