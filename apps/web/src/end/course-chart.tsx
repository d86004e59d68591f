import { words } from '../i18n/words.ts';
import type { TurningPoint } from './turning-points.ts';

const [WIDE, HIGH] = [860, 180];

/** How the game went for one seat, from the first move to the last: above the line it was winning. */
export function CourseChart({
  course,
  points,
}: {
  readonly course: readonly number[];
  readonly points: readonly TurningPoint[];
}) {
  const say = words.value.stage.end;
  const x = (index: number) => (index / Math.max(1, course.length - 1)) * WIDE;
  const y = (value: number) => ((1 - value) / 2) * HIGH;
  const line = course.map((value, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  return (
    <figure class="course">
      <figcaption>
        <h2>{say.course}</h2>
        <p>{say.courseText}</p>
      </figcaption>
      <svg viewBox={`-14 -14 ${WIDE + 28} ${HIGH + 28}`} role="img" aria-label={say.course}>
        <rect class="course-back" width={WIDE} height={HIGH} rx={6} />
        <path class="course-area" d={`M0 ${HIGH / 2}L${line}L${WIDE} ${HIGH / 2}Z`} />
        <path class="course-even" d={`M0 ${HIGH / 2}H${WIDE}`} />
        <path class="course-line" d={`M${line}`} />
        {points.map(({ chapter, by }, index) => (
          <g
            key={chapter}
            class={by < 0 ? 'turn bad' : 'turn'}
            transform={`translate(${x(chapter + 1)} ${y(course[chapter + 1] ?? 0)})`}
          >
            <circle r={13} />
            <text>{index + 1}</text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
