import { computed, type ReadonlySignal } from '@preact/signals';
import { type Choice, grouped, isClosing, isFolded } from './choices.ts';
import { keysOf } from './stable-keys.ts';
import type { TableModel } from './table-model.ts';

/** The choices of the list: of the piece in hand, and of nobody in particular. Those that end a turn have their own place. */
export function listedChoices(model: TableModel): readonly Choice[] {
  const hand = model.hand.value;
  return model.choices.value.filter((choice) => !isClosing(choice) && (choice.piece === null || choice.piece === hand));
}

/** What comes after the rest: what is seldom wanted, changing a throw that could be taken as it lies, then passing the turn on. */
const LATER: readonly string[] = ['gear', 'dice', 'turn'];

/** In their groups as the game lists them, but for those: what is sure stands before what is a gamble. */
export function listedGroups(model: TableModel): readonly (readonly [string, readonly Choice[]])[] {
  const rank = (group: string) => LATER.indexOf(group);
  return [...grouped(listedChoices(model))].sort(([one], [other]) => rank(one) - rank(other));
}

const known = new WeakMap<TableModel, ReadonlySignal<ReadonlyMap<string, number>>>();

/** The digit of each choice that is written out, as typed: the list shows it, and so does the board where it is a cell. */
export function shortcutsOf(model: TableModel): ReadonlySignal<ReadonlyMap<string, number>> {
  const told = known.get(model);
  if (told !== undefined) return told;
  let keys: ReadonlyMap<string, number> = new Map();
  const shortcuts = computed(() => {
    const groups = model.seat.value === null ? [] : listedGroups(model);
    const written = groups.flatMap(([group, choices]) => (isFolded(group, choices) ? [] : choices));
    keys = keysOf(
      keys,
      written.map(({ typed }) => typed),
    );
    return keys;
  });
  known.set(model, shortcuts);
  return shortcuts;
}
