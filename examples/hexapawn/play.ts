import { advance, SeededChance } from '@arbitre/kernel';
import { choose, level } from '@arbitre/players';
import {
  drawScene,
  judge,
  loadCommand,
  loadScenario,
  orThrow,
  plainText,
  sayMistake,
  sayVerdict,
} from '@arbitre/referee/core';
import { brain } from './brain.ts';
import { hexapawn } from './hexapawn.ts';

/** Hexapawn against a master, wherever lines can be read and written. White is a person. */
export async function play(ask: (question: string) => Promise<string>, print: (text: string) => void): Promise<void> {
  const words = hexapawn.words.en;
  const chance = new SeededChance(1);
  let { opening: state } = orThrow(loadScenario('{game: hexapawn, columns: 3, rows: 3}', hexapawn));
  for (let ended = hexapawn.outcome(state); ; ended = hexapawn.outcome(state)) {
    print(plainText(drawScene(hexapawn.scene(state), hexapawn.legend)));
    if (ended !== null) return print(words.outcome(ended, state));
    if (state.turn === 'black') {
      const { command } = choose(level('master'), { game: hexapawn, brain, view: state, seat: 'black', chance });
      print(words.command(command, state));
      state = advance(hexapawn, state, 'black', command, chance);
      continue;
    }
    const typed = await ask(`${words.decision({ seats: ['white'], kind: 'turn' }, state)} > `);
    const read = loadCommand(hexapawn, state, typed);
    if (!read.ok) {
      print(read.mistakes.map((mistake) => sayMistake(mistake, 'en')).join('\n'));
      continue;
    }
    const verdict = judge(hexapawn, state, 'white', read.value, 'en');
    if (verdict.legal) state = advance(hexapawn, state, 'white', read.value, chance);
    else print(sayVerdict(hexapawn, state, verdict, 'en').join('\n'));
  }
}
