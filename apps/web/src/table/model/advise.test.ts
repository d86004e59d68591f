import { attentionDonjon } from '@arbitre/attention-donjon';
import type { Command } from '@arbitre/kernel';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableOf } from '../clicks/count.ts';
import { takeAllForced } from '../clicks/hand.ts';
import { advise } from './advise.ts';

test('a hint that is a mere opening is followed to what it opens', async () => {
  const text = readFileSync(
    new URL('../../../../../scenarios/attention-donjon/entrainement.yaml', import.meta.url),
    'utf8',
  );
  const model = tableOf(attentionDonjon, text, 7);
  const [begin] = model.choices.value;
  if (begin !== undefined) await model.play(begin);
  await takeAllForced(model);
  expect(model.decision.value?.kind).toBe('act-or-wait');
  const { seat } = model.choices.value[0] ?? {};
  const asked: string[] = [];
  const computer = {
    think: ({ view }: { readonly view: unknown }) => {
      const offers = attentionDonjon.offers(view as never, seat ?? '');
      const wanted =
        offers.find(({ command }) => command.do === 'act') ?? offers.find(({ command }) => command.do === 'attack');
      const command: Command = wanted?.command ?? { do: 'wait' };
      asked.push(command.do);
      return Promise.resolve({ id: 1, command, why: [], aim: null });
    },
  };
  const advice = await advise(model, computer, 7);
  expect(asked).toEqual(['act', 'attack']);
  expect(advice?.choice.offer.command.do).toBe('attack');
  expect(advice?.choice.before.map((command) => command.do)).toEqual(['act']);
});
