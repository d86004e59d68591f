import { words } from '../i18n/words.ts';
import type { TurningPoint } from './turning-points.ts';

const [WIDE, HIGH] = [860, 180];
const DISC = 13;

/** How the game went for one seat, from the first move to the last: above the line it was winning. */
export function CourseChart({
  course,
  points,
  others,
}: {
  readonly course: readonly number[];
  readonly points: readonly TurningPoint[];
  /** Which entries were the doing of someone else. */
  readonly others: readonly boolean[];
}) {
  const say = words.value.stage.end;
  const x = (index: number) => (index / Math.max(1, course.length - 1)) * WIDE;
  const y = (value: number) => ((1 - value) / 2) * HIGH;
  const line = course.map((value, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  const at = (index: number) => x((points[index]?.chapter ?? -1) + 1);
  const crowded = (index: number) => index > 0 && at(index) - at(index - 1) < 2 * DISC; // it stands above the one before
  return (
    <figure class="course">
      <figcaption>
        <h2>{say.course}</h2>
        <p>{say.courseText}</p>
      </figcaption>
      <svg viewBox={`-96 -14 ${WIDE + 110} ${HIGH + 28}`} role="img" aria-label={say.course}>
        <rect class="course-back" width={WIDE} height={HIGH} rx={6} />
        {stretchesOf(others).map(({ from, to }) => (
          <rect key={from} class="course-other" x={x(from)} width={x(to) - x(from)} height={HIGH} />
        ))}
        {[say.ahead, say.level, say.behind].map((label, index) => (
          <text key={label} class="course-label" x={-10} y={(index * HIGH) / 2}>
            {label}
          </text>
        ))}
        <path class="course-area" d={`M0 ${HIGH / 2}L${line}L${WIDE} ${HIGH / 2}Z`} />
        <path class="course-even" d={`M0 ${HIGH / 2}H${WIDE}`} />
        <path class="course-line" d={`M${line}`} />
        {points.map(({ chapter, by }, index) => (
          <g
            key={chapter}
            class={by < 0 ? 'turn bad' : 'turn'}
            transform={`translate(${x(chapter + 1)} ${y(course[chapter + 1] ?? 0) - (crowded(index) ? 2 * DISC : 0)})`}
          >
            <circle r={DISC} />
            <text>{index + 1}</text>
          </g>
        ))}
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
