import { type Cell, directionTo, parseCellName, parseDrawing, type Problem, problem, type Read } from '@arbitre/kernel';
import { type Battlefield, chartOf, fits, spaceAt } from '../space/battlefield.ts';
import { blockOf, chart, occupantsOf, sideOf, spaceOf } from '../encounter/creature.ts';
import { type Dice, readDice } from '../encounter/dice.ts';
import { FRESH_TURN } from '../play/evolve.ts';
import { standingHeight, waterAround } from '../walking/ground.ts';
import { passageThrough } from '../sharing/passage.ts';
import { stayProblem } from '../sharing/sharing.ts';
import type { Rulings } from '../rulings.ts';
import { type Scenario, WINDS } from './scenario.ts';
import { sideOfSize } from '../space/size.ts';
import { UNITS_PER_SQUARE } from '../space/space.ts';
import type { StatBlock } from '../encounter/stat-block.ts';
import { STAT_BLOCKS } from '../encounter/stat-blocks.table.ts';
import type { Creature, LooseObject, Side, State, Turn } from '../play/state.ts';
import type { Terrain } from '../walking/terrain.ts';
import { DEFAULT_LEGEND } from '../walking/terrain.table.ts';

const DEFAULT_ROUNDS = 30;
const DEFAULT_CEILING = 60;

/** The opening state of a scenario; or everything wrong with it. */
export function setup(scenario: Scenario, rulings: Rulings): Read<State> {
  const problems: Problem[] = [];
  const blocks = readBlocks(scenario, problems);
  const field = readField(scenario, problems);
  if (field === null) return { ok: false, problems };
  const sides: Side[] = scenario.sides.map(({ id, name: title, heroes }) => ({
    id,
    name: title,
    heroes: heroes === true,
  }));
  const creatures = scenario.creatures.flatMap(
    (_, index) => readCreature(scenario, index, field, blocks, problems) ?? [],
  );
  const state: State = {
    field,
    rulings,
    blocks,
    sides,
    allied: (scenario.allied ?? []).map(([a = '', b = '']) => [a, b] as const),
    creatures,
    objects: readObjects(scenario, field, problems),
    mode: 'exploration',
    deployment: readDeployment(scenario, field, problems),
    order: [],
    round: 0,
    lastRound: scenario.rounds ?? DEFAULT_ROUNDS,
    turn: null,
    cursor: 0,
    frames: [],
    outcome: null,
  };
  checkPlaces(state, scenario, problems);
  checkObjects(state, scenario, problems);
  checkSides(scenario, problems);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: withEncounter(state, scenario) };
}

function readBlocks(scenario: Scenario, problems: Problem[]): Record<string, StatBlock> {
  const blocks: Record<string, StatBlock> = { ...STAT_BLOCKS };
  for (const [id, own] of Object.entries(scenario.blocks ?? {})) {
    const { like, attacks, athletics, breathWeapon, heal, ...rest } = own;
    const base = blocks[like ?? 'marsh-raider'];
    if (base === undefined) {
      problems.push(
        problem(['blocks', id, 'like'], like ?? '', 'unknown-block', { known: Object.keys(blocks).join(', ') }),
      );
      continue;
    }
    const rolled = (written: string, at: readonly string[]): Dice => {
      const dice = readDice(written);
      if (dice === null) problems.push(problem(['blocks', id, ...at], written, 'dice'));
      return dice ?? { count: 0, faces: 1, plus: 0 };
    };
    const read = attacks?.flatMap((one, index) => {
      const damage = readDice(one.damage);
      if (damage === null) problems.push(problem(['blocks', id, 'attacks', index, 'damage'], one.damage, 'dice'));
      return damage === null ? [] : [{ ...one, damage, traits: one.traits ?? [] }];
    });
    blocks[id] = {
      ...base,
      ...rest,
      ...(read !== undefined && { attacks: read }),
      ...(athletics !== undefined && { athletics: [athletics[0] ?? 0, athletics[1] ?? 0] as const }),
      ...(breathWeapon && {
        breathWeapon: { ...breathWeapon, damage: rolled(breathWeapon.damage, ['breathWeapon', 'damage']) },
      }),
      ...(heal && { heal: { ...heal, dice: rolled(heal.dice, ['heal', 'dice']) } }),
    };
  }
  return blocks;
}

function readField(scenario: Scenario, problems: Problem[]): Battlefield | null {
  const drawing = parseDrawing(scenario.map);
  if ('code' in drawing) {
    problems.push(problem(['map'], `${drawing.row}:${drawing.column}`, drawing.code));
    return null;
  }
  const legend = readLegend(scenario, problems);
  for (const [index, character] of drawing.characters.entries()) {
    if (legend[character] !== undefined) continue;
    const [row, column] = [Math.floor(index / drawing.columns), index % drawing.columns];
    const known = Object.keys(legend).join(' ');
    problems.push(problem(['map', row], character, 'unknown-character', { column: column + 1, known }));
  }
  const bare: Battlefield = {
    columns: drawing.columns,
    rows: drawing.rows,
    squares: drawing.characters,
    legend,
    walls: [],
    wind: scenario.wind === undefined ? null : WINDS.indexOf(scenario.wind),
    gravity: scenario.gravity ?? 'normal',
    ceiling: scenario.ceiling ?? DEFAULT_CEILING,
  };
  return { ...bare, walls: readWalls(scenario, bare, problems) };
}

function readLegend(scenario: Scenario, problems: Problem[]): Record<string, Terrain> {
  const legend: Record<string, Terrain> = { ...DEFAULT_LEGEND };
  for (const [character, own] of Object.entries(scenario.legend ?? {})) {
    const { like, hazard, ...rest } = own;
    const base: Terrain = legend[like ?? character] ?? { look: 'open', class: 'open', height: 0 };
    const { door } = rest;
    if (door !== undefined && ![...Object.keys(legend), ...Object.keys(scenario.legend ?? {})].includes(door))
      problems.push(problem(['legend', character, 'door'], door, 'door'));
    const damage = hazard === undefined ? undefined : readDice(hazard.damage);
    if (damage === null)
      problems.push(problem(['legend', character, 'hazard', 'damage'], hazard?.damage ?? '', 'dice'));
    legend[character] = {
      ...base,
      ...rest,
      ...(hazard !== undefined && damage !== null && damage !== undefined && { hazard: { damage, type: hazard.type } }),
    };
  }
  return legend;
}

function readWalls(scenario: Scenario, field: Battlefield, problems: Problem[]): Battlefield['walls'] {
  const { board } = chartOf(field);
  return (scenario.walls ?? []).flatMap((written, index) => {
    const [a = '', b = ''] = written.split('-');
    const [from, to] = [parseCellName(board, a.trim()), parseCellName(board, b.trim())];
    const direction = typeof from === 'number' && typeof to === 'number' ? directionTo(board, from, to) : -1;
    if (typeof from === 'number' && direction >= 0 && direction % 2 === 0) return [{ cell: from, direction }];
    problems.push(problem(['walls', index], written, 'wall'));
    return [];
  });
}

function readSquare(field: Battlefield, written: string): Cell | null {
  const cell = parseCellName(chartOf(field).board, written);
  return typeof cell === 'number' ? cell : null;
}

function readDeployment(scenario: Scenario, field: Battlefield, problems: Problem[]): State['deployment'] {
  const entries = Object.entries(scenario.deployment ?? {}).map(([side, squares]) => {
    const cells = squares.flatMap((written, index) => {
      const cell = readSquare(field, written);
      if (cell === null) problems.push(problem(['deployment', side, index], written, 'square', lastSquare(field)));
      return cell ?? [];
    });
    return [side, cells] as const;
  });
  return Object.fromEntries(entries);
}

function lastSquare(field: Battlefield): { columns: number; rows: number } {
  return { columns: field.columns, rows: field.rows };
}

function readCreature(
  scenario: Scenario,
  index: number,
  field: Battlefield,
  blocks: Readonly<Record<string, StatBlock>>,
  problems: Problem[],
): Creature | null {
  const own = scenario.creatures[index];
  if (own === undefined) return null;
  const at = ['creatures', index];
  const before = problems.length;
  if (!ID.test(own.id)) problems.push(problem([...at, 'id'], own.id, 'creature-id'));
  if (scenario.creatures.findIndex(({ id }) => id === own.id) < index)
    problems.push(problem([...at, 'id'], own.id, 'same-id'));
  if (!scenario.sides.some(({ id }) => id === own.side)) {
    problems.push(
      problem([...at, 'side'], own.side, 'unknown-side', { known: scenario.sides.map(({ id }) => id).join(', ') }),
    );
  }
  const stats = blocks[own.block];
  if (stats === undefined) {
    problems.push(problem([...at, 'block'], own.block, 'unknown-block', { known: Object.keys(blocks).join(', ') }));
  }
  const cell = readSquare(field, own.at);
  if (cell === null) problems.push(problem([...at, 'at'], own.at, 'square', lastSquare(field)));
  if (own.rides !== undefined && !scenario.creatures.some(({ id }) => id === own.rides)) {
    problems.push(problem([...at, 'rides'], own.rides, 'unknown-creature'));
  }
  for (const other of Object.keys(own.consents ?? {})) {
    if (!scenario.creatures.some(({ id }) => id === other))
      problems.push(problem([...at, 'consents', other], other, 'unknown-creature'));
  }
  if (problems.length > before || stats === undefined || cell === null) return null;
  return {
    id: own.id,
    name: own.name ?? { fr: own.id, en: own.id },
    block: own.block,
    side: own.side,
    at: cell,
    ...settled(field, cell, stats.side ?? sideOfSize(stats.size), own.z),
    ...(own.stance !== undefined && { stance: own.stance }),
    hp: own.hp ?? stats.hp,
    conditions: own.conditions ?? {},
    reaction: own.reaction ?? false,
    breath: own.breath ?? stats.constitution,
    dents: own.dents ?? 0,
    heals: own.heals ?? stats.heal?.uses ?? 0,
    ...(own.rides !== undefined && { rides: own.rides }),
    ...(own.consents !== undefined && { consents: own.consents }),
  };
}

const ID = /^[a-z][a-z0-9-]*$/;
/** A boulder, where the file says no more: hit points and Hardness of stone. */
const STONE = { hp: 40, hardness: 7 };

/** Loose objects lie on the ground of their square, which nothing solid fills. */
function readObjects(scenario: Scenario, field: Battlefield, problems: Problem[]): LooseObject[] {
  const map = chartOf(field);
  const ids = [...scenario.creatures, ...(scenario.objects ?? [])].map(({ id }) => id);
  return (scenario.objects ?? []).flatMap(({ id, name: title, at: written, z: height, hp, hardness }, index) => {
    const before = problems.length;
    const at = ['objects', index];
    if (!ID.test(id)) problems.push(problem([...at, 'id'], id, 'creature-id'));
    if (ids.indexOf(id) < scenario.creatures.length + index) problems.push(problem([...at, 'id'], id, 'same-id'));
    const cell = readSquare(field, written);
    if (cell === null) problems.push(problem([...at, 'at'], written, 'square', lastSquare(field)));
    else if (map.solid[cell] === 1) problems.push(problem([...at, 'at'], written, 'does-not-fit', { side: 1 }));
    if (cell === null || problems.length > before) return [];
    const z = height ?? standingHeight(map, cell, 1);
    return [
      {
        id,
        name: title ?? { fr: id, en: id },
        at: cell,
        z,
        ...STONE,
        ...(hp && { hp }),
        ...(hardness !== undefined && { hardness }),
      },
    ];
  });
}

/** Everyone fits where it stands, on ground it can stand on, and shares no space it may not share. */
function checkPlaces(state: State, scenario: Scenario, problems: Problem[]): void {
  const map = chart(state);
  for (const [index, written] of scenario.creatures.entries()) {
    const placed = state.creatures.find(({ id }) => id === written.id);
    if (placed === undefined) continue;
    const at = ['creatures', index, 'at'];
    const side = sideOf(state, placed);
    const { x, y } = spaceOf(state, placed);
    if (x + side > map.board.columns || y + side > map.board.rows || !fits(map, x, y, side)) {
      problems.push(problem(at, written.at, 'does-not-fit', { side, size: blockOf(state, placed).size }));
    }
    const aloft = scenario.encounter?.cursor === undefined ? heightProblem(state, placed) : null;
    if (aloft !== null) problems.push(problem(['creatures', index, 'z'], `${placed.z}`, aloft));
  }
  for (const [index, written] of scenario.creatures.entries()) {
    const placed = state.creatures.find(({ id }) => id === written.id);
    const clash = placed === undefined ? null : stayProblem(state, placed, spaceOf(state, placed));
    if (placed === undefined || clash === null || mayShareNow(scenario, placed)) continue;
    const other = state.creatures.find(({ id }) => id === clash.other);
    if (other !== undefined && (passageThrough(state, other, placed, false).stay || mayShareNow(scenario, other)))
      continue; // the other may share with it
    const code = clash.code === 'occupied' ? 'overlap' : 'tiny';
    problems.push(problem(['creatures', index, 'at'], written.at, code, { other: clash.other }));
  }
}

/** In the middle of something that is being resolved, bodies may be anywhere: on a leap, in a fall, in a space they pass. */
function isUnderWay({ encounter }: Scenario): boolean {
  return (encounter?.frames ?? []).length > 0;
}

/** pf.through.4, pf.through.5: one who must leave, or who lies where it ended up by accident, shares a space for now. */
function mayShareNow(scenario: Scenario, { id, conditions }: Creature): boolean {
  const { encounter } = scenario;
  if (encounter?.cursor === undefined) return false;
  return (
    isUnderWay(scenario) ||
    conditions.prone === true ||
    (encounter.turn?.who === id && encounter.turn.mustLeave === true)
  );
}

/** pf.fly.1, pf.burrow.2: off the ground one flies, under it one burrows; a rider is where its mount is, and a hold on a wall is no flight. */
function heightProblem(state: State, creature: Creature): 'cannot-fly' | 'cannot-burrow' | null {
  if (creature.rides !== undefined) return null;
  const { fly, burrow } = blockOf(state, creature).speeds;
  const above = creature.z - standingHeight(chart(state), creature.at, sideOf(state, creature));
  const held = creature.stance === 'climbing' || creature.stance === 'swimming' || state.field.gravity === 'none';
  if (above > 0 && !held && fly === undefined) return 'cannot-fly';
  return above < 0 && creature.stance !== 'swimming' && burrow === undefined ? 'cannot-burrow' : null;
}

/** pf.x.object: nothing loose lies in a creature, nor two such things in one square. */
function checkObjects(state: State, scenario: Scenario, problems: Problem[]): void {
  if (scenario.encounter?.cursor !== undefined) return; // in play creatures walk over them
  for (const [index, written] of (scenario.objects ?? []).entries()) {
    const placed = state.objects.findIndex(({ id }) => id === written.id);
    const object = state.objects[placed];
    if (object === undefined) continue;
    const creature = occupantsOf(state, spaceAt(chart(state), object.at, 1, object.z))[0];
    const other = creature ?? state.objects.slice(0, placed).find(({ at }) => at === object.at);
    if (other !== undefined)
      problems.push(problem(['objects', index, 'at'], written.at, 'overlap', { other: other.id }));
  }
}

/** pf.x.end: an encounter to be played has enemies; a position given in the middle of one may be about a single creature. */
function checkSides({ creatures, encounter, allied = [] }: Scenario, problems: Problem[]): void {
  if (encounter !== undefined) return;
  const sides = [...new Set(creatures.map(({ side }) => side))];
  const friends = (a: string, b: string) => a === b || allied.some((pair) => pair.includes(a) && pair.includes(b));
  if (sides.every((a) => sides.every((b) => friends(a, b))))
    problems.push(problem(['creatures'], sides.join(', '), 'no-enemies'));
}

/** Where a creature's feet are and how it keeps its place, where the file does not say: on the ground, or afloat. */
function settled(
  field: Battlefield,
  at: Cell,
  side: number,
  written: number | undefined,
): Pick<Creature, 'z' | 'stance'> {
  const map = chartOf(field);
  const ground = standingHeight(map, at, side);
  const z = written ?? ground;
  const space = spaceAt(map, at, side, z - 1);
  if (waterAround(map, space) !== null) return { z: written ?? ground - UNITS_PER_SQUARE, stance: 'swimming' };
  return { z, stance: z > ground ? 'flying' : z < ground ? 'burrowed' : 'ground' };
}

/** A position: initiative already rolled, and perhaps in the middle of a turn. */
function withEncounter(state: State, { encounter }: Scenario): State {
  if (encounter === undefined) return state;
  const known = encounter.order.filter((id) => state.creatures.some((one) => one.id === id));
  const others = state.creatures.map(({ id }) => id).filter((id) => !encounter.order.includes(id));
  const order = encounter.cursor === undefined ? [...known, ...others] : known;
  const { who = order[0] ?? '', missed, ...under } = encounter.turn ?? {};
  const turn: Turn = { ...FRESH_TURN, actions: 3, ...under, who, missed: missed ?? null };
  return {
    ...state,
    mode: 'encounter',
    order,
    round: encounter.round ?? 1,
    cursor: encounter.cursor ?? Math.max(0, order.indexOf(who)),
    turn: encounter.between ? null : turn,
    frames: encounter.frames ?? [],
    outcome: encounter.outcome ?? null,
  };
}
