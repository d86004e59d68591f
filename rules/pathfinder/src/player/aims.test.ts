import { expect, test } from 'vitest';
import { opening, scenarioOf } from '../../testing/table.ts';
import { aims } from './aims.ts';

test('pf.x.turn ending a turn with actions left is for something, and so is letting the encounter go on', () => {
  const state = opening(
    scenarioOf({
      map: '....',
      sides: [
        { id: 'heroes', name: { fr: 'héros', en: 'heroes' }, heroes: true },
        { id: 'foes', name: { fr: 'pillards', en: 'raiders' } },
      ],
      creatures: [
        { id: 'ada', name: { fr: 'Ada', en: 'Ada' }, block: 'polearm-fighter', side: 'heroes', at: 'a1' },
        { id: 'rok', name: { fr: 'Rok', en: 'Rok' }, block: 'marsh-raider', side: 'foes', at: 'd1' },
      ],
      encounter: { order: ['ada', 'rok'], turn: { who: 'ada', actions: 2 } },
    }),
  );
  expect(aims('ready', state).en).toBe('stop where nothing more is to be gained');
  expect(aims('ready', { ...state, turn: null }).en).toBe('let the encounter go on');
});
