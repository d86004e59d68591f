import { read, type SeededChance } from '@arbitre/kernel';
import { pathfinder, type State } from '@arbitre/pathfinder';

const SIDES = [
  { id: 'us', name: { fr: 'nous', en: 'us' }, heroes: true },
  { id: 'them', name: { fr: 'eux', en: 'them' } },
];
const BLOCKS = ['polearm-fighter', 'small-archer', 'shield-cleric', 'marsh-raider', 'hill-brute', 'polearm-fighter'];

/** Twelve creatures in a fight on a 40 by 40 map of walls, rubble and open ground, in the middle of a turn. */
export function fight(dice: SeededChance): State {
  const squares = Array.from({ length: 40 }, () =>
    Array.from({ length: 40 }, () => '...........#dD'[dice.int(14)] ?? '.'),
  );
  const creatures = Array.from({ length: 12 }, (_, n) => {
    const [x, y] = [14 + (n % 4) * 4 + dice.int(2), 14 + Math.floor(n / 4) * 4 + dice.int(2)];
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      (squares[y + dy] ?? [])[x + dx] = '.';
    const name = `${x < 26 ? String.fromCharCode(97 + x) : `a${String.fromCharCode(71 + x)}`}${y + 1}`;
    return {
      id: `c${n}`,
      block: BLOCKS[n % 6] ?? 'marsh-raider',
      side: n % 2 === 0 ? 'us' : 'them',
      at: name,
      reaction: true,
    };
  });
  const scenario = read(pathfinder.scenario, {
    map: squares.map((row) => row.join('')).join('\n'),
    sides: SIDES,
    creatures,
    encounter: { order: creatures.map(({ id }) => id), turn: { who: 'c1' } },
  });
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problems));
  const state = pathfinder.setup(scenario.value, {});
  if (!state.ok) throw new Error(JSON.stringify(state.problems));
  return state.value;
}
