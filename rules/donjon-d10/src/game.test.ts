import { readFileSync } from 'node:fs';
import { contract } from '@arbitre/kernel/kit';
import { test } from 'vitest';
import { parse } from 'yaml';
import { donjonD10 } from './game.ts';
import { read } from '@arbitre/kernel';

function opening(name: string) {
  const {
    game: _g,
    title: _t,
    about: _a,
    rulings,
    ...own
  } = parse(readFileSync(new URL(`../../../scenarios/donjon-d10/${name}.yaml`, import.meta.url), 'utf8'));
  const scenario = read(donjonD10.scenario, own);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problems));
  return { name, scenario: scenario.value, rulings };
}

for (const { name, check } of contract(donjonD10, [opening('first-steps'), opening('the-dungeon')])) test(name, check);
