import { type Command, lastHash, type Seat } from '@arbitre/kernel';
import { loadCommand, saveMatch } from '@arbitre/referee/core';
import { badCommand, BadInput, unknownName } from '../bad-input.ts';
import { mustNotExist, writeWhole } from '../files/write.ts';
import { isLang } from '../language.ts';
import { pieceNamed } from '../names.ts';
import { reachLines } from '../terminal/reach.ts';
import { capital, glossed, widthFor, wrap } from '../terminal/text.ts';
import type { Desk } from '../verb.ts';
import { ruleLines } from '../verbs/rules.ts';
import { WORDS } from '../words/words.ts';
import { freeFile } from './autosave.ts';
import { type Choice, type ChoiceGroup, choiceLines, choicesAbout, choicesFor } from './choices.ts';
import type { Lines } from './lines.ts';
import { META, type Meta, readMeta } from './meta.ts';
import { previewLines, refusedLines } from './preview.ts';
import { resumeGame } from './resume.ts';
import { fullLegend, scoreLines, screen, wholeStory } from './screen.ts';
import { botTurn, chooser, hint, redo, seen, type Session, submit, undo } from './session.ts';

/** Whoever comes back to a table is told the last things that happened. */
function beforeLast({ match }: Session): number {
  return Math.max(0, match.entries.length - 3);
}

/** A game at one keyboard, until someone leaves the table. */
export class Table {
  #desk: Desk;
  #session: Session;
  /** Where the game is kept, once that is known. */
  #file: string | null;
  /** The last hash of the log that needs no saving. */
  #kept: string;
  /** Entries already told. */
  #told: number;
  #groups: readonly ChoiceGroup[] = [];

  constructor(desk: Desk, session: Session, file: string | null) {
    this.#desk = desk;
    this.#session = session;
    this.#file = file;
    this.#kept = lastHash(session.match);
    this.#told = beforeLast(session);
  }

  /** Plays until `quit`, the end of the input or the end of the game; it is kept in any case. */
  async sit(lines: Lines): Promise<void> {
    lines.completeWith((typed) => this.#complete(typed));
    try {
      const wasOver = this.#isOver();
      this.#show();
      if (wasOver) this.#say(this.#desk.words.play.over);
      if (this.#hasEnded(wasOver)) return;
      let line = await lines.next(this.#prompt());
      while (line !== null && (await this.#hear(line))) line = await lines.next(this.#prompt());
    } finally {
      await this.#keep();
    }
  }

  /** Has the game ended just now? Then its figures are the last word. */
  #hasEnded(wasOver: boolean): boolean {
    if (wasOver || !this.#isOver()) return false;
    const figures = scoreLines(this.#session, this.#desk);
    if (figures.length > 0) this.#desk.print(...figures, '');
    return true;
  }

  #isOver(): boolean {
    return this.#session.game.awaiting(this.#session.match.state) === null;
  }

  /** Answers one line; false when it is time to leave: someone asked to, or the game has just ended. */
  async #hear(line: string): Promise<boolean> {
    const asked = this.#isWrittenBesideAChoice(line) ? null : readMeta(line); // a game may have a verb of ours: `resume doran`
    if (asked?.meta === 'quit') return false;
    const wasOver = this.#isOver();
    try {
      if (asked !== null) await this.#answer(asked.meta, asked.rest);
      else if (line.trim() === '') this.#show();
      else this.#choose(line.trim());
    } catch (problem) {
      if (!(problem instanceof BadInput)) throw problem;
      this.#say(...problem.complaints.map(({ say }) => this.#desk.paint.bad(say(this.#desk.lang))));
    }
    return !this.#hasEnded(wasOver);
  }

  #isWrittenBesideAChoice(line: string): boolean {
    const typed = line.trim().toLowerCase().split(/\s+/).join(' ');
    return this.#groups.some(({ choices }) => choices.some((choice) => choice.typed.toLowerCase() === typed));
  }

  #choose(line: string): void {
    const seat = chooser(this.#session);
    if (seat === null) return this.#say(this.#desk.words.play.over);
    const command = this.#understand(line) ?? this.#list(line);
    if (command === null) return;
    const next = submit(this.#session, seat, command);
    if ('match' in next) {
      this.#session = next;
      this.#show();
    } else this.#say(...refusedLines(this.#session, seat, command, this.#desk));
  }

  /** A number or a typed command; null when it is neither. */
  #understand(line: string): Command | null {
    const typed = line.trim();
    const choices = this.#groups.flatMap((group) => group.choices);
    if (/^[-+]?\d+$/.test(typed)) {
      const chosen: Choice | undefined = choices[Number(typed) - 1];
      if (chosen !== undefined) return chosen.command;
      throw new BadInput({
        code: 'no-such-choice',
        say: (lang) => WORDS[lang].play.noSuchChoice(typed, choices.length),
      });
    }
    const read = loadCommand(this.#session.game, seen(this.#session), typed);
    if (read.ok) return read.value;
    const verb = typed.split(/\s+/)[0]?.toLowerCase();
    const begun = typed.includes(' ') && choices.some((choice) => choice.typed.split(' ')[0] === verb);
    if (begun && this.#about(typed).length === 0) throw badCommand(read.mistakes);
    return null;
  }

  #about(typed: string): readonly ChoiceGroup[] {
    return choicesAbout(this.#session.game, seen(this.#session), this.#groups, typed, this.#desk);
  }

  /** Shows the choices that a word points at, all of them when there is none. */
  #list(typed: string): null {
    const seat = chooser(this.#session);
    const groups = typed === '' ? this.#groups : this.#about(typed);
    const count = groups.flatMap(({ choices }) => choices).length;
    const most = this.#groups.flatMap(({ choices }) => choices).length;
    if (seat === null) this.#say(this.#desk.words.play.over);
    else if (count === 0)
      throw new BadInput({ code: 'not-understood', say: (lang) => WORDS[lang].play.notUnderstood(typed, most) });
    else {
      const { words, print, paint } = this.#desk;
      const { game } = this.#session;
      const lines = choiceLines(game, seen(this.#session), seat, groups, this.#desk, this.#groups);
      print(...(typed === '' ? [] : [paint.dim(words.play.matching(count))]), ...lines, '');
    }
    return null;
  }

  async #answer(meta: Exclude<Meta, 'quit'>, rest: string): Promise<void> {
    const { words, print } = this.#desk;
    switch (meta) {
      case 'help':
        return this.#say(
          words.play.intro,
          ...glossed(
            words.play.help.map(([typed, meaning]) => [`  ${typed}`, meaning]),
            this.#desk.width,
          ),
        );
      case 'list':
        this.#list(rest);
        return;
      case 'preview':
        return this.#preview(rest);
      case 'reach':
        return this.#reach(rest);
      case 'hint':
        return this.#hint();
      case 'undo':
        return this.#undo();
      case 'redo':
        return this.#redo();
      case 'board':
        this.#told = beforeLast(this.#session);
        return this.#show();
      case 'legend':
        return print(...fullLegend(this.#session, this.#groups, this.#desk), '');
      case 'log':
        return this.#say(...wholeStory(this.#session, this.#desk));
      case 'rules':
        return print('', ...ruleLines(this.#desk, [this.#session.game], rest, this.#session.match.header.rulings), '');
      case 'save':
        return this.#saveAs(rest);
      case 'resume':
        return this.#resume(rest);
      case 'lang':
        return this.#speak(rest);
    }
  }

  #preview(rest: string): void {
    const seat = chooser(this.#session) ?? this.#session.game.seats(this.#session.match.state)[0];
    if (rest === '' || seat === undefined) return this.#say(this.#desk.words.play.previewWhat);
    const command = this.#understand(rest) ?? this.#list(rest);
    if (command !== null) this.#say(...previewLines(this.#session, seat, command, this.#desk));
  }

  #hint(): void {
    const lines = hint(this.#session, this.#desk.lang);
    this.#say(...(lines.length === 0 ? [this.#desk.words.play.noHint] : lines));
  }

  #reach(id: string): void {
    const { game } = this.#session;
    const state = seen(this.#session);
    const piece = pieceNamed(game, state, id === '' ? undefined : id);
    this.#say(...reachLines(game, state, piece, this.#desk).lines);
  }

  #undo(): void {
    const undone = undo(this.#session);
    const { words, paint } = this.#desk;
    if (undone === null) return this.#say(words.play.nothingToUndo);
    this.#session = undone.session;
    this.#told = undone.session.match.entries.length;
    this.#show();
    this.#say(paint.dim(undone.free ? words.play.undoneFree : words.play.undoneDice));
  }

  #redo(): void {
    const again = redo(this.#session);
    if (again === null) return this.#say(this.#desk.words.play.nothingToRedo);
    this.#session = again;
    this.#show();
  }

  async #saveAs(name: string): Promise<void> {
    if (name !== '' && name !== this.#file) mustNotExist(name, this.#desk.shell);
    await this.#save(name || this.#file);
  }

  async #save(name: string | null): Promise<void> {
    const { match, title } = this.#session;
    const { shell, words, paint, print } = this.#desk;
    const file = name ?? freeFile(match, shell);
    await writeWhole(file, saveMatch({ ...match, title }), shell);
    this.#file = file;
    this.#kept = lastHash(match);
    print(paint.dim(words.play.saved(file)));
  }

  /** Saves what would be lost. */
  async #keep(): Promise<void> {
    if (lastHash(this.#session.match) === this.#kept) return;
    await this.#save(this.#file);
    const { words, paint, print } = this.#desk;
    if (this.#file !== null && this.#isOver()) print(paint.dim(words.play.again(this.#file)));
  }

  async #resume(name: string): Promise<void> {
    if (name === '') return this.#say(this.#desk.words.play.resumeWhat);
    const resumed = await resumeGame(name, this.#desk);
    await this.#keep();
    const bots = this.#session.bots.filter((seat) => resumed.game.seats(resumed.match.state).includes(seat));
    const { players, brain } = this.#session;
    this.#session = { ...resumed, undone: [], bots, players, brain };
    this.#file = name;
    this.#kept = lastHash(resumed.match);
    this.#told = beforeLast(this.#session);
    this.#show();
  }

  #speak(lang: string): void {
    if (!isLang(lang)) {
      throw new BadInput(
        unknownName('unknown-language', { fr: 'langue inconnue', en: 'unknown language' }, lang, Object.keys(WORDS)),
      );
    }
    this.#desk = { ...this.#desk, lang, words: WORDS[lang] };
    this.#show();
  }

  /** Lets the machine play, then shows the table afresh. */
  #show(): void {
    for (let next = botTurn(this.#session); next !== null; next = botTurn(next)) this.#session = next;
    this.#desk = { ...this.#desk, width: widthFor(this.#desk.shell) }; // windows change size
    const { game, match } = this.#session;
    const seat = chooser(this.#session);
    this.#groups = seat === null ? [] : choicesFor(game, seen(this.#session), seat, this.#desk);
    if (this.#desk.shell.output.isTTY) this.#desk.shell.output.write('\x1b[H\x1b[J');
    this.#desk.print(...screen(this.#session, this.#groups, this.#told, this.#desk));
    this.#told = match.entries.length;
  }

  #say(...lines: readonly string[]): void {
    const { print, width } = this.#desk;
    print(...lines.flatMap((line) => wrap(line, width)), '');
  }

  #prompt(): string {
    const seat: Seat | null = chooser(this.#session);
    const { game, match } = this.#session;
    const several = game.seats(match.state).length - this.#session.bots.length > 1;
    return seat !== null && several ? `${capital(game.words[this.#desk.lang].seat(seat, match.state))} > ` : '> ';
  }

  #complete(typed: string): readonly string[] {
    const metas = Object.values(META).flatMap((names) => names.slice(0, 1));
    const choices = this.#groups.flatMap((group) => group.choices.map((choice) => choice.typed));
    return [...choices, ...metas].filter((word) => word.startsWith(typed.trimStart()));
  }
}
