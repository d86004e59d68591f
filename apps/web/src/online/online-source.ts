import type { Command, Game, Seat } from '@arbitre/kernel';
import { mustAgree, REFUSALS, type Reply, type SeatState, tableWords } from '@arbitre/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { LEVELS } from '../table/sources/level.ts';
import type { Denied, DiceSeal, Sitter, Source, UndoTerms } from '../table/sources/source.ts';
import type { Company } from './company.ts';
import type { Session, Welcomed } from './session.ts';

/** A game that the server decides: the page proposes, shows what came back, and words why not. */
export class OnlineSource implements Source {
  readonly id: string;
  readonly game: Game;
  readonly title: Source['title'];
  readonly rulings: Source['rulings'];
  readonly seats: readonly Seat[];
  readonly opening: unknown;
  readonly entries: Source['entries'];
  readonly closed: ReadonlySignal<boolean>;
  readonly canRedo = signal(false);
  readonly #session: Session;
  readonly #company: Pick<Company, 'holds'>;
  readonly #seat: Seat | null;
  readonly #commitment: string;

  /** `company`: the seats played from this page agree with one another. */
  constructor(game: Game, session: Session, { info, you, opening }: Welcomed, company: Pick<Company, 'holds'>) {
    this.id = info.table;
    this.#company = company;
    this.game = game;
    this.title = info.title;
    this.rulings = info.rulings;
    this.seats = info.seats;
    this.opening = opening;
    this.entries = session.entries;
    this.closed = session.closed;
    this.#session = session;
    this.#commitment = info.commitment;
    this.#seat = you.as === 'seat' ? you.seat : null;
  }

  readonly mine = computed<readonly Seat[]>(() => {
    const table = this.#session.table.value;
    const playing = table?.phase === 'playing' && !table.paused;
    return this.#seat !== null && playing && !this.isBot(this.#seat) ? [this.#seat] : [];
  });

  readonly givenUp = computed<readonly Seat[]>(() =>
    this.#session.ended.value?.resigned ? this.seats.filter((seat) => this.#held(seat)?.resigned) : [],
  );

  undoTerms(to: number): UndoTerms {
    const table = this.#session.table.value;
    if (this.#seat === null || table?.phase !== 'playing' || table.proposal !== null) return 'nothing';
    const since = this.entries.value.slice(to);
    if (since.every(({ seat, draws }) => seat === this.#seat && draws?.length === 0)) return 'free';
    return mustAgree(table, this.#seat).every((seat) => this.#company.holds(seat)) ? 'dice' : 'consent';
  }

  readonly dice = computed<DiceSeal>(() => ({
    kind: 'sealed',
    commitment: this.#commitment,
    secret: this.#session.ended.value?.secret ?? null,
  }));

  sitter(seat: Seat): Sitter {
    const held = this.#held(seat);
    const name = held?.name || null;
    if (this.isBot(seat)) return { is: 'computer', name, level: LEVELS[held?.bot.level ?? -1] ?? null, present: null };
    if (seat === this.#seat) return { is: 'you', name, level: null, present: null };
    if (held?.holder !== 'person') return { is: 'nobody', name: null, level: null, present: null };
    return { is: 'person', name, level: null, present: this.#session.present.value.includes(seat) };
  }

  isBot(seat: Seat): boolean {
    const held = this.#held(seat);
    return held?.holder === 'bot' || held?.standIn === true || held?.resigned === true;
  }

  async play(_seat: Seat, command: Command): Promise<Denied | null> {
    return denial(await this.#session.client.play(command));
  }

  async undo(to: number): Promise<Denied | null> {
    return denial(await this.#session.client.undo(to));
  }

  redo(): void {}

  close(): void {
    this.#session.close();
  }

  #held(seat: Seat): SeatState | undefined {
    return this.#session.table.value?.seats[seat];
  }
}

/** A reply of the server as the table shows it. */
function denial(reply: Reply): Denied | null {
  if (reply.ok) return null;
  if (reply.by === 'game') return { by: 'game', refusal: reply.refusal };
  const code = REFUSALS.find((known) => known === reply.refusal.code) ?? 'internal';
  return { by: 'table', words: { fr: tableWords.fr[code], en: tableWords.en[code] } };
}
