import {
  add,
  type Board,
  type Command,
  compare,
  type Forecast,
  type Game,
  type Lang,
  parseCellName,
  type Seat,
  ZERO,
} from '@arbitre/kernel';
import { groupOffers, type OfferLine, pieceName, sayPercents } from '@arbitre/referee/core';
import { packed } from '../terminal/board.ts';
import { columns, fold, padTo, widthOf, wrap } from '../terminal/text.ts';
import type { Desk } from '../verb.ts';

/** An offer with the number that chooses it. */
export interface Choice extends OfferLine<Command> {
  readonly number: number;
}

export interface ChoiceGroup {
  readonly heading: string;
  readonly choices: readonly Choice[];
}

/** The offers of a seat, numbered from 1 across the groups. */
export function choicesFor(
  game: Game,
  state: unknown,
  seat: Seat,
  { lang }: Pick<Desk, 'lang'>,
): readonly ChoiceGroup[] {
  let number = 0;
  const { board } = game.scene(state);
  return groupOffers(game, state, seat, lang).map(({ heading, offers }) => ({
    heading,
    choices: offers.map((offer) => ({ ...cellNamed(board, offer), ...offer, number: ++number })),
  }));
}

/** The cell that a command names, where the game does not say which one it points at. */
function cellNamed(board: Board, { typed, label }: OfferLine<Command>): { readonly at?: string } {
  const cell = typed.split(' ').findLast((word) => typeof parseCellName(board, word) === 'number');
  return cell !== undefined && withoutCell(label, cell) !== label ? { at: cell } : {};
}

/** The choices that a few letters of their command, label, group or figure point at; every word typed must be begun. */
export function choicesAbout(
  game: Game,
  state: unknown,
  groups: readonly ChoiceGroup[],
  typed: string,
  { lang }: Pick<Desk, 'lang'>,
): readonly ChoiceGroup[] {
  const asked = wordsOf(typed);
  if (asked.length === 0) return [];
  const names = pieceNames(game, state, lang);
  return groups.flatMap(({ heading, choices }) => {
    const found = choices.filter(({ typed: command, label, piece = '' }) => {
      const said = wordsOf(`${command} ${label} ${heading} ${piece} ${names.get(piece) ?? ''}`);
      return asked.every((word) => said.some((one) => one.startsWith(word)));
    });
    return found.length === 0 ? [] : [{ heading, choices: found }];
  });
}

/** The choices that are said in these words: each of them is a whole word of the label or the command. */
export function choicesSaying(choices: readonly Choice[], typed: string): readonly Choice[] {
  const asked = wordsOf(typed);
  if (asked.length === 0) return [];
  return choices.filter(({ typed: command, label }) => {
    const said = new Set(wordsOf(`${command} ${label}`));
    return asked.every((word) => said.has(word));
  });
}

/** The choice that ends a phase or a turn, by the word that heads it. */
export function choiceEnding(groups: readonly ChoiceGroup[], typed: string): Choice | undefined {
  const asked = fold(typed.trim());
  return groups.find((group) => asked !== '' && fold(endWord(group) ?? '') === asked)?.choices[0];
}

/** The one word that heads nothing but the end of a phase or a turn: it plays that, whatever its number has become. */
export function endWord({ heading, choices }: ChoiceGroup): string | null {
  const [only, other] = choices;
  const ends = only !== undefined && other === undefined && /^end\b/.test(only.typed); // every game types it so
  return ends && /^\p{L}+$/u.test(heading) ? heading.toLowerCase() : null;
}

/** A heading, and the word to type where it heads the end of a phase or a turn. */
function headed(group: ChoiceGroup, { paint, words }: Desk): string {
  const word = endWord(group);
  return paint.dim(word === null ? group.heading : words.play.byWord(group.heading, word));
}

function wordsOf(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function pieceNames(game: Game, state: unknown, lang: Lang): ReadonlyMap<string, string> {
  return new Map(game.scene(state).pieces.map((piece) => [piece.id, pieceName(piece, game.legend, lang)]));
}

/** Columns that the numbers take, the margin included. */
export function digitsOf(groups: readonly ChoiceGroup[]): number {
  return `${Math.max(0, ...groups.flatMap(({ choices }) => choices.map(({ number }) => number)))}`.length + 2;
}

function numbered({ number }: Choice, digits: number, { paint }: Pick<Desk, 'paint'>): string {
  return paint.bold(`${number}`.padStart(digits));
}

/** A choice by its number and label; what is long goes on under the label. */
export function labelled(choice: Choice, digits: number, desk: Pick<Desk, 'paint' | 'width'>): readonly string[] {
  return wrap(`${numbered(choice, digits, desk)}  ${choice.label}`, desk.width, ' '.repeat(digits + 2));
}

/** Groups longer than this are folded: a heading for choices that differ by their cell alone, then the cells. */
export const LONG = 9;

/** Choices to read: number, label, what to type, and how a fight would end. */
export function choiceLines(
  game: Game,
  state: unknown,
  seat: Seat,
  groups: readonly ChoiceGroup[],
  desk: Desk,
  all: readonly ChoiceGroup[] = groups,
): readonly string[] {
  const { width } = desk;
  const digits = digitsOf(all);
  const indent = ' '.repeat(digits + 2);
  return groups.flatMap((group) => {
    const { choices } = group;
    const title = all.length > 1 ? [headed(group, desk)] : [];
    if (choices.length > LONG) return [...title, ...folded(choices, digits, desk)];
    const typed = columns(
      choices.map((choice) => [`${numbered(choice, digits, desk)}  ${choice.label}`, ...typedAs(choice.typed, desk)]),
    );
    const widest = Math.max(...typed.map(widthOf));
    const noted = choices.flatMap((choice, n) => {
      const lines = widest <= width ? [typed[n] ?? ''] : labelled(choice, digits, desk); // the number is enough
      const note = forecastNote(game, state, seat, choice, desk);
      const line = padTo(lines.join(''), widest + 2) + note;
      if (note === '') return lines;
      return lines.length === 1 && widthOf(line) <= width ? [line] : [...lines, ...wrap(indent + note, width, indent)];
    });
    return [...title, ...noted];
  });
}

/** What to type; in French, where commands go by their English names, the words of the label do. */
function typedAs(typed: string, { lang, paint }: Desk): readonly string[] {
  return lang === 'en' ? [paint.dim(typed)] : [];
}

/** “Step to …”, then the cells it may be to, side by side. */
function folded(choices: readonly Choice[], digits: number, desk: Desk): readonly string[] {
  const { width } = desk;
  const templates = new Map<string, Choice[]>();
  for (const choice of choices) {
    const template = choice.at === undefined ? choice.label : withoutCell(choice.label, choice.at);
    templates.set(template, [...(templates.get(template) ?? []), choice]);
  }
  return [...templates].flatMap(([template, alike]) => {
    const [only] = alike;
    if (only === undefined || alike.length === 1 || only.at === undefined)
      return alike.flatMap((choice) => labelled(choice, digits, desk));
    return [
      ...wrap([`  ${template}`, ...typedAs(withoutCell(only.typed, only.at), desk)].join('  '), width, '    '),
      ...packed(
        alike.map((choice) => `${numbered(choice, digits, desk)} ${choice.at}`),
        width,
        1,
      ),
    ];
  });
}

function withoutCell(label: string, cell: string): string {
  return label.replace(new RegExp(`(?<![\\p{L}\\p{N}])${cell}(?![\\p{L}\\p{N}])`, 'u'), '…');
}

/** As many endings as are worth a word in a menu; the others together are one more. */
const MOST_ENDINGS = 3;

/** What was foreseen of a choice: a window is painted many times, and a fight is long to foresee. */
const foreseen = new WeakMap<Choice, Forecast | null>();

/** “victory 85 % · death 15 %”: the likeliest endings of what the command begins; what is shown makes 100 %. */
function forecastNote(game: Game, state: unknown, seat: Seat, choice: Choice, { lang, paint, words }: Desk): string {
  const forecast = foreseen.has(choice)
    ? (foreseen.get(choice) ?? null)
    : (game.forecast(state, seat, choice.command)[0] ?? null);
  foreseen.set(choice, forecast);
  if (forecast === null) return '';
  const likeliest = forecast.endings.toSorted((a, b) => compare(b.weight, a.weight));
  const rest = likeliest.slice(MOST_ENDINGS).reduce((sum, { weight }) => add(sum, weight), ZERO);
  const shown = likeliest
    .slice(0, MOST_ENDINGS)
    .map(({ ending, weight }) => ({ label: game.words[lang].forecast(ending), weight }));
  const all = rest.n === 0n ? shown : [...shown, { label: words.play.otherwise, weight: rest }];
  const percents = sayPercents(
    all.map(({ weight }) => weight),
    lang,
  );
  return all.map(({ label }, n) => `${label} ${paint.bold(percents[n] ?? '')}`).join(paint.dim(' · '));
}
