// Two computer players against one another: same dice for both, one choice explained.
import { advance, SeededChance } from '@arbitre/kernel';
import { choose, level } from '@arbitre/players';
import { loadBrain, loadGame, loadScenario, orThrow } from '@arbitre/referee/core';

const game = await loadGame('thucidide');
const brain = await loadBrain('thucidide');
if (brain === null) throw new Error('THUCIDIDE has a brain');
const { opening } = orThrow(
  loadScenario(
    `
game: thucidide
exercise: true
map: |
  . . . . . .
   . . . . . .
  . . . . . .
   . . . . . .
armies:
  - { side: blue, name: { fr: Bleu, en: Blue }, tokens: 2 }
  - { side: red, name: { fr: Rouge, en: Red }, tokens: 2 }
units:
  - { id: B1, side: blue, type: infantry, weight: heavy, at: "0202" }
  - { id: B2, side: blue, type: infantry, weight: medium, at: "0203" }
  - { id: R1, side: red, type: infantry, weight: light, at: "0502" }
  - { id: R2, side: red, type: infantry, weight: light, at: "0503" }
characters:
  - { id: BG, side: blue, rank: general-in-chief, at: "0102" }
  - { id: RG, side: red, rank: general-in-chief, at: "0602" }
victory: { turns: 8, eliminate: 1 }
turn: { number: 1, side: blue, phase: command }
`,
    game,
  ),
);

const players = { blue: level('captain'), red: level('apprentice') };
const dice = new SeededChance(3);
const chance = new SeededChance(4); // a player's own chance is not the dice of the game
let state = opening;
let explained = false;
for (let seat = game.awaiting(state)?.seats[0]; seat !== undefined; seat = game.awaiting(state)?.seats[0]) {
  const view = game.view(state, seat);
  const { command, considered } = choose(players[seat], { game, brain, view, seat, chance });
  if (!explained && considered.length > 1) {
    explained = true;
    const why = considered[0]?.why.map((reason) => `to ${brain.aims(reason, view).en}`).join('; ');
    console.log(`${game.words.en.seat(seat, state)}: ${game.words.en.command(command, state)} (${why})`);
  }
  state = advance(game, state, seat, command, dice);
}
console.log(game.words.en.outcome(game.outcome(state), state));
