import type { Seat } from '@arbitre/kernel';
import type { Span, Style } from '@arbitre/referee/core';
import type { Shell } from '../shell.ts';

/** The sixteen colours of any terminal, in the reader's own theme. */
const TONES: Readonly<Record<NonNullable<Style['tone']>, string>> = {
  ground: '2',
  wall: '37',
  hindrance: '33',
  danger: '31',
  treasure: '93',
  help: '32',
  goal: '1;95',
  friend: '1;96',
  foe: '1;91',
  mark: '35',
  label: '2',
};

const SEATS = ['1;96', '1;91', '1;93', '1;95', '1;92', '1;94'];

/** Turns text into coloured text, or leaves it as it is where colour is not wanted. */
export interface Paint {
  span(span: Span): string;
  dim(text: string): string;
  bold(text: string): string;
  /** What succeeded, what failed, what to beware of. */
  good(text: string): string;
  bad(text: string): string;
  warn(text: string): string;
}

/** Colour only where a person looks, unless they asked for none (no-color.org). */
export function wantsColour({ env, output }: Pick<Shell, 'env' | 'output'>): boolean {
  return output.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
}

/** With two seats or more, figures take the colour of their seat: the same kind may stand on both sides. */
export function paintFor(colour: boolean, seats: readonly Seat[] = []): Paint {
  const sgr = (code: string, text: string) =>
    colour && code !== '' && text.trim() !== '' ? `\x1b[${code}m${text}\x1b[0m` : text;
  return {
    span({ text, tone, lit, seat }) {
      const owned = seat !== undefined && seats.length > 1 ? SEATS[seats.indexOf(seat) % SEATS.length] : undefined;
      const colours = owned ?? (tone === undefined ? '' : TONES[tone]);
      return sgr([colours, lit ? '7' : ''].filter(Boolean).join(';'), text);
    },
    dim: (text) => sgr('2', text),
    bold: (text) => sgr('1', text),
    good: (text) => sgr('32', text),
    bad: (text) => sgr('31', text),
    warn: (text) => sgr('33', text),
  };
}
