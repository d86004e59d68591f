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
    return [paint.dim(`${heading} (${choices.length})`), ...heapLines(heapsOf(choices), names, groups, desk)];
  });
  const [example = ''] = [...heapsOf(long.choices)].find(([, alike]) => alike.length > 1) ?? [];
  return [...summed, ...wrap(words.play.summedUp(example), width).map((line) => paint.dim(line))];
}

/** The choices in as few lines as there are: every group by its numbers, a group of one by its label. */
export function shortMenu(
  groups: readonly ChoiceGroup[],
  { paint, words, width }: Desk,
  most: number,
): readonly string[] {
  let number = 1;
  const parts = groups.map(({ heading, choices }) => {
    const first = number;
    number += choices.length;
    const [only] = choices;
    if (only !== undefined && choices.length === 1) return `${paint.bold(`${first}`)} ${only.label}`;
    return `${paint.bold(`${first}–${number - 1}`)} ${heading}`;
  });
  const lines = wrap(parts.join('   '), width);
  const hint = paint.dim(words.play.listShows);
  return lines.length < most ? [...lines, hint] : [...lines.slice(0, Math.max(1, most - 1)), hint];
}

type Heaps = ReadonlyMap<string, readonly Choice[]>;

/** Choices under the figure that would act; under their verb where most figures have but one. */
function heapsOf(choices: readonly Choice[]): Heaps {
  const figures = new Set(choices.map(({ piece }) => piece)).size;
  const byFigure = figures > 1 && figures * 2 <= choices.length;
  const heaps = new Map<string, Choice[]>();
  for (const choice of choices) {
    const verb = choice.typed.split(' ')[0] ?? '';
    const key = (byFigure ? choice.piece : undefined) ?? verb;
    heaps.set(key, [...(heaps.get(key) ?? []), choice]);
  }
  return heaps;
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
  return [...heaps].flatMap(([key, alike]) => {
    const [first] = alike;
    if (first !== undefined && alike.length === 1) return labelled(first, digits, desk);
    return `${indent}${padTo(paint.bold(key), keys)}${padTo(nameOf(key), named)}${words.play.choices(alike.length)}`;
  });
}
