import { readFileSync } from 'node:fs';
import { canonical, defaultRulings, fold, isRefusal, pick, SeededChance } from '@arbitre/kernel';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { ownPart } from './cases/shipped.ts';
import type { Command } from './command.ts';
import { attentionDonjon as game } from './game.ts';
import { RULINGS } from './rulings.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';

const NEST = ownPart(
  parse(
    readFileSync(new URL('../../../scenarios/attention-donjon/nid-des-hommes-rats.yaml', import.meta.url), 'utf8'),
  ) as Record<string, unknown>,
);

/** Another game that looks the same to everyone: other rooms behind the doors, other roads, other events. */
function otherSecrets(state: State): State {
  if (state.hidden === null) return state;
  const { rooms, contents, events } = state.hidden;
  const swapped = {
    ...rooms,
    garde: { ...rooms['galerie'], id: 'garde' },
    galerie: { ...rooms['garde'], id: 'galerie' },
  } as typeof rooms;
  return {
    ...state,
    hidden: {
      rooms: swapped,
      contents: { ...contents, garde: { groups: [] } },
      road: {},
      arrows: {},
      sheet: {},
      events: events.slice(1),
    },
  };
}

/** Everything the game answers to a seat about a state. */
function answers(state: State, seat: string, others: readonly Command[]): string {
  const offers = game.offers(state, seat);
  const told = offers.map(({ command }) => [
    game.preview(state, seat, command),
    game.words.fr.command(command, state),
    game.words.en.command(command, state),
  ]);
  const refusals = others.map((command) => {
    const decided = offers.some((offer) => canonical(offer.command) === canonical(command))
      ? null
      : game.decide(state, seat, command, new SeededChance(1));
    return decided === null || !isRefusal(decided) ? null : [decided, game.words.fr.refusal(decided, state)];
  });
  const sheet = game.words.fr.sheet(state, seat);
  return canonical([game.awaiting(state), offers, told, refusals, sheet, game.scene(state).pieces]);
}

test('two states that look the same to a seat give it the same offers, previews and refusals, byte for byte', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const opening = setup(NEST, defaultRulings(RULINGS));
    if (!opening.ok) throw new Error(JSON.stringify(opening.problems));
    const chance = new SeededChance(seed);
    const known: Command[] = [];
    let state = opening.value;
    for (let n = 0; n < 120 && game.outcome(state) === null; n++) {
      const twin = otherSecrets(state);
      const tried = known.filter((_, index) => index % 7 === n % 7).slice(0, 8);
      for (const seat of game.seats(state)) {
        expect(canonical(game.view(twin, seat)), `seed ${seed}`).toBe(canonical(game.view(state, seat)));
        expect(answers(twin, seat, tried), `seed ${seed}, command ${n}`).toBe(answers(state, seat, tried));
        expect(answers(game.view(state, seat), seat, tried), `seed ${seed}, command ${n}`).toBe(
          answers(state, seat, tried),
        );
      }
      const [seat = ''] = game.awaiting(state)?.seats ?? [];
      const { command } = pick(chance, game.offers(state, seat));
      known.push(command);
      const decided = game.decide(state, seat, command, chance);
      if (isRefusal(decided)) throw new Error(decided.code);
      state = fold(game, state, decided);
    }
  }
}, 60_000);

test('a view holds no room that has not been found, no road, no event', () => {
  const opening = setup(NEST, defaultRulings(RULINGS));
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems));
  const seen = JSON.stringify(game.view(opening.value, 'p1'));
  for (const secret of ['Sanctuaire', 'Galerie', 'Tambour', 'rat-archer']) expect(seen).not.toContain(secret);
});
