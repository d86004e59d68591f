import type { Desk } from '../verb.ts';
import { wrap } from './text.ts';

/** The lines of a verdict: the answer first, in its colour, then the reasons, rules dimmed. */
export function verdictLines(
  lines: readonly string[],
  legal: boolean,
  { paint, width }: Pick<Desk, 'paint' | 'width'>,
): readonly string[] {
  const [answer = '', ...reasons] = lines;
  return [
    legal ? paint.good(answer) : paint.bad(answer),
    ...reasons.flatMap((reason) => {
      const wrapped = wrap(`  ${reason}`, width, '  ');
      return / — /.test(reason) && /^[a-z]+\.[a-z]/.test(reason) ? wrapped.map((line) => paint.dim(line)) : wrapped;
    }),
  ];
}
