import { type Chance, canonical, SeededChance } from '@arbitre/kernel';
import { type Command, donjonD10, type State } from '@arbitre/donjon-d10';

/** A run as a random player plays it: which dice, and which offer at each choice. */
export interface Playout {
  readonly seed: number;
  readonly commands: number;
  /** The whole final state, to be compared. */
  readonly end: string;
}

/** Someone who can play a random run from the opening. */
export interface Player {
  readonly name: string;
  readonly note: string;
  play(seed: number): { readonly commands: number; readonly end: State };
}

/** Both floors are drawn, so that generating floors, which costs a hundred moves, is not what is measured. */
const SCENARIO = {
  dungeon: 2,
  class: 'warrior',
  hero: { endurance: 4, strength: 4 },
  floors: [
    {
      number: 1,
      map: [
        '############',
        '#S...w.....#',
        '#..........#',
        '#..^.##.C..#',
        '#....##....#',
        '#.$....w...#',
        '#....r.....#',
        '#..##...~..#',
        '#..##......#',
        '#.......$..#',
        '#....C....>#',
        '############',
      ].join('\n'),
      creatures: { r: 'giant-rat' },
    },
    {
      number: 2,
      map: [
        '############',
        '#>....b....#',
        '#...##.....#',
        '#.w.##..^..#',
        '#......w...#',
        '#.C....k...#',
        '#....$.....#',
        '#..~...###.#',
        '#......###.#',
        '#.C..w....S#',
        '############',
      ].join('\n'),
      creatures: { b: 'bat', k: 'kobold-slinger' },
    },
  ],
} as const;

/** The state every playout starts from. */
export function opening(): State {
  const rulings = Object.fromEntries(
    Object.entries(donjonD10.rulings).map(([name, { values }]) => [name, values[0] ?? false]),
  );
  const opened = donjonD10.setup(SCENARIO, rulings);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return opened.value;
}

/** Dice and choices of a seed: two streams, so that a rule that rolls one die more does not change the choices. */
export function fate(seed: number): { readonly dice: SeededChance; readonly choices: Chance } {
  return { dice: new SeededChance(seed), choices: new SeededChance(seed + 2 ** 32) };
}

/** One of the legal commands at random; null when the run is over. */
export function anyCommand(state: State, choices: Chance): Command | null {
  const offers = donjonD10.offers(state, 'hero');
  return offers.length === 0 ? null : (offers[choices.int(offers.length)]?.command ?? null);
}

export function record(player: Player, seed: number): Playout {
  const { commands, end } = player.play(seed);
  return { seed, commands, end: canonical(end) };
}
