import { clientMessage } from '@arbitre/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlay, readMessage } from './read-message.ts';

const id = fc.oneof(
  fc.constantFrom('12345678', 'a'.repeat(36), 'a'.repeat(37), '1234567', 'with space', ''),
  fc.string(),
);
const after = fc.oneof(fc.nat(), fc.constantFrom(-1, 0.5, Number.NaN, 2 ** 53, '3', null));
const command = fc.oneof(
  fc.record({ do: fc.oneof(fc.constantFrom('roll', 'x'.repeat(60), 'x'.repeat(61), ''), fc.anything()) }),
  fc.constantFrom(null, [], [{ do: 'x' }], 'roll', { to: 'roll' }, { do: 'go', to: [1, { a: null }] }),
);
const message = fc.oneof(
  fc.record({ t: fc.constant('play'), id, after, command }),
  fc.record({ t: fc.constantFrom('play', 'undo', 'plays'), id, after, command, extra: fc.anything() }),
  fc.record({ t: fc.constant('play'), id, command }),
  fc.jsonValue(),
);

test('the quick door for moves takes exactly the moves that the schema takes', () => {
  fc.assert(
    fc.property(message, (value) => {
      const json: unknown = JSON.parse(JSON.stringify(value) ?? 'null');
      const read = clientMessage.safeParse(json);
      const isMove = read.success && read.data.t === 'play';
      expect(isPlay(json)).toBe(isMove);
      if (isMove) expect(json).toEqual(read.data);
    }),
    { numRuns: 2000 },
  );
});

test('what is no message says where it stops making sense', () => {
  expect(readMessage('{"t":')).toEqual({ unreadable: '' });
  expect(readMessage('{"t":"play","id":"12345678","after":-1,"command":{"do":"x"}}')).toEqual({ unreadable: 'after' });
  const deep = `${'['.repeat(20)}${']'.repeat(20)}`;
  const play = `{"t":"play","id":"12345678","after":1,"command":{"do":"x","to":${deep}}}`;
  expect(readMessage(play)).toEqual({ unreadable: 'command' });
});
