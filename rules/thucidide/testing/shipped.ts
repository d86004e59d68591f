import { readFileSync } from 'node:fs';
import { read } from '@arbitre/kernel';
import type { Opening } from '@arbitre/kernel/kit';
import { parse } from 'yaml';
import { SCENARIO, type Scenario } from '../src/file/scenario.ts';

/** The scenarios that ship, by file name. */
export const SHIPPED = ['the-bridge-and-the-fords', 'the-village-on-the-road', 'the-plain-of-three-villages'] as const;

/** A shipped scenario as the referee would hand it to the game. */
export function shipped(name: (typeof SHIPPED)[number]): Opening<Scenario> {
  const file = new URL(`../../../scenarios/thucidide/${name}.yaml`, import.meta.url);
  const { game: _game, title: _title, about: _about, rulings, ...said } = parse(readFileSync(file, 'utf8'));
  const scenario = read(SCENARIO, said);
  if (!scenario.ok) throw new Error(`${name}: ${JSON.stringify(scenario.problems)}`);
  return { name, scenario: scenario.value, ...(rulings && { rulings }) };
}
