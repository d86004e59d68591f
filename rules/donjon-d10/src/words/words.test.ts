import { isRefusal, LANGS, pick, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { describe, expect, test } from 'vitest';
import { donjonD10 } from '../game.ts';
import { type Played, onFloor, play, setTable } from '../../testing/table.ts';
import type { State } from '../play/state.ts';
import { to } from './fr/phrases.ts';

const narrow = (text: string) => text.replaceAll('\u202f', ' ');

/** What was told of a play, one sentence a fact. */
function told(start: State, { facts }: Played, lang: 'fr' | 'en'): readonly string[] {
  let state = start;
  return facts.map((fact) => {
    const said = narrow(donjonD10.words[lang].fact(fact, state));
    state = donjonD10.evolve(state, fact);
    return said;
  });
}

describe('what a web costs is told', () => {
  const start = onFloor('##########\n#S.w.w...#\n##########');

  test('dx.web.1 each web crossed is named with its extra point', () => {
    const one = play(start, 'roll', '10:4');
    expect(told(start, one, 'fr').at(-1)).toBe(
      'Le guerrier va vers l’est : c2, d2, e2. La toile en d2 coûte un point de plus.',
    );
    const two = play(start, 'roll', '10:8');
    expect(told(start, two, 'fr')[1]).toContain('Les toiles en d2 et f2 coûtent chacune un point de plus.');
    expect(told(start, two, 'en')[1]).toContain('The webs at d2 and f2 each cost one point more.');
  });

  test('dx.web.3 one entered with the last point is owed, not paid; the next roll says that it pays', () => {
    const stuck = play(start, 'roll', '10:2');
    expect(told(start, stuck, 'en').at(-1)).toBe(
      'The warrior goes east: c2, d2. The web holds: one point is owed on the next roll.',
    );
    const freed = play(stuck.state, 'roll', '10:4');
    expect(told(stuck.state, freed, 'fr')[0]).toBe('D10 : 4, en ligne droite. Un point est pour la toile.');
  });

  test('dx.web.3 where the table asks nothing for it, nothing is said of it', () => {
    const lenient = onFloor('##########\n#S.w.w...#\n##########', { rulings: { webRule: 'lenient' } });
    expect(told(lenient, play(lenient, 'roll', '10:2'), 'en').at(-1)).toBe('The warrior goes east: c2, d2.');
  });
});

test('dx.x.chest arms of the same name stand on the sheet as one, with their number', () => {
  const state = onFloor('####\n#S>#\n####', { hero: { weapons: ['club', 'club'], broken: ['axe', 'axe'] } });
  const sheet = (lang: 'fr' | 'en') =>
    donjonD10.words[lang]
      .sheet(state, 'hero')
      .map(({ label, value }) => `${label}: ${value.replaceAll('\u00a0', ' ')}`);
  expect(sheet('en')).toEqual(expect.arrayContaining(['Weapons: club (3) × 2', 'Broken: axe × 2']));
  expect(sheet('fr')).toContain('Armes: massue (3) × 2');
});

test('« à » contracts with the article of a creature, whoever named it', () => {
  expect(['le rat géant', 'Le gardien', 'Les trois sœurs', 'l’orque', 'la goule', 'Lester'].map(to)).toEqual([
    'au rat géant',
    'au gardien',
    'aux trois sœurs',
    'à l’orque',
    'à la goule',
    'à Lester',
  ]);
});

test.each(LANGS)('what has just been told is not asked again in the same words, in %s', (lang) => {
  const words = donjonD10.words[lang];
  const sentences = (text: string) => narrow(text).split(/(?<=[.!?]) /);
  for (let seed = 1; seed <= dial(40); seed++) {
    const chance = new SeededChance(seed);
    let state = setTable({ class: 'warrior', dungeon: seed });
    for (let n = 0; n < 80; n++) {
      const decision = donjonD10.awaiting(state);
      if (decision === null) break;
      const { command } = pick(chance, donjonD10.offers(state, 'hero'));
      const facts = donjonD10.decide(state, 'hero', command, chance);
      if (isRefusal(facts)) throw new Error(facts.code);
      const said = facts.flatMap((fact) => {
        const sentence = words.fact(fact, state);
        state = donjonD10.evolve(state, fact);
        return sentences(sentence);
      });
      const next = donjonD10.awaiting(state);
      const asked = next === null ? [] : sentences(words.decision(next, state));
      expect(
        asked.filter((sentence) => said.includes(sentence)),
        `seed ${seed}, command ${n}`,
      ).toEqual([]);
    }
  }
});
