import fc from 'fast-check';
import { pick } from '../chance/chance.ts';
import { RecordedChance } from '../chance/recorded.ts';
import { SeededChance } from '../chance/seeded.ts';
import type { Command, Fact, Game, Refusal } from '../contract/game.ts';
import { fold, isRefusal, SPECTATOR } from '../contract/game.ts';
import { read } from '../door/shape.ts';
import { canonical } from '../log/canonical.ts';
import { type Match, play, rewind } from '../log/match.ts';
import { brokenLink, replay } from '../log/replay.ts';
import { LANGS } from '../rulebook/lang.ts';
import { wordProblems } from './words.ts';
import { allOffers, type Opening, openingMatch, playWalk, transcript, type Walk } from './walk.ts';

/** One promise of the contract, ready for a test runner: `test(property.name, property.check)`. */
export interface Property {
  readonly name: string;
  readonly check: () => void;
}

export interface KitOptions<State, C> {
  /** Random games per property. */
  readonly games?: number;
  /** Longest random game, in commands. */
  readonly longest?: number;
  readonly seed?: number;
  /** A whole game ends within this many commands of random play, by the game's own stated limit. */
  readonly limit?: number;
  /** Commands to try beside those that random games come across: unknown pieces, places off the board… */
  strangers?(state: State): readonly C[];
  /**
   * Commands that are legal though not listed, because listing them all is pointless (a path among many to the same
   * place). Everything else that is not offered must be refused.
   */
  alsoLegal?(state: State, seat: string, command: C): boolean;
}

/**
 * The promises every game keeps, checked on random games that shrink to the shortest failing one.
 *
 * ```ts
 * for (const { name, check } of contract(donjonD10, openings, { games: 100 })) test(name, check);
 * ```
 */
export function contract<State, C extends Command, F extends Fact, R extends Refusal, Scenario>(
  game: Game<State, C, F, R, Scenario>,
  openings: readonly Opening<Scenario>[],
  options: KitOptions<State, C> = {},
): readonly Property[] {
  const { games = 60, longest = 150, seed = 20_261_115, limit = 20_000 } = options;

  const walks = fc.record({
    opening: fc.nat({ max: Math.max(0, openings.length - 1) }),
    seed: fc.nat(),
    picks: fc.array(fc.nat(), { maxLength: longest, size: 'max' }),
  });

  function onRandomGames(name: string, examine: (walk: Walk) => void): Property {
    return {
      name: `${game.id}: ${name}`,
      check() {
        fc.assert(
          fc.property(walks, (walk) => {
            examine(walk);
          }),
          { numRuns: games, seed },
        );
      },
    };
  }

  function strangers(state: State): readonly (readonly [string, C])[] {
    return (options.strangers?.(state) ?? []).map((command) => [canonical(command), command]);
  }

  function ensure(truth: boolean, message: () => string): void {
    if (!truth) throw new Error(message());
  }

  function same(a: unknown, b: unknown, what: string, match: Match<State, C, F>): void {
    ensure(
      canonical(a) === canonical(b),
      () => `${what}\n${canonical(a)}\n${canonical(b)}\nafter\n${transcript(game, match)}`,
    );
  }

  return [
    onRandomGames('what is offered is accepted, by the seat it is offered to', (walk) => {
      playWalk(game, openings, walk, ({ match, offers }) => {
        for (const { seat, command } of offers) {
          const decided = game.decide(match.state, seat, command, new SeededChance(walk.seed));
          ensure(
            !isRefusal(decided),
            () => `refused: ${seat} ${game.writeCommand(command)} after\n${transcript(game, match)}`,
          );
        }
      });
    }),

    onRandomGames('what is not offered is refused, with a rule of the book', (walk) => {
      const known = new Map<string, C>();
      playWalk(game, openings, walk, ({ offers }) => {
        for (const { command } of offers) known.set(canonical(command), command);
      });
      playWalk(game, openings, walk, ({ match, offers }) => {
        const offered = new Set(offers.map(({ seat, command }) => `${seat} ${canonical(command)}`));
        for (const seat of game.seats(match.state)) {
          for (const [text, command] of [...sampleOf(known, match.entries.length), ...strangers(match.state)]) {
            if (offered.has(`${seat} ${text}`) || options.alsoLegal?.(match.state, seat, command)) continue;
            const decided = game.decide(match.state, seat, command, new SeededChance(walk.seed));
            if (!isRefusal(decided)) {
              throw new Error(
                `accepted though not offered: ${seat} ${game.writeCommand(command)} after\n${transcript(game, match)}`,
              );
            }
            ensure(decided.rules.length > 0, () => `${decided.code} cites no rule`);
            for (const id of decided.rules) {
              ensure(
                Object.hasOwn(game.rulebook.rules, id),
                () => `${decided.code} cites ${id}, which the rulebook does not hold`,
              );
            }
            for (const lang of LANGS) {
              const sentence = game.words[lang].refusal(decided, match.state);
              const problem = wordProblems(sentence);
              ensure(problem === null, () => `${lang}, refusal ${decided.code}: ${problem}: ${sentence}`);
            }
          }
        }
      });
    }),

    onRandomGames('there is no dead end: someone can act until there is an outcome, and nobody after it', (walk) => {
      playWalk(game, openings, walk, ({ match, offers }) => {
        const over = game.outcome(match.state) !== null;
        ensure(
          (game.awaiting(match.state) === null) === over,
          () => `awaiting and outcome disagree after\n${transcript(game, match)}`,
        );
        ensure(over || offers.length > 0, () => `dead end after\n${transcript(game, match)}`);
        for (const seat of game.seats(match.state)) {
          const awaited = game.awaiting(match.state)?.seats.includes(seat) ?? false;
          ensure(
            awaited || game.offers(match.state, seat).length === 0,
            () => `${seat} is offered what is not its choice`,
          );
        }
      });
    }),

    onRandomGames('the fold of the facts is the state, through JSON and back', (walk) => {
      const match = playWalk(game, openings, walk);
      const opening = throughJson(match.opening);
      const folded = match.entries.reduce((state, entry) => fold(game, state, throughJson(entry.facts)), opening);
      same(folded, match.state, 'the fold differs', match);
      same(allOffers(game, throughJson(match.state)), allOffers(game, match.state), 'offers differ after JSON', match);
    }),

    onRandomGames('a replay decides the same facts and gives the same hashes', (walk) => {
      const match = playWalk(game, openings, walk);
      same(replay(game, match.opening, match.entries), null, 'the replay differs', match);
      same(brokenLink(match.header, match.entries), null, 'the chain of hashes is broken', match);
      const again = playWalk(game, openings, walk);
      same(again.entries.at(-1)?.hash, match.entries.at(-1)?.hash, 'the same game has another hash', match);
    }),

    onRandomGames('undo then redo is the same game', (walk) => {
      const match = playWalk(game, openings, walk);
      const back = Math.floor(match.entries.length / 2);
      let redone = rewind(game, match, back);
      for (const entry of match.entries.slice(back)) {
        const played = play(game, redone, entry.seat, entry.command, new RecordedChance(entry.draws));
        if (!('match' in played)) throw new Error(`redo refused: ${game.writeCommand(entry.command)}`);
        redone = played.match;
      }
      same(redone.state, match.state, 'the redone state differs', match);
      same(redone.entries, match.entries, 'the redone log differs', match);
    }),

    onRandomGames('a view tells its seat everything its choices depend on, and seeing twice is seeing once', (walk) => {
      playWalk(game, openings, walk, ({ match }) => {
        for (const seat of [...game.seats(match.state), SPECTATOR]) {
          const seen = game.view(match.state, seat);
          same(game.view(seen, seat), seen, `the view of ${seat} is not stable`, match);
          same(game.awaiting(seen), game.awaiting(match.state), `${seat} does not see whose choice it is`, match);
          if (seat === SPECTATOR) continue;
          same(
            game.offers(seen, seat),
            game.offers(match.state, seat),
            `offers of ${seat} depend on what it may not know`,
            match,
          );
        }
      });
    }),

    onRandomGames('what a seat is told of each fact makes of its view what the fact makes of the state', (walk) => {
      const match = playWalk(game, openings, walk);
      let now = match.opening;
      for (const fact of match.entries.flatMap((entry) => entry.facts)) {
        const next = game.evolve(now, fact);
        for (const seat of [...game.seats(now), SPECTATOR]) {
          const told = game.redact === undefined ? fact : game.redact(fact, now, seat);
          const seen = game.view(now, seat);
          const folded = told === null ? seen : game.evolve(seen, told);
          same(folded, game.view(next, seat), `${seat} told of ${fact.is} sees something else`, match);
        }
        now = next;
      }
    }),

    onRandomGames(
      'everything said is a sentence in French and in English, and commands read back as written',
      (walk) => {
        playWalk(game, openings, walk, ({ match, offers, before }) => {
          const say = (what: string, sentence: string) => {
            const problem = wordProblems(sentence);
            ensure(problem === null, () => `${what}: ${problem}: ${sentence}\nafter\n${transcript(game, match)}`);
          };
          const decision = game.awaiting(match.state);
          const outcome = game.outcome(match.state);
          const last = match.entries.at(-1);
          for (const lang of LANGS) {
            const words = game.words[lang];
            if (decision) say(`decision ${decision.kind}`, words.decision(decision, match.state));
            if (outcome) say(`outcome ${outcome.kind}`, words.outcome(outcome, match.state));
            for (const { seat, command, group } of offers) {
              say(`command ${command.do}`, words.command(command, match.state));
              say(`group ${group}`, words.group(group));
              say(`seat ${seat}`, words.seat(seat, match.state));
            }
            let state = before;
            for (const fact of last?.facts ?? []) {
              say(`fact ${fact.is}`, words.fact(fact, state));
              state = game.evolve(state, fact);
            }
          }
          for (const fact of last?.facts ?? []) {
            for (const id of game.because(fact)) {
              ensure(
                Object.hasOwn(game.rulebook.rules, id),
                () => `fact ${fact.is} cites ${id}, which the rulebook does not hold`,
              );
            }
          }
          for (const { command } of offers) {
            const typed = game.writeCommand(command);
            const back = game.readCommand(typed, match.state);
            ensure(back.ok, () => `${typed} does not read back: ${JSON.stringify(back)}`);
            if (back.ok) same(back.value, command, `${typed} reads back as something else`, match);
            const shaped = read(game.command, throughJson(command));
            ensure(shaped.ok, () => `${typed} does not pass its own door: ${JSON.stringify(shaped)}`);
          }
        });
      },
    ),

    onRandomGames('the scene can be drawn: every ground and piece is in the legend, on the board', (walk) => {
      playWalk(game, openings, walk, ({ match }) => {
        const { board, ground, pieces } = game.scene(match.state);
        ensure(ground.length === board.size, () => `ground of ${ground.length} cells on a board of ${board.size}`);
        for (const kind of [...ground, ...pieces.map((piece) => piece.kind)]) {
          ensure(Object.hasOwn(game.legend, kind), () => `the legend does not hold ${kind}`);
        }
        for (const { id, at } of pieces) ensure(at >= 0 && at < board.size, () => `${id} stands off the board`);
      });
    }),

    {
      name: `${game.id}: random games end within ${limit} commands`,
      check() {
        for (let n = 0; n < openings.length * 3; n++) {
          const dice = new SeededChance(seed + n);
          let state = openingMatch(game, openings, { opening: n, seed: seed + n }).state;
          for (let played = 0; game.outcome(state) === null; played++) {
            ensure(
              played < limit,
              () => `${openings[n % openings.length]?.name}, seed ${seed + n}: no outcome after ${limit} commands`,
            );
            state = playAtRandom(game, state, dice);
          }
        }
      },
    },
  ];
}

/** The state after one offer taken at random. */
function playAtRandom<State, C extends Command, F extends Fact, R extends Refusal, Scenario>(
  game: Game<State, C, F, R, Scenario>,
  state: State,
  dice: SeededChance,
): State {
  const { seat, command } = pick(dice, allOffers(game, state));
  const decided = game.decide(state, seat, command, dice);
  if (isRefusal(decided)) throw new Error(`offered but refused: ${game.writeCommand(command)} (${decided.code})`);
  return fold(game, state, decided);
}

/** A few of the known commands, others at each moment, so that long games stay quick to check. */
function sampleOf<C>(known: ReadonlyMap<string, C>, moment: number): readonly [string, C][] {
  const all = [...known];
  const size = 12;
  if (all.length <= size) return all;
  return Array.from({ length: size }, (_, n) => all[(moment * 7 + n * 31) % all.length] as [string, C]);
}

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T; // plain data is what it was after a round trip: that is being checked
}
