import { isRefusal, RecordedChance, read } from '@arbitre/kernel';
import type { Command } from '../src/play/command.ts';
import type { Fact } from '../src/play/fact.ts';
import { donjonD10 } from '../src/game.ts';
import type { Refusal } from '../src/play/refusal.ts';
import { DEFAULT_RULINGS, type DonjonRulings } from '../src/rulings.ts';
import type { Scenario } from '../src/file/scenario.ts';
import { squareName } from '../src/scene/scene.ts';
import type { State } from '../src/play/state.ts';

// A table for tests: positions written briefly, commands and dice as people say them.

export function setTable(scenario: Scenario, rulings: Partial<DonjonRulings> = {}): State {
  const shaped = read(donjonD10.scenario, scenario);
  if (!shaped.ok) throw new Error(JSON.stringify(shaped.problems));
  const opened = donjonD10.setup(shaped.value, { ...DEFAULT_RULINGS, ...rulings });
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return opened.value;
}

type Position = NonNullable<Scenario['position']>;
type HeroPart = NonNullable<Scenario['hero']>;
type FloorPart = NonNullable<Scenario['floors']>[number];

interface Setting extends Partial<Omit<FloorPart, 'map'>> {
  readonly class?: Scenario['class'];
  readonly dungeon?: number;
  readonly hero?: HeroPart;
  readonly position?: Position;
  readonly rulings?: Partial<DonjonRulings>;
}

/** A hero on a drawn floor, before its roll: a warrior on S unless the setting says otherwise. */
export function onFloor(map: string, setting: Setting = {}): State {
  const {
    class: id = 'warrior',
    dungeon,
    hero,
    position = {},
    rulings = {},
    number = 1,
    creatures,
    guardian,
  } = setting;
  return setTable(
    {
      class: id,
      ...(dungeon !== undefined && { dungeon }),
      ...(hero && { hero }),
      floors: [{ number, map, ...(creatures && { creatures }), ...(guardian && { guardian }) }],
      position,
    },
    rulings,
  );
}

/** A hero face to face with a creature, the exchange to be chosen. */
export function facing(foe: NonNullable<FloorPart['guardian']>, setting: Setting = {}): State {
  return onFloor('#####\n#S.r#\n#####', {
    ...setting,
    creatures: { r: foe },
    position: { at: 'd2', ...setting.position, combat: { from: 'c2', ...setting.position?.combat } },
  });
}

/** A creature described by its figures alone. */
export function foe(
  value: number,
  pv: number,
  weapon: number,
  armour = 0,
  more: { attack?: 'heavy' | 'short' | 'ranged' | 'spell'; gold?: number; atk?: number } = {},
) {
  return { name: { fr: 'la bête', en: 'the beast' }, attack: 'heavy', value, pv, weapon, armour, ...more } as const;
}

export interface Played {
  readonly state: State;
  readonly facts: readonly Fact[];
}

/**
 * Plays commands as people type them, with these dice: `play(state, 'roll; head e', '10:4')`. A die is `faces:shown`. Every
 * die must be asked for, and no other.
 */
export function play(start: State, commands: string, dice = ''): Played {
  const chance = diceOf(dice);
  let state = start;
  const facts: Fact[] = [];
  for (const typed of commands.split(';')) {
    const decided = donjonD10.decide(state, 'hero', commandOf(typed, state), chance);
    if (isRefusal(decided)) throw new Error(`${typed.trim()} is refused: ${JSON.stringify(decided)}`);
    facts.push(...decided);
    for (const fact of decided) state = donjonD10.evolve(state, fact);
  }
  if (chance.left > 0) throw new Error(`${chance.left} dice were not rolled`);
  return { state, facts };
}

/** Why a typed command is refused now. */
export function refused(state: State, typed: string, seat = 'hero'): Refusal {
  const decided = donjonD10.decide(state, seat, commandOf(typed, state), diceOf(''));
  if (!isRefusal(decided)) throw new Error(`${typed} is accepted: ${JSON.stringify(decided)}`);
  return decided;
}

/** The offers of this moment, as people would type them. */
export function offered(state: State): readonly string[] {
  return donjonD10.offers(state, 'hero').map(({ command }) => donjonD10.writeCommand(command));
}

function commandOf(typed: string, state: State): Command {
  const read = donjonD10.readCommand(typed, state);
  if (!read.ok) throw new Error(`${typed}: ${JSON.stringify(read.problems)}`);
  return read.value;
}

function diceOf(dice: string): RecordedChance {
  const shown = dice.split(/[\s,]+/).filter((die) => die !== '');
  return RecordedChance.ofDice(
    shown.map((die) => {
      const [faces = 0, value = 0] = die.split(':').map(Number);
      return [faces, value] as const;
    }),
  );
}

/** The facts of one kind. */
export function factsOf<K extends Fact['is']>(played: Played, kind: K): readonly Extract<Fact, { is: K }>[] {
  return played.facts.filter((fact): fact is Extract<Fact, { is: K }> => fact.is === kind);
}

/** The squares a hero entered, by name: `c2 d2`. */
export function path(played: Played): string {
  return factsOf(played, 'moved')
    .flatMap(({ squares }) => squares)
    .map((cell) => squareName(played.state, cell))
    .join(' ');
}

export function whereabouts(state: State): string {
  return squareName(state, state.at);
}
