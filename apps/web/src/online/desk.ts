import type { Seat } from '@arbitre/kernel';
import { type Called, HttpClient, REFUSALS, tableWords, writeLink } from '@arbitre/protocol';
import { signal } from '@preact/signals';
import { words } from '../i18n/words.ts';
import { replaceAddress } from '../router.ts';
import { settings } from '../settings.ts';
import { botAt, DEFAULT_LEVEL } from '../table/sources/level.ts';
import type { Company } from './company.ts';
import { dropKey, holdKey } from './held-keys.ts';
import { keepLinks, type Links, linksOf } from './links.ts';

/** The server's no, or its silence, in a sentence. */
export function sayProblem(called: Extract<Called<unknown>, { ok: false }>): string {
  if (called.error.code === 'unreachable') return words.value.errors.serverGone;
  return tableWords[settings.value.lang][REFUSALS.find((code) => code === called.error.code) ?? 'internal'];
}

/** What one does about seats: take, leave and hand them over, give them to the computer; and what the host does about the table. It knows which key opens what. */
export class Desk {
  /** Why the last request was not carried out. */
  readonly problem = signal('');
  /** Links made on this screen, by seat. */
  readonly handed = signal<Readonly<Record<Seat, string>>>({});
  readonly #links = signal<Links | null>(null);
  readonly #company: Company;
  readonly #http = new HttpClient(location.origin);

  constructor(company: Company) {
    this.#company = company;
    this.#links.value = linksOf(this.#table);
  }

  get #table(): string {
    return this.#company.desk.link.table;
  }

  /** The links this browser was shown when it opened the table. */
  get links(): Links | null {
    return this.#links.value;
  }

  get isHost(): boolean {
    return this.#hostToken !== null;
  }

  get #hostToken(): string | null {
    const { desk } = this.#company;
    return desk.welcomed.value?.you.as === 'host' ? desk.link.token : (this.links?.host ?? null);
  }

  /** The invitation to a seat that has not been used, as an address. */
  invitation(seat: Seat): string | null {
    const invitation = this.links?.seats[seat];
    const takes = this.#company.desk.takes.value[seat] ?? 0;
    return invitation?.takes === takes ? this.address(invitation.token) : null;
  }

  address(token: string): string {
    return location.origin + writeLink({ table: this.#table, token });
  }

  /** Takes a seat: by the invitation this page was opened with, or as the host. `alone`: apart from other seats held here. */
  async sit(seat: Seat, name: string, alone = false): Promise<void> {
    const { desk, chairs } = this.#company;
    const you = desk.welcomed.value?.you;
    const invited = you?.as === 'invited' && you.seat === seat ? desk.link.token : await this.#invite(seat);
    if (invited === null) return;
    const key = this.#http.newKey();
    const together = !alone || chairs.value.length > 0;
    if (together) holdKey(this.#table, seat, key); // before it is asked for: a page reloaded before the answer has its seat all the same
    const taken = await this.#http.take(this.#table, seat, name, invited, key);
    if (!taken.ok && taken.error.code !== 'unreachable') dropKey(this.#table, key);
    if (!this.#say(taken)) return;
    if (chairs.value.length > 0) return this.#company.add(seat, key);
    replaceAddress(writeLink({ table: this.#table, token: key }));
  }

  /** A fresh link to a seat: its holder hands it over, or the host fills it. */
  async invite(seat: Seat): Promise<void> {
    const invitation = await this.#invite(seat);
    if (invitation !== null) this.handed.value = { ...this.handed.value, [seat]: this.address(invitation) };
  }

  async leave(seat: Seat): Promise<void> {
    const token = this.#key(seat);
    if (token !== null) this.#say(await this.#http.call('leave', { table: this.#table, seat, token }));
  }

  async bot(seat: Seat, on: boolean): Promise<void> {
    const held = this.#company.desk.table.value?.seats[seat]?.holder === 'person';
    const token = this.#key(seat) ?? (held ? this.#company.chairs.value[0]?.session.link.token : this.#hostToken);
    if (token)
      this.#say(
        await this.#http.call('bot', {
          table: this.#table,
          seat,
          token,
          body: on ? { on, player: botAt(DEFAULT_LEVEL) } : { on },
        }),
      );
  }

  /** The host frees a seat that somebody holds. */
  async free(seat: Seat): Promise<void> {
    const token = this.#hostToken;
    if (token !== null) this.#say(await this.#http.call('free', { table: this.#table, seat, token }));
  }

  /** The host lets a seat talk or not. */
  async mute(seat: Seat, muted: boolean): Promise<void> {
    const token = this.#hostToken;
    if (token !== null) this.#say(await this.#http.call('mute', { table: this.#table, seat, token, body: { muted } }));
  }

  /** The host shows the table on the home page, or not any more; false when that was refused. */
  async list(listed: boolean): Promise<boolean> {
    const token = this.#hostToken;
    if (token === null) return false;
    return this.#say(await this.#http.call('list', { table: this.#table, token, body: { listed } }));
  }

  /** The host ends the table for everyone. */
  async closeTable(): Promise<void> {
    const token = this.#hostToken;
    if (token !== null) this.#say(await this.#http.call('close', { table: this.#table, token }));
  }

  async #invite(seat: Seat): Promise<string | null> {
    const known = this.links?.seats[seat];
    const takes = this.#company.desk.takes.value[seat] ?? 0;
    if (known?.takes === takes && !this.#company.holds(seat)) return known.token;
    const token = this.#key(seat) ?? this.#hostToken;
    if (token === null) return null;
    const made = await this.#http.call('invite', { table: this.#table, seat, token });
    if (!this.#say(made)) return null;
    const { invitation } = made.value;
    if (this.links !== null) {
      const links = { ...this.links, seats: { ...this.links.seats, [seat]: { token: invitation, takes } } };
      this.#links.value = links;
      keepLinks(this.#table, links);
    }
    return invitation;
  }

  #key(seat: Seat): string | null {
    return this.#company.chairs.value.find((chair) => chair.seat === seat)?.session.link.token ?? null;
  }

  #say<T>(called: Called<T> | null): called is Extract<Called<T>, { ok: true }> {
    this.problem.value = called === null || called.ok ? '' : sayProblem(called);
    return called?.ok === true;
  }
}
