import { type Chance, type Command, type Game, pick, type Seat } from '@arbitre/kernel';

/** Someone who plays: given what it may see and what it is offered, a choice. Its chance is not the dice of the game. */
export type Policy = <State, C extends Command>(game: Game<State, C>, view: State, seat: Seat, chance: Chance) => C;

/** Any legal command, all equally likely. */
export const randomPolicy: Policy = (game, view, seat, chance) => pick(chance, game.offers(view, seat)).command;
