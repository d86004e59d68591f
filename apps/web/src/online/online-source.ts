import type { Command, Game, Seat } from '@arbitre/kernel';
import { mustAgree, REFUSALS, type Reply, type SeatState, tableWords } from '@arbitre/protocol';
import { computed, signal } from '@preact/signals';
import { settings } from '../settings.ts';
import type { Denied, DiceSeal, Source, UndoTerms } from '../table/sources/source.ts';
import type { Company } from './company.ts';
import type { Session, Welcomed } from './session.ts';

/** A game that the server decides: the page proposes, shows what came back, and words why not. */
export class OnlineSource implements Source {
  readonly id: string;
  readonly game: Game;
  readonly title: string;
  readonly rulings: Source['rulings'];
  readonly seats: readonly Seat[];
  readonly opening: unknown;
  readonly entries: Source['entries'];
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
    this.title = info.title[settings.peek().lang];
    this.rulings = info.rulings;
    this.seats = info.seats;
    this.opening = opening;
    this.entries = session.entries;
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

  /** The entry before one's own last move: what an undo goes back to; null when there is no such move. */
  readonly #before = computed(() => {
    const at = this.entries.value.findLastIndex(({ seat }) => seat === this.#seat);
    return at < 0 ? null : at;
  });

  readonly undoTerms = computed<UndoTerms>(() => {
    const table = this.#session.table.value;
    const to = this.#before.value;
    if (this.#seat === null || to === null || table?.phase !== 'playing' || table.proposal !== null) return 'nothing';
    const since = this.entries.value.slice(to);
    if (since.every(({ seat, draws }) => seat === this.#seat && draws?.length === 0)) return 'free';
    return mustAgree(table, this.#seat).every((seat) => this.#company.holds(seat)) ? 'dice' : 'consent';
  });

  readonly dice = computed<DiceSeal>(() => ({
    kind: 'sealed',
    commitment: this.#commitment,
    secret: this.#session.ended.value?.secret ?? null,
  }));

  isBot(seat: Seat): boolean {
    const held = this.#held(seat);
    return held?.holder === 'bot' || held?.standIn === true || held?.resigned === true;
  }

  async play(_seat: Seat, command: Command): Promise<Denied | null> {
    return denial(await this.#session.client.play(command));
  }

  async undo(): Promise<Denied | null> {
    return denial(await this.#session.client.undo(this.#before.value ?? 0));
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
