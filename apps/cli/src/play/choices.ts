import { cellName, type Command, compare, type Game, type Seat } from '@arbitre/kernel';
import { groupOffers, type OfferLine, pieceName, sayPercent } from '@arbitre/referee/core';
import { packed } from '../terminal/board.ts';
import { columns } from '../terminal/text.ts';
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
  return groupOffers(game, state, seat, lang).map(({ heading, offers }) => ({
    heading,
    choices: offers.map((offer) => ({ ...offer, number: ++number })),
  }));
}

/** Groups longer than this are folded: figure by figure, the places it can get to. */
const LONG = 9;

/** Choices to read: number, label, what to type, and how a fight would end. */
export function choiceLines(
  game: Game,
  state: unknown,
  seat: Seat,
  groups: readonly ChoiceGroup[],
  desk: Desk,
): readonly string[] {
  const { paint } = desk;
  const digits = `${groups.flatMap(({ choices }) => choices).length}`.length;
  const number = (choice: Choice) => paint.bold(`${choice.number}`.padStart(digits + 2));
  return groups.flatMap(({ heading, choices }) => {
    const title = groups.length > 1 ? [paint.dim(heading)] : [];
    if (choices.length > LONG) return [...title, ...folded(game, state, choices, number, desk)];
    const rows = choices.map((choice) => [
      `${number(choice)}  ${choice.label}`,
      paint.dim(choice.typed),
      forecastNote(game, state, seat, choice.command, desk),
    ]);
    return [...title, ...columns(rows)];
  });
}

/** One heading per figure, then its choices side by side: a cell by its name alone where that says enough. */
function folded(
  game: Game,
  state: unknown,
  choices: readonly Choice[],
  number: (choice: Choice) => string,
  desk: Desk,
): readonly string[] {
  const { lang, width } = desk;
  const { pieces, board } = game.scene(state);
  return [...new Set(choices.map(({ piece }) => piece))].flatMap((id) => {
    const own = choices.filter(({ piece }) => piece === id);
    const figure = pieces.find((piece) => piece.id === id);
    const here = figure && cellName(board, figure.at);
    const cells = own.filter(
      ({ at }, n) =>
        figure !== undefined && at !== undefined && at !== here && own.findIndex((choice) => choice.at === at) === n,
    );
    const others = own.filter((choice) => !cells.includes(choice));
    return [
      ...(figure === undefined ? [] : [`  ${figure.id} ${pieceName(figure, game.legend, lang)}`]),
      ...packed(
        cells.map((choice) => `${number(choice)} ${choice.at}`),
        width,
        1,
      ),
      ...packed(
        others.map((choice) => `${number(choice)} ${choice.label}`),
        width,
      ),
    ];
  });
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
