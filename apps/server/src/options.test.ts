import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OPTIONS, readOptions } from './options.ts';

test('flags come before the environment, which comes before defaults', () => {
  expect(readOptions({})).toMatchObject({
    ok: true,
    value: { port: 4310, data: '.arbitre', databaseUrl: '', origins: [], trustProxy: false },
  });
  const environment = {
    ARBITRE_PORT: '80',
    ARBITRE_ORIGINS: 'https://a.example, https://b.example',
    ARBITRE_TRUST_PROXY: '1',
    DATABASE_URL: 'postgres://x',
  };
  expect(readOptions(environment, { port: '8080' })).toMatchObject({
    ok: true,
    value: {
      port: 8080,
      origins: ['https://a.example', 'https://b.example'],
      trustProxy: true,
      databaseUrl: 'postgres://x',
    },
  });
});

test('what makes no sense is named', () => {
  expect(readOptions({ ARBITRE_PORT: 'http' })).toMatchObject({ ok: false, option: { name: 'port' }, found: 'http' });
  expect(readOptions({}, { log: 'loud' })).toMatchObject({ ok: false, option: { name: 'log' } });
  expect(readOptions({ ARBITRE_DATA: '' })).toMatchObject({ ok: false, option: { name: 'data' }, found: '' });
  expect(readOptions({ DATABASE_URL: 'mysql://me:secret@host/games' })).toMatchObject({
    ok: false,
    option: { name: 'databaseUrl' },
    found: 'mysql://me:…@host/games',
  });
  expect(readOptions({}, { databaseUrl: 'the database' })).toMatchObject({ ok: false, found: 'the database' });
  expect(readOptions({ DATABASE_URL: '' })).toMatchObject({ ok: true, value: { databaseUrl: '' } });
  expect(readOptions({ DATABASE_URL: 'postgresql://host/games' }).ok).toBe(true);
  expect(readOptions({}, { trustProxy: 'maybe' })).toMatchObject({ ok: false, option: { name: 'trustProxy' } });
});

test('every option says what it does in both languages, under one flag and one variable', () => {
  for (const key of ['name', 'flag', 'variable'] as const)
    expect(new Set(OPTIONS.map((option) => option[key])).size).toBe(OPTIONS.length);
  for (const { about } of OPTIONS) {
    expect(about.en).not.toBe('');
    expect(about.fr).not.toMatch(/[^\u202f][:;!?](?!\/)/);
  }
});

test('the README lists exactly these options', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const rows = readme.split('\n').filter((line) => line.startsWith('| `--'));
  const cells = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
  expect(cells).toEqual(
    OPTIONS.map(({ flag, variable, default: usual, about }) => [flag, variable, String(usual), about.en]),
  );
});
