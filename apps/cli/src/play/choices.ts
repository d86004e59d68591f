import { type Command, compare, type Game, type Seat } from '@arbitre/kernel';
import { groupOffers, sayPercent } from '@arbitre/referee/core';
import { packed } from '../terminal/board.ts';
import { columns, padTo } from '../terminal/text.ts';
import type { Desk } from '../verb.ts';

/** An offer with the number that chooses it. */
export interface Choice {
  readonly number: number;
  readonly command: Command;
  readonly typed: string;
  readonly label: string;
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

/** Groups longer than this are set in columns, without what is beside each choice. */
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
  const digits = `${groups.flatMap(({ choices }) => choices).length}`.length;
  const number = (choice: Choice) => paint.bold(`${choice.number}`.padStart(digits + 2));
  return groups.flatMap(({ heading, choices }) => {
    const title = groups.length > 1 ? [paint.dim(heading)] : [];
    if (choices.length > LONG) {
      return [
        ...title,
        ...packed(
          choices.map((choice) => `${number(choice)}  ${choice.label}`),
          width,
        ),
      ];
    }
    const rows = choices.map((choice) => [
      `${number(choice)}  ${choice.label}`,
      paint.dim(choice.typed),
      forecastNote(game, state, seat, choice.command, desk),
    ]);
    return [...title, ...columns(rows).map((line) => padTo(line, 0))];
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
