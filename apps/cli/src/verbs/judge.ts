import { judge as judgeCommand, sayVerdict } from '@arbitre/referee/core';
import { verdictLines } from '../terminal/verdict.ts';
import type { Verb } from '../verb.ts';
import { askCommand, askPosition } from './ask.ts';

export const judge: Verb = async (desk, asked) => {
  const position = await askPosition(desk, asked);
  const { game, state } = position;
  const { seat, command } = askCommand(asked, position);
  const verdict = judgeCommand(game, state, seat, command, desk.lang);
  if (desk.json) desk.document(verdict);
  else desk.print(...verdictLines(sayVerdict(game, state, verdict, desk.lang), verdict.legal, desk));
  return verdict.legal ? 0 : 1;
};
