import { type Chance, roll } from '@arbitre/kernel';

/** `2d6+5`: so many dice of so many faces, and a flat part. A plain number has no dice. */
export interface Dice {
  readonly count: number;
  readonly faces: number;
  readonly plus: number;
}

/** Reads `2d6+5`, `1d4`, `3`; null when it is none of these. */
export function readDice(text: string): Dice | null {
  const parts = /^(?:(\d{1,2})d(\d{1,3})(?:\+(\d{1,3}))?|(\d{1,3}))$/.exec(text.replace(/\s/g, ''));
  if (parts === null) return null;
  const [, count = '0', faces = '1', plus = '0', flat] = parts;
  if (flat !== undefined) return { count: 0, faces: 1, plus: Number(flat) };
  return Number(faces) < 1 ? null : { count: Number(count), faces: Number(faces), plus: Number(plus) };
}

/** Dice as a file writes them: what `readDice` reads back. */
export function writeDice({ count, faces, plus }: Dice): string {
  if (count === 0) return `${plus}`;
  return `${count}d${faces}${plus === 0 ? '' : `+${plus}`}`;
}

export function rollDice(chance: Chance, { count, faces, plus }: Dice): number {
  let total = plus;
  for (let n = 0; n < count; n++) total += roll(chance, faces);
  return total;
}

/** What some dice come to on average. */
export function mean({ count, faces, plus }: Dice): number {
  return (count * (faces + 1)) / 2 + plus;
}

/** Twice the dice and twice the flat part: what a critical hit rolls. */
export function doubled({ count, faces, plus }: Dice): Dice {
  return { count: 2 * count, faces, plus: 2 * plus };
}
