import type { Read, Seat } from '@arbitre/kernel';
import { activationsFor } from '../command/command.table.ts';
import type { Field } from '../movement/field.ts';
import type { Army, State, Unit, Victory } from '../play/state.ts';
import { DEFAULT_LEVEL } from '../proposal/orders.table.ts';
import type { Rulings } from '../rulings.ts';
import { Findings, HexReader } from './findings.ts';
import { readField, readGround } from './ground.ts';
import { readMoment } from './moment.ts';
import { readCharacter, readUnit } from './piece.ts';
import type { Scenario } from './scenario.ts';
import { checkMoment, checkPieces } from './soundness.ts';

/** The opening state of a battle; or everything wrong with the scenario. */
export function setup(scenario: Scenario, rulings: Rulings): Read<State> {
  const found = new Findings();
  const ground = readGround(scenario, found);
  if (ground === null) return { ok: false, problems: found.problems };
  const hexes = new HexReader(ground.columns, ground.rows, found);
  const sides = readSides(scenario, found);
  const field = readField(scenario, ground, hexes, sides, found);
  const units = scenario.units.map((one, index) => readUnit(scenario, one, ['units', index], hexes, found));
  const characters = (scenario.characters ?? []).map((one, index) =>
    readCharacter(scenario, one, ['characters', index], hexes, units, found),
  );
  const state: State = {
    field,
    rulings: providedBy(field, rulings),
    victory: readVictory(scenario, sides, units, hexes),
    sides,
    armies: readArmies(scenario, units),
    units,
    characters,
    ...readMoment(scenario, sides, { units, characters }, hexes, found),
  };
  checkPieces(scenario, state, found);
  if (found.problems.length === 0) checkMoment(state, found);
  return found.problems.length > 0 ? { ok: false, problems: found.problems } : { ok: true, value: state };
}

function readSides(scenario: Scenario, found: Findings): readonly [Seat, Seat] {
  const [first, second] = scenario.armies.map(({ side }) => side);
  if (first === second) found.add(['armies', 1, 'side'], second ?? '', 'same-side');
  return [first ?? '', second ?? ''];
}

/** A scenario with entry hexes provides for reinforcements, whatever the table's default (th.reinf.1). */
function providedBy(field: Field, rulings: Rulings): Rulings {
  return Object.keys(field.entries).length > 0 ? { ...rulings, reinforcements: 'scenario' } : rulings;
}

function strengthOf(units: readonly Unit[], side: Seat): number {
  return units.filter((unit) => unit.side === side).length;
}

/** th.x.victory: a third of the enemy's units, rounded up, when the scenario sets no number. */
function readVictory(
  { victory }: Scenario,
  sides: readonly [Seat, Seat],
  units: readonly Unit[],
  hexes: HexReader,
): Victory {
  const { eliminate, turns, objectives, hold = null } = victory;
  const target = (side: Seat, enemy: Seat) =>
    typeof eliminate === 'number' ? eliminate : (eliminate?.[side] ?? Math.ceil(strengthOf(units, enemy) / 3));
  return {
    eliminate: { [sides[0]]: target(sides[0], sides[1]), [sides[1]]: target(sides[1], sides[0]) },
    turns,
    objectives: objectives === undefined ? [] : hexes.many(objectives, ['victory', 'objectives']),
    hold,
  };
}

function readArmies(scenario: Scenario, units: readonly Unit[]): Readonly<Record<Seat, Army>> {
  return Object.fromEntries(
    scenario.armies.map(({ side, name, level = DEFAULT_LEVEL, tokens = level, activations }): [Seat, Army] => {
      const strength = strengthOf(units, side);
      return [side, { name, strength, activations: activations ?? activationsFor(strength), level, tokens }];
    }),
  );
}
