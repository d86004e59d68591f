import { dial } from '@arbitre/kernel/kit';
import { describe, expect, test } from 'vitest';
import { leakIn, type Suspect } from '../../testing/secrecy.ts';
import { openingOf, shipped } from '../../testing/shipped.ts';
import { attentionDonjon as game } from '../game.ts';
import type { State } from './state.ts';

const nest = (players: number) => openingOf({ ...shipped('nid-des-hommes-rats.yaml'), players });

test.each([1, 2, 3, 4])(
  'with %i at the table, states that look the same to a seat give it the same answers, byte for byte',
  (players) => {
    const opening = nest(players);
    for (let seed = 1; seed <= dial(6); seed++) expect(leakIn(game, opening, players * 1000 + seed)).toBeNull();
  },
  60_000,
);

/** What a leak would tell: how many events are still hidden. */
const secret = ({ hidden }: State) => hidden?.events.map(({ id }) => id).join() ?? 'nothing';

describe('a planted leak is caught', () => {
  const LEAKS: Readonly<Record<string, Partial<Suspect>>> = {
    'in the offers': {
      offers: (state, seat) => game.offers(state, seat).map((offer) => ({ ...offer, group: secret(state) })),
    },
    'in the previews': {
      preview: (state, seat, command) => ({ ...game.preview(state, seat, command), cost: secret(state).length }),
    },
    'in the refusals': {
      decide: (state, seat, command, chance) => {
        const decided = game.decide(state, seat, command, chance);
        return 'code' in decided ? { ...decided, what: secret(state) } : decided;
      },
    },
    'in the forecasts': {
      forecast: (state, seat, command) =>
        game.forecast(state, seat, command).map((forecast) => ({ ...forecast, assuming: secret(state) })),
    },
    'in the scene': {
      scene: (state) => ({ ...game.scene(state), zones: [{ zone: 1, name: { fr: secret(state), en: '' } }] }),
    },
    'in the sheet of one language': {
      words: {
        ...game.words,
        en: { ...game.words.en, sheet: (state) => [{ label: 'Events', value: secret(state) }] },
      },
    },
    'in how far a figure gets': {
      reach: (state, piece) => (secret(state) === '' ? [] : game.reach(state, piece)),
    },
    'in the order of the deck': {
      preview: (state, seat, command) => ({
        ...game.preview(state, seat, command),
        forbids: state.deck.rest.slice(0, 1),
      }),
    },
    'in the view': { view: (state) => state },
  };
  test.each(Object.entries(LEAKS))('%s', (_, broken) => {
    const opening = nest(2);
    const suspect: Suspect = { ...game, ...broken };
    expect([1, 2, 3, 4, 5, 6].some((seed) => leakIn(suspect, opening, seed) !== null)).toBe(true);
  });
});

test('a view holds no room that has not been found, no road, no event', () => {
  const seen = JSON.stringify(game.view(nest(4), 'p1'));
  for (const hidden of ['Sanctuaire', 'Galerie', 'Tambour', 'rat-archer']) expect(seen).not.toContain(hidden);
});
