import type { ComponentType } from 'preact';
import type { Ending } from '../end/ending.ts';
import type { LuckyDice, Trials } from '../end/luck.ts';
import type { Looks } from '../board/look.ts';
import type { Bilingual, Seat } from '@arbitre/kernel';
import type { Aim } from '../table/model/aim.ts';
import type { TableModel } from '../table/model/table-model.ts';

/** What a game adds to the common table: how its things look and feel. No rule is in it. */
export interface Skin {
  readonly looks: Looks;
  /** How pointing at a cell is typed in this game, where replacing the cell of a move is not enough. */
  readonly aim?: Aim;
  /** Drawn on the board, between ground and figures. */
  readonly Under?: ComponentType<Shown>;
  /** Drawn on the board, over the figures. */
  readonly Over?: ComponentType<Shown>;
  /** Beside the decision: a die, action pips, order tokens. */
  readonly Emblem?: ComponentType<Shown>;
  /** In the upper strip, instead of the opponents: the order of play, a row of cards. */
  readonly Ribbon?: ComponentType<Shown>;
  /** Under the question in the margin: the phases of a turn. */
  readonly Track?: ComponentType<Shown>;
  /** Under the choices in the margin: the odds of what is under way, and where the dice fell. */
  readonly Odds?: ComponentType<Shown>;
  /** In the strip of a seat, after its name: tokens, losses, aims; hit points, gold, kit. Left out: its sheet in short. */
  readonly Strip?: ComponentType<ShownSeat>;
  /** In the board's place, while `instead` says so: a choice of heroes, a camp. */
  readonly Instead?: ComponentType<Shown>;
  readonly instead?: (model: TableModel) => boolean;
  /** Who fights now, one's own first, where a fight takes the place of the board; null: nobody. */
  readonly fighters?: (model: TableModel) => readonly [string, string] | null;
  /** The clash that is looked at closely, where it stands on the board; null: none is under way. */
  readonly clash?: ClashOf;
  /** Kinds of question about dice that have been thrown: they lie in the tray until it is answered. */
  readonly aboutDice?: readonly string[];
  /** Do all seats win and lose together? Left out: they do not. */
  readonly together?: boolean;
  /** Do enemies come and strike by themselves? Left out: they do. */
  readonly threats?: boolean;
  /** The dice that tell luck; left out: none do. */
  readonly luck?: LuckyDice | Trials;
  /** How a game is told once it is over. */
  readonly ending: Ending;
  /** A first game, explained on a real table. */
  readonly tour: Tour;
}

/** Two pieces at each other, from the first blow to the last step of it. */
export interface Clash {
  readonly by: string;
  readonly against: string;
  /** Where the one stood who is attacked. */
  readonly at: number;
  /** What sort of clash it is. */
  readonly title: Bilingual;
}

/** The clash that a state of the game is in; null: none is under way. */
export type ClashOf = (state: unknown) => Clash | null;

export interface Shown {
  readonly model: TableModel;
}

export interface ShownSeat extends Shown {
  readonly seat: Seat;
}

export interface Tour {
  /** The shipped scenario it is played on. */
  readonly scenario: string;
  readonly seed: number;
  readonly steps: readonly TourStep[];
}

export interface TourStep {
  readonly title: Bilingual;
  readonly text: Bilingual;
  /** What the step speaks of: a part of the table. */
  readonly at?: 'board' | 'decision' | 'offers' | 'log' | 'undo' | 'emblem' | 'ribbon' | 'goal';
  /** The tour goes on by itself once the player has done something like this (the command's `do`). */
  readonly until?: readonly string[];
  /** …or once something was looked at before it is played, a card was read, the past was shown, a move was taken back. */
  readonly doing?: 'look' | 'card' | 'past' | 'undo';
}
