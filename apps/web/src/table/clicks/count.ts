import { type Game, type Lang, SeededChance } from '@arbitre/kernel';
import { loadScenario, registryOf, startMatch } from '@arbitre/referee/core';
import type { Choice } from '../model/choices.ts';
import { TableModel } from '../model/table-model.ts';
import { LocalSource } from '../sources/local-source.ts';
import { pressFor, takeAllForced } from './hand.ts';

/** A choice that was made, in which decision, by how many presses. */
export interface Pressed {
  readonly kind: string;
  readonly choice: Choice;
  readonly presses: number;
  /** It asked before it was played: danger, death, or idle units. */
  readonly asked: boolean;
}

const LANG: Lang = 'en';

export function tableOf(game: Game, text: string, seed: number): TableModel {
  const loaded = loadScenario(text, registryOf(game));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  const match = startMatch(loaded.value, { kind: 'seeded', seed }, LANG);
  return new TableModel(new LocalSource({ game, match }, {}, () => {}));
}

/** Verbs wanted first, in their order; anything else is chosen at random. */
export type Wishes = readonly RegExp[];

/** Plays a whole game by hand, every seat from one chair, and tells what each choice took. */
export async function playByHand(model: TableModel, wishes: Wishes, seed: number, most: number): Promise<Pressed[]> {
  const chance = new SeededChance(seed);
  const pick = (choices: readonly Choice[]) => choices[chance.int(choices.length)];
  const made: Pressed[] = [];
  for (let moves = 0; moves < most; moves++) {
    await takeAllForced(model);
    const choices = model.choices.value;
    const wish = wishes.find((verb) => choices.some(({ typed }) => verb.test(typed)));
    const wanted = wish === undefined ? choices : choices.filter(({ typed }) => wish.test(typed));
    const inHand = wanted.filter(({ piece }) => piece === model.hand.value); // what the table asks about
    const choice = pick(chance.int(10) === 0 ? choices : inHand.length > 0 ? inHand : wanted);
    if (choice === undefined) break;
    const kind = model.decision.value?.kind ?? '';
    const asked = model.asks(choice);
    made.push({ kind, choice, presses: await pressFor(model, choice), asked });
  }
  return made;
}
