import type { Beat, Lang, Seat } from '@arbitre/kernel';
import { withoutCells } from '../table/model/label.ts';
import type { Moment } from '../table/model/story.ts';
import { deedOf, sentence } from '../table/model/tale.ts';
import type { TableModel } from '../table/model/table-model.ts';

/** What is seen of a deed that anybody would tell, gravest first. */
const LOUD: readonly Beat['show'][] = ['death', 'fall', 'goal', 'rout', 'wound', 'push', 'hit', 'duel', 'dice', 'gain'];

type Log = Pick<TableModel, 'source' | 'chapters'>;

function showsOf({ source: { game } }: Log, moments: readonly Moment[]): readonly Beat['show'][] {
  return moments.flatMap(({ fact, before }) => (game.beats?.(fact, before) ?? []).map(({ show }) => show));
}

/** The place of the gravest thing seen in an entry; as many as there are when nothing is. */
function loudness(log: Log, index: number): number {
  const shows = showsOf(log, log.chapters.value[index]?.moments ?? []);
  const place = LOUD.findIndex((show) => shows.includes(show));
  return place < 0 ? LOUD.length : place;
}

/** From here on nothing came of a deed but dice that fell, or a gain. */
const FAINT = LOUD.indexOf('dice');

/**
 * Of a stretch of entries, the one that anybody would tell: one of those to whom the stretch did good (`gainers`; null: all win and lose
 * together), where they did something. Dice do good to whoever throws them, a miss to the others. Null: there is none, only turns that pass.
 */
export function loudest(log: Log, from: number, last: number, gainers: readonly Seat[] | null): number | null {
  let best: { readonly at: number; readonly rank: number } | null = null;
  for (let at = from; at <= last; at++) {
    const { seat = '', moments = [] } = log.chapters.value[at] ?? {};
    const loud = loudness(log, at);
    const gains = gainers === null || gainers.includes(seat);
    const missed = gainers !== null && showsOf(log, moments).includes('miss');
    if (loud >= LOUD.length || (loud >= FAINT && gains === missed)) continue;
    const rank = gains === missed ? loud + LOUD.length : loud;
    if (best === null || rank <= best.rank) best = { at, rank };
  }
  return best?.at ?? null;
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
  const command = chapter?.entry.command;
  const came: string[] = [];
  for (const [after, { seat }] of log.chapters.value.slice(index, index + 1 + LED_TO).entries()) {
    if (seat !== chapter?.seat) break;
    const next = log.chapters.value[index + after];
    const told = next === undefined ? [] : withoutDice(log, deedOf(game, next, index + after + 1).told);
    came.push(...told.map((moment) => withoutCells(sentence(game, moment, lang))));
    if (!showsOf(log, told).every((show) => show === 'dice')) break;
  }
  const decided =
    chapter === undefined || command === undefined || command === null
      ? null
      : withoutCells(game.words[lang].command(command, chapter.before));
  return { decided, came: withoutSums(came) };
}

/** Afterwards nobody wants the sum of a throw, unless nothing else is told. */
function withoutSums(came: readonly string[]): readonly string[] {
  const sentences = came.flatMap((told) => told.split(/(?<=[.!?])\s+(?=\p{Lu})/u));
  const rest = sentences.filter((told) => !/\d\s*=\s*[−–-]?\d/u.test(told));
  return rest.length > 0 ? rest : sentences;
}
