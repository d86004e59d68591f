/** Two clients that play in turn: who moves next, and how many moves each has heard of. */
export class Turns {
  readonly #heard = [0, 0];
  #moves = 0;
  #told: () => void = () => {};

  /** Moves that both clients have heard of. */
  get heard(): number {
    return Math.min(...this.#heard);
  }

  /** Resolves once the client whose turn it is knows that it is. */
  ready(): Promise<void> {
    return this.#until(this.#moves % 2);
  }

  /** The next move, by the client that `act` is given, after so many before it; resolves once that client has heard of it. */
  play(act: (seat: number, before: number) => void): Promise<void> {
    const before = this.#moves++;
    const told = this.#until(before % 2);
    act(before % 2, before);
    return told;
  }

  /** A client has heard of this many moves (one more, if not said). */
  hears(seat: number, moves = (this.#heard[seat] ?? 0) + 1): void {
    this.#heard[seat] = moves;
    this.#told();
  }

  /** Resolves once this client has heard of every move there was. */
  #until(seat: number): Promise<void> {
    return new Promise((resolve) => {
      this.#told = () => {
        if (this.#heard[seat] === this.#moves) resolve();
      };
      this.#told();
    });
  }
}
