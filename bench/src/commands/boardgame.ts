import { createRequire } from 'node:module';
import { type Command, fold, type Game, isRefusal, pick, SeededChance, type SeededState } from '@arbitre/kernel';
import type { Game as TheirGame } from 'boardgame.io';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
// The very immer that boardgame.io uses: its drafts are no one else's.
const { original } = createRequire(require.resolve('boardgame.io/client'))('immer') as {
  readonly original: <T>(draft: T) => T | undefined;
};

interface Table {
  state: unknown;
  dice: SeededState;
}

/**
 * Processor µs a command of the same random games through boardgame.io's client in one process, at its fastest: its reducer,
 * plugins and log around the same rules, the move reading the plain state behind the draft and returning a new one.
 */
export function playThroughBoardgame<State, C extends Command>(
  game: Game<State, C>,
  opening: State,
  milliseconds: number,
): number {
  runGames(game, opening, milliseconds / 3, 1);
  return runGames(game, opening, milliseconds, 1_000);
}

function runGames<State, C extends Command>(
  game: Game<State, C>,
  opening: State,
  milliseconds: number,
  first: number,
): number {
  const started = process.cpuUsage();
  const used = () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1_000;
  };
  let [commands, games] = [0, 0];
  while (used() < milliseconds) {
    const client = Client<Table>({ game: theirs(game, opening, first + games), numPlayers: 1, debug: false });
    client.start();
    const choices = new SeededChance(7_000_000 + first + games);
    const now = () => (client.getState()?.G.state ?? opening) as State; // what `setup` and the move put there
    for (let n = 0; n < 4_000; n++) {
      const seat = game.awaiting(now())?.seats[0];
      if (seat === undefined) break;
      client.moves['act']?.(seat, pick(choices, game.offers(game.view(now(), seat), seat)).command);
      commands++;
      if (n % 64 === 63 && used() >= milliseconds) break;
    }
    client.stop();
    games++;
  }
  return (used() * 1_000) / commands;
}

function theirs<State, C extends Command>(game: Game<State, C>, opening: State, seed: number): TheirGame<Table> {
  return {
    name: game.id,
    setup: () => ({ state: opening, dice: new SeededChance(seed).state() }),
    moves: {
      act: ({ G }, seat: string, command: C) => {
        const table = original(G) ?? G;
        const state = table.state as State; // as above
        const dice = SeededChance.from(table.dice);
        const facts = game.decide(state, seat, command, dice);
        if (isRefusal(facts)) throw new Error(`${game.writeCommand(command)} was offered and is refused`);
        return { state: fold(game, state, facts), dice: dice.state() };
      },
    },
  };
}
