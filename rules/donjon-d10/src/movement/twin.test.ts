import { pick, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { type DonjonRulings, RULINGS } from '../rulings.ts';
import { type Move, movesOf } from '../../testing/moves.ts';
import { onFloor } from '../../testing/table.ts';
import { naiveMoves, wanderer } from '../../testing/twin.ts';

/** The rulings that change how a hero moves among walls and webs. */
const MOVING = [
  'd10Zero',
  'blockedStartAllowed',
  'turnKeepsClass',
  'reverse',
  'wallHitCost',
  'cornerRule',
  'webRule',
  'webPersists',
  'effectOnStartSquare',
] as const;

function randomRulings(dice: SeededChance): Partial<DonjonRulings> {
  const drawn = MOVING.map((name) => [
    name,
    dice.int(2) === 0 ? RULINGS[name].values[0] : pick<string | number | boolean>(dice, RULINGS[name].values),
  ]);
  const noDirection = pick(dice, ['forfeit', 'switchClass']);
  return { ...Object.fromEntries(drawn), noDirection };
}

/** A small floor of walls and webs, someone somewhere on it. */
function randomFloor(dice: SeededChance) {
  const [columns, rows] = [3 + dice.int(6), 3 + dice.int(5)];
  const walls = dice.int(4);
  const cells = Array.from({ length: columns * rows }, () =>
    dice.int(10) < walls ? '#' : dice.int(5) === 0 ? 'w' : '.',
  );
  const at = dice.int(cells.length);
  if (cells[at] === '#') cells[at] = '.';
  const map = Array.from({ length: rows }, (_, y) => cells.slice(y * columns, (y + 1) * columns).join(''));
  const webDebt = cells[at] === 'w' ? dice.int(2) : 0;
  return { map, x: at % columns, y: Math.floor(at / columns), webDebt };
}

const told = (moves: readonly Move[]) => [...new Set(moves.map((move) => JSON.stringify(move)))].sort();

test('dx.move.4 dx.move.6 dx.web.1 every move of every roll is the naive twin’s, on random floors under random rulings', () => {
  for (let seed = 1; seed <= dial(400); seed++) {
    const dice = new SeededChance(seed);
    const { map, x, y, webDebt } = randomFloor(dice);
    const rulings = randomRulings(dice);
    const at = `${String.fromCharCode(97 + x)}${y + 1}`;
    const state = onFloor(map.join('\n'), { position: { at, webDebt }, rulings });
    const lowest = rulings.d10Zero === 'zero' ? 0 : 1;
    const highest = rulings.turnKeepsClass === false ? 5 : lowest + 9; // eight ways at every wall: long moves are too many
    for (let die = lowest; die <= highest; die++) {
      const naive = told(naiveMoves(wanderer(map, x, y, webDebt), die, rulings));
      expect(
        told(movesOf(state, die)),
        `seed ${seed}, die ${die}, ${JSON.stringify(rulings)}\n${map.join('\n')}`,
      ).toEqual(naive);
    }
  }
});

test('dx.move.10 or.move.lemma: under the default rulings points are lost only by a move that never began', () => {
  for (let seed = 1; seed <= dial(200); seed++) {
    const { map, x, y, webDebt } = randomFloor(new SeededChance(seed));
    const at = `${String.fromCharCode(97 + x)}${y + 1}`;
    const state = onFloor(map.join('\n'), { position: { at, webDebt } });
    for (let die = 1; die <= 10; die++) {
      for (const { lost, squares } of movesOf(state, die)) {
        if (lost > 0) expect(squares, `seed ${seed}, die ${die}`).toHaveLength(0);
      }
    }
  }
});

test('dx.move.12 without webs, a completed move never changes the colour of the hero’s square', () => {
  for (let seed = 1; seed <= dial(200); seed++) {
    const { map, x, y } = randomFloor(new SeededChance(seed));
    const bare = map.map((row) => row.replaceAll('w', '.'));
    const state = onFloor(bare.join('\n'), { position: { at: `${String.fromCharCode(97 + x)}${y + 1}` } });
    for (let die = 1; die <= 10; die++) {
      for (const { at, lost } of movesOf(state, die)) {
        if (lost === 0) expect(Math.abs(at[0] + at[1] - x - y) % 2, `seed ${seed}, die ${die}`).toBe(0);
      }
    }
  }
});
