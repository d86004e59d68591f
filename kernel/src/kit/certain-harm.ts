import { type Chance, pick } from '../chance/chance.ts';
import { explore } from '../chance/explore.ts';
import { SeededChance } from '../chance/seeded.ts';
import { advance, playOut } from '../contract/advance.ts';
import type { Command, Fact, Game, Refusal, Seat } from '../contract/game.ts';

/** What a game's test says of harm: where random games begin, and whom a command has harmed. */
export interface HarmTrial<State> {
  /** Random games begin from these, in turn. */
  readonly openings: readonly State[];
  /** How many offers are looked at. */
  readonly commands: number;
  /** The chooser's own who are worse off than before, by piece; `''` is the chooser, for whom the game is lost. */
  readonly harmed: (before: State, after: State, seat: Seat) => readonly string[];
  /** Goes on while nothing but answers to the command is asked; left out: harm is what the command itself does. */
  readonly settle?: (state: State, seat: Seat, chance: Chance) => State;
  /** Longest random game, in commands. */
  readonly longest?: number;
  /** Outcomes beyond which a command is not gone through; 3,000 unless told. */
  readonly outcomes?: number;
  /** Commands that random games choose two times out of three where they can, so that what harms is met. */
  readonly prefers?: (command: Command) => boolean;
  /** Offers of one moment that are looked at: many moments are worth more than all the squares of one. */
  readonly each?: number;
}

/** What was found: a trial in which nothing was certain has proved nothing. */
export interface HarmFound {
  readonly asked: number;
  /** Offers all of whose outcomes were gone through. */
  readonly explored: number;
  /** Offers that harm somebody whatever the dice show. */
  readonly certain: number;
  /** Certain harm that the outlook does not name, as a sentence each. */
  readonly unannounced: readonly string[];
}

/** Looks for harm that is certain, whatever the dice, and that the outlook of the command keeps from whoever chooses it. */
export function certainHarm<State, C extends Command, F extends Fact, R extends Refusal, Scenario>(
  game: Game<State, C, F, R, Scenario>,
  trial: HarmTrial<State>,
): HarmFound {
  const { openings, commands, longest = 120, each = 6, prefers = () => false } = trial;
  const found = { asked: 0, explored: 0, certain: 0, unannounced: [] as string[] };
  for (let seed = 0; found.asked < commands; seed++) {
    const opening = openings[seed % openings.length];
    if (opening === undefined) throw new Error('a trial needs an opening');
    const dice = new SeededChance(seed);
    playOut(game, opening, {
      dice,
      longest,
      choose: (view, seat) => {
        const offers = game.offers(view, seat);
        const preferred = offers.filter(({ command }) => prefers(command));
        return pick(dice, preferred.length > 0 && dice.int(3) > 0 ? preferred : offers).command;
      },
      visit: (state, seat, chosen) => {
        const others = game.offers(state, seat).map(({ command }) => command);
        const looked = [chosen, ...Array.from({ length: Math.min(each, others.length) - 1 }, () => pick(dice, others))];
        for (const command of looked.slice(0, commands - found.asked)) {
          found.asked++;
          const harmed = surelyHarmed(game, trial, state, seat, command);
          if (harmed === null) continue;
          found.explored++;
          if (harmed.length === 0) continue;
          found.certain++;
          const told = announced(game, state, seat, command);
          const kept = harmed.filter((who) => !told.includes(who));
          if (kept.length > 0)
            found.unannounced.push(`game ${seed}, ${seat}: ${game.writeCommand(command)} harms ${kept.join(', ')}`);
        }
      },
    });
  }
  return found;
}

/** Those harmed in every outcome, as far as the chooser can know; null when there are too many to go through. */
function surelyHarmed<State, C extends Command, F extends Fact, R extends Refusal, Scenario>(
  game: Game<State, C, F, R, Scenario>,
  { harmed, settle, outcomes = 3_000 }: HarmTrial<State>,
  state: State,
  seat: Seat,
  command: C,
): readonly string[] | null {
  const seen = game.view(state, seat); // what is hidden from the chooser is nobody's to announce
  const explored = explore(
    (chance) => {
      const done = advance(game, seen, seat, command, chance);
      return harmed(seen, settle === undefined ? done : settle(done, seat, chance), seat);
    },
    (who) => who.join(' '),
    outcomes,
  );
  if (!explored.exact) return null;
  const [first, ...others] = explored.outcomes;
  return first?.value.filter((who) => others.every(({ value }) => value.includes(who))) ?? [];
}

/** Pieces whose harm an outlook names; `''` where it names nobody, and means whoever chooses. */
function announced<State, C extends Command, F extends Fact, R extends Refusal, Scenario>(
  game: Game<State, C, F, R, Scenario>,
  state: State,
  seat: Seat,
  command: C,
): readonly string[] {
  return (game.outlook?.(game.view(state, seat), seat, command).risks ?? []).map(({ piece = '' }) => piece);
}
