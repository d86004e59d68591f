import { describe, expect, test } from 'vitest';
import type { Chance } from '../chance/chance.ts';
import { race } from '../kit/index.ts';
import type { Game } from '../contract/game.ts';
import { type Entry, entryHash } from './match.ts';
import { hidesSomething, revealsNothing, seenBy } from './seen.ts';

/** Two cups with a die under each; only its owner looks, unless the other peeks. */
interface Cups {
  readonly red: number | null;
  readonly blue: number | null;
}
type Look = { readonly do: 'roll' | 'peek' | 'lift' };
type Saw =
  | { readonly is: 'rolled'; readonly cup: 'red' | 'blue'; readonly value: number | null }
  | { readonly is: 'peeked'; readonly value: number }
  | { readonly is: 'lifted'; readonly value: number };

const cups = {
  ...race,
  decide(state: Cups, seat: string, command: Look, chance: Chance) {
    if (command.do === 'roll') return [{ is: 'rolled', cup: seat === 'red' ? 'red' : 'blue', value: chance.int(6) }];
    const value = command.do === 'peek' ? state.blue : state.red;
    if (value === null) return { code: 'nothing-there', rules: [] };
    return [{ is: command.do === 'peek' ? 'peeked' : 'lifted', value }];
  },
  evolve: (state: Cups, fact: Saw): Cups => (fact.is === 'rolled' ? { ...state, [fact.cup]: fact.value } : state),
  view: (state: Cups, seat: string): Cups => ({
    red: seat === 'red' ? state.red : null,
    blue: seat === 'blue' ? state.blue : null,
  }),
  redact(fact: Saw, _before: Cups, seat: string): Saw | null {
    if (fact.is === 'rolled') return fact.cup === seat ? fact : { ...fact, value: null };
    return fact.is === 'peeked' && seat !== 'red' ? null : fact;
  },
} as unknown as Game<Cups, Look, Saw>; // the rest of the contract is a race's and is not asked for here

function entry(command: Look, facts: readonly Saw[], draws: Entry['draws'] = []): Entry<Look, Saw> {
  const content = { seq: 1, seat: 'red', command, draws, facts };
  return { ...content, hash: entryHash('', content) };
}

const before: Cups = { red: 2, blue: 4 };

describe('what a seat is told', () => {
  const rolled = entry({ do: 'roll' }, [{ is: 'rolled', cup: 'red', value: 5 }], [[6, 5]]);
  test('its own throw, whole', () => {
    expect(seenBy(cups, before, rolled, 'red')).toBe(rolled);
  });
  test('another throw without its value, its command and its draws, but with the hash of the whole', () => {
    expect(seenBy(cups, before, rolled, 'blue')).toEqual({
      ...rolled,
      command: null,
      draws: null,
      facts: [{ is: 'rolled', cup: 'red', value: null }],
    });
  });
  test('nothing of a peek', () => {
    const peeked = entry({ do: 'peek' }, [{ is: 'peeked', value: 4 }]);
    expect(seenBy(cups, before, peeked, 'blue')).toMatchObject({ command: null, facts: [] });
  });
  test('a game that hides nothing tells everything', () => {
    const open = { evolve: (state: Cups, fact: Saw) => cups.evolve(state, fact) };
    expect(seenBy(open, before, rolled, 'blue')).toBe(rolled);
  });
});

describe('an entry may be taken back freely', () => {
  test('when it showed its seat only what it knew', () => {
    expect(revealsNothing(cups, before, entry({ do: 'lift' }, [{ is: 'lifted', value: 2 }]))).toBe(true);
  });
  test('not when it showed something hidden, though no die was cast', () => {
    expect(revealsNothing(cups, before, entry({ do: 'peek' }, [{ is: 'peeked', value: 4 }]))).toBe(false);
  });
  test('not when it showed something that a view keeps back, though the game tells every fact whole', () => {
    const open = withoutRedact(cups);
    expect(revealsNothing(open, before, entry({ do: 'peek' }, [{ is: 'peeked', value: 4 }]))).toBe(false);
  });
  test('not when a die was cast', () => {
    const cast = entry({ do: 'roll' }, [{ is: 'rolled', cup: 'red', value: 5 }], [[6, 5]]);
    expect(revealsNothing(cups, before, cast)).toBe(false);
  });
});

describe('a game hides something', () => {
  const seats = () => ['red', 'blue'];
  test('when it redacts facts, or when a view leaves out a part of the opening', () => {
    expect(hidesSomething({ ...cups, seats }, before)).toBe(true);
    const told = withoutRedact({ ...cups, seats });
    expect(hidesSomething(told, before)).toBe(true);
    expect(hidesSomething(told, { red: null, blue: null })).toBe(false); // a view that is a copy hides nothing
    expect(hidesSomething({ ...told, view: (state: Cups) => state }, before)).toBe(false);
  });
});

/** The same game, telling every fact whole. */
function withoutRedact<G extends object>(game: G): G {
  const open = { ...game };
  Reflect.deleteProperty(open, 'redact');
  return open;
}
