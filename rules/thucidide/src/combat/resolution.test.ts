import { defaultAnswer } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { thucidide } from '../game.ts';
import { fight } from '../../testing/fight.ts';
import { character, facts, offered, play, refusal, unit } from '../../testing/play.ts';

const NOTHING = ['engine', 'engine', 'engine', 'engine'] as const;

describe('one combat', () => {
  test('th.x.die hits remove elements, letters bring tokens, hits beyond are ignored', () => {
    const state = fight(['A blue heavy infantry 0403', 'R red medium infantry 0503']);
    const after = play(state, 'blue: attack A R', 'foot', 'foot', 'letter', 'mounted');
    expect(unit(after, 'R').elements).toBe(1);
    expect(after.armies.blue?.tokens).toBe(1);
    const over = play(
      fight(['A blue heavy infantry 0403', 'R red medium infantry 0503 1', 'S red light infantry 0806']),
      'blue: attack A R',
      'foot',
      'foot',
      'letter',
      'mounted',
    );
    expect(unit(over, 'R')).toMatchObject({ elements: 0, at: 'lost' });
  });

  test('th.x.combat always one against one, and a unit that has fought does not fight again', () => {
    const state = play(
      fight(['A blue heavy infantry 0403', 'R red heavy infantry 0503']),
      'blue: attack A R',
      ...NOTHING,
    );
    expect(refusal(state, 'blue: attack A R').code).toBe('already-fought');
    expect(state.combat).toBeNull();
  });

  test('th.x.sequence in the middle of a combat nothing else is answered', () => {
    const state = play(fight(['A blue heavy infantry 0403', 'R red light infantry 0503']), 'blue: attack A R');
    expect(refusal(state, 'blue: end').code).toBe('not-your-choice');
    expect(refusal(state, 'red: end')).toMatchObject({ code: 'not-now', choice: 'evasion' });
    expect(refusal(state, 'red: merge A R').code).toBe('cannot-merge');
  });
});

describe('th.x.evasion', () => {
  const light = ['A red heavy infantry 0503', 'K blue light cavalry 0403'];

  test('th.x.evasion a light unit as fast as the attacker may; a slower or heavier one may not', () => {
    const asked = (pieces: string[], rulings = {}) =>
      offered(play(fight(pieces, { side: 'red' }, rulings), 'red: attack A K'));
    expect(asked(light)).toEqual(['evade', 'pass']);
    expect(asked(['A red light cavalry 0503', 'K blue light infantry 0403'], { evasionSpeedTest: false })).toEqual([
      'evade',
      'pass',
    ]);
    const slow = fight(['A red light cavalry 0503', 'K blue light infantry 0403'], { side: 'red' });
    expect(play(slow, 'red: attack A K', 'engine', 'engine').combat).toBeNull();
    const heavy = fight(['A red heavy infantry 0503', 'K blue medium cavalry 0403'], { side: 'red' });
    expect(play(heavy, 'red: attack A K', ...NOTHING).combat).toBeNull();
  });

  test('th.x.evasion only its own face and letters count; 1 hex to its capacity, each farther; then the token', () => {
    const rolled = play(
      play(fight(light, { side: 'red' }), 'red: attack A K'),
      'blue: evade',
      'flag',
      'mounted',
      'advantage',
      'letter',
    );
    expect([unit(rolled, 'K').elements, rolled.armies.red?.tokens]).toEqual([2, 1]);
    expect(offered(rolled)).toContain('escape 0103');
    expect(offered(rolled)).not.toContain('escape 0402');
    const away = play(rolled, 'blue: escape 0103');
    expect(unit(away, 'K')).toMatchObject({ at: 16, token: true });
    expect(offered(away)).toEqual(['follow', 'pass']);
    const followed = play(away, 'red: follow');
    expect([unit(followed, 'A').at, followed.combat]).toEqual([19, null]); // no pursuit after an evasion, no riposte
  });

  test('th.x.evasion never against fire, never off the table, and difficult ground stops it', () => {
    const fire = fight(['A red light infantry 0603 bow', 'K blue light cavalry 0403'], { side: 'red' });
    expect(play(fire, 'red: attack A K', 'engine', 'engine').combat).toBeNull();
    const edge = fight(['A red heavy infantry 0203', 'K blue light cavalry 0103'], { side: 'red' });
    expect(play(edge, 'red: attack A K', ...NOTHING).combat).toBeNull(); // not one hex farther: it cannot evade
    const map = '........\n.n......\n.n......\n.n......\n........\n........';
    const snow = play(play(fight(light, { side: 'red', map }), 'red: attack A K'), 'blue: evade', ...NOTHING);
    expect(offered(snow)).toContain('escape 0203');
    expect(offered(snow)).not.toContain('escape 0103');
  });

  test('th.prec.1 th.prec.2 th.prec.3 the token, from the evasion to the turn after', () => {
    const pieces = [...light, 'B red heavy infantry 0203', 'C red light infantry 0806'];
    const first = play(
      play(play(fight(pieces, { side: 'red' }), 'red: attack A K'), 'blue: evade', ...NOTHING),
      'blue: escape 0303',
    );
    const evaded = play(first, 'red: pass');
    expect(unit(evaded, 'K').token).toBe(true);
    // A second attack in the same phase: it defends in the normal way and cannot evade again.
    const second = play(evaded, 'red: attack B K', 'mounted', 'engine', 'engine', 'engine');
    expect([unit(second, 'K').elements, second.combat]).toEqual([2, null]);
    // The token is still there in blue's command and movement phases, and comes off when blue ends the movement phase.
    const command = play(second, 'red: end');
    const moving = play(play(command, 'blue: activate K'), 'blue: end');
    expect(unit(moving, 'K').token).toBe(true);
    expect(refusal(moving, 'blue: move K 0304').code).toBe('pre-played');
    const fighting = play(moving, 'blue: end');
    expect(unit(fighting, 'K').token).toBe(false);
    expect(facts(fighting, 'blue: attack K B', 'engine', 'engine')[0]).toMatchObject({ is: 'attacked', kind: 'melee' });
  });

  test('th.prec.3 tokenRemoval: all the tokens of the table, or the active side’s', () => {
    const tokens = (rulings: object) => {
      const state = fight(['A blue light cavalry 0403 token', 'R red light cavalry 0803 token'], {}, rulings);
      const ended = play({ ...state, turn: { ...state.turn, phase: 'movement' } }, 'blue: end');
      return ended.units.filter(({ token }) => token).map(({ id }) => id);
    };
    expect(tokens({})).toEqual([]);
    expect(tokens({ tokenRemoval: 'active-side-only' })).toEqual(['R']);
  });
});

describe('th.x.retreat', () => {
  const beaten = (pieces: string[], dice: Parameters<typeof play>[2][], said = {}, rulings = {}) =>
    play(fight(pieces, { side: 'red', ...said }, rulings), 'red: attack A K', ...dice);

  test('th.x.retreat 1 hex a flag on foot, 2 for mounted troops, each farther from the attacker', () => {
    const foot = beaten(
      ['A red heavy infantry 0503', 'K blue heavy infantry 0403'],
      ['flag', 'engine', 'engine', 'engine'],
    );
    expect(offered(foot)).toEqual(['retreat 0304', 'retreat 0303', 'retreat 0302']);
    const horse = beaten(
      ['A red heavy infantry 0603', 'K blue medium cavalry 0503'],
      ['flag', 'engine', 'engine', 'engine'],
    );
    expect(offered(horse).sort()).toEqual([
      'retreat 0302',
      'retreat 0303',
      'retreat 0304',
      'retreat 0401',
      'retreat 0405',
    ]);
    expect(play(horse, 'blue: retreat 0303').combat?.retreated).toBe(true);
  });

  test('th.x.retreat th.x.support a supported unit may ignore a flag, a chief one more; the owner chooses', () => {
    const pieces = [
      'A red heavy infantry 0503',
      'K blue heavy infantry 0403',
      'L blue heavy infantry 0402',
      'M blue heavy infantry 0404',
      'G blue senior-officer 0403',
    ];
    const state = beaten(pieces, ['flag', 'flag', 'engine', 'engine']);
    expect(offered(state)).toContain('retreat 0403 -2');
    expect(offered(state)).toContain('retreat 0303 -1');
    const two = play(state, 'blue: retreat 0203');
    expect([unit(two, 'K').at, character(two, 'G').at]).toEqual([17, 17]); // chiefs of the hex retreat with it
  });

  test('th.offtable.5 th.offtable.4 on the west edge: one hex made, the second is one element lost, the unit stays on the table', () => {
    const map = '........\n........\n........\n........\n~~......\n........';
    const state = beaten(
      ['A red heavy infantry 0102', 'K blue medium cavalry 0103'],
      ['flag', 'engine', 'engine', 'engine'],
      { map },
    );
    expect(unit(state, 'K')).toMatchObject({ at: 24, elements: 2 });
  });

  test('th.offtable.5 whatever prevents it: enemies and friends that cannot be passed', () => {
    const wall = [
      'A red heavy infantry 0503',
      'K blue heavy infantry 0403',
      'X red light infantry 0303',
      'Y blue heavy infantry 0302',
      'Z blue heavy infantry 0304',
    ];
    const state = beaten(wall, ['flag', 'engine', 'engine', 'engine'], {}, {});
    // Y and Z support it, so it may hold; if it will not ignore the flag, the hex is a loss.
    expect(offered(state)).toEqual(['retreat 0403', 'retreat 0403 -1']);
    expect(unit(play(state, 'blue: retreat 0403'), 'K')).toMatchObject({ at: 19, elements: 3 });
    expect(unit(play(state, 'blue: retreat 0403 ignoring 1'), 'K')).toMatchObject({ at: 19, elements: 4 });
  });

  test('th.cap.note1 heavy artillery retreats 1 hex at most, the rest are losses; the ruling lifts it', () => {
    const pieces = ['A red light artillery 0603', 'K blue heavy artillery 0403', 'L blue light infantry 0101'];
    const capped = beaten(pieces, ['flag', 'flag']);
    expect(offered(capped).sort()).toEqual(['retreat 0302', 'retreat 0303', 'retreat 0304']);
    expect(unit(play(capped, 'blue: retreat 0303'), 'K')).toMatchObject({ at: 18, elements: 1 });
    const free = beaten(pieces, ['flag', 'flag'], {}, { heavyArtilleryRetreatCap: false });
    expect(unit(play(free, 'blue: retreat 0203'), 'K')).toMatchObject({ at: 17, elements: 2 });
  });

  test('th.cap.artillery very heavy artillery does not retreat: each hex is a loss', () => {
    const state = beaten(
      ['A red light artillery 0603', 'K blue very-heavy artillery 0403', 'L blue light infantry 0101'],
      ['flag', 'letter'],
    );
    expect(unit(state, 'K')).toMatchObject({ at: 19, elements: 1 });
  });

  test('th.x.panic retreating elephants trample what they pass, if the table wants it', () => {
    const pieces = [
      'A red light artillery 0603',
      'K blue medium elephants 0403',
      'N blue light infantry 0204',
      'L blue light infantry 0801',
    ];
    const calm = play(beaten(pieces, ['flag', 'letter', 'letter']), 'blue: retreat 0203');
    expect(unit(calm, 'N').elements).toBe(3);
    const wild = play(
      beaten(pieces, ['flag', 'letter', 'letter'], {}, { elephantPanic: true }),
      'blue: retreat 0203',
      'foot',
    );
    expect(unit(wild, 'N').elements).toBe(2);
    const told = facts(
      beaten(pieces, ['flag', 'letter', 'letter'], {}, { elephantPanic: true }),
      'blue: retreat 0203',
      'flag',
    );
    expect(told).toContainEqual({ is: 'trampled', unit: 'N', dice: ['flag'], hits: 0 });
  });
});

describe('after the dice', () => {
  const routed = (pieces: string[]) => play(fight(pieces), 'blue: attack A R', 'foot', 'foot', 'engine', 'engine');

  test('th.x.follow th.x.pursuit cavalry follows into the emptied hex and pursues once, in melee', () => {
    const pieces = [
      'A blue medium cavalry 0403 from0303',
      'R red medium infantry 0503 2',
      'S red medium infantry 0603',
      'T red medium infantry 0703',
    ];
    const emptied = routed(pieces);
    expect(offered(emptied)).toEqual(['follow', 'pass']);
    const followed = play(emptied, 'blue: follow');
    expect(unit(followed, 'A').at).toBe(20);
    expect(offered(followed)).toEqual(['pursue S', 'pass']);
    const pursued = play(followed, 'blue: pursue S', 'foot', 'foot', 'foot');
    expect(unit(pursued, 'S').at).toBe('lost');
    const again = play(pursued, 'blue: follow');
    expect(again.combat).toBeNull(); // T is adjacent, but a pursuit is made once
  });

  test('th.x.follow th.x.pursuit infantry follows and does not pursue; artillery does not follow; nobody out of difficult ground', () => {
    const foot = play(
      routed(['A blue heavy infantry 0403', 'R red medium infantry 0503 2', 'S red medium infantry 0603']),
      'blue: follow',
    );
    expect(foot.combat).toBeNull();
    const guns = play(
      fight(['A blue light artillery 0403', 'R red medium infantry 0503 1', 'S red medium infantry 0803']),
      'blue: attack A R',
      'foot',
    );
    expect([unit(guns, 'R').at, guns.combat]).toEqual(['lost', null]);
    const map = '........\n........\n....n...\n........\n........\n........';
    const snow = fight(
      ['A blue medium cavalry 0403 from0303', 'R red medium infantry 0503 2', 'S red medium infantry 0603'],
      { map },
    );
    expect(play(play(snow, 'blue: attack A R', 'foot', 'foot', 'engine', 'engine'), 'blue: follow').combat).toBeNull();
  });

  test('th.x.riposte a supported defender that stood may answer, once, in melee', () => {
    const pieces = [
      'A blue heavy infantry 0403',
      'R red medium infantry 0503',
      'S red light infantry 0603',
      'T red light infantry 0504',
    ];
    const state = play(fight(pieces), 'blue: attack A R', ...NOTHING);
    expect(offered(state)).toEqual(['riposte', 'pass']);
    expect(defaultAnswer(thucidide, state, 'red')).toEqual({ do: 'riposte' }); // it costs nothing: a minor decision
    const answered = play(state, 'red: riposte', 'foot', 'engine', 'engine');
    expect([unit(answered, 'A').elements, answered.combat]).toEqual([3, null]);
    const driven = play(state, 'red: riposte', 'flag', 'engine', 'engine');
    expect(offered(driven)).toEqual(['retreat 0304', 'retreat 0303', 'retreat 0302']);
    expect(play(driven, 'blue: retreat 0303').combat).toBeNull(); // no follow-up after a riposte
    expect(play(state, 'red: pass').combat).toBeNull();
  });

  test('th.x.riposte no riposte without support, after a retreat, or to fire', () => {
    expect(
      play(
        fight(['A blue heavy infantry 0403', 'R red medium infantry 0503', 'S red light infantry 0603']),
        'blue: attack A R',
        ...NOTHING,
      ).combat,
    ).toBeNull();
    const pieces = [
      'A blue heavy infantry 0403',
      'R red medium infantry 0503',
      'S red light infantry 0603',
      'T red light infantry 0504',
    ];
    const flagged = play(fight(pieces), 'blue: attack A R', 'flag', 'engine', 'engine', 'engine');
    expect(offered(play(flagged, 'red: retreat 0502'))).toEqual(['follow', 'pass']);
    expect(offered(play(flagged, 'red: retreat 0503 ignoring 1'))).toEqual(['riposte', 'pass']);
  });

  test('th.cap.nocombat th.mounted.2 a unit that gave up combat ripostes in the enemy’s turn, unless the table rules otherwise', () => {
    const pieces = [
      'A blue heavy infantry 0403',
      'R red medium infantry 0503 marched',
      'S red light infantry 0603',
      'T red light infantry 0504',
    ];
    expect(offered(play(fight(pieces), 'blue: attack A R', ...NOTHING))).toEqual(['riposte', 'pass']);
    expect(
      play(fight(pieces, {}, { noCombatScope: 'no-riposte-either' }), 'blue: attack A R', ...NOTHING).combat,
    ).toBeNull();
  });
});
