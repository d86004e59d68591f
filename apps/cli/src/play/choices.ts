import { type Board, type Command, compare, type Game, parseCellName, type Seat } from '@arbitre/kernel';
import { groupOffers, type OfferLine, sayPercent } from '@arbitre/referee/core';
import { packed } from '../terminal/board.ts';
import { columns, padTo, widthOf, wrap } from '../terminal/text.ts';
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

/** Groups longer than this are folded: a heading for choices that differ by their cell alone, then the cells. */
const LONG = 9;

/** Choices to read: number, label, what to type, and how a fight would end. */
export function choiceLines(
  game: Game,
  state: unknown,
  seat: Seat,
  groups: readonly ChoiceGroup[],
  desk: Desk,
): readonly string[] {
  const { paint, width } = desk;
  const digits = `${groups.flatMap(({ choices }) => choices).length}`.length + 2;
  const number = (choice: Choice) => paint.bold(`${choice.number}`.padStart(digits));
  return groups.flatMap(({ heading, choices }) => {
    const title = groups.length > 1 ? [paint.dim(heading)] : [];
    if (choices.length > LONG) return [...title, ...folded(choices, number, desk)];
    const lines = columns(choices.map((choice) => [`${number(choice)}  ${choice.label}`, paint.dim(choice.typed)]));
    const noted = choices.flatMap((choice, n) => {
      const note = forecastNote(game, state, seat, choice.command, desk);
      const line = padTo(lines[n] ?? '', Math.max(...lines.map(widthOf)) + 2) + note;
      if (note === '' || widthOf(line) <= width) return [line.trimEnd()];
      const indent = ' '.repeat(digits + 2);
      return [lines[n] ?? '', ...wrap(indent + note, width, indent)];
    });
    return [...title, ...noted];
  });
}

/** “Step to …”, then the cells it may be to, side by side. */
function folded(
  choices: readonly Choice[],
  number: (choice: Choice) => string,
  { width, paint }: Desk,
): readonly string[] {
  const templates = new Map<string, Choice[]>();
  for (const choice of choices) {
    const template = choice.at === undefined ? choice.label : withoutCell(choice.label, choice.at);
    templates.set(template, [...(templates.get(template) ?? []), choice]);
  }
  return [...templates].flatMap(([template, alike]) => {
    const [only] = alike;
    if (only === undefined || alike.length === 1) return alike.map((choice) => `${number(choice)}  ${choice.label}`);
    return [
      `  ${template}  ${paint.dim(withoutCell(only.typed, only.at ?? ''))}`,
      ...packed(
        alike.map((choice) => `${number(choice)} ${choice.at}`),
        width,
        1,
      ),
    ];
  });
}

function withoutCell(label: string, cell: string): string {
  return label.replace(new RegExp(`(?<![\\p{L}\\p{N}])${cell}(?![\\p{L}\\p{N}])`, 'u'), '…');
}

/** “victory 85 % · death 2 %”: the likeliest endings of what the command begins. */
function forecastNote(game: Game, state: unknown, seat: Seat, command: Command, { lang, paint }: Desk): string {
  const [forecast] = game.forecast(state, seat, command);
  if (forecast === undefined) return '';
  return forecast.endings
    .toSorted((a, b) => compare(b.weight, a.weight))
    .slice(0, 3)
    .map(({ ending, weight }) => `${game.words[lang].forecast(ending)} ${paint.bold(sayPercent(weight, lang))}`)
    .join(paint.dim(' · '));
}
