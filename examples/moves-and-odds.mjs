// A position, its legal moves, the exact odds of one of them, and a refusal that cites its rule.
import {
  judge,
  loadCommand,
  loadGame,
  loadScenario,
  odds,
  orThrow,
  sayDecimal,
  sayVerdict,
} from '@arbitre/referee/core';

const game = await loadGame('donjon-d10');
const { opening } = orThrow(
  loadScenario(
    `
game: donjon-d10
class: warrior
floors:
  - number: 1
    map: |
      #######
      #S.r.>#
      #######
    creatures: { r: giant-rat }
position: { at: d2, combat: { from: c2 } }
`,
    game,
  ),
);

for (const { command } of game.offers(opening, 'hero')) console.log(`- ${game.words.en.command(command, opening)}`);

const attack = orThrow(loadCommand(game, opening, 'attack club'));
const counted = odds(game, opening, 'hero', attack);
if ('figures' in counted) {
  for (const { name, mean } of counted.figures)
    console.log(`${game.words.en.measure(name)}: ${sayDecimal(mean, 'en')}`);
}

const roll = orThrow(loadCommand(game, opening, 'roll'));
console.log(sayVerdict(game, opening, judge(game, opening, 'hero', roll, 'en'), 'en').join('\n'));
