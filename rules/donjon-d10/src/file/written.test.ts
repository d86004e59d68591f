import { pick, playOut, read, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { setTable } from '../../testing/table.ts';
import { donjonD10 } from '../game.ts';
import { broken } from '../play/broken.ts';
import type { State } from '../play/state.ts';
import { DEFAULT_RULINGS, type DonjonRulings, RULINGS } from '../rulings.ts';
import type { Scenario } from './scenario.ts';
import { setup } from './setup.ts';
import { position } from './written.ts';

const OPENINGS: readonly Scenario[] = [
  {},
  { class: 'mage', hero: { flames: 2, weapons: ['dagger'], bonus: { agility: 2 } } },
  {
    class: 'warrior',
    dungeon: 3,
    floors: [
      { number: 1, map: '########\n#S.M.w.#\n#..r.$>#\n########', creatures: { r: 'giant-rat' }, guardian: 'bat' },
      { number: 3, map: '######\n#SM.>#\n#....#\n######' },
    ],
  },
];

function anyRulings(dice: SeededChance): DonjonRulings {
  const drawn = Object.fromEntries(
    Object.entries(RULINGS).map(([name, { values }]) => [name, pick<string | number | boolean>(dice, values)]),
  ) as DonjonRulings;
  return drawn.creatureValue === 'sameAsPlayer' ? { ...drawn, creatureFullSheet: true } : drawn;
}

/** Random games, each state of which is visited. */
function wander(games: number, visit: (state: State) => void): void {
  for (let seed = 0; seed < games; seed++) {
    const dice = new SeededChance(seed);
    const opening = setTable(
      OPENINGS[seed % OPENINGS.length] ?? {},
      seed % 2 === 0 ? {} : { ...anyRulings(dice), exitOnCross: 'mandatory' },
    );
    playOut(donjonD10, opening, {
      choose: (view, seat) => pick(dice, donjonD10.offers(view, seat)).command,
      dice,
      longest: 300,
      visit,
    });
  }
}

test('dx.x.run any state, generated floors and all, is written down and set up again as it was', () => {
  let states = 0;
  wander(dial(24), (state) => {
    const written: unknown = JSON.parse(JSON.stringify(position(state)));
    const shaped = read(donjonD10.scenario, written);
    if (!shaped.ok) throw new Error(JSON.stringify([written, shaped.problems]));
    expect(setup(shaped.value, state.rulings)).toEqual({ ok: true, value: state });
    states++;
  });
  expect(states).toBeGreaterThan(100);
});

test('dx.hp.5 no state that the rules lead to is broken', () => {
  wander(dial(24), (state) => expect(broken(state)).toBeNull());
});

test('dx.hp.5 what no state may be is told to developers', () => {
  const sound = setTable({
    class: 'thief',
    floors: [{ number: 1, map: '#####\n#Sr>#\n#####', creatures: { r: 'bat' } }],
    position: {},
  });
  const said = (wrong: Partial<State>) => broken({ ...sound, ...wrong });
  expect(broken(sound)).toBeNull();
  expect(said({ pv: 99 })).toContain('PV');
  expect(said({ pv: 0 })).toBe('0 PV and the run goes on');
  expect(said({ at: 0 })).toContain('wall');
  expect(said({ foes: [] })).toContain('other creatures');
  expect(said({ foes: [7] })).toContain('above its own');
  expect(said({ webDebt: 2 })).toContain('web');
  expect(said({ heading: 2 })).toBe('a heading without a move');
  expect(said({ hero: { ...sound.hero, strength: 17 } })).toContain('16');
  expect(said({ hero: { ...sound.hero, potions: 6 } })).toContain('potions');
  expect(said({ hero: { ...sound.hero, gold: -1 } })).toContain('gold');
});

test('dx.move.6 a position says the middle of a move, a tie to be rolled again, a run that is lost', () => {
  const at = (scenario: Scenario, rulings: Partial<DonjonRulings> = {}) =>
    setup(scenario, { ...DEFAULT_RULINGS, ...rulings });
  const floors = [{ number: 1, map: '#####\n#Sr>#\n#...#\n#####', creatures: { r: 'bat' } }];
  const fight = { at: 'c2', combat: { from: 'b2', again: { do: 'attack club', fumble: 'extra' } } } as const;
  expect(at({ class: 'warrior', floors, position: fight }, { tieRule: 'reroll' })).toMatchObject({
    value: { combat: { again: { means: { by: 'weapon', weapon: 'club' }, fumble: 'extra' } } },
  });
  const odd = { at: 'c2', combat: { from: 'b2', again: { do: 'roll' } } } as const;
  expect(at({ class: 'warrior', floors, position: odd })).toMatchObject({
    ok: false,
    problems: [{ at: ['position', 'combat', 'again', 'do'] }],
  });
  expect(at({ class: 'warrior', hero: { pv: 0 }, floors, position: { stage: 'lost' } })).toMatchObject({
    value: { stage: 'lost', pv: 0 },
  });
  expect(at({ class: 'warrior', hero: { pv: 0 }, floors, position: {} })).toMatchObject({ ok: false });
  expect(
    at({ class: 'warrior', position: { here: { number: 2, map: '#', start: 'z9', creatures: [] } } }),
  ).toMatchObject({
    ok: false,
  });
});
