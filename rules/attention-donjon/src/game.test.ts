import { readFileSync } from 'node:fs';
import { read } from '@arbitre/kernel';
import { contract } from '@arbitre/kernel/kit';
import { parse } from 'yaml';
import { describe, test } from 'vitest';
import { attentionDonjon } from './game.ts';
import { scenarioShape } from './scenario.ts';

const FOLDER = new URL('../../../scenarios/attention-donjon/', import.meta.url);

function shipped(file: string) {
  const {
    game: _game,
    title: _title,
    about: _about,
    rulings: _rulings,
    ...own
  } = parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Record<string, unknown>;
  const scenario = read(scenarioShape, own);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problems));
  return { name: file, scenario: scenario.value };
}

const openings = [shipped('nid-des-hommes-rats.yaml'), shipped('entrainement.yaml')];

describe('Attention Donjon ! keeps the contract', () => {
  for (const { name, check } of contract(attentionDonjon, openings, { games: 12, longest: 80, limit: 4000 }))
    test(name, check, 60_000);
});
