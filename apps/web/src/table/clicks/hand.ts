import { isClosing, type Choice } from '../model/choices.ts';
import type { TableModel } from '../model/table-model.ts';

/** Presses beyond which a hand has lost its way. */
const MOST = 8;

/** Makes a choice as a hand with a mouse would, and counts its presses. Throws when the table does something else. */
export async function pressFor(model: TableModel, choice: Choice): Promise<number> {
  const before = model.source.entries.value.length;
  const made = () => model.source.entries.value.length > before;
  let presses = 0;
  const press = async (act: () => void) => {
    presses++;
    act();
    await settled(model);
  };
  const { pieces } = model.scene.value;
  const at = pieces.find(({ id }) => id === choice.piece)?.at;
  if (choice.piece !== null && at !== undefined && model.hand.value !== choice.piece && !isClosing(choice))
    await press(() => model.press(at, false)); // picked up; or activated at once, when that is all it can do
  const onBoard = choice.at !== null && model.choicesAt(choice.at).includes(choice) && choice.at !== at;
  for (let tries = 0; tries < MOST && !made(); tries++) {
    const cell = choice.at;
    const several = cell !== null && model.pinned.value === cell && model.choicesAt(cell).length > 1;
    if (several)
      await press(() => void model.play(choice)); // the moves to choose from are beside the board, by name
    else if (onBoard && cell !== null) await press(() => model.press(cell, false));
    else await press(() => model.pressChoice(model.find(choice.seat, choice.offer.command) ?? choice, false));
  }
  if (!made()) throw new Error(`${choice.typed} was not played in ${presses} presses`);
  return presses;
}

/** Takes what is no choice, as the table does by itself. */
export async function takeAllForced(model: TableModel): Promise<void> {
  for (let forced = model.forced.value; forced !== null; forced = model.forced.value) await model.play(forced);
}

async function settled(model: TableModel): Promise<void> {
  do await Promise.resolve();
  while (model.busy.value || model.pending.value !== null);
}
