import { donjonD10 } from '@arbitre/donjon-d10';
import { cellName, type Game, SeededChance } from '@arbitre/kernel';
import { pathfinder } from '@arbitre/pathfinder';
import { loadScenario, registryOf, startMatch } from '@arbitre/referee/core';
import { thucidide } from '@arbitre/thucidide';
import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { aim } from '../../games/donjon-d10/aim.ts';
import type { Aim } from './aim.ts';
import { LocalSource } from '../sources/local-source.ts';
import { TableModel } from './table-model.ts';

function tableOf(game: Game, scenario: string, seed: number, aimed?: Aim): TableModel {
  const text = readFileSync(new URL(`../../../../../scenarios/${scenario}.yaml`, import.meta.url), 'utf8');
  const loaded = loadScenario(text, registryOf(game));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  const match = startMatch(loaded.value, { kind: 'seeded', seed }, 'fr');
  return new TableModel(new LocalSource({ game, match }, {}, () => {}), aimed && { aim: aimed });
}

async function type(model: TableModel, typed: string): Promise<void> {
  const choice = model.choices.value.find((one) => one.typed === typed);
  if (choice === undefined)
    throw new Error(`${typed} is not offered; ${model.choices.value.map((one) => one.typed).join(', ')} are`);
  await model.play(choice);
}

/** On the first floor with the die cast, and more than one heading to choose from. */
const dungeon = async () => {
  for (let seed = 1; ; seed++) {
    const model = tableOf(donjonD10, 'donjon-d10/first-steps', seed, aim);
    await type(model, 'descend');
    await type(model, 'roll');
    if (model.targets.value.size > 1) return model;
  }
};

const battle = async () => {
  const model = tableOf(thucidide, 'thucidide/the-bridge-and-the-fords', 5);
  for (const typed of ['command BG', 'activate BI1', 'activate BI2', 'activate BI3', 'end']) await type(model, typed);
  return model;
};

const at = (model: TableModel, name: string) => {
  const { board } = model.scene.value;
  return Array.from({ length: board.size }, (_, cell) => cell).find((cell) => cellName(board, cell) === name) ?? -1;
};

test('the only figure that can act is in hand without being picked up', async () => {
  expect((await dungeon()).hand.value).toBe('hero');
});

test('each heading is a cell to press; pressing one plays it', async () => {
  const model = await dungeon();
  const [cell] = [...model.targets.value.keys()];
  const before = model.chapters.value.length;
  model.press(cell ?? -1, false);
  await Promise.resolve();
  expect(model.chapters.value.length).toBe(before + 1);
  expect(model.denied.value).toBe(null);
});

test('a finger looks first and plays on the second tap', async () => {
  const model = await dungeon();
  const [cell] = [...model.targets.value.keys()];
  const before = model.chapters.value.length;
  model.press(cell ?? -1, true);
  expect(model.chapters.value.length).toBe(before);
  expect(model.verdict.value?.is).toBe('legal');
  model.press(cell ?? -1, true);
  expect(model.chapters.value.length).toBe(before + 1);
});

test('pointing anywhere along a trajectory means its heading', async () => {
  const model = await dungeon();
  const straight = model.choices.value.find(({ typed }) => typed.startsWith('head'));
  const path = straight === undefined ? [] : (model.preview(straight).path ?? []);
  model.cursor.value = path.at(-1) ?? -1;
  const verdict = model.verdict.value;
  expect(verdict?.is === 'legal' && verdict.choices.some(({ typed }) => typed === straight?.typed)).toBe(true);
});

test('pointing through a wall is refused with the rule that closes it', async () => {
  const model = await dungeon();
  model.cursor.value = at(model, 'a1'); // the corner of the ring of walls: the hero stands on b2
  const verdict = model.verdict.value;
  expect(verdict?.is).toBe('refused');
  if (verdict?.is !== 'refused') return;
  expect(verdict.refusal.rules.length).toBeGreaterThan(0);
  expect(donjonD10.rulebook.rules).toHaveProperty([verdict.refusal.rules[0] ?? '']);
});

test('of several kinds of move it is the commonest: a far square is refused as a Stride, not as a Step', async () => {
  const game: Game = pathfinder;
  const model = tableOf(game, 'pathfinder/toll-gate', 1);
  await type(model, 'begin');
  const [first] = model.choices.value.filter(({ typed }) => typed.startsWith('stride '));
  const far = at(model, 'p6');
  model.selected.value = first?.piece ?? '';
  model.cursor.value = far;
  const { value: state } = model.view;
  const stride = game.readCommand(`stride ${first?.piece} p6`, state);
  const seat = model.seat.value ?? '';
  expect(stride.ok && game.decide(state, seat, stride.value, new SeededChance(1))).toEqual(
    model.verdict.value?.is === 'refused' && model.verdict.value.refusal,
  );
  expect(model.verdict.value?.is).toBe('refused');
});

test('in another game the same move is judged at the cell pointed at, without any help from a skin', async () => {
  const model = await battle();
  model.selected.value = 'BI3';
  model.cursor.value = model.scene.value.board.size - 1; // the far corner
  const verdict = model.verdict.value;
  expect(verdict?.is).toBe('refused');
  if (verdict?.is === 'refused') expect(thucidide.rulebook.rules).toHaveProperty([verdict.refusal.rules[0] ?? '']);
});

test('ways carry their cost, and what they forbid afterwards', async () => {
  const model = await battle();
  model.selected.value = 'BI2'; // medium infantry: one hex keeping the fight, two giving it up
  const ways = [...model.reach.value.ways.values()];
  expect(ways.filter(({ cost }) => cost === 1).every(({ forbids = [] }) => forbids.length === 0)).toBe(true);
  expect(ways.some(({ cost, forbids = [] }) => cost === 2 && forbids.length > 0)).toBe(true);
});

test('pressing a figure picks it up; Escape puts it down', async () => {
  const model = await battle();
  const unit = model.scene.value.pieces.find(({ id }) => id === 'BI3');
  model.press(unit?.at ?? -1, false);
  expect(model.hand.value).toBe('BI3');
  model.release();
  expect(model.selected.value).toBe(null);
});

test('narrowing to a group leaves only its cells', async () => {
  const model = await battle();
  model.selected.value = 'BI3';
  const all = model.targets.value.size;
  model.group.value = 'no-such-group';
  expect(model.targets.value.size).toBe(all);
  const group = model.choices.value.find(({ piece, at: cell }) => piece === 'BI3' && cell !== null)?.offer.group ?? '';
  model.group.value = group;
  for (const choices of model.targets.value.values()) {
    for (const { offer } of choices) expect(offer.group).toBe(group);
  }
});

test('undo, then redo, is where we were; dice taken back come again', async () => {
  const model = await dungeon();
  const rolled = model.present.value;
  await model.undo();
  expect(model.source.canRedo.value).toBe(true);
  model.source.redo();
  expect(model.present.value).toEqual(rolled);
  await model.undo();
  expect(model.chapters.value).toEqual([]); // the roll was no choice: taking back goes over it
  await type(model, 'descend');
  await type(model, 'roll');
  expect(model.present.value).toEqual(rolled);
});

test('undo says beforehand whether a die was cast', async () => {
  const model = await dungeon();
  expect(model.undoTerms.value).toBe('dice');
  const [cell] = [...model.targets.value.keys()];
  model.press(cell ?? -1, false);
  await Promise.resolve();
  expect(['free', 'dice']).toContain(model.undoTerms.value);
});

test('the past can be looked at, and nothing can be done there', async () => {
  const model = await dungeon();
  model.playhead.value = { chapter: 1, moment: 0 };
  expect(model.choices.value).toEqual([]);
  expect(model.state.value).toEqual(model.chapters.value[0]?.after);
  model.playhead.value = null;
  expect(model.choices.value.length).toBeGreaterThan(0);
});
