import { cellName, type Chance, hexBoard, neighbour, pick } from '@arbitre/kernel';
import { capacityOf } from '../src/movement/capacity.ts';
import { ELEMENTS, OBSTACLES } from '../src/proposal/terrain.table.ts';
import { factorsOf } from '../src/proposal/troops.table.ts';
import { type Rulings, RULINGS } from '../src/rulings.ts';
import type { State } from '../src/play/state.ts';
import { TYPES, WEIGHTS } from '../src/proposal/troops.ts';
import { exercise } from './exercise.ts';

/** A random small map with random pieces on it, blue to move, every blue unit activated. */
export function randomPosition(chance: Chance, rulings: Partial<Rulings>): State {
  const columns = 5 + chance.int(3);
  const rows = 5 + chance.int(2);
  const board = hexBoard(columns, rows);
  const letters = Object.values(ELEMENTS).map(({ letter }) => letter);
  const ground = Array.from({ length: board.size }, () => (chance.int(3) > 0 ? '.' : pick(chance, letters)));
  const isStanding = (cell: number) => '.hns'.includes(ground[cell] ?? '');
  const free = Array.from({ length: board.size }, (_, cell) => cell).filter(isStanding);
  const take = () => free.splice(chance.int(free.length), 1)[0] ?? 0;
  const name = (cell: number) => cellName(board, cell);
  const roads = Array.from({ length: 3 }, () => {
    const road = [chance.int(board.size)];
    for (let hexes = chance.int(7) + 2; hexes > 0; hexes--) {
      const next = neighbour(board, road.at(-1) ?? 0, chance.int(6));
      if (next >= 0 && !road.includes(next)) road.push(next);
    }
    return road.map(name).join(' ');
  });
  const obstacles = Array.from({ length: 8 }, () => {
    const cell = chance.int(board.size);
    return { is: pick(chance, OBSTACLES), cell, beyond: neighbour(board, cell, chance.int(6)) };
  })
    .filter(({ beyond }) => beyond >= 0)
    // Every third side holds a second obstacle (th.prec.11).
    .flatMap((one) => (chance.int(3) === 0 ? [one, { ...one, is: pick(chance, OBSTACLES) }] : [one]))
    .map(({ is, cell, beyond }) => ({ is, between: `${name(cell)}-${name(beyond)}` }));
  const troops = TYPES.flatMap((type) => WEIGHTS.map((weight) => ({ type, weight }))).filter(
    ({ type, weight }) => capacityOf(type, weight) !== null && factorsOf({ type, weight, weapon: null }) !== null,
  );
  const units = Array.from({ length: Math.min(8, free.length - 2) }, (_, index) => {
    const troop = pick(chance, troops);
    const side = chance.int(3) > 0 ? 'blue' : 'red';
    const mounted = troop.type === 'infantry' && chance.int(3) === 0;
    return { id: `U${index}`, side, ...troop, mounted, at: name(take()), activated: side === 'blue' };
  });
  const characters = [{ id: 'RP', side: 'red', rank: 'senior-officer', at: name(take()) }];
  const map = Array.from({ length: rows }, (_, row) => ground.slice(row * columns, (row + 1) * columns).join('')).join(
    '\n',
  );
  return exercise({ map, roads, obstacles, units, characters }, rulings);
}

/** Rulings of the movement phase drawn at random; half of the time the defaults. */
export function randomRulings(chance: Chance): Partial<Rulings> {
  if (chance.int(2) === 0) return {};
  const names = [
    'roadBase',
    'roadNetwork',
    'roadIgnoresTerrain',
    'mountedBase',
    'difficultEffect',
    'passThroughElephants',
    'loneEnemyCharacterBlocks',
  ] as const;
  return Object.fromEntries(names.map((name) => [name, pick<string | boolean>(chance, RULINGS[name].values)]));
}
