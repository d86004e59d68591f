import { theFigure, untilTurn } from './state.ts';
import { traitDice } from './stats.ts';
import { automatic } from './table.ts';

/** Rugissement: an opposed test (ad.x.opposed); the loser has a die less until the end of its next turn. */
export const roarResolver = automatic<'roar'>((table, { rolled, ...frame }) => {
  const target = theFigure(table.state, frame.target);
  if (frame.attack === null) {
    table.replace({ ...frame, attack: rolled?.successes ?? 0 });
    return table.roll({
      who: target.id,
      trait: 'mind',
      purpose: 'resist',
      dice: traitDice(table.state, target, 'mind'),
      difficulty: 4,
      against: frame.figure,
      gamble: 'never',
    });
  }
  table.pop();
  const won = frame.attack > (rolled?.successes ?? 0); // a tie is a failure of the attacker
  table.emit({ is: 'opposed', who: frame.figure, target: target.id, won });
  if (!won) return;
  const until = untilTurn(table.state, target.group ?? target.id, 'end');
  table.emit({
    is: 'effect-begins',
    effect: { id: table.state.nextEffect, bearer: target.id, what: 'dice', value: -1, until },
  });
});
