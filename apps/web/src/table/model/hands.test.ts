import { attentionDonjon } from '@arbitre/attention-donjon';
import { donjonD10 } from '@arbitre/donjon-d10';
import { type Game, pick, SeededChance } from '@arbitre/kernel';
import { pathfinder } from '@arbitre/pathfinder';
import { thucidide } from '@arbitre/thucidide';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playByHand, tableOf } from '../clicks/count.ts';
import { takeAllForced } from '../clicks/hand.ts';
import type { Choice } from './choices.ts';
import { numbersOf, pieceNameOf, spaceAt } from './describe.ts';
import { DECISIONS_ONLY } from './pace.ts';
import { TableModel } from './table-model.ts';

function scenario(id: string): string {
  return readFileSync(new URL(`../../../../../scenarios/${id}.yaml`, import.meta.url), 'utf8');
}

const PURIST = { forced: false, openings: false, askIdle: false, pickNext: false, usual: false };

function table(game: Game, id: string, seed = 5, pace = DECISIONS_ONLY): TableModel {
  const { source } = tableOf(game, scenario(id), seed);
  return new TableModel(source, { pace: () => pace });
}

async function play(model: TableModel, ...typed: readonly string[]): Promise<void> {
  for (const command of typed) {
    const choice = model.choices.value.find((one) => one.typed === command);
    if (choice === undefined) throw new Error(`${command} is not offered`);
    await model.play(choice);
  }
}

async function settled(model: TableModel): Promise<void> {
  do await Promise.resolve();
  while (model.busy.value || model.pending.value !== null);
}

function cellOf(model: TableModel, piece: string): number {
  return model.scene.value.pieces.find(({ id }) => id === piece)?.at ?? -1;
}

/** Blue's movement, with three units activated. */
async function movement(pace = PURIST): Promise<TableModel> {
  const model = table(thucidide, 'thucidide/the-bridge-and-the-fords', 5, pace);
  await play(model, 'command BG', 'activate BI1', 'activate BI2', 'activate BI3', 'end');
  return model;
}

test('a picked unit does not capture clicks on its friends: another own piece is picked up', async () => {
  const model = await movement();
  model.press(cellOf(model, 'BI2'), false);
  expect(model.hand.value).toBe('BI2');
  model.press(cellOf(model, 'BI3'), false);
  expect(model.hand.value).toBe('BI3');
  expect(model.pinned.value).toBe(null);
});

test('clicking a unit twice puts it down, and spends nothing', async () => {
  const model = await movement();
  const before = model.chapters.value.length;
  model.press(cellOf(model, 'BI2'), false);
  model.press(cellOf(model, 'BI2'), false);
  expect(model.hand.value).toBe(null);
  expect(model.chapters.value.length).toBe(before);
});

test('a stale pick does not hide the answer: only a piece that can act is in hand', async () => {
  const model = await movement();
  model.selected.value = 'RI1'; // the other side's: picked up long ago
  expect(model.hand.value).toBe(null);
  expect(model.ready.value.has('BI1')).toBe(true);
});

test('an offer without a cell keeps no unrelated cell: what is looked at is the offer alone', async () => {
  const model = await movement();
  model.cursor.value = cellOf(model, 'BI1');
  model.considered.value = model.choices.value.find(({ at }) => at === null) ?? null;
  expect(model.considered.value).not.toBe(null);
  expect(model.looked.value).toBe(null);
});

test('a unit that can only be activated is activated by one press, its chief called in the same gesture', async () => {
  const model = table(thucidide, 'thucidide/the-bridge-and-the-fords');
  model.press(cellOf(model, 'BI3'), false);
  await settled(model);
  expect(model.source.entries.value.map(({ command }) => command?.do)).toEqual(['command', 'activate']);
});

test('a box activates every unit inside it', async () => {
  const model = table(thucidide, 'thucidide/the-bridge-and-the-fords');
  await model.box([cellOf(model, 'BI1'), cellOf(model, 'BI3')]);
  expect(model.source.entries.value.filter(({ command }) => command?.do === 'activate')).toHaveLength(2);
});

test('a piece dropped on a cell goes there; dropped where it may not go it stays in hand', async () => {
  const model = await movement();
  expect(model.grab(cellOf(model, 'BI3'))).toBe(true);
  const before = model.chapters.value.length;
  model.drop(0);
  expect(model.chapters.value.length).toBe(before);
  expect(model.hand.value).toBe('BI3');
  const [goal] = [...model.targets.value].find(([, choices]) => choices.length === 1) ?? [];
  model.drop(goal ?? -1);
  expect(model.chapters.value.length).toBe(before + 1);
  expect(model.grab(cellOf(model, 'RI1'))).toBe(false);
});

test('the next unit that has not acted is taken up by itself, and ending with idle ones asks once', async () => {
  const model = await movement(DECISIONS_ONLY);
  expect(['BI1', 'BI2', 'BI3']).toContain(model.hand.value);
  const [end] = model.closing.value;
  if (end === undefined) throw new Error('a phase can be closed');
  expect(model.idle(end)).toEqual(['BI1', 'BI2', 'BI3']);
  const before = model.chapters.value.length;
  model.pressChoice(end, false);
  expect(model.chapters.value.length).toBe(before);
  expect(model.armed.value).toBe(end);
  model.pressChoice(end, false);
  expect(model.chapters.value.length).toBe(before + 1);
});

test('a unit that the table took up by itself is picked up by a press, and spends nothing', async () => {
  const model = await movement(DECISIONS_ONLY);
  const before = model.chapters.value.length;
  const unit = model.hand.value ?? '';
  model.press(cellOf(model, unit), false);
  await settled(model);
  expect(model.chapters.value.length).toBe(before);
  expect(model.selected.value).toBe(unit);
});

test('the second half of a double click on where a unit goes is no question about the next unit', async () => {
  const model = await movement(DECISIONS_ONLY);
  const [goal] = [...model.targets.value].find(([, choices]) => choices.length === 1) ?? [];
  model.hover(goal ?? -1);
  model.press(goal ?? -1, false);
  await settled(model);
  model.press(goal ?? -1, false);
  await settled(model);
  expect(model.verdict.value).toBe(null);
  expect(model.pinned.value).toBe(null);
});

test('pressed while something is shown, a cell is no question afterwards', async () => {
  const model = await movement(DECISIONS_ONLY);
  model.playhead.value = { chapter: 3, moment: 0 };
  model.press(0, false);
  model.playhead.value = null;
  expect(model.pinned.value).toBe(null);
});

test('one gesture is taken back whole: the unit’s activation and the chief’s word', async () => {
  const model = table(thucidide, 'thucidide/the-bridge-and-the-fords');
  model.press(cellOf(model, 'BI3'), false);
  await settled(model);
  model.press(cellOf(model, 'BI1'), false);
  await settled(model);
  expect(model.source.entries.value).toHaveLength(3);
  await model.undo();
  expect(model.source.entries.value).toHaveLength(2); // the second unit’s own
  await model.undo();
  expect(model.source.entries.value).toHaveLength(0);
});

test('the card is of the unit that was pressed: not of the chief beside it, nor of the ground it went to', async () => {
  const model = table(thucidide, 'thucidide/the-bridge-and-the-fords');
  const { pieces } = model.scene.value;
  const led = pieces.find(({ at, hitPoints }) => hitPoints !== undefined && at === cellOf(model, 'BG'))?.id ?? '';
  model.hover(cellOf(model, led));
  model.press(cellOf(model, led), false);
  await settled(model);
  model.point(cellOf(model, led)); // the pointer rests
  expect(model.pointed.value).toEqual({ piece: led });
  const moving = await movement(DECISIONS_ONLY);
  const [goal = -1] = [...moving.targets.value].find(([, choices]) => choices.length === 1) ?? [];
  moving.hover(goal);
  moving.press(goal, false);
  await settled(moving);
  moving.point(goal);
  expect(moving.pointed.value).toBe(null);
});

test('who is idle is read from the log: a move that was taken back was not made, and each phase asks anew', async () => {
  const model = await movement(DECISIONS_ONLY);
  const idle = () => model.closing.value.flatMap((end) => model.idle(end));
  expect(idle()).toEqual(['BI1', 'BI2', 'BI3']);
  const [move] = model.choices.value.filter(({ piece, at }) => piece === 'BI2' && at !== cellOf(model, 'BI2'));
  await model.play(move as Choice);
  expect(idle()).toEqual(['BI1', 'BI3']);
  expect(new TableModel(model.source).closing.value.flatMap((end) => new TableModel(model.source).idle(end))).toEqual([
    'BI1',
    'BI3',
  ]); // a page that is loaded again
  await model.undo();
  expect(idle()).toEqual(['BI1', 'BI2', 'BI3']);
});

test('the die is rolled by itself, and taking back goes over it to the last real choice', async () => {
  const model = table(donjonD10, 'donjon-d10/first-steps', 4);
  await play(model, 'descend');
  await takeAllForced(model);
  expect(model.source.entries.value.map(({ command }) => command?.do)).toEqual(['descend', 'roll']);
  const [heading] = model.choices.value;
  if (heading === undefined) throw new Error('there are headings');
  await model.play(heading);
  await takeAllForced(model);
  await model.undo();
  expect(model.decision.value?.kind).toBe('start');
  expect(model.source.entries.value).toHaveLength(2);
  model.source.redo();
  expect(model.source.entries.value.length).toBeGreaterThan(2);
});

test('what decides nothing is made with what it opens: an attack is offered before “Act” was said', async () => {
  const model = table(attentionDonjon, 'attention-donjon/entrainement', 20);
  await play(model, 'begin');
  const attack = model.choices.value.find(({ offer }) => offer.command.do === 'attack');
  expect(attack?.before.map((command) => command.do)).toEqual(['act']);
  expect(model.choices.value.some(({ offer }) => offer.command.do === 'act')).toBe(false);
  expect(model.choices.value.some(({ offer }) => offer.command.do === 'wait')).toBe(true);
  const purist = table(attentionDonjon, 'attention-donjon/entrainement', 20, PURIST);
  await play(purist, 'begin');
  expect(purist.choices.value.map(({ offer }) => offer.command.do)).toEqual(['act', 'wait']);
});

test('Attention Donjon: a cell out of reach is refused for its own reason, not because nobody has said “Act” yet', async () => {
  const model = table(attentionDonjon, 'attention-donjon/entrainement', 20);
  await play(model, 'begin');
  expect(model.decision.value?.kind).toBe('act-or-wait');
  const { board } = model.scene.value;
  let refused = 0;
  for (let cell = 0; cell < board.size; cell++) {
    model.pinned.value = cell;
    const verdict = model.verdict.value;
    if (verdict?.is !== 'refused') continue;
    refused++;
    expect(verdict.refusal.code).not.toBe('not-begun');
  }
  expect(refused).toBeGreaterThan(5);
});

/** The same game with every move deadly. */
const mortal: Game = {
  ...(pathfinder as Game),
  outlook: () => ({ tone: 'deadly', buys: [], risks: [], rules: [] }),
};

test('a deadly choice is shown by the first press and played by the second, on the board and in the list', async () => {
  const model = table(mortal, 'pathfinder/first-steps', 3);
  await model.play(model.choices.value[0] as Choice);
  const before = model.chapters.value.length;
  const [cell] = [...model.targets.value.keys()].filter((one) => model.choicesAt(one).length === 1);
  model.press(cell ?? -1, false);
  expect(model.chapters.value.length).toBe(before);
  expect(model.shown.value).not.toBe(null);
  model.press(cell ?? -1, false);
  await settled(model);
  expect(model.chapters.value.length).toBe(before + 1);
  const listed = model.choices.value.find(({ at }) => at === null) as Choice;
  model.pressChoice(listed, false);
  expect(model.chapters.value.length).toBe(before + 1);
  model.pressChoice(listed, false);
  await settled(model);
  expect(model.chapters.value.length).toBe(before + 2);
});

test('what was pressed while the server is away is pending, and a second press sends nothing', async () => {
  const { source } = table(thucidide, 'thucidide/the-bridge-and-the-fords');
  let sent = 0;
  const away = Object.create(source, {
    play: { value: () => (sent++, new Promise(() => {})) },
  }) as typeof source;
  const model = new TableModel(away);
  const [first] = model.choices.value;
  void model.play(first as Choice);
  expect(model.pending.value).toBe(first);
  void model.play(first as Choice);
  await Promise.resolve();
  expect(sent).toBe(1);
});

test('twins are told apart: pieces of a side that are called the same carry numbers', () => {
  const model = table(pathfinder, 'pathfinder/first-steps');
  const scene = model.scene.value;
  const twins = {
    ...scene,
    pieces: scene.pieces
      .slice(0, 2)
      .map((piece, index) => ({ ...piece, seat: 'foes', id: `r${index}`, name: { fr: 'pillard', en: 'raider' } })),
  };
  expect([...numbersOf(pathfinder, twins).values()]).toEqual([1, 2]);
  expect(pieceNameOf(pathfinder, twins, 'r1', 'en')).toBe('raider 2');
  expect(numbersOf(pathfinder, scene).size).toBe(0); // nobody there is called like another
});

test('a large target is framed whole: pointing at one of its squares means all of them', () => {
  const model = table(pathfinder, 'pathfinder/gorge-drake');
  const scene = model.scene.value;
  const drake = scene.pieces.find(({ size = 1 }) => size > 1);
  if (drake === undefined) throw new Error('the drake is large');
  const space = spaceAt(scene, drake.at);
  expect(space).toHaveLength((drake.size ?? 1) ** 2);
  for (const cell of space) expect(spaceAt(scene, cell)).toEqual(space);
});

test('a figure that has just moved is not refused the place it stands on, wherever the pointer rests', async () => {
  const model = table(attentionDonjon, 'attention-donjon/entrainement');
  await play(model, 'begin');
  await takeAllForced(model);
  let moved = 0;
  for (let tries = 0; tries < 12 && moved < 3; tries++) {
    const move = model.choices.value.find(({ offer, at }) => offer.command.do === 'zoneMove' && at !== null);
    const other = model.choices.value.find(({ offer }) => ['accept', 'roll', 'delegate'].includes(offer.command.do));
    const next = move ?? other ?? model.closing.value[0] ?? model.choices.value[0];
    if (next === undefined) break;
    if (next.at !== null && move !== undefined) {
      moved++;
      model.cursor.value = next.at; // the pointer rests where the figure goes
    }
    await model.play(next);
    expect(model.verdict.value?.is).not.toBe('refused');
    const elsewhere = model.scene.value.pieces[0]?.at ?? 0;
    model.hover(elsewhere);
    await takeAllForced(model);
  }
  expect(moved).toBeGreaterThan(0);
});

test('names stay with their pieces: a twin that falls leaves its number to nobody', () => {
  const model = table(thucidide, 'thucidide/the-village-on-the-road');
  const { game } = model.source;
  const scene = model.scene.value;
  const names = new Map(scene.pieces.map(({ id }) => [id, pieceNameOf(game, scene, id, 'en')]));
  const gone = { ...scene, pieces: scene.pieces.filter(({ id }) => names.get(id) !== 'heavy infantry 1') };
  expect(gone.pieces.length).toBeLessThan(scene.pieces.length);
  for (const { id } of gone.pieces) expect(pieceNameOf(game, gone, id, 'en')).toBe(names.get(id));
});

test('hot-seat: whoever must retreat, and whoever may follow, is in hand with every answer in sight', async () => {
  const answered = { retreat: 0, follow: 0 };
  for (let seed = 1; seed < 60 && (answered.retreat === 0 || answered.follow === 0); seed++) {
    const model = table(thucidide, 'thucidide/the-bridge-and-the-fords', seed, PURIST);
    const chance = new SeededChance(seed);
    for (let n = 0; n < 400 && model.outcome.value === null; n++) {
      const offered = model.choices.value;
      const first = offered[0]?.offer.command.do ?? '';
      if (first === 'retreat' || first === 'follow') {
        answered[first]++;
        expect(model.hand.value).not.toBe(null); // though another piece was picked up before
        const listed = offered.filter(({ piece }) => piece === null || piece === model.hand.value);
        expect(listed).toEqual(offered);
        for (const { at } of offered)
          if (at !== null && first === 'retreat') expect([...model.targets.value.keys()]).toContain(at);
      }
      const wish = [/^attack/, /^(retreat|follow)/, /^activate/, /^move/].find((verb) =>
        offered.some(({ typed }) => verb.test(typed)),
      );
      const wanted = wish === undefined ? offered : offered.filter(({ typed }) => wish.test(typed));
      const choice = pick(chance, chance.int(4) === 0 ? offered : wanted);
      model.selected.value = choice.piece; // picked up as a hand would, and never put down
      await model.play(choice);
    }
  }
  expect(answered.retreat).toBeGreaterThan(0);
  expect(answered.follow).toBeGreaterThan(0);
});

test('Attention Donjon: in English nobody goes by a French id, the fallen neither', async () => {
  const model = table(attentionDonjon, 'attention-donjon/entrainement', 3);
  const { game } = model.source;
  await playByHand(model, [/^begin/, /^attack/, /^(accept|damage)/, /^shift/], 3, 60);
  const ids = new Set(model.scene.value.pieces.map(({ kind }) => kind).concat('veilleur', 'pontonniers'));
  const told = model.chapters.value.flatMap(({ moments }) =>
    moments.map(({ fact, before }) => game.words.en.fact(fact, before)),
  );
  expect(told.length).toBeGreaterThan(40);
  for (const sentence of told)
    for (const id of ids) expect(sentence.toLowerCase()).not.toMatch(new RegExp(`\\b${id}\\b`));
});
