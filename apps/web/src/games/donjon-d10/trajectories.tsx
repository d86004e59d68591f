import { layoutOf, type Point, polyline } from '../../board/layout.ts';
import type { Shown } from '../skin.ts';

/** Every heading on offer as an arrow, and where it would bounce to, dotted. */
export function Trajectories({ model }: Shown) {
  const { board, pieces } = model.scene.value;
  const hero = pieces.find(({ id }) => id === model.hand.value);
  if (hero === undefined) return null;
  const layout = layoutOf(board);
  const from = layout.centre(hero.at);
  const heads = model.choices.value.filter(({ typed, at }) => typed.startsWith('head ') && at !== null);
  return (
    <g>
      {heads.map((choice) => {
        const path = model.preview(choice).path ?? [];
        return (
          <path
            key={`way ${choice.typed}`}
            class="trajectory"
            d={polyline([from, ...path.map((cell) => layout.centre(cell))])}
          />
        );
      })}
      {heads.map((choice) => (
        <Arrow key={choice.typed} from={from} to={layout.centre(choice.at ?? 0)} />
      ))}
    </g>
  );
}

function Arrow({ from, to }: { readonly from: Point; readonly to: Point }) {
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const [x, y] = [from.x + (to.x - from.x) * 0.82, from.y + (to.y - from.y) * 0.82];
  return (
    <path class="heading-arrow" d="M-10 -9L12 0L-10 9L-5 0Z" transform={`translate(${x} ${y}) rotate(${degrees})`} />
  );
}
