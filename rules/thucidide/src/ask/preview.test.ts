import { isRefusal } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { thucidide } from '../game.ts';
import { fight } from '../../testing/fight.ts';
import { positionOf } from '../../testing/example.ts';
import { facts, refusal } from '../../testing/play.ts';

const ROAD = { columns: 9, rows: 6, roads: ['0103 0203 0303 0403 0503 0603'] };

describe('a verdict not yet taken', () => {
  const state = positionOf({ map: ROAD, pieces: ['H blue heavy infantry 0203 mounted', 'R red light infantry 0906'] });

  test('th.cap.nocombat th.road.2 th.mounted.3 a move says at once whether the fight is kept, the road and the mounts by name', () => {
    const preview = (to: string) => thucidide.preview(state, 'blue', { do: 'move', piece: 'H', to });
    expect(preview('0303')).toMatchObject({ cost: 1, because: ['th.cap.unit'] });
    expect(preview('0303').forbids).toBeUndefined();
    expect(preview('0403')).toMatchObject({
      cost: 2,
      forbids: ['combat'],
      because: ['th.cap.unit', 'th.mounted.3', 'th.cap.nocombat'],
    });
    const march = preview('0503');
    expect(march).toMatchObject({
      cost: 3,
      forbids: ['combat'],
      because: ['th.cap.unit', 'th.mounted.3', 'th.road.2', 'th.road.3', 'th.mounted.4'],
    });
    expect(march.steps?.map(({ rules }) => rules)).toEqual([
      ['th.cap.unit', 'th.road.1'],
      ['th.cap.unit', 'th.road.1', 'th.mounted.3'],
      ['th.cap.unit', 'th.road.1', 'th.mounted.3', 'th.road.2'],
    ]);
  });

  test('th.cap.formula the sentence of a march names each term', () => {
    const [moved] = facts(state, 'blue: move H 0503');
    if (moved === undefined) throw new Error('a move is a fact');
    expect(thucidide.words.en.fact(moved, state)).toBe(
      'The mounted heavy infantry moves to the east (3 hexes: 1 + 1 for the mounts + 1 by road); will not fight.',
    );
    expect(thucidide.words.fr.fact(moved, state)).toBe(
      'L’infanterie lourde montée se déplace vers l’est (3 hex\u202f: 1 + 1 de monture + 1 de route)\u202f; ne combattra pas.',
    );
  });

  test('th.cap.nocombat the reach of a piece: per destination the way that keeps the fight, if there is one', () => {
    const light = positionOf({
      map: { columns: 8, rows: 6 },
      pieces: ['V blue very-light infantry 0203', 'R red light infantry 0806'],
    });
    const reach = thucidide.reach(light, 'V');
    if (isRefusal(reach)) throw new Error('V can move');
    for (const { cost, forbids } of reach) expect(forbids).toEqual(cost <= 2 ? undefined : ['combat']);
    expect(reach.filter(({ cost }) => cost === 1).length).toBe(6);
    expect(thucidide.reach(light, 'R')).toMatchObject({ code: 'wrong-phase' });
    expect(thucidide.reach(light, 'Z')).toMatchObject({ code: 'unknown-piece' });
  });

  test('th.x.dice an attack says what it is and with how many dice', () => {
    const battle = fight(['A blue heavy infantry 0403', 'R red very-light infantry 0503']);
    const command = { do: 'attack', unit: 'A', target: 'R' } as const;
    expect(thucidide.words.en.command(command, battle)).toBe(
      'Attack the very light infantry with the heavy infantry: melee, 5 dice',
    );
    expect(thucidide.words.fr.command(command, battle)).toBe(
      'Attaquer l’infanterie très légère avec l’infanterie lourde\u202f: mêlée, 5 dés',
    );
    expect(thucidide.preview(battle, 'blue', command).because).toContain('th.x.dice');
  });

  test('a refusal reads as a sentence with who, where and how much', () => {
    const over = refusal(state, 'blue: move H by 0303 0403 0404');
    expect(thucidide.words.en.refusal(over, state)).toBe(
      'The mounted heavy infantry would move 3 hexes and has only 2 (3 if it kept to the road).',
    );
    expect(thucidide.words.fr.refusal(over, state)).toBe(
      'L’infanterie lourde montée ferait 3 hex et n’en a que 2 (3 en restant sur la route).',
    );
  });
});

describe('what a preview tells is what was judged', () => {
  test('th.prec.11 under cost-2 the cost told is the cost compared: preview, steps and reach agree', () => {
    const snow = positionOf({
      map: { columns: 8, rows: 6, difficult: '0301' },
      pieces: ['K blue light cavalry 0201', 'R red light infantry 0806'],
      rulings: { difficultEffect: 'cost-2' },
    });
    const preview = thucidide.preview(snow, 'blue', { do: 'move', piece: 'K', to: '0401', by: ['0301', '0401'] });
    expect(preview).toMatchObject({ cost: 3, steps: [{ cost: 2 }, { cost: 1 }] });
    const reach = thucidide.reach(snow, 'K');
    if (isRefusal(reach)) throw new Error('K can move');
    expect(reach.find(({ to }) => to === 2)?.cost).toBe(2);
    expect(thucidide.preview(snow, 'blue', { do: 'move', piece: 'K', to: '0301' }).cost).toBe(2);
  });

  test('th.cap.leader th.cap.nocombat a chief has no fight to lose, and his move does not say so', () => {
    const table = positionOf({
      map: { columns: 8, rows: 6 },
      pieces: ['A blue light infantry 0501', 'R red light infantry 0806', 'GC blue general-in-chief 0101'],
    });
    const [moved] = facts(table, 'blue: move GC 0201');
    if (moved === undefined) throw new Error('a move is a fact');
    expect(thucidide.because(moved)).toEqual(['th.cap.unit', 'th.cap.leader']);
    expect(thucidide.preview(table, 'blue', { do: 'move', piece: 'GC', to: '0201' }).because).toEqual([
      'th.cap.unit',
      'th.cap.leader',
    ]);
  });

  test('th.offtable.6 leaving the table is in the reach, and the path of a verdict says that it leaves', () => {
    const table = positionOf({
      map: { columns: 8, rows: 6 },
      pieces: ['A blue light infantry 0501', 'R red light infantry 0806', 'GC blue general-in-chief 0302'],
    });
    const reach = thucidide.reach(table, 'GC');
    if (isRefusal(reach)) throw new Error('GC can move');
    expect(reach.filter(({ leaves }) => leaves)).toMatchObject([{ cost: 2, leaves: true }]);
    const preview = thucidide.preview(table, 'blue', { do: 'move', piece: 'GC', to: 'outside' });
    expect(preview).toMatchObject({ cost: 2, leaves: true });
    expect(preview.path?.length).toBe(1);
    expect(thucidide.preview(table, 'blue', { do: 'move', piece: 'GC', to: '0301' }).leaves).toBeUndefined();
  });

  test('th.prec.13 ground closed to a lone character cites it; closed to a unit it does not', () => {
    const lake = positionOf({
      map: { columns: 8, rows: 6, impassable: '0301' },
      pieces: ['A blue light infantry 0201', 'R red light infantry 0806', 'GC blue general-in-chief 0401'],
    });
    expect(refusal(lake, 'blue: move A 0301')).toMatchObject({ code: 'impassable', rules: ['th.prec.11'] });
    expect(refusal(lake, 'blue: move GC 0301').rules).toEqual(['th.prec.11', 'th.prec.13']);
    expect(refusal(lake, 'blue: move GC by 0301').rules).toEqual(['th.prec.11', 'th.prec.13']);
  });

  test('th.prec.7 those named go along, the others stay behind', () => {
    const table = positionOf({
      map: { columns: 8, rows: 6 },
      pieces: [
        'A blue light infantry 0202',
        'R red light infantry 0806',
        'G blue general-in-chief 0202',
        'S blue sub-general 0202',
        'P blue person 0702',
      ],
    });
    const [moved] = facts(table, 'blue: move A 0302 with S');
    expect(moved).toMatchObject({ is: 'moved', with: ['S'] });
    expect(facts(table, 'blue: move A 0302 with')[0]).toMatchObject({ with: ['G', 'S'] });
    const far = refusal(table, 'blue: move A 0302 with P');
    expect(far).toMatchObject({ code: 'nobody-along', by: 'P' });
    expect(thucidide.words.en.refusal(far, table)).toBe(
      'The character cannot go along with the light infantry (Blue).',
    );
  });

  test('a place too far off is named in a whole sentence', () => {
    const far = refusal(state(), 'blue: move A 0805');
    expect(thucidide.words.en.refusal(far, state())).toBe('The light infantry (Blue) cannot get as far as 0805.');
    expect(thucidide.words.fr.refusal(far, state())).toBe(
      'L’infanterie légère (Bleu) ne peut pas aller jusqu’en 0805.',
    );
  });
});

function state() {
  return positionOf({
    map: { columns: 8, rows: 6 },
    pieces: ['A blue light infantry 0202', 'R red light infantry 0806'],
  });
}
