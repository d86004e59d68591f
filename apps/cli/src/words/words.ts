import type { Lang } from '@arbitre/kernel';
import type { ExitCode } from '../shell.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Everything the command line itself says, in one language. A missing message does not compile. */
export interface Words {
  readonly help: {
    readonly what: string;
    readonly usage: string;
    readonly verb: string;
    readonly options: string;
    readonly position: string;
    readonly exit: string;
    /** Every code a verb may end with, and what it means: the one table of them. */
    readonly exits: readonly (readonly [ExitCode, string])[];
    readonly more: string;
  };
  readonly rules: {
    readonly reading: string;
    readonly example: string;
    readonly ruling: string;
    readonly byDefault: string;
    readonly how: string;
    count(rules: string): string;
    none(text: string): string;
  };
  readonly menu: {
    readonly title: string;
    readonly welcome: string;
    /** Heads the games, and what one is asked before a game begins. */
    readonly games: string;
    readonly side: string;
    readonly everyone: string;
    readonly against: string;
    readonly back: string;
    readonly saved: string;
    readonly nothing: string;
    entries(count: number): string;
    range(most: number): string;
  };
  readonly play: {
    readonly intro: string;
    /** What to type, and what it does. */
    readonly help: readonly (readonly [string, string])[];
    readonly over: string;
    readonly resignSure: string;
    /** `winners` is empty where all lose together, or nobody else plays. */
    gaveUp(seats: string, winners: string): string;
    /** Where sheet and legend do not fit. */
    readonly legendShows: string;
    /** Under a page of an answer: what the Enter key does. */
    page(page: number, pages: number): string;
    thinking(who: string): string;
    plan(who: string, plan: string): string;
    /** Who plays a seat that the machine does not. */
    readonly keyboard: string;
    readonly listShows: string;
    /** Where a long menu is summed up: how to see the rest. */
    summedUp(example: string): string;
    /** The board takes `across` columns, and the window has fewer. */
    narrow(across: number, window: number): string;
    choices(count: number): string;
    /** The endings of a forecast that are not named. */
    readonly otherwise: string;
    /** A line that is neither a choice nor a command; `most` choices are offered, `close` was meant perhaps. */
    notUnderstood(line: string, most: number, close: string | null): string;
    noSuchChoice(number: string, most: number): string;
    /** A heading whose only choice is played by a word. */
    byWord(heading: string, word: string): string;
    matching(count: number): string;
    allSay(count: number): string;
    /** `arbitre` is how the program is called here. */
    again(arbitre: string, file: string): string;
    readonly previewWhat: string;
    readonly resumeWhat: string;
    readonly noHint: string;
    /** What to type to follow the advice just given. */
    hintPlays(typed: string): string;
    readonly nothingToUndo: string;
    readonly nothingToRedo: string;
    readonly undoneFree: string;
    readonly undoneDice: string;
    moment(entries: number, seed: string): string;
    saved(file: string): string;
  };
  /** Who, and what was chosen. */
  chose(who: string, what: string): string;
  readonly nothingOffered: string;
  readonly staysPut: string;
  reaches(piece: string, count: number): string;
  triggers(count: number): string;
  /** A sequence of commands could not be followed to its end. */
  stoppedByDice(left: number): string;
  /** Heads the columns of `reach`; one that nothing stands in is left out. */
  readonly reachHeadings: Readonly<
    Record<'to' | 'cost' | 'path' | 'chance' | 'triggers' | 'safest' | 'forbids', string>
  >;
  safest(cost: string, path: string): string;
  readonly tooWide: string;
  sequences(depth: number, count: bigint): string;
  valid(title: string, game: string): string;
  /** `players`: who sits where; null when everyone plays at random. */
  simulated(games: number, seed: string, players: string | null): string;
  readonly serve: {
    readonly here: string;
    readonly there: string;
    readonly kept: string;
    readonly stop: string;
    /** Beside the log, for whoever reads it. */
    open(url: string): string;
  };
  backedUp(games: number, entries: number, file: string): string;
  restored(games: number, entries: number, file: string): string;
  /** `title` is the file's own, in whatever language it was published. */
  conforms(game: string, title: string, passed: number, total: number): string;
  /** Several files together. */
  conformsInAll(files: number, passed: number, total: number): string;
  differs(id: string, rules: string, expected: string, found: string): string;
  readonly unfinished: string;
  readonly nobodyWins: string;
  /** No figure depends on the dice: they say who comes first, what lies where, or there are none. */
  readonly nothingMeasured: string;
  readonly othersAtRandom: string;
  scoreOf(who: string): string;
  forExample(ending: string): string;
  readonly everyoneWins: string;
  /** Names may be singular or plural, and bring their own article: no verb follows them. */
  victory(names: string): string;
  readonly commands: string;
  /** Headings: least, median, most, mean. */
  readonly spread: readonly [string, string, string, string];
  interval(low: string, high: string): string;
  readonly match: {
    played(one: string, other: string, pairs: number, seed: string): string;
    /** Of a few games, that they are few: chance alone explains them. */
    score(one: string, share: string, margin: string, few: boolean): string;
    /** The same share, without what the dice gave. */
    lessLuck(share: string, margin: string): string;
    drawn(games: number): string;
    /** Where nobody plays against them: games won by each. */
    alone(one: number, other: number, games: number): string;
    pairs(counts: string): string;
    readonly verdict: Readonly<Record<'low' | 'high' | 'undecided', string>>;
    /** Headings: player, decisions, median, 95th percentile. */
    readonly thought: readonly [string, string, string, string];
  };
}

export const WORDS: Readonly<Record<Lang, Words>> = { fr, en };
