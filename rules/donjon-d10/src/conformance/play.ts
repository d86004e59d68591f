import {
  isRefusal,
  type Json,
  list,
  object,
  oneOf,
  optional,
  type Problem,
  type Read,
  RecordedChance,
  type Shaped,
  text,
} from '@arbitre/kernel';
import { setup } from '../file/setup.ts';
import { scenarioShape } from '../file/scenario.ts';
import { CHARACTERISTICS } from '../hero/characteristics.ts';
import { heroMaximum } from '../hero/hit-points.ts';
import { headingName, NO_HEADING } from '../movement/headings.ts';
import { momentOf } from '../play/awaiting.ts';
import { readCommand, writeCommand } from '../play/typed.ts';
import { decide } from '../play/decide.ts';
import { evolve } from '../play/evolve.ts';
import type { Fact } from '../play/fact.ts';
import { HERO } from '../play/judge.ts';
import { offers } from '../play/offers.ts';
import type { State } from '../play/state.ts';
import type { DonjonRulings } from '../rulings.ts';
import { squareName } from '../scene/scene.ts';

/** What a verdict may tell of the state after the last command, and of the facts that led there. */
const SEEN = {
  at: (state) => squareName(state, state.at),
  pv: ({ pv }) => pv,
  maximum: ({ hero, rulings }) => heroMaximum(hero, rulings),
  points: ({ points }) => points,
  heading: ({ heading }) => (heading === NO_HEADING ? null : headingName(heading)),
  debt: ({ webDebt }) => webDebt,
  turns: ({ turns }) => turns,
  stage: ({ stage }) => stage,
  floor: ({ floor }) => floor.number,
  asks: (state) => momentOf(state),
  foe: ({ combat, foes }) => (combat === null ? null : (foes[combat.foe] ?? 0)),
  foes: ({ foes }) => foes,
  used: (state) => state.used.map((cell) => squareName(state, cell)),
  gold: ({ hero }) => hero.gold,
  potions: ({ hero }) => hero.potions,
  scrolls: ({ hero }) => ({ flames: hero.flames, protection: hero.protection, passage: hero.passage }),
  weapons: ({ hero }) => hero.weapons,
  broken: ({ hero }) => hero.broken,
  spells: ({ hero }) => hero.spells,
  forgotten: ({ hero }) => hero.forgotten,
  armour: ({ hero }) => hero.armour,
  skillPoints: ({ hero }) => hero.skillPoints,
  sheet: ({ hero }) => CHARACTERISTICS.map((which) => hero[which]),
  offers: (state) => offers(state, HERO).map(({ command }) => writeCommand(command)),
  facts: (_state, facts) => facts.map(({ is }) => is),
} as const satisfies Record<string, (state: State, facts: readonly Fact[]) => Json>;

const NAMES = Object.keys(SEEN) as (keyof typeof SEEN)[];

/** A scenario or position, commands as people type them parted by semicolons, the dice as `faces:shown`, and what to see. */
export const playShape = object({
  scenario: scenarioShape,
  do: optional(text({ max: 2000 })),
  dice: optional(text({ max: 2000 })),
  see: optional(list(oneOf(NAMES), { max: 40 })),
});

/** Plays the commands in order; all but the last must be legal. */
export function answerPlay(given: Shaped<typeof playShape>, rulings: DonjonRulings): Read<Json> {
  const opened = setup(given.scenario, rulings);
  if (!opened.ok) return { ok: true, value: { legal: false, problems: opened.problems.map(codeOf) } };
  const chance = diceOf(given.dice ?? '');
  let state = opened.value;
  const told: Fact[] = [];
  const commands = (given.do ?? '').split(';').filter((typed) => typed.trim() !== '');
  for (const [index, typed] of commands.entries()) {
    const command = readCommand(typed);
    if (!command.ok) return command;
    const facts = decide(state, HERO, command.value, chance);
    if (isRefusal(facts)) {
      const refused = { legal: false, code: facts.code, rules: facts.rules } as const;
      return { ok: true, value: index === commands.length - 1 ? refused : { ...refused, command: typed.trim() } };
    }
    told.push(...facts);
    for (const fact of facts) state = evolve(state, fact);
  }
  const seen = (given.see ?? []).map((name): [string, Json] => [name, SEEN[name](state, told)]);
  return { ok: true, value: { legal: true, ...Object.fromEntries(seen) } };
}

function codeOf({ expected }: Problem): string {
  return expected.kind === 'game' ? expected.code : expected.kind;
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
