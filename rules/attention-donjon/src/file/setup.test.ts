import { defaultRulings, isRefusal, type Problem, read, SeededChance } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { openingOf, shipped } from '../../testing/shipped.ts';
import { Stage } from '../../testing/stage.ts';
import { attentionDonjon } from '../game.ts';
import { turnOrder } from '../turn/order.ts';
import { groundOf } from '../play/state.ts';
import { RULINGS } from '../rulings.ts';
import { type Scenario, scenarioShape } from './scenario.ts';
import { setup } from './setup.ts';

const NEST = shipped('nid-des-hommes-rats.yaml');
const BRIDGE = shipped('entrainement.yaml');

/** Everything wrong with a scenario, as `place: code`. */
function mistakes(scenario: Scenario): readonly string[] {
  return problemsOf(scenario).map(
    ({ at, expected }) => `${at.join('.')}: ${expected.kind === 'game' ? expected.code : expected.kind}`,
  );
}

function problemsOf(scenario: Scenario): readonly Problem[] {
  const opening = setup(scenario, defaultRulings(RULINGS));
  return opening.ok ? [] : opening.problems;
}

test('the shipped scenarios set up, alone or for two, three, four players', () => {
  for (const players of [1, 2, 3, 4]) {
    const opening = setup({ ...NEST, players }, defaultRulings(RULINGS));
    if (!opening.ok) throw new Error(JSON.stringify(opening.problems));
    expect(opening.value.seats).toHaveLength(players);
    const shares = Object.values(opening.value.figures).map(({ seat }) => seat);
    expect(new Set(shares)).toEqual(new Set(opening.value.seats)); // each seat runs at least one hero
  }
  expect(mistakes(BRIDGE)).toEqual([]);
});

describe('bad input is reported where it is, in both languages', () => {
  const room = (change: Partial<Scenario['rooms'][string]>) =>
    ({ ...BRIDGE, rooms: { bridge: { ...BRIDGE.rooms.bridge, ...change } } }) as Scenario;
  const bridge = BRIDGE.rooms.bridge?.zones ?? '';

  test.each<[what: string, scenario: Scenario, mistake: string]>([
    [
      'ad.space.9 a figure in a wall',
      { ...BRIDGE, heroes: [{ hero: 'dorrin', at: 'c3' }] },
      'heroes.0.at: figure-in-wall',
    ],
    [
      'ad.space.2 two figures on one cell',
      { ...BRIDGE, heroes: [{ hero: 'dorrin', at: 'a2' }] },
      'present.0.at.0: two-on-a-cell',
    ],
    ['a figure off the board', { ...BRIDGE, heroes: [{ hero: 'dorrin', at: 'z9' }] }, 'heroes.0.at: cell'],
    [
      'ad.space.4 a zone cut in two',
      room({ zones: bridge.replace(/z z z\n/, 'z z x\n') }),
      'rooms.bridge.zones: zone-cut',
    ],
    [
      'ad.space.4 a cell without a zone',
      room({ zones: bridge.replace('x', '-') }),
      'rooms.bridge.zones: cell-without-zone',
    ],
    ['a drawing of another size', room({ map: '. .\n. .' }), 'rooms.bridge.map: map-size'],
    [
      'a sign the drawing does not know',
      room({ map: (BRIDGE.rooms.bridge?.map ?? '').replace('^', '%') }),
      'rooms.bridge.map: map-glyph',
    ],
    ['a wall between cells that do not touch', room({ walls: ['a1|c1'] }), 'rooms.bridge.walls.0: side-between'],
    ['an exit in the middle of the room', room({ exits: ['c2 E'] }), 'rooms.bridge.exits.0: not-outer'],
    ['a lesson after the last Round', { ...BRIDGE, rounds: 2 }, 'lessons.2.round: lesson-too-late'],
    [
      'one card for two unexpected events',
      {
        ...NEST,
        events: {
          ...NEST.events,
          again: { name: { fr: 'Encore', en: 'Again' }, cards: ['7S'], steps: [{ does: 'rockfall' }] },
        },
      },
      'events.again.cards.0: event-card-twice',
    ],
    [
      'more figures than cells',
      { ...NEST, groups: { ...NEST.groups, statues: { profile: 'guardian-statue', size: 3, cells: ['e3', 'e4'] } } },
      'groups.statues.cells: cells-of-group',
    ],
    [
      'a captive no road leads to',
      { ...NEST, road: [{ cards: 'A-2', room: 'guardroom', arrows: ['gallery'] }] },
      'road: goal-unreached',
    ],
    [
      'a captive elsewhere, and no way out',
      {
        ...NEST,
        rooms: Object.fromEntries(Object.entries(NEST.rooms).map(([id, one]) => [id, { ...one, exits: [] }])),
      },
      'laid: no-way-out',
    ],
    ['an exit on no side', room({ exits: ['a1 up'] }), 'rooms.bridge.exits.0: outer-side'],
    [
      'a road sheet that leads nowhere',
      { ...NEST, road: [{ cards: 'A-2', room: 'attic' }] },
      'road.0.room: road-nowhere',
    ],
    ['a road sheet with gaps', { ...NEST, road: [{ cards: 'A-3', room: 'guardroom' }] }, 'road: road-gap'],
    [
      'ad.prep.3 a card in two hands',
      { ...BRIDGE, hands: { dorrin: ['QS'], misha: ['QS'] } },
      'hands.misha.0: card-twice',
    ],
    ['three Jokers', { ...BRIDGE, hands: { dorrin: ['JK', 'JK'], misha: ['JK'] } }, 'hands.misha.0: card-twice'],
    ['a card nobody prints', { ...BRIDGE, hands: { dorrin: ['1Z'] } }, 'hands.dorrin.0: card'],
    ['cards the wrong way round', { ...NEST, road: [{ cards: '2-A', room: 'guardroom' }] }, 'road.0.cards: cards'],
    ['ad.turn.2 a suit missing', { ...NEST, suitOrder: 'HHDC' }, 'suitOrder: suit-order'],
    ['an unknown group', { ...NEST, contents: { guardroom: ['goblins'] } }, 'contents.guardroom.0: unknown-group'],
    ['an unknown room on the table', { ...NEST, laid: [{ room: 'attic', at: 'a1' }] }, 'laid.0.room: unknown-room'],
    ['a room that does not fit', { ...NEST, laid: [{ room: 'entrance', at: 'ad19' }] }, 'laid.0.at: room-does-not-fit'],
    [
      'a zone name used twice',
      { ...NEST, rooms: { ...NEST.rooms, twin: { name: { fr: 'Jumelle', en: 'Twin' }, zones: 'a a' } } },
      'rooms.twin.zones: zone-twice',
    ],
    [
      'a hero twice',
      {
        ...BRIDGE,
        heroes: [
          { hero: 'dorrin', at: 'b3' },
          { hero: 'dorrin', at: 'b4' },
        ],
      },
      'heroes.1.hero: hero-twice',
    ],
    ['a turn for nobody', { ...BRIDGE, now: { turn: 'livia' } }, 'now.turn: unknown-hero'],
  ])('%s', (_what, scenario, mistake) => {
    expect(mistakes(scenario)).toContain(mistake);
    for (const { expected } of problemsOf(scenario)) {
      if (expected.kind !== 'game') continue;
      const [fr, en] = [attentionDonjon.words.fr.expectation(expected), attentionDonjon.words.en.expectation(expected)];
      expect(fr).not.toBe(en);
      expect(`${fr}${en}`).not.toMatch(/undefined|autre chose|something else/);
    }
  });

  test('a ragged drawing is told once: the row as it is written, and nothing that follows from it', () => {
    const ragged = problemsOf(room({ zones: bridge.trim().slice(0, -2) }));
    expect(ragged.map(({ at, found }) => [at.join('.'), found])).toEqual([['rooms.bridge.zones', 'x x x y y y z z']]);
  });

  test('ad.space.4 the stray cell of a zone in two pieces is named', () => {
    const [cut] = problemsOf(room({ zones: bridge.replace(/z z z\n/, 'z z x\n') }));
    expect(cut?.expected).toMatchObject({ code: 'zone-cut', values: { cell: 'i1' } });
  });

  test('a misspelt key is a mistake of its own', () => {
    const wrong = read(scenarioShape, { ...BRIDGE, heros: [] });
    expect(wrong.ok).toBe(false);
  });
});

test('a position is the same file with more said: whose turn it is, and the cards in hand', () => {
  const opening = setup(
    { ...BRIDGE, now: { turn: 'dorrin', card: 'QS', round: 3 }, hands: { misha: ['9H'] } },
    defaultRulings(RULINGS),
  );
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems));
  const state = opening.value;
  expect([state.round, attentionDonjon.awaiting(state)?.kind]).toEqual([3, 'actions']);
  expect(state.deck.rest).toHaveLength(52);
  const reach = attentionDonjon.reach(state, 'dorrin');
  expect(Array.isArray(reach) && reach.length).toBeGreaterThan(10);
});

describe('a position can say', () => {
  const position = (more: Partial<Scenario>) => openingOf({ ...BRIDGE, ...more });
  const now = { turn: 'dorrin', card: 'QS' } as const;
  const heroes: Scenario['heroes'] = [{ hero: 'dorrin', at: 'd3' }];
  const rats: Partial<Scenario> = {
    groups: { rats: { profile: 'rat-man', size: 2 } },
    present: [{ group: 'rats', at: ['d2', 'd4'] }],
  };

  test('ad.move.11 that a monster is unable to act', () => {
    const state = position({
      ...rats,
      heroes,
      present: [{ group: 'rats', at: ['d2', 'd4'], members: { 'rats-1': { states: ['unconscious'] } } }],
    });
    expect(state.figures['rats-1']?.conditions).toEqual(['unconscious']);
    expect(
      mistakes({ ...BRIDGE, ...rats, heroes, present: [{ group: 'rats', at: ['d2'], members: { ogre: {} } }] }),
    ).toEqual(['present.0.members.ogre: unknown-member']);
  });

  test('ad.move.13 ad.push.1 another Déplacement, an immunity, other Traits', () => {
    const state = position({
      heroes: [{ hero: 'dorrin', at: 'd3', movement: 2, immovable: true, traits: { agility: 4 } }],
      groups: { rats: { profile: 'rat-man', size: 1, movement: 0 } },
      present: [{ group: 'rats', at: ['d2'] }],
    });
    expect(state.figures['dorrin']?.profile).toMatchObject({ movement: 2, immovable: true, traits: { agility: 4 } });
    expect(['dorrin', 'rats-1'].map((id) => groundOf(state).immovable(id))).toEqual([true, true]);
  });

  test('ad.act.1 what the turn has used', () => {
    const state = position({ heroes, now: { ...now, used: { actions: 1, standard: true } } });
    const refused = attentionDonjon.decide(
      state,
      'p1',
      { do: 'attack', target: 'watcher-1', with: 'long-sword', mode: 'plain' },
      new SeededChance(1),
    );
    expect(refused).toMatchObject({ code: 'standard-used' });
  });

  test('ad.turn.4 that a card has come up and the turn has not begun', () => {
    const state = position({ heroes, now: { ...now, begun: false } });
    expect([attentionDonjon.awaiting(state)?.kind, state.acted]).toEqual(['act-or-wait', []]);
  });

  test('ad.multi.3 several cards of the hero whose turn it is, and those whose turn is over', () => {
    const state = position({ heroes, hands: { dorrin: ['QS', '5D', 'KH'] }, now: { ...now, played: ['KH'] } });
    expect(turnOrder(state)).toEqual([
      { who: 'dorrin', card: 'QS' },
      { who: 'dorrin', card: '5D' },
    ]);
    expect(state.deck.rest).toHaveLength(51);
  });

  test('ad.init.2 a capacity to draw cards, and the next cards of the deck', () => {
    const state = position({
      heroes: [{ hero: 'dorrin', at: 'd3', initiative: { cards: 3, family: 'choose' } }],
      now: { ...now, begun: false },
      deck: ['9H'],
    });
    expect(state.figures['dorrin']?.profile.initiative).toEqual({ cards: 3, family: 'choose' });
    const waited = attentionDonjon.decide(state, 'p1', { do: 'wait' }, new SeededChance(1));
    expect(isRefusal(waited) ? waited : waited[0]).toMatchObject({ is: 'drew', cards: ['9H'] });
    expect(mistakes({ ...BRIDGE, heroes, deck: ['9H'] })).toEqual(['deck: deck-early']);
  });

  test('ad.effect.1 ad.effect.4 effects in play', () => {
    const state = position({
      heroes,
      now: { ...now, round: 2 },
      effects: [
        { bearer: 'dorrin', what: 'parade', value: 1, rounds: 2 },
        { bearer: 'all', what: 'dice', value: -1, until: { turnOf: 'dorrin', edge: 'end' } },
      ],
    });
    expect(state.effects).toEqual([
      { id: 1, bearer: 'dorrin', what: 'parade', value: 1, until: { rounds: 2 } },
      {
        id: 2,
        bearer: 'all',
        what: 'dice',
        value: -1,
        until: { turnOf: 'dorrin', edge: 'end', since: 2, skip: false },
      },
    ]);
    expect(mistakes({ ...BRIDGE, heroes, effects: [{ bearer: 'all', what: 'dice', value: 1 }] })).toEqual([
      'effects.0: effect-until',
    ]);
  });

  test('ad.x.gear what a hero wears and carries', () => {
    const state = position({
      heroes: [{ hero: 'dorrin', at: 'd3', equipped: ['dagger'], carried: ['potion', 'gum'] }],
    });
    expect(state.figures['dorrin']?.gear).toEqual({ equipped: ['dagger'], carried: ['potion', 'gum'], broken: [] });
  });
});

test('figures of a group are numbered after what the scenario calls each of them, else after their profile', () => {
  const named = (each?: { readonly fr: string; readonly en: string }) =>
    new Stage({
      groups: { guards: { profile: 'rat-man', at: ['e1', 'e2'], ...(each !== undefined && { each }) } },
    }).figure('guards-2').name.en;
  expect([named(), named({ fr: 'Garde', en: 'Guard' })]).toEqual(['Rat-man 2', 'Guard 2']);
});
