import { LANGS } from '@arbitre/kernel';
import { race, wordProblems } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { CATALOGUES } from './catalogue.ts';
import type { Mistake } from '../file/mistake.ts';
import { orThrow, sayMistake } from './mistakes.ts';
import { sayRule } from './rules.ts';

test('a rule is cited by its id and heading, and one of ours is said to be', () => {
  expect(sayRule(race, 'rc.dash.1', 'fr')).toBe('rc.dash.1 — Sprint');
  const ours = { text: { fr: '', en: '' }, heading: { fr: 'Pause', en: 'Break' }, companion: true } as const;
  const book = { ...race.rulebook, rules: { 'rc.x.break': ours } };
  expect(sayRule({ rulebook: book }, 'rc.x.break', 'en')).toBe('rc.x.break — Break (our own rule, not in the book)');
  expect(sayRule({ rulebook: book }, 'rc.x.break', 'fr')).toBe(
    'rc.x.break — Pause (règle ajoutée par nous, absente du livre)',
  );
});

test.each(LANGS)('every fixed message says something in %s', (lang) => {
  for (const [name, message] of Object.entries(CATALOGUES[lang])) {
    for (const text of typeof message === 'string' ? [message] : Object.values(message as object)) {
      if (typeof text === 'string') expect(wordProblems(text), `${name}: ${text}`).toBeNull();
    }
  }
});

test('French puts a narrow no-break space before high punctuation', () => {
  for (const [code, sentence] of Object.entries(CATALOGUES.fr.syntax)) {
    expect(sentence, code).not.toMatch(/ [:;!?»]|« /);
  }
  const { mistake } = CATALOGUES.fr;
  expect(mistake['unknown-game']({ found: '"rice"', known: ['race'] })).toBe(
    'jeu inconnu\u202f: "rice"\u202f; jeux connus\u202f: race\u202f; vouliez-vous dire «\u202frace\u202f»\u202f?',
  );
});

test('orThrow gives the value, or an error with every mistake and its position', () => {
  expect(orThrow({ ok: true, value: 7 })).toBe(7);
  const mistakes = [
    { code: 'empty' },
    { code: 'syntax', reason: 'TAB_AS_INDENT', at: { line: 2, column: 1 } },
  ] as const;
  expect(() => orThrow({ ok: false, mistakes })).toThrow(
    'the file is empty\nline 2, column 1: a tab is used to indent: use spaces',
  );
  expect(() => orThrow({ ok: false, mistakes }, 'fr')).toThrow('ligne 2, colonne 1\u202f: une tabulation');
});

test('a long text is not quoted back whole', () => {
  const mistake = {
    code: 'value',
    found: 'x'.repeat(3000),
    expected: { kind: 'one-of', values: ['a', 'b'] },
  } as const satisfies Mistake;
  for (const lang of LANGS) expect(sayMistake(mistake, lang).length).toBeLessThan(120);
});
