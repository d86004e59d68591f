import { type Command, type Lang, lastHash, parseCellName, sameCommand, type Seat } from '@arbitre/kernel';
import { loadCommand, saveMatch } from '@arbitre/referee/core';
import { nearest } from '@arbitre/referee/words';
import { badCommand, BadInput, unknownName } from '../bad-input.ts';
import { commandName } from '../command-name.ts';
import { mustNotExist, writeWhole } from '../files/write.ts';
import { isLang } from '../language.ts';
import { pieceNamed } from '../names.ts';
import { packed } from '../terminal/board.ts';
import { reaching } from '../terminal/reach.ts';
import { capital, fold, glossed, widthFor } from '../terminal/text.ts';
import type { Desk } from '../verb.ts';
import { ruleLines } from '../verbs/rules.ts';
import { WORDS } from '../words/words.ts';
import { freeFile } from './autosave.ts';
import {
  type Choice,
  type ChoiceGroup,
  choiceLines,
  choicesAbout,
  choiceEnding,
  choicesFor,
  choicesSaying,
  endWord,
} from './choices.ts';
import { sayPlayer } from '../lab/seating.ts';
import { seatedAt, withComputers } from './computers.ts';
import { type Answering, type Display, type Standing, transcript } from './display.ts';
import type { Lines } from './lines.ts';
import { isYes, type Meta, metaWords, readMeta } from './meta.ts';
import { preview, refusedLines } from './preview.ts';
import { resumeGame } from './resume.ts';
import { fullLegend, scoreLines, wholeStory } from './screen.ts';
import { botTurn, chooser, giveUp, hint, redo, seen, type Session, submit, thinker, undo } from './session.ts';
import { Window } from './window.ts';

/** Whoever comes back to a table is told the last things that happened. */
function beforeLast({ match }: Session): number {
  return Math.max(0, match.entries.length - 3);
}

/** What tells a game from the same game further on. */
function markOf({ match, givenUp }: Session): string {
  return [lastHash(match), ...givenUp].join(' ');
}

/** A game at one keyboard, until someone leaves the table. */
export class Table {
  #desk: Desk;
  #session: Session;
  /** Where the game is kept, once that is known. */
  #file: string | null;
  /** What needs no saving: the last hash of the log, and who gave up. */
  #kept: string;
  /** Was one asked just now whether one really gives up? */
  #sure = false;
  /** Entries already told. */
  #told: number;
  #groups: readonly ChoiceGroup[] = [];
  #standing: Standing;
  #display: Display = transcript;

  constructor(desk: Desk, session: Session, file: string | null) {
    this.#desk = desk;
    this.#session = session;
    this.#file = file;
    this.#kept = markOf(session);
    this.#told = beforeLast(session);
    this.#standing = { session, groups: [], since: this.#told };
  }

  /** Plays until `quit`, the end of the input or the end of the game; it is kept in any case. */
  async sit(lines: Lines): Promise<void> {
    if (lines.terminal) this.#display = new Window(this.#desk.shell.output, () => lines.refresh());
    lines.serve({
      complete: (typed) => this.#complete(typed),
      show: (offered) => this.#answer((desk) => ({ lines: packed(offered, desk.width) })),
      turn: (by) => this.#display.turn(by),
    });
    const wasOver = this.#isOver();
    try {
      this.#show();
      if (wasOver) this.#say(this.#desk.words.play.over);
      let leaving = this.#isOver() && !wasOver;
      while (!leaving) {
        const line = await lines.next(this.#prompt());
        leaving = line === null || !(await this.#hear(line));
      }
    } finally {
      const ended = this.#isOver() && this.#wasPlayed();
      this.#display.close(ended ? this.#standing : null, this.#desk);
      const figures = ended ? scoreLines(this.#session, this.#desk) : [];
      if (figures.length > 0) this.#desk.print(...figures, '');
      await this.#keep();
    }
  }

  /** Has anything happened that is not in its file? */
  #wasPlayed(): boolean {
    return markOf(this.#session) !== this.#kept;
  }

  #isOver(): boolean {
    const { game, match, givenUp } = this.#session;
    return givenUp.length > 0 || game.awaiting(match.state) === null;
  }

  /** Answers one line; false when it is time to leave: someone asked to, or the game has just ended. */
  async #hear(line: string): Promise<boolean> {
    const asked = this.#asked(line);
    if (asked?.meta === 'quit') return false;
    const wasOver = this.#isOver();
    if (asked?.meta !== 'resign') this.#sure = false;
    if (line.trim() !== '') this.#display.heard();
    try {
      if (asked !== null) await this.#ask(asked.meta, asked.rest);
      else if (line.trim() !== '') this.#choose(line.trim());
      else if (!this.#display.turn(1)) this.#show();
    } catch (problem) {
      if (!(problem instanceof BadInput)) throw problem;
      this.#say(...problem.complaints.map(({ say }) => this.#desk.paint.bad(say(this.#desk.lang))));
    }
    return wasOver || !this.#isOver();
  }

  /** What a line asks of the table; null where it is a choice: a game may have a verb of ours (`resume doran`). */
  #asked(line: string): ReturnType<typeof readMeta> {
    if (this.#sure && isYes(line)) return { meta: 'resign', rest: '' };
    return this.#isWrittenBesideAChoice(line) ? null : readMeta(line);
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
    } else this.#answer((desk) => ({ lines: refusedLines(this.#session, seat, command, desk) }));
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
    const ending = choiceEnding(this.#groups, typed);
    const [said, other] = ending === undefined ? choicesSaying(choices, typed) : [ending];
    if (said !== undefined && other === undefined) return said.command;
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
      throw new BadInput({
        code: 'not-understood',
        say: (lang) => WORDS[lang].play.notUnderstood(typed, most, nearest(typed, this.#typable(lang))),
      });
    else if (typed !== '' && count === most)
      this.#say(this.#desk.words.play.allSay(count)); // they stand below already
    else {
      const { game } = this.#session;
      this.#answer((desk) => ({
        lines: [
          ...(typed === '' ? [] : [desk.paint.dim(desk.words.play.matching(count))]),
          ...choiceLines(game, seen(this.#session), seat, groups, desk, this.#groups),
        ],
      }));
    }
    return null;
  }

  async #ask(meta: Exclude<Meta, 'quit'>, rest: string): Promise<void> {
    const session = this.#session;
    switch (meta) {
      case 'help':
        return this.#answer(({ words, width }) => ({
          lines: [
            words.play.intro,
            ...glossed(
              words.play.help.map(([typed, meaning]) => [`  ${typed}`, meaning]),
              width,
            ),
          ],
        }));
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
        return this.#answer((desk) => ({ lines: fullLegend(session, this.#groups, desk) }));
      case 'log':
        return this.#answer((desk) => ({ lines: wholeStory(session, desk) }));
      case 'rules':
        return this.#answer((desk) => ({
          lines: ruleLines(desk, [session.game], rest, session.match.header.rulings),
        }));
      case 'look':
        return this.#look(rest);
      case 'opponent':
        return this.#opponent(rest);
      case 'save':
        return this.#saveAs(rest);
      case 'resume':
        return this.#resume(rest);
      case 'resign':
        return this.#resign();
      case 'lang':
        return this.#speak(rest);
    }
  }

  #preview(rest: string): void {
    const seat = chooser(this.#session) ?? this.#session.game.seats(this.#session.match.state)[0];
    if (rest === '' || seat === undefined) return this.#say(this.#desk.words.play.previewWhat);
    const command = this.#understand(rest) ?? this.#list(rest);
    if (command !== null) this.#answer((desk) => preview(this.#session, seat, command, desk));
  }

  #hint(): void {
    const { words, lang } = this.#desk;
    const advice = hint(this.#session, lang);
    if (advice === null) return this.#say(words.play.noHint);
    const { command } = advice;
    const choices = this.#groups.flatMap((group) => group.choices);
    const offered = choices.find((choice) => sameCommand(choice.command, command));
    const typed = offered === undefined ? this.#session.game.writeCommand(command) : `${offered.number}`;
    const [what = '', ...why] = advice.why;
    this.#say(`${what} ${words.play.hintPlays(typed)}`.trim(), ...why);
  }

  #reach(id: string): void {
    const { game } = this.#session;
    const state = seen(this.#session);
    const piece = pieceNamed(game, state, id === '' ? undefined : id);
    this.#answer((desk) => reaching(game, state, piece, desk));
  }

  /** Brings a cell, or where a figure stands, into sight. */
  #look(rest: string): void {
    const { game } = this.#session;
    const state = seen(this.#session);
    const cell = parseCellName(game.scene(state).board, rest.toLowerCase());
    this.#display.look(typeof cell === 'number' ? cell : pieceNamed(game, state, rest).at);
  }

  /** Says who plays where; or gives a seat to the machine, or back to whoever is at the keyboard. */
  async #opponent(rest: string): Promise<void> {
    const { game, match } = this.#session;
    const { lang, words } = this.#desk;
    if (rest !== '') {
      const computers = await seatedAt(this.#session, rest);
      this.#session = await withComputers(this.#session, computers);
      this.#show();
    }
    const { computers } = this.#session;
    this.#answer(() => ({
      lines: game.seats(match.state).map((seat) => {
        const who = computers[seat];
        return words.chose(
          capital(game.words[lang].seat(seat, match.state)),
          who === undefined ? words.play.keyboard : sayPlayer(who, this.#session.brain, lang),
        );
      }),
    }));
  }

  /** Ends the game as lost for whoever must choose, when it is said twice, or yes to the question. */
  #resign(): void {
    const { words } = this.#desk;
    const next = giveUp(this.#session);
    if (next === null) return this.#say(words.play.over);
    if (this.#sure) this.#session = next;
    else this.#say(words.play.resignSure);
    if (this.#sure) this.#show();
    this.#sure = !this.#sure;
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
    this.#say(await this.#save(name || this.#file));
  }

  /** Saves the game, and says where. */
  async #save(name: string | null): Promise<string> {
    const { match, title, computers, givenUp } = this.#session;
    const { shell, words, paint } = this.#desk;
    const file = name ?? freeFile(match, shell);
    await writeWhole(file, saveMatch({ ...match, title, computers, givenUp }), shell);
    this.#file = file;
    this.#kept = markOf(this.#session);
    return paint.dim(words.play.saved(file));
  }

  /** Saves what would be lost. */
  async #keep(): Promise<void> {
    if (!this.#wasPlayed()) return;
    const { words, paint, print, shell } = this.#desk;
    print(await this.#save(this.#file));
    if (this.#file !== null && this.#isOver()) print(paint.dim(words.play.again(commandName(shell), this.#file)));
  }

  async #resume(name: string): Promise<void> {
    if (name === '') return this.#say(this.#desk.words.play.resumeWhat);
    const resumed = await resumeGame(name, this.#desk);
    if (this.#wasPlayed()) this.#say(await this.#save(this.#file));
    this.#session = resumed.session;
    this.#file = name;
    this.#kept = markOf(resumed.session);
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
    this.#desk = { ...this.#desk, width: widthFor(this.#desk.shell) }; // windows change size
    const { words, lang } = this.#desk;
    for (let who = thinker(this.#session); who !== null; who = thinker(this.#session)) {
      const { game, match } = this.#session;
      this.#standing = { session: this.#session, groups: [], since: this.#told };
      const name = capital(game.words[lang].seat(who, match.state));
      this.#display.thinking(this.#standing, this.#desk, words.play.thinking(name));
      this.#session = botTurn(this.#session) ?? this.#session;
    }
    const { game, match } = this.#session;
    const seat = chooser(this.#session);
    this.#groups = seat === null ? [] : choicesFor(game, seen(this.#session), seat, this.#desk);
    this.#standing = { session: this.#session, groups: this.#groups, since: this.#told };
    this.#display.table(this.#standing, this.#desk);
    this.#told = match.entries.length;
  }

  #say(...lines: readonly string[]): void {
    this.#answer(() => ({ lines }));
  }

  #answer(answering: Answering): void {
    this.#display.answer(this.#standing, this.#desk, answering);
  }

  #prompt(): string {
    const seat: Seat | null = chooser(this.#session);
    const { game, match } = this.#session;
    const several = game.seats(match.state).length - this.#session.bots.length > 1;
    return seat !== null && several ? `${capital(game.words[this.#desk.lang].seat(seat, match.state))} > ` : '> ';
  }

  /** Whole lines that could be typed now, as they are shown. */
  #typable(lang: Lang): readonly string[] {
    const choices = this.#groups.flatMap((group) => group.choices);
    const said = choices.map(({ typed, label }) => (lang === 'en' ? typed : label.toLowerCase()));
    const ends = this.#groups.flatMap((group) => endWord(group) ?? []);
    return [...said, ...ends, ...metaWords(lang)];
  }

  #complete(typed: string): readonly string[] {
    const begun = fold(typed.trimStart());
    const lines = this.#typable(this.#desk.lang).filter((line) => fold(line).startsWith(begun));
    return [...new Set(lines)];
  }
}
