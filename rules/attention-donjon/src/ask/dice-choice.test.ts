import { expect, test } from 'vitest';
import { Stage } from '../../testing/stage.ts';
import { attentionDonjon as game } from '../game.ts';

/** What a typed choice gives and what it costs, in English. */
function told(stage: Stage, typed: string): { buys: readonly string[]; risks: readonly string[] } {
  const read = game.readCommand(typed, stage.state);
  if (!read.ok) throw new Error(typed);
  const outlook = game.outlook?.(stage.state, stage.seat, read.value);
  return {
    buys: (outlook?.buys ?? []).map(({ says }) => says.en),
    risks: (outlook?.risks ?? []).map(({ says }) => says.en),
  };
}

const rats = { rats: { profile: 'rat-leader', at: ['c2'] } } as const;
const ogre = { ogre: { profile: 'ogre', at: ['c2'] } } as const;

test('ad.x.precise a powerful attack tells its die and the Action it takes; the plain damage spends nothing', () => {
  const hit = new Stage({ heroes: { misha: { at: 'b2', heroism: 0 } }, groups: ogre })
    .turn('misha')
    .roll(5, 1, 1)
    .play('attack ogre-1 great-axe');
  expect(hit.offered()).toEqual(expect.arrayContaining(['damage', 'powerful']));
  expect(told(hit, 'powerful').buys[0]).toBe('one more damage die');
  expect(told(hit, 'powerful').risks).toEqual(['takes the other Action of the turn']);
  expect(told(hit, 'damage').buys.at(-1)).toBe('spends nothing');
  expect(told(hit, 'damage').risks).toEqual([]);
});

test('ad.x.bless a blessing after the dice tells the point of Heroism it costs and how many are left', () => {
  const cast = new Stage({ heroes: { misha: { at: 'b2', heroism: 2 } }, groups: rats })
    .turn('misha')
    .roll(5, 4, 2)
    .play('attack rats-1 great-axe');
  expect(cast.offered()).toContain('bless');
  expect(told(cast, 'bless').buys[0]).toBe('Difficulty −1 on this roll');
  expect(told(cast, 'bless').risks).toEqual(['1 point of Heroism, 1 point left']);
  expect(told(cast, 'accept').risks).toEqual([]);
});

test('ad.x.guardian calling on the guardian tells what it gives and that it helps once a Round', () => {
  const stage = new Stage({ heroes: { misha: { at: 'b2', heroism: 0 } }, groups: ogre });
  const { guardian } = stage.state.figures.misha?.profile ?? { guardian: null };
  expect(guardian).toMatch(/S$/);
  const cast = stage.turn('misha', 'AS').roll(5, 1, 1, 1).play('attack ogre-1 great-axe');
  expect(cast.offered()).toContain('guard');
  expect(told(cast, 'guard')).toMatchObject({ risks: ['the guardian Arcana helps no more this Round'] });
  expect(told(cast, 'guard').buys[0]).toBe('one more attack die');
});

test('ad.x.encounter an encounter that is over says so, and that others are left where they are', () => {
  const over = { is: 'encounter-over', encounter: 'x' } as const;
  const { state } = new Stage({ groups: ogre });
  expect(game.words.en.fact(over, state)).toContain('other enemies are left');
  expect(game.words.en.fact(over, new Stage().state)).toBe('No enemy is left: you may search for treasure.');
});
