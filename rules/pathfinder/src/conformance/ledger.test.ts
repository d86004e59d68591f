import { describe, expect, test } from 'vitest';
import file from '../../../../conformance/pathfinder/ledger.json' with { type: 'json' };
import { answerVector } from './answer.ts';
import type { Vector } from './vector.ts';

describe('worked cases of the ledger', () => {
  for (const vector of file.vectors as Vector[]) {
    test(`${vector.rules[0]} ${vector.id} ${vector.note ?? vector.question}`, () => {
      expect(answerVector(vector)).toEqual(vector.verdict);
    });
  }
});
