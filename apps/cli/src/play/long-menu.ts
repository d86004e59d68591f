import type { Game, Seat } from '@arbitre/kernel';
import { fold, padTo, widthOf, wrap } from '../terminal/text.ts';
import type { Desk } from '../verb.ts';
import { type Choice, type ChoiceGroup, choiceLines, digitsOf, labelled, LONG, pieceNames } from './choices.ts';

/** A menu that takes more lines than this is summed up. */
const MOST_LINES = 24;

/** The choices as they fit under a board: all of them; or long groups heap by heap, to be asked for by name. */
export function menuLines(
  game: Game,
  state: unknown,
  seat: Seat,
  groups: readonly ChoiceGroup[],
  desk: Desk,
  most = MOST_LINES,
): readonly string[] {
  const whole = choiceLines(game, state, seat, groups, desk);
  const long = groups.find(({ choices }) => choices.length > LONG);
  if (whole.length <= most || long === undefined) return whole;
  const { paint, words, width, lang } = desk;
  const names = pieceNames(game, state, lang);
  const summed = groups.flatMap((group) => {
    const { heading, choices } = group;
    if (choices.length <= LONG) return choiceLines(game, state, seat, [group], desk, groups);
    return [paint.dim(`${heading} (${choices.length})`), ...heapLines(heapsOf(choices, desk), names, groups, desk)];
  });
  const [example = ''] = [...heapsOf(long.choices, desk)].find(([, alike]) => alike.length > 1) ?? [];
  return [...summed, ...wrap(words.play.summedUp(example), width).map((line) => paint.dim(line))];
}

/**
 * The choices in so many lines: every group by its numbers, then as many of them at length as there is room for, the
 * shortest first. All at once if even that is too much.
 */
export function fittedMenu(
  game: Game,
  state: unknown,
  seat: Seat,
  groups: readonly ChoiceGroup[],
  desk: Desk,
  most: number,
): readonly string[] {
  const whole = menuLines(game, state, seat, groups, desk, most);
  if (whole.length <= most) return whole;
  const { paint, words, width, lang } = desk;
  const hint = wrap(words.play.listShows, width).map((line) => paint.dim(line));
  const short = groups.map(({ heading, choices }) => wrap(shortly(heading, choices, desk), width, '    '));
  const room = most - hint.length;
  if (short.flat().length > room) {
    const all = wrap(groups.map(({ heading, choices }) => shortly(heading, choices, desk)).join('   '), width);
    return [...all.slice(0, Math.max(1, room)), ...hint].slice(0, Math.max(1, most));
  }
  const names = pieceNames(game, state, lang);
  const chosen = [...short];
  const byLength = groups.map((_, n) => n).toSorted((a, b) => sizeOf(groups[a]) - sizeOf(groups[b]));
  for (const n of byLength) {
    const group = groups[n];
    if (group === undefined) continue;
    const { heading, choices } = group;
    const forms = [
      choiceLines(game, state, seat, [group], desk, groups),
      [paint.dim(`${heading} (${choices.length})`), ...heapLines(heapsOf(choices, desk), names, groups, desk)],
    ];
    const spare = room - chosen.flat().length + (chosen[n]?.length ?? 0);
    const longer = forms.find((form) => form.length <= spare);
    if (longer !== undefined) chosen[n] = longer;
  }
  return [...chosen.flat(), ...hint];
}

function sizeOf(group: ChoiceGroup | undefined): number {
  return group?.choices.length ?? 0;
}

/** “3–14 Give an order”; a group of one by its label. */
function shortly(heading: string, choices: readonly Choice[], { paint }: Desk): string {
  const [first, last] = [choices[0], choices.at(-1)];
  if (first === undefined || last === undefined) return heading;
  if (first === last) return `${paint.bold(`${first.number}`)} ${first.label}`;
  return `${paint.bold(`${first.number}–${last.number}`)} ${heading}`;
}

type Heaps = ReadonlyMap<string, readonly Choice[]>;

/**
 * Choices under the figure that would act; under their verb where most figures have but one: as it is typed in English,
 * as the labels begin in French, where commands go by their English names.
 */
function heapsOf(choices: readonly Choice[], { lang }: Pick<Desk, 'lang'>): Heaps {
  const figures = new Set(choices.map(({ piece }) => piece)).size;
  const byFigure = figures > 1 && figures * 2 <= choices.length;
  const heaps = new Map<string, Choice[]>();
  for (const choice of choices) {
    const verb = choice.typed.split(' ')[0] ?? '';
    const key = (byFigure ? choice.piece : undefined) ?? verb;
    heaps.set(key, [...(heaps.get(key) ?? []), choice]);
  }
  if (lang === 'en' || byFigure) return heaps;
  return new Map([...heaps.values()].flatMap(byBeginning));
}

/** A heap under the words that its labels begin with; where they share none, one heap a first word. */
function byBeginning(alike: readonly Choice[]): readonly (readonly [string, readonly Choice[]])[] {
  const shared = sharedBeginning(alike.map(({ label }) => label));
  if (shared !== '') return [[shared, alike]];
  const firstWord = ({ label }: Choice) => label.split(' ')[0] ?? label;
  return [...new Set(alike.map(firstWord))].flatMap((word) =>
    byBeginning(alike.filter((choice) => firstWord(choice) === word)),
  );
}

/** The words that all of these begin with; without a preposition that leads to what differs (“Bondir en”, “Estafette pour”). */
function sharedBeginning(labels: readonly string[]): string {
  const [first = [], ...others] = labels.map((label) => label.split(' '));
  const differs = first.findIndex((word, n) => others.some((words) => words[n] !== word));
  const shared = differs < 0 ? first : first.slice(0, differs);
  while (shared.length > 1 && /^[\p{Ll}]{1,4}$/u.test(shared.at(-1) ?? '')) shared.pop();
  return shared.join(' ');
}

/** “BI1  heavy infantry  4 choices”; a heap of one is that choice. */
function heapLines(
  heaps: Heaps,
  names: ReadonlyMap<string, string>,
  groups: readonly ChoiceGroup[],
  desk: Desk,
): readonly string[] {
  const { paint, words } = desk;
  const nameOf = (key: string) => {
    const name = names.get(key) ?? '';
    return fold(name) === fold(key) ? '' : name;
  };
  const large = [...heaps].flatMap(([key, alike]) => (alike.length > 1 ? [key] : []));
  const keys = Math.max(0, ...large.map(widthOf)) + 2;
  const named = Math.max(-2, ...large.map((key) => widthOf(nameOf(key)) || -2)) + 2;
  const digits = digitsOf(groups);
  const indent = ' '.repeat(digits + 2);
  const most = Math.max(0, ...[...heaps.values()].map((alike) => widthOf(words.play.choices(alike.length))));
  const fits = indent.length + keys + named + most <= desk.width;
  return [...heaps].flatMap(([key, alike]) => {
    const [first] = alike;
    if (first !== undefined && alike.length === 1) return labelled(first, digits, desk);
    const count = words.play.choices(alike.length);
    if (fits) return [`${indent}${padTo(paint.bold(key), keys)}${padTo(nameOf(key), named)}${count}`];
    const name = nameOf(key);
    return hanging(key, keys, name === '' ? count : `${name} (${alike.length})`, desk);
  });
}

/** In a narrow column: what is said of a key beside it, and going on under itself; below the key where it is too long for that. */
function hanging(key: string, keys: number, said: string, { paint, width }: Desk): readonly string[] {
  const hang = 2 + keys;
  const besides = wrap(said, width - hang);
  if (besides.some((line) => widthOf(line) > width - hang))
    return [...wrap(`  ${paint.bold(key)}`, width, '    '), ...wrap(`    ${said}`, width, '    ')];
  return besides.map((line, n) => `${padTo(n === 0 ? `  ${paint.bold(key)}` : '', hang)}${line}`);
}
