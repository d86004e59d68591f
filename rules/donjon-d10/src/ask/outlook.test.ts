import { type Consequence, explore, fold, isRefusal, pick, playOut, SeededChance, showFraction } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { describe, expect, test } from 'vitest';
import { facing, foe, onFloor, play, setTable } from '../../testing/table.ts';
import { donjonD10 } from '../game.ts';
import type { Command } from '../play/command.ts';
import type { Fact } from '../play/fact.ts';
import type { State } from '../play/state.ts';
import { outlook } from './outlook.ts';

const thin = (text: string) => text.replaceAll('\u202f', ' ');
const line = ({ says, chance }: Consequence, lang: 'fr' | 'en') =>
  `${chance === undefined ? '' : `${showFraction(chance)}: `}${thin(says[lang])}`;

/** An outlook as lines: the tone, what it buys, what it risks. */
function told(
  state: State,
  typed: string,
  lang: 'fr' | 'en' = 'en',
): { tone: string; buys: string[]; risks: string[] } {
  const command = donjonD10.readCommand(typed, state);
  if (!command.ok) throw new Error(typed);
  const { tone, buys, risks } = outlook(state, command.value);
  return { tone, buys: buys.map((one) => line(one, lang)), risks: risks.map((one) => line(one, lang)) };
}

describe('a heading', () => {
  test('dx.effect.3 opens the chest, leaves the floor, and says what stays behind', () => {
    const state = onFloor('########\n#S.C.>.#\n#$.~.C.#\n########', { position: { move: { die: 8 } } });
    expect(told(state, 'head e')).toEqual({
      tone: 'plain',
      buys: [
        'opens the chest',
        '7/20: 5 gold inside',
        '3/10: a potion',
        '1/10: a scroll',
        '1/10: a weapon or a spell',
        '1/20: an armour',
        'leaves floor 1: a rest, the merchant',
      ],
      risks: ['1/10: a poisoned needle: 1 HP', 'you leave behind 2 chests, 1 pile of gold and 1 fountain'],
    });
    expect(told(state, 'head e', 'fr').risks.at(-1)).toBe('vous laissez ici 2 coffres, 1 tas d’or et 1 fontaine');
  });

  test('dx.x.trap tells the odds of the trap, and that it would kill', () => {
    const trap = '######\n#S.^.#\n#....#\n######';
    expect(told(onFloor(trap, { position: { move: { die: 2 } } }), 'head e').risks).toEqual([
      '19/20: the trap hurts you: 2 HP',
    ]);
    const weak = told(onFloor(trap, { hero: { pv: 2 }, position: { move: { die: 2 } } }), 'head e');
    expect(weak).toMatchObject({ tone: 'deadly', risks: ['19/20: the trap kills you'] });
  });

  test('dx.effect.3 a creature on the way: how the fight would end', () => {
    const state = onFloor('######\n#S.r.#\n#....#\n######', {
      creatures: { r: 'giant-rat' },
      position: { move: { die: 4 } },
    });
    const { buys, risks } = told(state, 'head e');
    expect(buys[0]).toMatch(/^\d+\/\d+: the giant rat beaten: 2 gold$/);
    expect(risks[0]).toMatch(/^\d+\/\d+: the giant rat kills you$/);
    expect(risks[1]).toBe('a fight with the giant rat');
  });

  test('dx.web.3 a web at the end, a way that closes, a quiet walk', () => {
    const web = onFloor('######\n#S.w.#\n#....#\n######', { position: { move: { die: 2 } } });
    expect(told(web, 'head e').buys).toEqual(['2 squares']); // a web is not nothing
    expect(told(web, 'head e').risks).toEqual(['you end in a web: one point owed on the next roll']);
    const across = onFloor('########\n#Sw....#\n#......#\n########', { position: { move: { die: 4 } } });
    expect(told(across, 'head e', 'fr').risks).toEqual(['une toile à traverser : un point de plus']);
    const twice = onFloor('########\n#Sw.w..#\n#......#\n########', { position: { move: { die: 6 } } });
    expect(told(twice, 'head e', 'fr').risks).toEqual(['2 toiles à traverser : un point de plus chacune']);
    const wall = onFloor('#####\n#...#\n#.S.#\n#...#\n#####', { position: { move: { die: 2 } } });
    expect(told(wall, 'head n').buys).toEqual(['1 square, then a wall: you will choose where to turn']);
    const quiet = onFloor('######\n#S...#\n#....#\n######', { position: { move: { die: 2 } } });
    expect(told(quiet, 'head e')).toEqual({ tone: 'good', buys: ['2 squares, nothing on the way'], risks: [] });
  });
});

test('dx.roll.1 an attack: you hit and for how much, the creature falls, you are hit, you die; to the end of the fight', () => {
  const state = facing('giant-rat');
  const seen = told(state, 'attack club');
  expect(seen.buys[0]).toMatch(/: you hit: the giant rat falls$/);
  const tough = facing(foe(4, 14, 4));
  expect(told(tough, 'attack club').buys[0]).toMatch(/: you hit: about \d+ HP \(\d+%: the beast falls\)$/);
  expect(told(tough, 'attack club', 'fr').buys[0]).toMatch(
    /: vous touchez : \d+ PV environ \(\d+\s% : la bête tombe\)$/,
  );
  expect(told(facing(foe(4, 99, 4)), 'attack club').buys[0]).toMatch(/: you hit: about \d+ HP$/);
  expect(seen.buys.at(-1)).toMatch(/: fighting on like this, you win$/);
  expect(seen.risks.some((risk) => / you are hit: about \d+ HP$/.test(risk))).toBe(true);
  expect(seen.risks.at(-1)).toBe('3/200: the club breaks');
  expect(told(state, 'attack club', 'fr').risks.at(-1)).toBe('3/200: la massue se brise');
  expect(told(facing('giant-rat', { hero: { pv: 1 } }), 'attack club').risks[0]).toMatch(/: you die$/);
});

test('dx.x.flee dx.x.potion dx.x.scroll.passage what else a combat offers', () => {
  const hurt = facing('troll', { hero: { pv: 3, passage: 1, protection: 1 } });
  expect(told(hurt, 'flee').buys[0]).toMatch(/: you get away: the troll keeps its wounds, the move is over$/);
  expect(told(hurt, 'drink')).toMatchObject({
    buys: [expect.stringContaining('+10 HP: you are at 13'), expect.anything()],
  });
  expect(told(hurt, 'read passage')).toMatchObject({ tone: 'good', buys: ['you leave the combat, no die rolled'] });
  expect(told(hurt, 'read protection').buys[0]).toBe('armour +3 until the combat ends');
  const deadly = outlook(hurt, { do: 'attack', weapon: 'club' });
  expect(deadly).toMatchObject({ tone: 'deadly', safer: { do: 'read', scroll: 'passage' } });
});

test('dx.x.class dx.skill.2 dx.x.merchant the choices between two floors say what they change', () => {
  expect(told(setTable({}), 'choose warrior').buys).toContain('a club, heavy, damage 3');
  expect(told(setTable({}), 'choose mage').risks).toHaveLength(1);
  const camp = onFloor('####\n#S>#\n####', { hero: { pv: 3, skillPoints: 1 }, position: { stage: 'camp' } });
  expect(told(camp, 'invest endurance').buys).toEqual(['Endurance: 1 → 2', 'maximum: 13 → 16 HP', '+1 HP at once']);
  expect(told(camp, 'rest')).toMatchObject({
    tone: 'good',
    buys: ['+9 HP: you are at 12', 'then the merchant opens shop', expect.anything()],
  });
  const market = onFloor('####\n#S>#\n####', {
    number: 4,
    hero: { gold: 90, flames: 1 },
    position: { stage: 'market' },
  });
  expect(told(market, 'buy axe')).toEqual({
    tone: 'good',
    buys: ['damage 4; yours does 3', 'heavy: rolled with Strength 1'],
    risks: ['30 gold: you will have 60 left'],
  });
  expect(told(market, 'buy leather').tone).toBe('useless');
  expect(thin(outlook(market, { do: 'buy', ware: 'leather' }).useless?.fr ?? '')).toBe(
    'armure 1, vous en portez déjà 2',
  );
  expect(told(market, 'sell club')).toMatchObject({
    tone: 'risky',
    risks: ['it is your only weapon: you will fight with bare hands'],
  });
  expect(told(market, 'sell flames').risks).toEqual(['no scroll of flames left']);
  expect(told(market, 'descend').risks).toContain('the merchant closes');
  const armed = onFloor('####\n#S>#\n####', { hero: { weapons: ['club', 'axe'] } });
  expect(told(armed, 'wield axe').tone).toBe('useless');
});

test('dx.move.2 a roll: what the ten faces allow, what they force', () => {
  const corridor = onFloor('######\n#S..>#\n######');
  expect(told(corridor, 'roll')).toMatchObject({
    buys: ['a move of 1 to 10 squares, straight or diagonal', '2/5: the die puts the exit within reach'],
    risks: ['1/2: the roll is lost: no heading open'],
  });
});

/** Random games of every kind; each offer of each state is visited. */
function everyOffer(commands: number, visit: (state: State, command: Command) => void): void {
  const openings = [
    {},
    { class: 'mage', hero: { flames: 2, protection: 1, passage: 1 } },
    { class: 'warrior', hero: { pv: 4 } },
  ] as const;
  const budget = { left: commands };
  for (let seed = 0; budget.left > 0; seed++) {
    const dice = new SeededChance(seed);
    const opening = setTable(
      openings[seed % openings.length] ?? {},
      seed % 3 === 0 ? {} : { passAllowed: true, exitOnCross: 'optional' },
    );
    playOut(donjonD10, opening, {
      dice,
      longest: 120,
      choose: (view, seat) => pick(dice, donjonD10.offers(view, seat)).command,
      visit: (state) => {
        for (const { command } of donjonD10.offers(state, 'hero')) {
          if (budget.left-- > 0) visit(state, command);
        }
      },
    });
  }
}

/** Harm that one outcome of a command does: wounds, death, things broken, forgotten or used up, points lost. */
function harmOf(before: State, facts: readonly Fact[]): string {
  const after = fold(donjonD10, before, facts);
  if (after.stage === 'lost' || after.falls > before.falls) return 'death';
  const suffered = facts.some(
    (fact) => (fact.is === 'exchanged' || fact.is === 'creature-struck') && fact.suffered > 0,
  );
  const trapped = facts.some(
    (fact) =>
      (fact.is === 'trap-sprung' && fact.lost > 0) || (fact.is === 'chest-opened' && fact.content.kind === 'needle'),
  );
  if (suffered || trapped) return 'wound';
  if (facts.some(({ is }) => is === 'weapon-broken' || is === 'spell-forgotten')) return 'loss';
  if (facts.some(({ is }) => is === 'scroll-read' || is === 'potion-drunk')) return 'used-up';
  return facts.some(({ is }) => is === 'points-lost') ? 'points' : '';
}

// The long form, 10,000 commands: ARBITRE_DIAL=10 npx vitest run rules/donjon-d10/src/ask/outlook.test.ts
test('dx.hp.5 harm that is certain, whatever the dice, is always announced; so is the chance of dying at once', () => {
  let [certain, fights, wounds] = [0, 0, 0];
  everyOffer(dial(1000), (state, command) => {
    if (command.do === 'descend') return; // a floor of 4 billion: nothing harms on the way down
    const explored = explore((chance): string => {
      const facts = donjonD10.decide(state, 'hero', command, chance);
      if (isRefusal(facts)) throw new Error(`offered and refused: ${facts.code}`);
      return harmOf(state, facts);
    }, String);
    if (!explored.exact) return;
    const { risks, tone } = outlook(state, command);
    const where = `${donjonD10.writeCommand(command)}: ${JSON.stringify(risks.map(({ says }) => says.en))}`;
    if (explored.outcomes.every(({ value }) => value !== '')) {
      certain++;
      expect(risks.length, where).toBeGreaterThan(0);
    }
    if (explored.outcomes.every(({ value }) => value === 'death' || value === 'wound')) {
      wounds++;
      expect(
        risks.map(({ piece }) => piece),
        where,
      ).toContain('hero');
    }
    if (explored.outcomes.every(({ value }) => value === 'death')) expect(tone, where).toBe('deadly');
    if (state.combat === null || command.do === 'roll') return;
    fights++;
    const death = explored.outcomes.find(({ value }) => value === 'death');
    const announced = risks.find(({ says }) => says.en === 'you die');
    expect(announced?.chance === undefined ? 'none' : showFraction(announced.chance), where).toBe(
      death === undefined ? 'none' : showFraction(death.weight),
    );
  });
  console.log(
    `donjon-d10: ${dial(1000)} commands, ${certain} surely harmful, ${wounds} surely wounding, ${fights} of a fight`,
  );
  expect(certain).toBeGreaterThan(0);
  expect(fights).toBeGreaterThan(10);
});

test('dx.x.run the goal is known from the first moment, and how far one is', () => {
  const goals = (state: State) =>
    donjonD10.goal?.(state, 'hero').map(({ kind, says, progress }) => [kind, thin(says.en), progress]);
  expect(goals(setTable({}))).toEqual([
    ['win', 'Go down to floor 50 and out of it', { now: 0, of: 50 }],
    ['threat', 'At 0 HP the run is over', { now: 13, of: 13 }],
  ]);
  const guarded = onFloor('####\n#S>#\n####', { number: 4, guardian: 'orc' });
  expect(goals(guarded)?.[1]?.[1]).toBe('Floor 4: beat the guardian of the stairs');
  const done = play(onFloor('####\n#S>#\n####'), 'roll', '10:2').state;
  expect(goals(done)?.[0]?.[2]).toEqual({ now: 1, of: 50 });
});

test('dx.x.trap a card says what a square is and does before anybody asks whether one may go there', () => {
  const state = onFloor('######\n#S^~>#\n######');
  const card = (name: string) => donjonD10.card?.(state, { cell: 6 * 1 + 'abcdef'.indexOf(name) });
  expect(card('c')?.does.map(({ en }) => en)).toEqual([
    'A D20 not above your Agility avoids it; otherwise 2 HP are lost.',
    'Works once only.',
  ]);
  expect(card('d')?.title.fr).toBe('Fontaine');
  expect(donjonD10.card?.(state, { cell: 999 })).toBeNull();
  expect(donjonD10.card?.(state, { thing: 'item:axe' })?.figures.map(({ value }) => value.en)).toEqual([
    '4',
    '30',
    '4',
  ]);
  expect(donjonD10.card?.(state, { thing: 'item:broom' })).toBeNull();
  expect(donjonD10.card?.(state, { piece: 'foe-9' })).toBeNull();
});
