import { expect, test } from 'vitest';
import { rememberLast } from './remember.ts';

test('the answer is worked out once for as long as the same thing is asked about', () => {
  const asked: string[] = [];
  const nameOf = rememberLast((state: { readonly name: string }) => {
    asked.push(state.name);
    return { name: state.name };
  });
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  const answer = nameOf(one);
  expect(nameOf(one)).toBe(answer);
  expect(nameOf({ ...one })).toEqual(answer);
  expect(nameOf(other)).toEqual({ name: 'other' });
  expect(nameOf(one)).toEqual(answer);
  expect(asked).toEqual(['one', 'one', 'other', 'one']);
});

test('an answer of null is remembered too, and work that asks again is not confused', () => {
  let asked = 0;
  const nothing = rememberLast<object, null>(() => {
    asked++;
    return null;
  });
  const key = {};
  expect([nothing(key), nothing(key), asked]).toEqual([null, null, 1]);

  type Chain = { readonly next: Chain | null };
  const length: (chain: Chain) => number = rememberLast((chain: Chain) =>
    chain.next === null ? 1 : 1 + length(chain.next),
  );
  const chain: Chain = { next: { next: { next: null } } };
  expect([length(chain), length(chain)]).toEqual([3, 3]);
});
