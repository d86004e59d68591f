import { perft as count, sayNumber } from '@arbitre/referee/core';
import { columns } from '../terminal/text.ts';
import type { Verb } from '../verb.ts';
import { askPosition } from './ask.ts';

export const perft: Verb = async (desk, asked) => {
  const { lang, words } = desk;
  const { game, state } = await askPosition(desk, asked);
  const depth = asked.number('depth', { min: 0, max: 50 }) ?? 1;
  let counted = count(game, state, Math.min(depth, 1));
  for (let longer = 2; longer <= depth && counted !== null; longer++) {
    if (!desk.json) desk.print(words.sequences(longer - 1, counted.count)); // deep counts take long: what is known is said
    counted = count(game, state, longer);
  }
  const divide = asked.has('divide');
  if (counted === null) {
    if (desk.json) desk.document({ depth, count: null });
    else desk.print(words.tooWide);
    return 1;
  }
  if (desk.json) {
    const branches = counted.branches.map(({ seat, command, count: under }) => ({ seat, command, count: `${under}` }));
    desk.document({ depth, count: `${counted.count}`, ...(divide && { branches }) });
    return 0;
  }
  if (divide) {
    desk.print(
      ...columns(
        counted.branches.map(({ command, count: under }) => [game.writeCommand(command), sayNumber(under, lang)]),
      ),
    );
  }
  desk.print(words.sequences(depth, counted.count));
  return 0;
};
