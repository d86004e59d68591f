import { type Command, fold, type Game, isRefusal, pick, SeededChance } from '@arbitre/kernel';

/** What random play cost: processor µs a command, and how it was shared out. */
export interface Cost {
  readonly commands: number;
  readonly games: number;
  /** Processor µs a command: view, offers, decide and evolve together. */
  readonly each: number;
  /** Share of each part, of 1. */
  readonly shares: Readonly<Record<Part, number>>;
  /** Mean number of offers. */
  readonly offers: number;
}

export const PARTS = ['view', 'offers', 'decide', 'evolve'] as const;
export type Part = (typeof PARTS)[number];

/** Plays games at random for about so many processor milliseconds; the same games each time. */
export function playAtRandom<State, C extends Command>(
  game: Game<State, C>,
  opening: State,
  milliseconds: number,
): Cost {
  runGames(game, opening, milliseconds / 3, 1);
  return runGames(game, opening, milliseconds, 1_000);
}

function runGames<State, C extends Command>(
  game: Game<State, C>,
  opening: State,
  milliseconds: number,
  first: number,
): Cost {
  const spent = { view: 0, offers: 0, decide: 0, evolve: 0 };
  const timed = <T>(part: Part, work: () => T): T => {
    const before = performance.now();
    const result = work();
    spent[part] += performance.now() - before;
    return result;
  };
  const started = process.cpuUsage();
  const used = () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1_000;
  };
  let [commands, games, offered] = [0, 0, 0];
  while (used() < milliseconds) {
    const dice = new SeededChance(first + games);
    const choices = new SeededChance(7_000_000 + first + games);
    let state = opening;
    for (let n = 0; n < 4_000; n++) {
      const seat = game.awaiting(state)?.seats[0];
      if (seat === undefined) break;
      const before = state;
      const view = timed('view', () => game.view(before, seat));
      const offers = timed('offers', () => game.offers(view, seat));
      const { command } = pick(choices, offers);
      const facts = timed('decide', () => game.decide(before, seat, command, dice));
      if (isRefusal(facts)) throw new Error(`${game.writeCommand(command)} was offered and is refused`);
      state = timed('evolve', () => fold(game, before, facts));
      offered += offers.length;
      commands++;
      if (n % 64 === 63 && used() >= milliseconds) break;
    }
    games++;
  }
  const each = (used() * 1_000) / commands;
  const sum = PARTS.reduce((total, part) => total + spent[part], 0);
  const shares = { ...spent };
  for (const part of PARTS) shares[part] = spent[part] / sum;
  return { commands, games, each, shares, offers: offered / commands };
}
