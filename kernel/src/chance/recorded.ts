import type { Chance, Draw } from './chance.ts';

/** Passes draws through from another source and remembers them, for the log. */
export class RecordingChance implements Chance {
  readonly draws: Draw[] = [];
  readonly #source: Chance;

  constructor(source: Chance) {
    this.#source = source;
  }

  int(n: number, cuts?: readonly number[]): number {
    const value = this.#source.int(n, cuts);
    this.draws.push([n, value]);
    return value;
  }
}

/** Thrown when a rule asks for a die that the record does not hold: the rule, or the record, has changed. */
export class DrawMismatch extends Error {
  readonly index: number;
  readonly asked: number;
  readonly recorded: Draw | undefined;

  constructor(index: number, asked: number, recorded: Draw | undefined) {
    super(
      recorded === undefined
        ? `draw ${index}: a value out of ${asked} was asked for, the record holds no more draws`
        : `draw ${index}: a value out of ${asked} was asked for, the record holds ${recorded[1]} out of ${recorded[0]}`,
    );
    this.index = index;
    this.asked = asked;
    this.recorded = recorded;
  }
}

/** Serves recorded draws again, in order. */
export class RecordedChance implements Chance {
  readonly #draws: readonly Draw[];
  #index = 0;

  constructor(draws: readonly Draw[]) {
    this.#draws = draws;
  }

  /** Dice as people say them, with the faces of each: `[10, 4]` is a D10 that showed 4. */
  static ofDice(dice: readonly (readonly [faces: number, shown: number])[]): RecordedChance {
    return new RecordedChance(dice.map(([faces, shown]) => [faces, shown - 1] as const));
  }

  int(n: number): number {
    const draw = this.#draws[this.#index];
    if (draw === undefined || draw[0] !== n || draw[1] < 0 || draw[1] >= n)
      throw new DrawMismatch(this.#index, n, draw);
    this.#index++;
    return draw[1];
  }

  /** Draws of the record that no rule has asked for yet. */
  get left(): number {
    return this.#draws.length - this.#index;
  }
}

/** A source that refuses to be asked: for commands that must not need dice. */
export const noChance: Chance = {
  int(n) {
    throw new Error(`no die may be rolled here, a value out of ${n} was asked for`);
  },
};
