import { expect, test } from 'vitest';
import { Remembered } from './remembered.ts';

test('the last 256 requests are remembered at least, and never more than twice as many', () => {
  const remembered = new Remembered();
  for (let seq = 1; seq <= 1000; seq++) {
    remembered.remember(`request-${seq}`, seq);
    for (const back of [0, 1, 100, 255])
      if (seq - back >= 1) expect(remembered.recall(`request-${seq - back}`)).toBe(seq - back);
    expect(remembered.recall(`request-${seq - 512}`)).toBeUndefined();
  }
  expect(remembered.recall('request-1001')).toBeUndefined();
});
