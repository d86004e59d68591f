import { SeededChance } from '@arbitre/kernel';
import { judgeSequence, sayVerdict } from '@arbitre/referee/core';
import { seatOf } from '../files/position.ts';
import { verdictLines } from '../terminal/verdict.ts';
import type { Verb } from '../verb.ts';
import { askCommands, askPosition, readCommand } from './ask.ts';

/** One command is answered with its verdict; several, with one each, as far as they can be followed. */
export const judge: Verb = async (desk, asked) => {
  const { game, state } = await askPosition(desk, asked);
  const typed = askCommands(asked);
  const seat = asked.text('seat') === undefined ? {} : { seat: seatOf({ game, state }, asked.text('seat')) };
  const seed = asked.number('seed', { min: 0, max: Number.MAX_SAFE_INTEGER });
  const states: unknown[] = [];
  const attempts = typed.map((text) => ({
    ...seat,
    command: (now: unknown, who: string) => {
      states.push(now);
      return readCommand(text, { game, state: now }, who);
    },
  }));
  const chance = seed === undefined ? undefined : new SeededChance(seed);
  const { legal, verdicts, stopped } = judgeSequence(game, state, attempts, desk.lang, chance);
  if (desk.json) desk.document(typed.length === 1 ? verdicts[0] : { legal, verdicts, ...(stopped && { stopped }) });
  else
    for (const [n, verdict] of verdicts.entries()) {
      if (typed.length > 1) desk.print(...(n > 0 ? [''] : []), desk.paint.bold(`${n + 1}. ${typed[n] ?? ''}`));
      desk.print(...verdictLines(sayVerdict(game, states[n], verdict, desk.lang), verdict.legal, desk));
    }
  if (stopped?.why === 'dice' && !desk.json) desk.print('', desk.words.stoppedByDice(typed.length - stopped.at - 1));
  return legal && stopped === undefined ? 0 : 1;
};
