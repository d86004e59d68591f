import type { Scene } from '@arbitre/kernel';
import { layoutOf } from '../../board/layout.ts';
import type { Look, Looks } from '../../board/look.ts';
import type { Choice } from '../model/choices.ts';

/** What a choice is at a glance: what it speaks of, or its verb. */
function lookOf(looks: Looks, { offer: { thing, command } }: Choice): Look | undefined {
  const spoken = thing === undefined ? undefined : looks[thing];
  return spoken?.icon === undefined ? looks[`verb:${command.do}`] : spoken;
}

/** Degrees from upright to where the choice leads. */
function turnOf({ board, pieces }: Scene, { piece, at }: Choice): number {
  const from = pieces.find(({ id }) => id === piece)?.at;
  if (from === undefined || at === null) return 0;
  const layout = layoutOf(board);
  const [a, b] = [layout.centre(from), layout.centre(at)];
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 90;
}

interface Props {
  readonly looks: Looks;
  readonly scene: Scene;
  readonly choice: Choice;
}

/** The silhouette before a choice; an arrow looks where it leads. A choice that looks like nothing has none. */
export function ChoiceSign({ looks, scene, choice }: Props) {
  const { icon, points = false } = lookOf(looks, choice) ?? {};
  if (icon === undefined) return null;
  const turn = points ? { style: { transform: `rotate(${Math.round(turnOf(scene, choice))}deg)` } } : {};
  return (
    <svg class={points ? 'offer-sign points' : 'offer-sign'} viewBox="0 0 512 512" aria-hidden="true" {...turn}>
      <path d={icon} />
    </svg>
  );
}
