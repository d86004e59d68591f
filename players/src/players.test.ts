import { advance, type Brain, defaultAnswer, pick, SeededChance } from '@arbitre/kernel';
import { dial, race, type RaceCommand, type RaceFact, type RaceState } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import {
  aimOf,
  answer,
  brainAlone,
  choose,
  greedy,
  level,
  LEVEL_IDS,
  levelNumbered,
  planOf,
  playerNamed,
  type Progress,
  random,
  review,
  sayWhy,
} from './index.ts';

const START: RaceState = { length: 20, toll: 0, turn: 'red', at: { red: 0, blue: 0 }, reserve: { red: 6, blue: 3 } };

/** A runner who dashes when it brings more than a die would. */
const brain: Brain<RaceState, RaceCommand> = {
  features(view, seat) {
    const [own, other] = seat === 'red' ? [view.at.red, view.at.blue] : [view.at.blue, view.at.red];
    return { lead: 20 * (own - other), reserve: 5 * ((seat === 'red' ? view.reserve.red : view.reserve.blue) ?? 0) };
  },
  proposals(view, seat) {
    const reserve = (seat === 'red' ? view.reserve.red : view.reserve.blue) ?? 0;
    const dash = { command: { do: 'dash' } as const, prior: 10 * reserve, why: ['reserve'] };
    const roll = { command: { do: 'roll' } as const, prior: 35, why: ['lead'], rules: ['rc.roll.1'] as const };
    return reserve === 0 ? [roll] : [roll, dash].toSorted((a, b) => b.prior - a.prior);
  },
  turn: ({ turn, at }) => `${turn} ${at.red} ${at.blue}`,
  says: (name) => (name === 'lead' ? { fr: 'l’avance', en: 'the lead' } : { fr: 'la réserve', en: 'the reserve' }),
  aims: (why) => (why === 'lead' ? { fr: 'prendre de l’avance', en: 'get ahead' } : { fr: 'finir', en: 'finish' }),
  tempers: { bold: { name: { fr: 'téméraire', en: 'bold' }, weights: { reserve: 0 } } },
  yardstick: (view, seat) => (seat === 'red' ? view.at.red - view.at.blue : view.at.blue - view.at.red),
};

const questionAt = (view: RaceState, seed = 1) => ({
  game: race,
  brain,
  view,
  seat: view.turn,
  chance: new SeededChance(seed),
});

test('every player chooses what is offered, the same for the same seed', () => {
  for (const player of [random, greedy, brainAlone, ...LEVEL_IDS.map((id) => level(id))]) {
    const { command } = choose(player, questionAt(START, 5));
    expect(race.offers(START, 'red').map((offer) => offer.command)).toContainEqual(command);
    expect(choose(player, questionAt(START, 5)).command, player.id).toEqual(command);
  }
});

test('a captain dashes into the finish instead of rolling for it', () => {
  const near: RaceState = { ...START, at: { red: 13, blue: 18 } };
  expect(choose(level('captain'), questionAt(near)).command).toEqual({ do: 'dash' });
});

test('luck that the brain tells is taken off what is imagined: plans are compared, not their dice', () => {
  const errors = (one: typeof brain) =>
    choose(level('master'), { ...questionAt(START), brain: one }).considered.map(({ error }) => error);
  const luck = (_: RaceState, facts: readonly RaceFact[], seat: string) =>
    facts.reduce((sum, fact) => (fact.is === 'ran' ? sum + (fact.who === seat ? 20 : -20) * (fact.die - 3.5) : sum), 0);
  const [plain = 0] = errors(brain);
  const [told = 0] = errors({ ...brain, luck });
  expect(plain).toBeGreaterThan(0);
  expect(told).toBeLessThan(0.5 * plain);
});

test('what the brain has worked out to the end is not thrown for in thought', () => {
  const exact = (view: RaceState, seat: string) =>
    brain.proposals(view, seat).map((proposal) => ({ ...proposal, exact: true as const }));
  const near: RaceState = { ...START, at: { red: 13, blue: 18 } };
  const question = { ...questionAt(near), brain: { ...brain, proposals: exact } };
  const chosen = choose(level('master'), question);
  expect(chosen.simulations).toBe(0);
  expect(chosen.considered.map(({ value }) => value)).toEqual([60, 35]);
  expect(sayWhy(question, chosen, 'en')[1]).toMatch(/^Rather than “.+”: 3% more, all counted\.$/);
  expect(sayWhy(question, chosen, 'fr')[1]).toMatch(/^Plutôt que « .+ » : 3 % de chances de plus, tout compté\.$/);
});

test('thought is told round by round, may be stopped after any, and is counted', () => {
  const told: Progress<RaceCommand>[] = [];
  const whole = choose(level('master'), questionAt(START), (progress) => {
    told.push(progress);
    return false;
  });
  expect(whole.simulations).toBeGreaterThan(50);
  expect(whole.considered[0]?.command).toEqual(whole.command);
  const halted = choose(level('master'), questionAt(START), () => true);
  expect(race.offers(START, 'red').map((offer) => offer.command)).toContainEqual(halted.command);
  expect(told.every(({ done, of }) => done <= of)).toBe(true);
});

test('a choice is explained in both languages: reasons, what separates it from the next, rules', () => {
  const question = questionAt({ ...START, at: { red: 13, blue: 18 } });
  const chosen = choose(level('captain'), question);
  expect(sayWhy(question, chosen, 'en')[0]).toBe('Dash: to finish.');
  expect(sayWhy(question, chosen, 'fr')[0]).toBe('Sprinter : pour finir.');
});

test('a command is told by what its brain does it for; where nothing else was thought of there is nothing to tell', () => {
  expect(aimOf(brain, START, 'red', { do: 'dash' })).toEqual({ fr: 'finir', en: 'finish' });
  expect(aimOf({ ...brain, preludes: new Set(['reserve']) }, START, 'red', { do: 'dash' })).toBeNull();
  expect(aimOf(brain, { ...START, reserve: { red: 0, blue: 0 } }, 'red', { do: 'roll' })).toBeNull();
});

test('a plan is what most was done for, in the order it came', () => {
  const aim = (en: string) => ({ fr: `le ${en}`, en });
  const aims = ['wait', 'strike', 'hold', 'strike', 'run', 'hold', 'strike'].map(aim);
  expect(planOf(aims)).toEqual({ fr: 'le wait, le strike et le hold', en: 'wait, strike and hold' });
  expect(planOf([])).toBeNull();
});

test('a review finds the decision that threw the race away', () => {
  const near: RaceState = { ...START, at: { red: 13, blue: 18 } };
  const decided = [
    { at: 5, view: near, seat: 'red', command: { do: 'dash' } },
    { at: 7, view: near, seat: 'red', command: { do: 'roll' } },
  ] as const;
  const [early, late] = [...review(race, brain, decided, 3)];
  expect(early).toEqual([]);
  expect(late?.length).toBe(1);
  const [worst] = late ?? [];
  expect(worst).toMatchObject({
    at: 7,
    seat: 'red',
    played: { command: { do: 'roll' } },
    better: { command: { do: 'dash' } },
  });
  expect(worst?.cost).toBeGreaterThan(100);
});

test('whoever follows the hint is not blamed: never where its own chance is known, elsewhere no oftener than errors allow', () => {
  let looked = 0;
  let blamed = 0;
  for (let seed = 1; seed <= dial(40); seed++) {
    const dice = new SeededChance(seed);
    const own: { at: number; view: RaceState; seat: 'red' | 'blue'; command: RaceCommand }[] = [];
    for (let state: RaceState = { ...START, toll: seed % 3 }; race.outcome(state) === null; ) {
      const [view, seat] = [state, state.turn];
      const { command } = choose(level('master'), questionAt(view, 100 * seed + own.length));
      own.push({ at: own.length, view, seat, command });
      state = advance(race, state, seat, command, dice);
    }
    const again = own.map((one) => ({ ...one, chance: new SeededChance(100 * seed + one.at) }));
    expect([...review(race, brain, again, 3)].at(-1), `seed ${seed}`).toEqual([]);
    blamed += [...review(race, brain, own, 99)].at(-1)?.length ?? 0;
    looked += own.length;
  }
  expect(looked).toBeGreaterThan(dial(100));
  expect(blamed, `of ${looked}`).toBeLessThan(0.05 * looked);
});

test('what the brain has counted to the end is blamed by as much as it counted', () => {
  const exact = (view: RaceState, seat: string) =>
    brain.proposals(view, seat).map((proposal) => ({ ...proposal, exact: true as const }));
  const near: RaceState = { ...START, at: { red: 13, blue: 18 } };
  const decided = [{ at: 7, view: near, seat: 'red', command: { do: 'roll' } }] as const;
  const [found] = [...review(race, { ...brain, proposals: exact }, decided, 3)];
  expect(found).toMatchObject([{ cost: 25, better: { command: { do: 'dash' } } }]);
});

test('a job for a thread is answered as the player would; a seat that has nothing to choose gets nothing', () => {
  const job = { view: START, seat: 'red', level: 'captain', character: 'bold', seed: 9 } as const;
  expect(answer(race, brain, job)?.command).toEqual(answer(race, brain, job)?.command);
  expect(answer(race, brain, { ...job, seat: 'blue' })).toBeNull();
  expect([-1, 0, 3, 9].map(levelNumbered)).toEqual(['apprentice', 'apprentice', 'master', 'master']);
});

test('a forced choice is its own answer, a real one has none', () => {
  expect(defaultAnswer(race, { ...START, reserve: { red: 0, blue: 3 } }, 'red')).toEqual({ do: 'roll' });
  expect(defaultAnswer(race, START, 'red')).toBeNull();
  expect(defaultAnswer(race, START, 'blue')).toBeNull(); // not asked
});

test('players go by their names', () => {
  expect(['captain', 'captain*4', 'brain', 'greedy', 'random'].map((name) => playerNamed(name)?.id)).toEqual([
    'captain',
    'captain*4',
    'brain',
    'greedy',
    'random',
  ]);
  expect(['general', 'captain*0', 'captain*', ''].map(playerNamed)).toEqual([null, null, null, null]);
});

test('what a player cannot see does not change what it does', () => {
  for (let seed = 0; seed < dial(40); seed++) {
    const chance = new SeededChance(seed);
    const state: RaceState = { ...START, at: { red: chance.int(19), blue: chance.int(19) } };
    const other = { ...state, reserve: { red: state.reserve.red, blue: 1 + pick(chance, [0, 3, 5]) } };
    const [seen, alike] = [race.view(state, 'red'), race.view(other, 'red')];
    expect(choose(level('captain'), questionAt(alike, seed)).command).toEqual(
      choose(level('captain'), questionAt(seen, seed)).command,
    );
  }
});
