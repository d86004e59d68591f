import type { Cell } from '@arbitre/kernel';
import type { Shell } from '../shell.ts';
import type { Desk } from '../verb.ts';
import type { Room } from './arrange.ts';
import type { Answer, Answering, Display, Standing } from './display.ts';
import { frameOf, longStory } from './frame.ts';
import { screen } from './screen.ts';

/** The alternate screen of a terminal is ours while we play; what was there before comes back. */
const ENTER = '\x1b[?1049h';
const LEAVE = '\x1b[?1049l';
const HOME = '\x1b[H';
const REST_OF_LINE = '\x1b[K';
const BELOW = '\x1b[J';

/** A table painted in place: the board always in sight, and beside or under it what is asked or answered, page by page. */
export class Window implements Display {
  readonly #output: Shell['output'];
  /** Painted on its own account: whoever was typing wants their line back. */
  readonly #repainted: () => void;
  #shown: { readonly standing: Standing; readonly desk: Desk } | null = null;
  #answering: Answering | null = null;
  /** Is it what has happened that is being read? */
  #isStory = false;
  #painted = '';
  #page = 0;
  #pages = 0;
  #thinking: string | null = null;
  #focus: Cell | null = null;
  readonly #resized = () => {
    this.#paint();
    this.#repainted();
  };

  constructor(output: Shell['output'], repainted: () => void) {
    this.#output = output;
    this.#repainted = repainted;
    output.write(ENTER);
    output.on('resize', this.#resized);
  }

  table(standing: Standing, desk: Desk): void {
    this.#focus = null;
    const story = longStory(standing, desk, this.#room());
    this.#show(standing, desk, story);
    this.#isStory = story !== null;
  }

  answer(standing: Standing, desk: Desk, answering: Answering): void {
    const worded = new Map<number, Answer>(); // an answer may be long in the making
    this.#show(standing, desk, (narrow) => {
      const answer = worded.get(narrow.width) ?? answering(narrow);
      worded.set(narrow.width, answer);
      return answer;
    });
  }

  thinking(standing: Standing, desk: Desk, who: string): void {
    this.#show(standing, desk, null, who);
  }

  turn(by: 1 | -1): boolean {
    if (this.#answering === null) return false;
    this.#page = Math.max(0, this.#page + by);
    if (this.#page >= this.#pages) this.#putAway();
    this.#paint();
    return true;
  }

  heard(): void {
    this.#output.write(this.#painted); // the Enter key has scrolled the window
  }

  look(cell: Cell): void {
    this.#focus = cell;
    this.#paint();
  }

  close(standing: Standing | null, desk: Desk): void {
    this.#output.off('resize', this.#resized);
    this.#output.write(LEAVE);
    if (standing !== null) desk.print(...screen(standing.session, standing.groups, standing.since, desk));
  }

  #show(standing: Standing, desk: Desk, answering: Answering | null, thinking: string | null = null): void {
    this.#shown = { standing, desk };
    this.#answering = answering;
    this.#isStory = false;
    this.#thinking = thinking;
    this.#page = 0;
    this.#paint();
  }

  /** An answer that was read is put away; a story that was read is not told again. */
  #putAway(): void {
    this.#answering = null;
    if (this.#isStory && this.#shown !== null) {
      const { standing, desk } = this.#shown;
      this.#shown = { standing: { ...standing, since: standing.session.match.entries.length }, desk };
    }
  }

  #room(): Room {
    const { columns = 80, rows = 24 } = this.#output;
    return { columns, rows };
  }

  #paint(): void {
    if (this.#shown === null) return;
    const { standing, desk } = this.#shown;
    const attention = { answering: this.#answering, page: this.#page, thinking: this.#thinking, focus: this.#focus };
    const { lines, pages } = frameOf(standing, desk, this.#room(), attention);
    this.#pages = pages;
    this.#painted = `${HOME}${lines.map((line) => `${line}${REST_OF_LINE}\r\n`).join('')}${BELOW}`;
    this.#output.write(this.#painted);
  }
}
