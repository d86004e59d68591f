import { expect, test } from 'vitest';
import { inCharacter } from './character.ts';
import { TEMPERS } from './words.ts';

const strike = { command: { do: 'end' }, prior: 20, why: ['strike'] } as const;
const heal = { command: { do: 'recover' }, prior: 20, why: ['heal'] } as const;
const harm = { command: { do: 'stand' }, prior: -30, why: ['heal'] } as const;

test('the bold would rather strike, the careful rather breathe; nobody in particular thinks both as good', () => {
  const [bold, calm] = inCharacter([strike, heal], TEMPERS['bold']?.weights ?? {});
  expect(bold?.prior).toBeGreaterThan(calm?.prior ?? 0);
  const [struck, breath] = inCharacter([strike, heal], TEMPERS['careful']?.weights ?? {});
  expect(breath?.prior).toBeGreaterThan(struck?.prior ?? 0);
  expect(inCharacter([strike, heal], {})).toEqual([strike, heal]);
});

test('no character makes light of harm', () => {
  for (const { weights } of Object.values(TEMPERS)) expect(inCharacter([harm], weights)).toEqual([harm]);
});
