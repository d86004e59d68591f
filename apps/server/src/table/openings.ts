import type { Game, Header, Seat } from '@arbitre/kernel';
import { openSaved, type Registry } from '@arbitre/referee/core';

/** What a scenario makes, before anyone has moved. */
export interface Opening {
  readonly game: Game;
  readonly opening: unknown;
  /** The opening as a seat may see it, as JSON, once somebody on that seat has come. */
  readonly shown: Map<Seat, Buffer>;
}

/** Openings that are remembered before those that nobody plays from any more are forgotten. */
const MANY = 64;

/**
 * The openings of tables that are awake. Setting up a large board takes milliseconds and megabytes: tables of the same scenario share it, for a state
 * is never changed. It is kept as long as one of them is awake.
 */
export class Openings {
  readonly #games: Registry;
  readonly #known = new Map<string, WeakRef<Opening>>();
  #many = MANY;

  constructor(games: Registry) {
    this.#games = games;
  }

  /** The opening of a table with this header; null when its game or its rules are not known here. */
  of(header: Header): Opening | null {
    const { game: id, rules, rulings, scenario } = header;
    const key = JSON.stringify([id, rules, rulings, scenario]);
    const known = this.#known.get(key)?.deref();
    if (known !== undefined) return known;
    const opened = openSaved({ header, entries: [] }, this.#games);
    if (!opened.ok) return null;
    const { game, match } = opened.value;
    const made = { game, opening: match.opening, shown: new Map<Seat, Buffer>() };
    if (this.#known.size >= this.#many) this.#forget();
    this.#known.set(key, new WeakRef(made));
    return made;
  }

  #forget(): void {
    for (const [key, opening] of this.#known) if (opening.deref() === undefined) this.#known.delete(key);
    this.#many = Math.max(MANY, this.#known.size * 2);
  }
}
