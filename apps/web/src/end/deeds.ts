import { type Beat, type Lang, sameCommand, type Seat } from '@arbitre/kernel';
import { isClosingCommand } from '../table/model/choices.ts';
import { doerOf } from '../table/model/doer.ts';
import { withoutCells } from '../table/model/label.ts';
import type { Chapter, Moment } from '../table/model/story.ts';
import { deedOf, sentence } from '../table/model/tale.ts';
import type { TableModel } from '../table/model/table-model.ts';
import type { Span } from './turning-points.ts';

/** What is seen of a deed that anybody would tell, gravest first. */
const LOUD: readonly Beat['show'][] = ['death', 'fall', 'goal', 'rout', 'wound', 'push', 'hit', 'duel', 'dice', 'gain'];

type Log = Pick<TableModel, 'source' | 'chapters'>;

function beatsOf({ source: { game } }: Log, moments: readonly Moment[]): readonly Beat[] {
  return moments.flatMap(({ fact, before }) => game.beats?.(fact, before) ?? []);
}

function showsOf(log: Log, moments: readonly Moment[]): readonly Beat['show'][] {
  return beatsOf(log, moments).map(({ show }) => show);
}

/** Whom a change of the chances did good; null: all win and lose together, and it was good or not for all of them. */
export interface Gain {
  readonly gainers: readonly Seat[] | null;
  readonly rose: boolean;
}

/** What happens to a piece, for better or worse. */
const HARM: ReadonlySet<Beat['show']> = new Set(['death', 'fall', 'rout', 'wound']);

/** The place of the gravest thing seen in an entry that could have done this good; null: there is none. */
function loudness(log: Log, { seat, before, moments }: Chapter, { gainers, rose }: Gain): number | null {
  const { game } = log.source;
  const gains = (one: Seat) => gainers === null || gainers.includes(one);
  const own = (id: string) => {
    const of = game.scene(before).pieces.find((piece) => piece.id === id)?.seat;
    return gainers === null ? (of !== undefined) === rose : of === undefined ? null : gains(of);
  };
  const { seat: doer } = doerOf(game, { told: moments, chapter: { seat, before }, waits: null });
  const missed = gainers !== null && showsOf(log, moments).includes('miss');
  const fits = (beat: Beat): boolean => {
    if (HARM.has(beat.show) && 'piece' in beat && beat.piece !== undefined) {
      const good = own(beat.piece);
      if (good !== null) return beat.show === 'wound' && beat.loses < 0 ? good : !good;
    }
    if (beat.show === 'goal') return beat.seat !== null && gains(beat.seat) && (gainers !== null || rose);
    return HARM.has(beat.show) ? gains(doer) : gains(doer) !== missed;
  };
  const seen = beatsOf(log, moments);
  const fitting = new Set(seen.flatMap((beat) => (fits(beat) ? beat.show : [])));
  const grave = seen.some((beat) => beat.show === 'say' && beat.grave === true);
  if (grave && [...fitting].some((show) => HARM.has(show))) return 0; // somebody goes down
  const place = LOUD.findIndex((show) => fitting.has(show));
  // What harmed those it did good, and graver than what did them good, would tell the opposite.
  const contradicts = seen.some((beat) => HARM.has(beat.show) && !fits(beat) && LOUD.indexOf(beat.show) < place);
  return place < 0 || contradicts ? null : place;
}

/** Of a stretch of entries, the one that anybody would tell: the last of the gravest. Null: there is none, only turns that pass. */
export function loudest(log: Log, from: number, last: number, gain: Gain): number | null {
  let best: { readonly at: number; readonly rank: number } | null = null;
  for (let at = Math.max(0, from); at <= last; at++) {
    const chapter = log.chapters.value[at];
    const rank = chapter === undefined ? null : loudness(log, chapter, gain);
    if (rank !== null && (best === null || rank <= best.rank)) best = { at, rank };
  }
  return best?.at ?? null;
}

/** Entries before a stretch that may have brought it about: what is seen to come of a blow is seen when it is answered. */
const BROUGHT = 8;

/**
 * What is told of a stretch: the gravest deed of the step that changed most, else of all of it, what brought it about just before, or who
 * went where meanwhile.
 */
export function toldOf(log: Log, { from, last }: Span, steepest: Span, gain: Gain): number | null {
  return (
    loudest(log, steepest.from, steepest.last, gain) ??
    loudest(log, from, last, gain) ??
    loudest(log, from - BROUGHT, from - 1, gain) ??
    lastMove(log, steepest, gain) ??
    lastMove(log, { from, last }, gain)
  );
}

function lastMove(log: Log, { from, last }: Span, { gainers }: Gain): number | null {
  const went = log.chapters.value.slice(from, last + 1).findLastIndex((chapter) => {
    const shows = showsOf(log, chapter.moments);
    if (!shows.includes('step') || shows.some((show) => HARM.has(show))) return false;
    const { seat } = doerOf(log.source.game, { told: chapter.moments, chapter, waits: null }); // an answer may set it off
    return gainers === null || gainers.includes(seat);
  });
  return went < 0 ? null : from + went;
}

/** What came of it, without how the dice fell where something else is told too. */
function withoutDice(log: Log, told: readonly Moment[]): readonly Moment[] {
  const rest = told.filter((moment) => !showsOf(log, [moment]).includes('dice'));
  return rest.length > 0 ? rest : told;
}

/** Entries after a throw among which to look for what it led to. */
const LED_TO = 2;

/** A deed as one tells it afterwards: what was decided, and what came of it. */
export interface ToldDeed {
  readonly decided: string | null;
  readonly came: readonly string[];
}

/** A throw alone tells nobody anything: it is told with what was then done with it. */
export function tellDeed(log: Log, index: number, lang: Lang): ToldDeed {
  const { game } = log.source;
  const chapter = log.chapters.value[index];
  const came: string[] = [];
  for (const [after, { seat }] of log.chapters.value.slice(index, index + 1 + LED_TO).entries()) {
    if (seat !== chapter?.seat) break;
    const next = log.chapters.value[index + after];
    const told = next === undefined ? [] : withoutDice(log, deedOf(game, next, index + after + 1).told);
    came.push(...told.map((moment) => withoutCells(sentence(game, moment, lang))));
    if (!showsOf(log, told).every((show) => show === 'dice')) break;
  }
  const begun = chapter === undefined ? undefined : beginningOf(log, index);
  const command = begun?.entry.command ?? null;
  const decided = begun === undefined || command === null ? null : game.words[lang].command(command, begun.before);
  return { decided: decided === null ? null : withoutCells(decided), came: withoutSums(came) };
}

/** Entries between what someone sets about and what comes of it, such as orders given and declined. */
const ON_THE_WAY = 6;

/** Where whoever acts in an entry decided on it: there, or when it was set about. A mere answer on the way decides nothing. */
function beginningOf(log: Log, index: number): Chapter | undefined {
  const { game } = log.source;
  const chapters = log.chapters.value;
  const chapter = chapters[index];
  if (chapter === undefined || game.beats === undefined) return chapter;
  const { piece, seat } = doerOf(game, { told: chapter.moments, chapter, waits: null });
  const { command } = chapter.entry;
  if (isClosingCommand(command)) return undefined; // what came of it is told
  const offered =
    command === null
      ? undefined
      : game.offers(chapter.before, chapter.seat).find((offer) => sameCommand(offer.command, command));
  if (piece === null || offered?.piece === piece.id) return chapter;
  const setAbout = chapters
    .slice(Math.max(0, index - ON_THE_WAY), index)
    .findLast(
      (earlier) =>
        earlier.seat === seat &&
        beatsOf(log, earlier.moments).some((beat) => beat.show === 'turn' && beat.piece === piece.id),
    );
  return setAbout ?? (seat === chapter.seat ? chapter : undefined);
}

/** Afterwards nobody wants the sum of a throw, unless nothing else is told. */
function withoutSums(came: readonly string[]): readonly string[] {
  const sentences = came.flatMap((told) => told.split(/(?<=[.!?])\s+(?=\p{Lu})/u));
  const rest = sentences.filter((told) => !/\d\s*=\s*[−–-]?\d/u.test(told));
  return rest.length > 0 ? rest : sentences;
}
