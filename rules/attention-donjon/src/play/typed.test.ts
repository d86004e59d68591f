import { describe, expect, test } from 'vitest';
import { Stage } from '../../testing/stage.ts';
import { VERBS } from './command.ts';
import { attentionDonjon as game } from '../game.ts';
import { readCommand } from './typed.ts';

const stage = new Stage({ heroes: { dorrin: 'd1', misha: 'b2' } }).turn('dorrin');

/** What was expected instead of a typed command, in both languages; null when it was understood. */
function expected(typed: string): readonly string[] | null {
  const read = readCommand(typed, stage.state);
  if (read.ok) return null;
  return read.problems.flatMap(({ expected: asked }) =>
    asked.kind === 'game' ? [game.words.en.expectation(asked), game.words.fr.expectation(asked)] : [],
  );
}

describe('typed commands', () => {
  test('a word too many is refused and named', () => {
    expect(expected('zone-move d1 d2')).toEqual([
      'nothing more after “zone-move” and what it asks for: “d2” is too much',
      'rien de plus après « zone-move » et ce qu’il demande : « d2 » est de trop',
    ]);
    expect(expected('shift a1 banana')?.[0]).toContain('“banana”');
  });
  test.each(VERBS.filter((verb) => verb !== 'chain' && verb !== 'aura'))(
    'no verb takes whatever follows: %s',
    (verb) => {
      expect(expected(`${verb} c1 c2 plain 1 banana`)?.[0]).toContain('banana');
    },
  );
  test('a zone where a cell is asked for: the refusal names an empty one', () => {
    expect(expected('zone-move y')).toEqual([
      'a cell: name a cell of zone y, e.g. e1', // dorrin holds d1
      'une case : nommez une case de la zone y, par exemple e1',
    ]);
    expect(expected('zone-move e1')).toBeNull();
  });
});
