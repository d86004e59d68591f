import { readFileSync } from 'node:fs';
import { LANGS } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { facing, foe, setTable } from '../../testing/table.ts';
import { donjonD10 } from '../game.ts';
import type { State } from '../play/state.ts';
import { briefing, goal } from './goal.ts';

function shipped(name: string): State {
  const file = new URL(`../../../../scenarios/donjon-d10/${name}.yaml`, import.meta.url);
  const { game: _game, title: _title, about: _about, rulings, ...own } = parse(readFileSync(file, 'utf8'));
  return setTable(own, rulings);
}

const thin = (text: string | undefined) => text?.replaceAll('\u202f', ' ');

describe('dx.x.run what is told is what is played', () => {
  test('where only the last floor is played, one floor is told and who holds its exit', () => {
    const duel = shipped('the-duel');
    const { story, length, turn, against } = briefing(duel);
    expect({ fr: thin(story?.fr), en: story?.en }).toEqual({
      fr: 'Un seul étage à traverser : le roi gobelin en tient la sortie.',
      en: 'One floor to cross: the goblin king holds its exit.',
    });
    expect(length).toEqual({ fr: 'un étage, contre le roi gobelin', en: 'one floor, against the goblin king' });
    expect(turn.at(-1)?.en).toBe('Once out, you have won.');
    expect(against).toHaveLength(1);
    expect(goal(duel)[0]?.says.en).toBe('Beat the goblin king and cross the exit');
    expect(goal(duel)[0]?.progress).toBeUndefined();
    expect(goal(shipped('the-spinning-mill'))[0]?.says.fr).toMatch(/^Battre la .+ et franchir la sortie$/);
    const end = { kind: 'victory', winners: ['hero'] } as const;
    for (const lang of LANGS) expect(donjonD10.words[lang].outcome(end, duel)).not.toMatch(/10 (étages|floors)/);
  });

  test('a whole dungeon says how many floors there are', () => {
    expect(briefing(setTable({})).length?.en).toBe('50 floors, about ten turns each');
    expect(briefing(shipped('first-steps')).story?.en).toMatch(/^A dungeon, 3 floors to cross/);
  });
});

test('dx.win.1 the briefing, the die and the tale of a fight say alike who wins an exchange', () => {
  const state = facing(foe(4, 20, 1));
  const card = donjonD10.card?.(state, { thing: 'die:d20' })?.does[0];
  const said = briefing(state).turn[3];
  for (const text of [card, said]) {
    expect(thin(text?.fr)).toMatch(/ôte.* de sa valeur : la plus haute différence l’emporte\.$/);
    expect(text?.en).toMatch(/takes .* off its value: the higher difference wins\.$/);
  }
});
