import { expect, test } from 'vitest';
import { originAllowed } from './origin.ts';

test.each([
  ['a program', undefined, 'table.example', [], true],
  ['our own page', 'https://table.example', 'table.example', [], true],
  ['our own page on a port', 'http://10.0.0.2:4310', '10.0.0.2:4310', [], true],
  ['another site', 'https://evil.example', 'table.example', [], false],
  ['our name as the beginning of another', 'https://table.example.evil.example', 'table.example', [], false],
  ['our name on another port', 'http://table.example:81', 'table.example', [], false],
  ['a site the operator named', 'https://friend.example', 'table.example', ['https://friend.example'], true],
  ['a sandboxed page', 'null', 'table.example', [], false],
])('%s', (_who, origin, host, allowed, answer) => {
  expect(originAllowed(origin, host, allowed)).toBe(answer);
});
