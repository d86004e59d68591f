import { type Brain, type Chance, type Command, type Game, pick, type Seat, type Temper } from '@arbitre/kernel';
import { choose, type Player } from '@arbitre/players';

/** Someone who plays one game: given what it may see, a choice. Its chance is not the dice of the game. */
export type PolicyFor<State, C extends Command> = (game: Game<State, C>, view: State, seat: Seat, chance: Chance) => C;

/** Someone who plays any game. */
export type Policy = <State, C extends Command>(game: Game<State, C>, view: State, seat: Seat, chance: Chance) => C;

/** Any legal command, all equally likely. */
export const randomPolicy: Policy = (game, view, seat, chance) => pick(chance, game.offers(view, seat)).command;

/** A player and the character it plays with. */
export interface Seated {
  readonly player: Player;
  readonly temper?: Temper;
}

/** Calls `think` and gives back its answer: for whoever wants to know how long it took. */
export type Around = <T>(who: Seated, think: () => T) => T;

/**
 * A player in each seat; whoever is not named is played by `others`.
 *
 * @example simulate(game, opening, { games: 20, seed: 1, policy: seatedPolicy(brain, { red: { player: level('captain') } }) })
 */
export function seatedPolicy<State, C extends Command>(
  brain: Brain<State, C>,
  seats: Readonly<Record<Seat, Seated>>,
  others: Seated | null = null,
  around: Around = (_who, think) => think(),
): PolicyFor<State, C> {
  return (game, view, seat, chance) => {
    const who = seats[seat] ?? others;
    if (who === null) return randomPolicy(game, view, seat, chance);
    return around(who, () => choose(who.player, { game, brain, view, seat, chance, temper: who.temper ?? {} })).command;
  };
}
