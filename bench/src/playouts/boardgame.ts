import { createRequire } from 'node:module';
import { type Command, donjonD10, type State } from '@arbitre/donjon-d10';
import { fold, isRefusal, SeededChance, type SeededState } from '@arbitre/kernel';
import type { Game } from 'boardgame.io';
import { anyCommand, fate, opening, type Player } from './course.ts';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
// The very immer that boardgame.io uses: its drafts are no one else's.
const { original } = createRequire(require.resolve('boardgame.io/client'))('immer') as {
  readonly original: <T>(draft: T) => T | undefined;
};

/** What boardgame.io keeps: the run and, as its moves must be pure, the state of the dice. */
interface Table {
  run: State;
  dice: SeededState;
}

type Act = (table: Table, command: Command) => Table | undefined;

/** Our rules, on whatever they are given. */
function ruled({ run, dice: before }: Table, command: Command): Table {
  const dice = SeededChance.from(before);
  const facts = donjonD10.decide(run, 'hero', command, dice);
  if (isRefusal(facts)) throw new Error(`offered but refused: ${facts.code}`);
  return { run: fold(donjonD10, run, facts), dice: dice.state() };
}

/** Runs through boardgame.io's client: its reducer, its plugins, its log; no server and no network. */
function player(name: string, note: string, act: Act): Player {
  const start = opening();
  const gameOf = (seed: number): Game<Table> => ({
    name: 'donjon-d10',
    setup: () => ({ run: start, dice: fate(seed).dice.state() }),
    moves: { act: ({ G }, command: Command) => act(G, command) },
  });
  return {
    name,
    note,
    play(seed) {
      const client = Client<Table>({ game: gameOf(seed), numPlayers: 1, debug: false });
      client.start();
      const { choices } = fate(seed);
      const run = () => client.getState()?.G.run ?? start;
      let commands = 0;
      for (let command = anyCommand(run(), choices); command !== null; command = anyCommand(run(), choices)) {
        client.moves['act']?.(command);
        commands++;
      }
      const end = run();
      client.stop();
      return { commands, end };
    },
  };
}

/** As its guide has it: the move works on `G`, the draft it is given. */
export const boardgame = player(
  'boardgame.io',
  'its client in one process; the move runs the same rules on G',
  (G, command) => {
    const { run, dice } = ruled(G, command);
    G.run = run;
    G.dice = dice;
    return undefined;
  },
);

/** At its fastest: the move gets at the plain state behind the draft and returns the new one, so that nothing is proxied. */
export const boardgamePlain = player(
  'boardgame.io, no draft',
  'the same; the move reads the plain state behind G and returns a new one',
  (G, command) => ruled(original(G) ?? G, command),
);
