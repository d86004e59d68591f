import { type Beat, type Bilingual, capital, type Fact, type Game, type Lang, type Seat } from '@arbitre/kernel';
import { isClosingCommand } from './choices.ts';
import { pieceNameOf } from './describe.ts';
import { withoutCells } from './label.ts';
import type { Chapter, Moment } from './story.ts';

/** One entry of the log as people tell it. */
export interface Deed {
  /** Its place in the log, from 1. */
  readonly number: number;
  readonly chapter: Chapter;
  /** What is told; the other facts unfold. */
  readonly told: readonly Moment[];
  /** Something died, fell or was won: it stands out. */
  readonly grave: boolean;
  /** Someone let its turn go by: the sentence that says so; null: nobody did. */
  readonly waits: Bilingual | null;
}

/** The deeds of one turn. */
export interface Turn {
  /** From its first deed's number, so that it stays the same as the tale grows. */
  readonly key: number;
  readonly seat: Seat;
  /** What the game calls it; null: only whose it was is known. */
  readonly title: Bilingual | null;
  readonly deeds: readonly Deed[];
}

/** Beats that are worth a sentence; a step or a throw is only how one came to it. */
const TOLD: ReadonlySet<Beat['show']> = new Set([
  'duel',
  'hit',
  'miss',
  'wound',
  'push',
  'fall',
  'death',
  'rout',
  'card',
  'place',
  'gain',
  'goal',
  'say',
]);

/** Facts that only say what is asked next: the question does. */
const PROCEDURE: ReadonlySet<string> = new Set([
  'awaits',
  'phase',
  'turn',
  'combat-over',
  'spent',
  'turn-ended',
  'turn-ends',
  'asked',
  'answered',
]);

const GRAVE: ReadonlySet<Beat['show']> = new Set(['death', 'fall', 'rout', 'goal']);

/** Sentences of a deed that are told where the game does not say what each fact looks like. */
const MOST = 2;

function beatsOf(game: Game, { fact, before }: Moment): readonly Beat[] {
  return game.beats?.(fact, before) ?? [];
}

/** One sentence a deed where one is enough: what came of it, or the last of its steps. */
export function deedOf(game: Game, chapter: Chapter, number: number, waits: Bilingual | null = null): Deed {
  const moments = chapter.moments.filter(({ fact }) => fact.is !== 'lesson'); // spoken once, above the choices
  const shown = new Map(moments.map((moment) => [moment, beatsOf(game, moment)]));
  const beats = [...shown.values()].flat();
  const grave = beats.some((beat) => GRAVE.has(beat.show) || (beat.show === 'say' && beat.grave === true));
  if (game.beats === undefined) return { number, chapter, told: moments.slice(-MOST), grave, waits };
  const deeds = withoutNext(
    moments.filter(({ fact }) => !PROCEDURE.has(fact.is)),
    shown,
  );
  const struck = beats.some((beat) => (beat.show === 'hit' || beat.show === 'miss') && beat.by !== undefined);
  const at = (beat: Beat) => beat.show === 'dice' && beat.against !== undefined;
  const all = deeds.filter((moment) => shown.get(moment)?.some((beat) => isTold(beat) || (!struck && at(beat))));
  const told = withoutHands(all, shown);
  const last = lastOf(deeds.length > 0 ? deeds : moments, shown);
  const thrown = told.length > 0 && told.every((moment) => shown.get(moment)?.every(at)); // and what came of it
  return {
    number,
    chapter,
    told: told.length > 0 ? [...told, ...(thrown ? last : []).filter((one) => !told.includes(one))] : last,
    grave,
    waits,
  };
}

/** The deed of the log at that place, told with what went before it. */
export function deedAt(game: Game, chapters: readonly Chapter[], index: number): Deed {
  const chapter = chapters[index];
  if (chapter === undefined) throw new Error(`the log has no entry ${index}`);
  return deedOf(game, chapter, index + 1, waitsIn(game, chapters, index));
}

/** Someone ends a turn of its own in which nothing was done: that is a choice too. */
function waitsIn(game: Game, chapters: readonly Chapter[], index: number): Bilingual | null {
  const chapter = chapters[index];
  if (chapter === undefined || !isClosingCommand(chapter.entry.command)) return null;
  for (let at = index - 1; at >= 0; at--) {
    const earlier = chapters[at];
    const turn = earlier?.moments.flatMap((moment) => beatsOf(game, moment)).findLast(({ show }) => show === 'turn');
    if (turn?.show === 'turn') return turn.piece === undefined ? null : waiting(game, chapter, turn.piece);
    if (earlier === undefined || !isPrelude(deedOf(game, earlier, at + 1))) return null;
  }
  return null;
}

function waiting(game: Game, { before }: Chapter, piece: string): Bilingual {
  const name = (lang: Lang) => capital(pieceNameOf(game, game.scene(before), piece, lang));
  return { fr: `${name('fr')} attend.`, en: `${name('en')} waits.` };
}

type Shown = ReadonlyMap<Moment, readonly Beat[]>;

/** Everyone's cards lie on the table: dealt on the way, they are not told one by one. */
function withoutHands(told: readonly Moment[], shown: Shown): readonly Moment[] {
  const rest = told.filter((moment) => shown.get(moment)?.some(({ show }) => show !== 'card'));
  return rest.length > 0 && told.length - rest.length > MOST ? rest : told;
}

/** Whoever comes next is asked next: a deed is not told by whose turn it leads to, unless there is nothing else to tell. */
function withoutNext(deeds: readonly Moment[], shown: Shown): readonly Moment[] {
  const opens = (moment: Moment) => shown.get(moment)?.every(({ show }) => show === 'turn') === true;
  const last = deeds.findLastIndex((moment) => !opens(moment));
  return last < 0 ? deeds : deeds.slice(0, last + 1);
}

/** The last of some steps; one that ends where the one before it did, a landing, is told by that one. */
function lastOf(deeds: readonly Moment[], shown: Shown): readonly Moment[] {
  const endOf = (moment: Moment | undefined) => {
    const step = moment === undefined ? undefined : shown.get(moment)?.findLast(({ show }) => show === 'step');
    return step?.show === 'step' ? `${step.piece} ${step.path.at(-1)}` : null;
  };
  const last = deeds.findLastIndex(
    (moment, index) => endOf(moment) === null || endOf(moment) !== endOf(deeds[index - 1]),
  );
  return deeds.slice(last, last + 1);
}

/** Beats worth a sentence; also what someone sets about: an assault, a creature's turn. */
function isTold(beat: Beat): boolean {
  return TOLD.has(beat.show) || (beat.show === 'turn' && beat.piece !== undefined);
}

/** Facts that call someone up: what is then done says it. */
const PRELUDE: ReadonlySet<string> = new Set(['commanded', 'activated', 'turn-began', 'turn-begins']);

/** Is there nothing in it but what is asked next, and who is called up for it? */
export function isPrelude({ told, waits }: Deed): boolean {
  return waits === null && isMerely(told);
}

function isMerely(told: readonly Moment[]): boolean {
  return told.every(({ fact }) => PROCEDURE.has(fact.is) || PRELUDE.has(fact.is));
}

/** Where a new turn begins, as the game announces it. */
function announced(game: Game, chapter: Chapter): Bilingual | null {
  for (const moment of chapter.moments)
    for (const beat of beatsOf(game, moment)) if (beat.show === 'turn') return beat.title;
  return null;
}

/** The log as a tale: deeds by turn, a turn being what the game announces, or what one seat did in a row. */
export function taleOf(game: Game, chapters: readonly Chapter[], from = 0): readonly Turn[] {
  const turns: { key: number; seat: Seat; title: Bilingual | null; deeds: Deed[] }[] = [];
  chapters.slice(from).forEach((chapter, index) => {
    const number = from + index + 1;
    const title = announced(game, chapter);
    const last = turns.at(-1);
    if (last === undefined || last.seat !== chapter.seat)
      turns.push({ key: number, seat: chapter.seat, title: last?.title ?? null, deeds: [] });
    turns.at(-1)?.deeds.push(deedAt(game, chapters, number - 1));
    if (title !== null) turns.push({ key: number + 0.5, seat: chapter.seat, title, deeds: [] });
  });
  return turns.filter(({ deeds }) => deeds.length > 0);
}

/** What a deed comes to in words, beside a board that shows where. */
export function deedSaid(game: Game, { told, waits }: Pick<Deed, 'told' | 'waits'>, lang: Lang): string {
  if (waits !== null && isMerely(told)) return waits[lang];
  return withoutCells(told.map((moment) => sentence(game, moment, lang)).join(' '));
}

/** A sentence of the tale. */
export function sentence(game: Game, { fact, before }: { fact: Fact; before: unknown }, lang: Lang): string {
  return game.words[lang].fact(fact, before);
}

/** The one piece that goes, and nothing else, in what is told; null: more, or something else, is told. */
function goer(game: Game, { told, waits }: Deed): string | null {
  const beats = told.flatMap((moment) => beatsOf(game, moment));
  const [first] = beats;
  const goes = waits === null && first?.show === 'step' && beats.every(({ show }) => show === 'step');
  return goes ? first.piece : null;
}

/** Moves of one piece in a row, each told by where it ended, are one: from where it stood to where it stands. */
export function joined(game: Game, deeds: readonly Deed[]): readonly Deed[] {
  const told: Deed[] = [];
  for (const deed of deeds) {
    const last = told.at(-1);
    const who = goer(game, deed);
    if (last === undefined || who === null || goer(game, last) !== who || last.number + 1 !== deed.number) {
      told.push(deed);
      continue;
    }
    const { before, moments } = last.chapter;
    const chapter = { ...deed.chapter, before, moments: [...moments, ...deed.chapter.moments] };
    told[told.length - 1] = { ...deed, chapter, grave: last.grave || deed.grave };
  }
  return told;
}
