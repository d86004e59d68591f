import { cellName, type Cell } from '@arbitre/kernel';
import { type Battlefield, chartOf } from '../space/battlefield.ts';
import { writeDice } from '../encounter/dice.ts';
import type { StatBlock } from '../encounter/stat-block.ts';
import { STAT_BLOCKS } from '../encounter/stat-blocks.table.ts';
import type { Creature, State, Turn } from '../play/state.ts';
import { DEFAULT_LEGEND } from '../walking/terrain.table.ts';
import { type Scenario, WINDS } from './scenario.ts';

/** The position file that sets up this very state: `setup(position(s), s.rulings)` is `s`. */
export function position(state: State): Scenario {
  const { field, sides, allied, lastRound } = state;
  const { board } = chartOf(field);
  const name = (cell: Cell) => cellName(board, cell);
  return {
    ...fieldOf(field, name),
    sides: sides.map(({ heroes, ...side }) => ({ ...side, ...(heroes && { heroes }) })),
    ...(allied.length > 0 && { allied: allied.map((pair) => [...pair]) }),
    blocks: blocksOf(state.blocks),
    creatures: state.creatures.map((creature) => creatureOf(creature, name)),
    objects: state.objects.map(({ at, ...object }) => ({ ...object, at: name(at) })),
    deployment: Object.fromEntries(Object.entries(state.deployment).map(([side, cells]) => [side, cells.map(name)])),
    rounds: lastRound,
    ...(state.mode === 'encounter' && { encounter: encounterOf(state) }),
  };
}

function fieldOf(
  field: Battlefield,
  name: (cell: Cell) => string,
): Pick<Scenario, 'map' | 'legend' | 'walls' | 'wind' | 'gravity' | 'ceiling'> {
  const { columns, rows, squares, walls, wind, gravity, ceiling } = field;
  const { board } = chartOf(field);
  const lines = Array.from({ length: rows }, (_, row) => squares.slice(row * columns, (row + 1) * columns).join(''));
  const beyond = (cell: Cell, direction: number) =>
    cell + (direction === 2 ? 1 : direction === 4 ? board.columns : direction === 6 ? -1 : -board.columns);
  return {
    map: lines.join('\n'),
    legend: legendOf(field),
    ...(walls.length > 0 && {
      walls: walls.map(({ cell, direction }) => `${name(cell)}-${name(beyond(cell, direction))}`),
    }),
    ...(wind !== null && { wind: WINDS[wind] ?? 'n' }),
    gravity,
    ceiling,
  };
}

/** The grounds that are not those of every map, each told in full; open ground last, since the others are told by it. */
function legendOf({ legend }: Battlefield): NonNullable<Scenario['legend']> {
  const own = Object.entries(legend).filter(([character, terrain]) => terrain !== DEFAULT_LEGEND[character]);
  own.sort(([a], [b]) => Number(a === '.') - Number(b === '.'));
  return Object.fromEntries(
    own.map(([character, { hazard, ...terrain }]) => [
      character,
      { like: '.', ...terrain, ...(hazard && { hazard: { ...hazard, damage: writeDice(hazard.damage) } }) },
    ]),
  );
}

/** The stat blocks that do not ship, each told in full. */
function blocksOf(blocks: Readonly<Record<string, StatBlock>>): NonNullable<Scenario['blocks']> {
  const own = Object.entries(blocks).filter(([id, block]) => block !== STAT_BLOCKS[id]);
  return Object.fromEntries(
    own.map(([id, { attacks, breathWeapon, heal, ...block }]) => [
      id,
      {
        like: 'marsh-raider',
        ...block,
        attacks: attacks.map((attack) => ({ ...attack, damage: writeDice(attack.damage) })),
        ...(breathWeapon && { breathWeapon: { ...breathWeapon, damage: writeDice(breathWeapon.damage) } }),
        ...(heal && { heal: { ...heal, dice: writeDice(heal.dice) } }),
      },
    ]),
  );
}

function creatureOf({ at, ...creature }: Creature, name: (cell: Cell) => string): Scenario['creatures'][number] {
  return { ...creature, at: name(at) };
}

function encounterOf({ order, round, cursor, turn, frames, outcome }: State): NonNullable<Scenario['encounter']> {
  return {
    order,
    round,
    cursor,
    ...(turn === null ? { between: true as const } : { turn: turnOf(turn) }),
    ...(frames.length > 0 && { frames }),
    ...(outcome !== null && { outcome: outcome as NonNullable<NonNullable<Scenario['encounter']>['outcome']> }),
  };
}

function turnOf({ missed, ...turn }: Turn): NonNullable<NonNullable<Scenario['encounter']>['turn']> {
  return { ...turn, ...(missed !== null && { missed }) };
}
