import { defaultRulings } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { type Card, FULL_DECK } from '../initiative/card.ts';
import { shipped } from '../../testing/shipped.ts';
import { Stage, type StageOptions } from '../../testing/stage.ts';
import { emptyPlan } from '../space/plan.ts';
import { lay, type Room, spotsBehind } from '../file/room.ts';
import { RULINGS, type Rulings } from '../rulings.ts';
import type { Scenario } from '../file/scenario.ts';
import { setup } from '../file/setup.ts';
import type { Hidden, State } from '../play/state.ts';
import { findOf } from './treasure.ts';
import { rebuiltDeck } from '../initiative/preparation.ts';
import { fill, roomBehind } from './reveal.ts';
import { wound } from './wound.ts';

const NEST = shipped('nid-des-hommes-rats.yaml');

/** The Nest with its heroes where they are told to stand. */
function nest(
  at: Partial<Record<string, string>> = {},
  rulings: Partial<Rulings> = {},
  change: Partial<Scenario> = {},
): Stage {
  const heroes = NEST.heroes.map((hero) => ({ ...hero, at: at[hero.hero] ?? hero.at }));
  const opening = setup(
    { ...NEST, ...change, heroes: change.heroes ?? heroes },
    { ...defaultRulings(RULINGS), ...rulings },
  );
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems));
  const stage = new Stage();
  stage.state = { ...opening.value, round: 1, deck: { top: [], rest: FULL_DECK } };
  return stage;
}

const NAME = { fr: 'une salle', en: 'a room' };
const LAID = { name: NAME, zones: [] };

function roomOf(id: string): Room {
  const room = nest().state.hidden?.rooms[id];
  if (room === undefined) throw new Error(`no room ${id}`);
  return room;
}

/** Dorrin opens the east door with this card. */
const opened = (card: Card, ...more: readonly Card[]) =>
  nest({ dorrin: 'f4' })
    .turn('dorrin', '2C')
    .deal(card, ...more)
    .play('reveal f4e');

describe('ad.x.reveal', () => {
  test('ad.x.reveal a door on a side of the hero’s cell is opened by a standard Action, without a roll', () => {
    expect(nest().turn('dorrin').refused('reveal f4e')).toBe('no-door-here');
    const stage = opened('KD', '3C');
    expect(stage.saw('room-revealed')).toMatchObject([{ room: 'guardroom' }]);
    expect(stage.state.plan.doors.find(({ id }) => id === 'f4e')?.state).toBe('open');
  });

  test.each<[Card, string]>([
    ['AS', 'guardroom'],
    ['8C', 'guardroom'],
    ['7H', 'gallery'],
    ['2D', 'gallery'],
  ])('ad.x.reveal the road sheet: %s leads to %s', (card, room) => {
    expect(opened(card, '3C', '4C').saw('room-revealed')).toMatchObject([{ room }]);
  });

  test('ad.x.reveal a Joker lets the active player choose', () => {
    const stage = opened('JK');
    expect(stage.offered()).toEqual(['room entrance', 'room guardroom', 'room gallery', 'room sanctuary'].slice(1));
    expect(stage.deal('3C').play('room sanctuary').saw('room-revealed')).toMatchObject([{ room: 'sanctuary' }]);
  });

  test('ad.x.orientation two cards are drawn and the player follows one of them', () => {
    const heroes = [{ hero: 'dorrin', at: 'f4', talents: ['bearings'] }] as const;
    const at = (...cards: readonly Card[]) => {
      const stage = nest({}, {}, { heroes }).turn('dorrin', '2C');
      return stage.deal(...cards).play('reveal f4e');
    };
    const stage = at('AS', '7H', '3C', '4C');
    expect([stage.asked, ...stage.offered()]).toEqual(['road-card', 'take AS', 'take 7H']);
    expect(stage.play('take 7H').saw('room-revealed')).toMatchObject([{ room: 'gallery' }]);
    expect(at('AS', '7H', '3C').play('take AS').saw('room-revealed')).toMatchObject([{ room: 'guardroom' }]);
    expect(at('JK', 'JK').asked).toBe('room'); // two Jokers leave nothing to choose between
  });

  test('ad.x.reveal a room already revealed sends on by its arrows, to the first that is not', () => {
    const hidden = nest().state.hidden as Hidden;
    expect(roomBehind(hidden, { guardroom: 1 }, 'AS')).toBe('gallery');
    expect(roomBehind(hidden, { guardroom: 1, gallery: 1 }, 'AS')).toBe('sanctuary');
    expect(roomBehind(hidden, { gallery: 1 }, '2C')).toBe('guardroom');
    expect(roomBehind(hidden, { guardroom: 1, gallery: 1, sanctuary: 1 }, '2C')).toBeNull();
  });

  test('ad.x.reveal a door with nothing left behind it is a dead end, and the Action is spent', () => {
    const stage = nest({ dorrin: 'f4' }).turn('dorrin');
    stage.state = {
      ...stage.state,
      rooms: {
        ...stage.state.rooms,
        guardroom: LAID,
        gallery: LAID,
        sanctuary: LAID,
      },
    };
    stage.deal('AS').play('reveal f4e');
    expect(stage.saw('door-turned')).toMatchObject([{ state: 'dead-end' }]);
    expect(stage.refused('reveal f4e')).toBe('standard-used');
  });

  test('the Sanctuary can be laid somewhere whatever the cards, whichever doors are opened in whichever order', () => {
    const start = nest().state.plan;
    expect(start.doors.map(({ id }) => id)).toEqual(['f4e', 'b6s']);
    let games = 0;
    const go = (plan: State['plan'], left: readonly string[]): boolean => {
      if (left.length === 0) return true;
      let laid = false;
      for (const door of plan.doors.filter(({ state }) => state === 'unexplored')) {
        for (const room of left.length === 3 ? ['guardroom', 'gallery'] : left.slice(0, 1)) {
          for (const spot of spotsBehind(plan, roomOf(room), door)) {
            games++;
            laid = true;
            expect(
              go(
                lay(plan, roomOf(room), spot),
                left.filter((other) => other !== room),
              ),
            ).toBe(true);
          }
        }
      }
      return laid;
    };
    expect(go(start, ['guardroom', 'gallery', 'sanctuary'])).toBe(true);
    expect(games).toBeGreaterThan(20);
  });

  test('rooms that touch are parted by walls except at the door they are joined by', () => {
    const entrance = lay(emptyPlan(12, 6), roomOf('entrance'), { corner: 0, entry: null });
    const [spot] = spotsBehind(entrance, roomOf('gallery'), { cell: 17, direction: 2 });
    expect(spot).toBeUndefined(); // twelve columns are too few for nine more
    const wide = lay(emptyPlan(20, 6), roomOf('entrance'), { corner: 0, entry: null });
    const [fits] = spotsBehind(wide, roomOf('gallery'), { cell: 25, direction: 2 });
    const joined = lay(wide, roomOf('gallery'), fits ?? { corner: 0, entry: null });
    expect(joined.walls).toHaveLength(2); // three rows touch, one of them through the door
  });
});

describe('ad.x.encounter', () => {
  test('ad.x.encounter each group draws its initiative; a card already passed has no turn this Round (ad.turn.3)', () => {
    const late = nest({ dorrin: 'f4' }).turn('dorrin', '2C');
    late.state = { ...late.state, up: '2C' };
    late.deal('KD', '3C').play('reveal f4e');
    expect(late.saw('turn-skipped')).toMatchObject([{ by: 'guards', card: '3C' }]);
    const early = nest({ dorrin: 'f4' }).turn('dorrin', 'AS');
    early.state = { ...early.state, up: 'AS' };
    early.deal('KD', '3C').play('reveal f4e');
    expect(early.order).toContain('guards 3C');
  });

  test('ad.x.encounter melee figures stand in the zone nearest the door; the active player picks the cells', () => {
    const stage = opened('KD', '3C');
    expect([stage.asked, stage.seat]).toEqual(['placement', 'p1']);
    expect(stage.offered('place').every((text) => 'ghi'.includes(text.charAt(6)))).toBe(true); // zone c
    stage.play('place g1', 'place h2', 'delegate');
    expect(Object.keys(stage.state.figures).filter((id) => id.startsWith('guards'))).toHaveLength(4);
    expect(stage.asked).toBe('actions');
  });

  test('ad.x.encounter named zones and cells are respected: prowlers in f, archers in g, the captive at G2', () => {
    const gallery = opened('7H', '3C', '4C').roll(1, 1);
    while (gallery.asked === 'placement') gallery.play('delegate');
    const zoneOf = (id: string) => gallery.state.plan.zones[gallery.figure(id).at];
    expect([zoneOf('prowlers-1'), zoneOf('prowlers-2'), zoneOf('archers-1'), zoneOf('archers-2')]).toEqual([
      'f',
      'f',
      'g',
      'g',
    ]);
    const shrine = opened('JK').deal('3C', '4C', '5C').play('room sanctuary');
    while (shrine.asked === 'placement') shrine.play('delegate');
    expect(shrine.at('captive-1')).toBe('m3'); // its corner is at g2
    expect(shrine.state.hands['captive']).toBeUndefined(); // bound, she draws no card
    expect(shrine.state.groups.map(({ id }) => id).sort()).toEqual(['captive', 'chief', 'escort', 'statues']);
  });

  describe('the event sheet, for a room whose contents the scenario does not tell', () => {
    const sheet = [{ cards: 'K-2', groups: ['guards'] }];
    const entered = (...cards: readonly Card[]) => {
      const stage = nest({ dorrin: 'f4' }, {}, { contents: {}, sheet }).turn('dorrin', '2C');
      stage.deal(...cards).play('reveal f4e');
      if (stage.asked === 'placement') stage.play('delegate');
      return stage;
    };
    test('ad.x.encounter a second card tells the contents, a third is the group’s initiative', () => {
      const stage = entered('KD', '9H', '3C');
      expect(stage.state.groups.map(({ id }) => id)).toEqual(['guards']);
      expect(stage.state.hands['guards']).toMatchObject([{ card: '3C' }]);
      expect(Object.keys(stage.state.figures).filter((id) => id.startsWith('guards'))).toHaveLength(4);
    });
    test('ad.x.encounter a card the sheet does not list, or a Joker, is an empty room', () => {
      for (const card of ['AS', 'JK'] as const) expect(entered('KD', card).state.groups).toEqual([]);
    });
    test('ad.x.encounter the same line twice brings a second group, and leaves the first alone', () => {
      const stage = entered('KD', '9H', '3C');
      const before = stage.figure('guards-1').at;
      stage
        .deal('8H', '4C')
        .run((unfolding) => fill(unfolding, 'dorrin', roomOf('guardroom'), stage.figure('dorrin').at, 0));
      stage.play('delegate');
      expect(stage.state.groups.map(({ id }) => id)).toEqual(['guards', 'guards.2']);
      expect(stage.figure('guards-1').at).toBe(before);
      expect(Object.keys(stage.state.figures).filter((id) => id.startsWith('guards.2-')).length).toBeGreaterThan(0);
    });
  });

  test('ad.react.3 Instinctif: one Action by the Reaction when an encounter has appeared', () => {
    const heroes = [
      { hero: 'dorrin', at: 'f4' },
      { hero: 'misha', at: 'e4', talents: ['instinctive'] },
    ] as const;
    const stage = nest({}, {}, { heroes }).turn('dorrin', '2C').deal('KD', '3C').play('reveal f4e', 'delegate');
    expect([stage.asked, stage.seat]).toEqual(['instinct', 'p2']);
    expect(stage.offered('attack').some((text) => text.endsWith('precise'))).toBe(false); // no complex action
    stage.play('shift f3');
    expect(stage.figure('misha').reacted).toBe(true);
    expect([stage.at('misha'), stage.asked, stage.seat]).toEqual(['f3', 'actions', 'p1']);
  });
});

describe('ad.x.event', () => {
  const dealt = (card: Card, ticks: Readonly<Record<string, number>> = {}, ...dice: readonly number[]) => {
    const stage = nest().roll(...dice);
    stage.state = { ...stage.state, ticks };
    stage.initiative(card, '9H', '8H', '6C', '5C');
    return stage.asked === 'initiative-card' ? stage.play('take 6C') : stage;
  };

  test('ad.x.event rockfall: two boxes, then nothing', () => {
    expect(dealt('7S', {}, 1).figure('dorrin')).toMatchObject({ health: 5, conditions: ['prone'] });
    expect(dealt('7S', { rockfall: 2 }).saw('event')).toEqual([]);
  });
  test('ad.x.event ambush: three giant rats in a zone next to the hero who drew it, once', () => {
    const stage = dealt('QC');
    while (stage.asked === 'placement') stage.play('delegate');
    const rats = Object.values(stage.state.figures).filter(({ group }) => group === 'ambush');
    expect(rats.map(({ at }) => stage.state.plan.zones[at])).toEqual(['b', 'b', 'b']);
    expect(dealt('QC', { ambush: 1 }).saw('event')).toEqual([]);
  });
  test('ad.x.event the drum: a warning, a die more for the Rat-men, then the captive dies', () => {
    expect(dealt('KD').saw('event')[0]?.text?.fr).toContain('tambour');
    expect(dealt('KD', { drum: 1 }).state.effects).toMatchObject([
      { bearer: 'rat-man', what: 'attack-dice', value: 1, until: { rounds: 1 } },
    ]);
    expect(dealt('KD', { drum: 2 }).state.ending).toEqual({ kind: 'captive-dead', won: false });
  });
  test('ad.x.release an event gives cards set aside back, to the discards and then to the next deck', () => {
    const name = { fr: 'la clé', en: 'the key' };
    const stage = new Stage({
      heroes: { dorrin: 'b2' },
      withheld: ['AS', '2C'],
      events: { key: { name, cards: ['9H'], steps: [{ does: 'release', cards: ['AS', 'KD'] }] } },
    });
    stage.initiative('9H');
    expect(stage.saw('cards-released')).toMatchObject([{ cards: ['AS'] }]); // the king was never set aside
    expect([stage.state.withheld, stage.state.discard]).toEqual([['2C'], ['AS']]);
    expect(rebuiltDeck(stage.state)).toHaveLength(53);
  });
  test('ad.x.event the draught: permanent, Tir harder by one for two Rounds', () => {
    expect(dealt('3D', { draught: 9 }).state.effects).toMatchObject([
      { bearer: 'all', what: 'shooting-difficulty', value: 1, until: { rounds: 2 } },
    ]);
  });
});

describe('ad.x.treasure', () => {
  test('ad.x.treasure searched for in a zone of a finished encounter, once, each hero once', () => {
    const stage = new Stage({ heroes: { ysae: { at: 'b2', heroism: 0 } } }).turn('ysae');
    expect(stage.refused('search hall')).toBe('nothing-to-search');
    stage.state = {
      ...stage.state,
      encounters: [{ id: 'hall', zones: ['x'], over: true, searched: false, failures: [] }],
    };
    const failed = Object.assign(new Stage(), { state: stage.state }).roll(3, 3).play('search hall');
    expect(failed.state.encounters).toMatchObject([{ failures: ['ysae'] }]);
    const found = Object.assign(new Stage(), { state: stage.state }).roll(4, 1).deal('7H').play('search hall');
    expect(found.figure('ysae').gear.carried).toContain('potion');
    expect(found.state.encounters).toMatchObject([{ searched: true }]);
  });
  test('ad.x.treasure the type by card', () => {
    expect(findOf('2C')).toEqual({ dice: 1, times: 1 });
    expect(findOf('8S')).toEqual({ item: 'antidote' });
    expect(findOf('10D')).toEqual({ dice: 3, times: 1 });
    expect(findOf('KH')).toEqual({ item: 'crossbow' });
    expect(findOf('AH')).toEqual({ dice: 2, times: 10 });
  });
});

test('ad.x.brazier burns its zone in the effect phase, breaks an object, and is put out with Vigueur at 6', () => {
  const options: StageOptions = {
    zones: 'x x x y',
    map: '. . * .',
    heroes: { dorrin: { at: 'b1', heroism: 0 }, misha: 'd1' },
  };
  const burnt = new Stage(options).initiative('QS', '9H').play('act', 'end', 'act', 'end');
  expect(burnt.figure('dorrin')).toMatchObject({ health: 5, gear: { broken: ['wooden-shield'] } });
  expect(burnt.figure('misha').health).toBe(7);
  const out = new Stage(options).turn('dorrin', '2H').roll(6, 1, 1, 1).play('douse c1');
  if (out.asked === 'after-roll') out.play('accept');
  expect(out.state.plan.ground[2]).toBe('floor');
  const failed = new Stage(options).turn('dorrin', '2H').roll(5, 1, 1, 1, 5).play('douse c1');
  expect(failed.figure('dorrin').health).toBe(3); // a d3: 5 halved, rounded up
});

describe('ad.x.scenario endings', () => {
  const RESCUE: StageOptions = {
    heroes: { dorrin: 'b2' },
    groups: { girl: { profile: 'captive', side: 'ally', at: ['c1'] } },
    goal: { kind: 'rescue', group: 'girl', cell: 'a1' },
    rounds: 2,
  };
  test('ad.round.1 ad.x.scenario the scenario says when the game ends: she reaches the exit', () => {
    expect(new Stage(RESCUE).initiative('2C', 'KD').state.ending).toEqual({ kind: 'rescued', won: true });
  });
  test('ad.x.scenario she dies: defeat', () => {
    const stage = new Stage(RESCUE).turn('dorrin');
    stage.run((unfolding) => wound(unfolding, 'girl-1', 3));
    expect(stage.state.ending).toEqual({ kind: 'captive-dead', won: false });
  });
  test('ad.round.4 the Round over, the next begins with its Preparation; at the last one the game ends', () => {
    const alone: StageOptions = { heroes: { dorrin: 'b2' }, rounds: 2 };
    const stage = new Stage(alone).initiative('QS').play('act', 'end');
    expect(stage.saw('round-begins')).toMatchObject([{ round: 2 }]);
    expect(stage.play('act', 'end').state.ending).toEqual({ kind: 'out-of-time', won: false });
  });
  test('ad.round.2 Rounds are counted only when the scenario asks', () => {
    const free = new Stage({ heroes: { dorrin: 'b2' } }).initiative('QS');
    for (let round = 0; round < 14; round++) free.play('act', 'end');
    expect(free.state.ending).toBeNull();
    expect(free.state.lastRound).toBeNull();
  });
  test('ad.x.table only what is asked, at the seat it is asked, until the game is over', () => {
    const stage = new Stage({ heroes: { dorrin: 'b2', misha: 'a1' }, rounds: 1 }).initiative('QS', '9H');
    expect(stage.refused('pass')).toBe('not-begun');
    expect(stage.play('act').refused('keep')).toBe('not-asked');
    stage.play('end', 'act', 'end');
    expect(stage.refused('act')).toBe('game-over');
  });
});
