import { readFileSync } from 'node:fs';
import { type Game, SeededChance } from '@arbitre/kernel';
import { loadScenario, registryOf, startMatch } from '@arbitre/referee/core';
import { thucidide } from '@arbitre/thucidide';
import { expect, test } from 'vitest';
import { deedOf } from '../table/model/tale.ts';
import { TableModel } from '../table/model/table-model.ts';
import { LocalSource } from '../table/sources/local-source.ts';
import { recapMarks } from './recap.ts';

test('what the others did is marked where it happened: who went from where to where, who was hit for how much', async () => {
  const game = thucidide as unknown as Game; // the registry's own view of it
  const text = readFileSync(
    new URL('../../../../scenarios/thucidide/the-bridge-and-the-fords.yaml', import.meta.url),
    'utf8',
  );
  const loaded = loadScenario(text, registryOf(game));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  const match = startMatch(loaded.value, { kind: 'seeded', seed: 4 }, 'en');
  const source = new LocalSource({ game, match }, {}, () => {});
  const chance = new SeededChance(4);
  for (let moves = 0; moves < 160; moves++) {
    const { state } = source.match.value;
    const [seat] = game.awaiting(state)?.seats ?? [];
    const offers = seat === undefined ? [] : game.offers(state, seat);
    const attack = offers.find(({ command }) => game.writeCommand(command).startsWith('attack'));
    const offer = attack ?? offers[chance.int(Math.max(1, offers.length))];
    if (seat === undefined || offer === undefined) break;
    await source.play(seat, offer.command);
  }
  const { chapters } = new TableModel(source, {});
  let [journeys, blows] = [0, 0];
  chapters.value.forEach((chapter, index) => {
    const [before, after] = [chapter.before, chapter.after].map((state) => game.scene(game.view(state, 'blue')));
    const at = (scene: typeof before, id: string | undefined) => scene?.pieces.find((piece) => piece.id === id);
    for (const mark of recapMarks(game, [deedOf(game, chapter, index + 1)], 'blue')) {
      expect(mark.number).toBe(1);
      if (mark.ghost !== null) {
        journeys++;
        expect(mark.ghost.at).toBe(at(before, mark.ghost.id)?.at);
        const now = at(after, mark.ghost.id);
        if (now !== undefined) expect(mark.to).toBe(now.at);
      }
      const lost = (scene: typeof before) =>
        scene?.pieces.reduce((sum, { hitPoints }) => sum + (hitPoints?.now ?? 0), 0) ?? 0;
      blows += mark.blows.length;
      expect(mark.blows.reduce((sum, { loses }) => sum + loses, 0)).toBe(lost(before) - lost(after));
    }
  });
  expect(journeys).toBeGreaterThan(5);
  expect(blows).toBeGreaterThan(0);
});
