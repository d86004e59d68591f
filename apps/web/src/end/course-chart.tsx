import type { Bilingual } from '@arbitre/kernel';
import { spot } from '../board/layout.ts';
import { mine, words } from '../i18n/words.ts';
import { phone } from '../table/form.ts';
import type { Course } from './course-worker.ts';
import { apart, DISC } from './discs.ts';
import type { TurningPoint } from './turning-points.ts';

/** In units of the drawing, which are pixels more or less. */
const HIGH = 150;
const WIDTHS = { page: 860, phone: 300 };
/** Half of the point of the curve that a number stands for, where the number itself stands beside it. */
const DOT = 3.5;
const ORIGIN = { x: 0, y: 0 };
/** The narrowest stretch that has room for its name. */
const NAMED = 78;

interface Props {
  readonly course: Course;
  readonly points: readonly TurningPoint[];
  /** Whose chances; null: the reader's own. */
  readonly whose: string | null;
  /** Which entries were the doing of someone else. */
  readonly others: readonly boolean[];
  /** Where in the game each entry is: "turn 4". */
  readonly when: readonly Bilingual[];
}

/** The chances of one seat, from the first move to the last. */
export function CourseChart({ course: { samples, done }, points, whose, others, when }: Props) {
  const say = words.value.stage.end;
  const wide = phone.value ? WIDTHS.phone : WIDTHS.page;
  const last = Math.max(1, samples.at(-1)?.at ?? 1);
  const x = (entry: number) => (entry / last) * wide;
  const y = (chance: number) => (1 - chance) * HIGH;
  const line = samples.map(({ at, chance }) => `${x(at).toFixed(1)} ${y(chance).toFixed(1)}`).join('L');
  const chanceAfter = (chapter: number) => samples.find((sample) => sample.at === chapter + 1)?.chance ?? 0.5;
  const turns = points.map(({ chapter }) => ({ x: x(chapter + 1), y: y(chanceAfter(chapter)) }));
  const discs = apart(turns, wide, HIGH);
  return (
    <figure class={done ? 'course' : 'course counting'} aria-busy={!done}>
      <figcaption>
        <h2>{say.course}</h2>
        <p>{done ? say.courseText(whose) : say.counting}</p>
      </figcaption>
      <svg viewBox={`-50 -14 ${wide + 64} ${HIGH + 44}`} role="img" aria-label={say.course}>
        <rect class="course-back" width={wide} height={HIGH} rx={6} />
        {stretchesOf(others).map(({ from, to }) => (
          <rect key={from} class="course-other" x={x(from)} width={x(to) - x(from)} height={HIGH} />
        ))}
        {[1, 0.5, 0].map((share) => (
          <text key={share} class="course-label" x={-10} y={y(share)}>
            {say.share100(share * 100)}
          </text>
        ))}
        {namesOf(when, x, wide).map(({ from, name }) => (
          <g key={from}>
            <path class="course-tick" d={`M${x(from).toFixed(1)} 0V${HIGH + 6}`} />
            {name !== null && (
              <text class="course-when" x={x(from) + 4} y={HIGH + 18}>
                {name}
              </text>
            )}
          </g>
        ))}
        <path class="course-area" d={`M0 ${HIGH / 2}L${line}L${wide} ${HIGH / 2}Z`} />
        <path class="course-even" d={`M0 ${HIGH / 2}H${wide}`} />
        <path class="course-line" d={`M${line}`} />
        {points.map(({ chapter, by }, index) => {
          const [at, disc] = [turns[index] ?? ORIGIN, discs[index] ?? ORIGIN];
          return (
            <g key={chapter} class={by < 0 ? 'turn bad' : 'turn'}>
              <path d={`M${spot(at)}L${spot(disc)}`} />
              <circle cx={at.x} cy={at.y} r={DOT} />
              <g transform={`translate(${disc.x} ${disc.y})`}>
                <circle r={DISC} />
                <text>{index + 1}</text>
              </g>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

/** Entries in a row that were someone else's: from which to before which. */
function stretchesOf(others: readonly boolean[]): readonly { readonly from: number; readonly to: number }[] {
  const begins = others.flatMap((is, at) => (is && others[at - 1] !== true ? [at] : []));
  return begins.map((from) => {
    const end = others.indexOf(false, from);
    return { from, to: end < 0 ? others.length : end };
  });
}

/** Where turns or floors begin along the foot, with as many of their names as have room. */
function namesOf(
  when: readonly Bilingual[],
  x: (entry: number) => number,
  wide: number,
): readonly { readonly from: number; readonly name: string | null }[] {
  const begins: { from: number; name: string | null }[] = [];
  when.forEach((told, from) => {
    const name = mine(told);
    if (from > 0 && name === mine(when[from - 1] ?? told)) return;
    const before = begins.findLast((one) => one.name !== null);
    const room = (before === undefined || x(from) - x(before.from) >= NAMED) && x(from) < wide - NAMED / 2;
    begins.push({ from, name: room ? name : null });
  });
  return begins;
}
