import {
  canonical,
  type Chance,
  fold,
  type Game,
  isRefusal,
  LANGS,
  pick,
  SeededChance,
  SPECTATOR,
} from '@arbitre/kernel';
import type { Command } from '../src/play/command.ts';
import type { Fact } from '../src/play/fact.ts';
import type { Refusal } from '../src/play/refusal.ts';
import type { Scenario } from '../src/file/scenario.ts';
import type { Hidden, State } from '../src/play/state.ts';

/** The game, or one with a leak planted in it. */
export type Suspect = Game<State, Command, Fact, Refusal, Scenario>;

/** The values of a record, dealt out anew among its keys. */
function dealt<T>(values: Readonly<Record<string, T>>, chance: Chance): Readonly<Record<string, T>> {
  const left = Object.values(values);
  return Object.fromEntries(
    Object.keys(values).flatMap((key) => left.splice(chance.int(left.length), 1).map((value) => [key, value] as const)),
  );
}

/** Another game that looks the same to everyone: other rooms behind the doors, other roads, groups and events. */
function otherSecrets(hidden: Hidden, chance: Chance): Hidden {
  const rooms = Object.entries(dealt(hidden.rooms, chance)).map(([id, room]) => [id, { ...room, id }] as const);
  return {
    rooms: Object.fromEntries(rooms.slice(0, 1 + chance.int(rooms.length))),
    contents: dealt(hidden.contents, chance),
    road: dealt(hidden.road, chance),
    arrows: dealt(hidden.arrows, chance),
    sheet: {},
    events: hidden.events.filter(() => chance.int(2) === 0),
  };
}

/** Names that only someone who knows the scenario could ask about. */
const GUESSES: readonly Command[] = [
  { do: 'room', room: 'sanctuary' },
  { do: 'room', room: 'gallery' },
  { do: 'reveal', door: 'f4e' },
  { do: 'reveal', door: 'b6s' },
  { do: 'search', encounter: 'guardroom' },
  { do: 'release', group: 'captive' },
  { do: 'scent', group: 'archers' },
  { do: 'attack', target: 'guards-1', with: 'long-sword', mode: 'plain' },
  { do: 'spot', at: 'g1' },
  { do: 'place', at: 'h5' },
  { do: 'zoneMove', to: 'g4' },
  { do: 'shift', to: 'g4' },
  { do: 'push', to: 'g4' },
];

/** Plain data and exact fractions, as text. */
function bytes(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}` : part));
}

/** Everything the game answers to a seat, in bytes. `odds` adds what is dear to compute. */
function answers(game: Suspect, state: State, seat: string, tried: readonly Command[], odds: boolean): string {
  const offers = game.offers(state, seat);
  const offered = new Set(offers.map(({ command }) => canonical(command)));
  const told = offers.map(({ command }) => [
    game.preview(state, seat, command),
    odds ? game.forecast(state, seat, command) : null,
    LANGS.map((lang) => game.words[lang].command(command, state)),
  ]);
  const refused = tried.map((command) => {
    const decided = offered.has(canonical(command)) ? null : game.decide(state, seat, command, new SeededChance(1));
    const refusal = decided !== null && isRefusal(decided) ? decided : null;
    return [refusal, LANGS.map((lang) => [refusal && game.words[lang].refusal(refusal, state)])];
  });
  const said = tried.map((command) => LANGS.map((lang) => game.words[lang].command(command, state)));
  const reach = odds ? Object.keys(state.figures).map((piece) => game.reach(state, piece)) : null;
  const { board, ...scene } = game.scene(state);
  const sheets = LANGS.map((lang) => game.words[lang].sheet(state, seat));
  const awaiting = game.awaiting(state);
  const asked = LANGS.map((lang) => awaiting && game.words[lang].decision(awaiting, state));
  return bytes([awaiting, asked, offers, told, refused, said, reach, scene, Array.from(board.zone), sheets]);
}

/**
 * Plays a random game and, along it, looks for a seat that is answered differently by a state that looks the same to it:
 * what differs, or null.
 */
export function leakIn(game: Suspect, opening: State, seed: number, points = 40): string | null {
  const chance = new SeededChance(seed);
  const known: Command[] = [...GUESSES];
  let state = opening;
  const seats = [...game.seats(state), SPECTATOR];
  for (let n = 0; game.outcome(state) === null && n < 400; n++) {
    if (chance.int(400) < points) {
      const tried = Array.from({ length: 6 }, () => pick(chance, known));
      const dear = chance.int(3) === 0 ? game.awaiting(state)?.seats : [];
      const { hidden, deck } = state;
      const other = hidden === null ? state : { ...state, hidden: otherSecrets(hidden, chance) };
      const twins: readonly (readonly [string, State])[] = [
        ['other secrets', other],
        ['only the view', game.view(state, SPECTATOR)],
        ['another order of the deck', { ...state, deck: { ...deck, rest: deck.rest.toReversed() } }],
      ];
      for (const seat of seats) {
        const odds = dear?.includes(seat) ?? false;
        const own = answers(game, state, seat, tried, odds);
        for (const [what, twin] of twins) {
          if (own !== answers(game, twin, seat, tried, odds)) return `seed ${seed}, command ${n}, ${seat}: ${what}`;
        }
      }
      for (const seat of seats) {
        if (canonical(game.view(other, seat)) !== canonical(game.view(state, seat)))
          return `seed ${seed}, command ${n}, ${seat}: the view`;
      }
    }
    const [seat = ''] = game.awaiting(state)?.seats ?? [];
    const { command } = pick(chance, game.offers(state, seat));
    known.push(command);
    const decided = game.decide(state, seat, command, chance);
    if (isRefusal(decided)) throw new Error(decided.code);
    state = fold(game, state, decided);
  }
  return null;
}
