import type { Features } from '@arbitre/kernel';

/** How the features of a brain become a chance of winning: fitted on games the computer played (`scripts/chances.mjs`). */
export interface Curve {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

/** Of games that stood like this, the share that was won, 0 to 1; without a curve, what the features say of themselves. */
export function chanceOf(features: Features, curve: Curve | undefined): number {
  const all = Object.entries(features);
  if (curve === undefined) {
    const worth = all.reduce((sum, [, value]) => sum + value, 0) / 1000;
    return (1 + Math.max(-0.95, Math.min(0.95, worth))) / 2;
  }
  const height = all.reduce((sum, [name, value]) => sum + ((curve.weights[name] ?? 0) * value) / 1000, curve.bias);
  return 1 / (1 + Math.exp(-height));
}

/** The chance at one entry of the log: 0 is before the first. */
export interface Sample {
  readonly at: number;
  readonly chance: number;
}

/**
 * The next moment worth counting between those that were: the middle of the stretch that is longest or over which most changed, so that
 * the curve is even first and then sharp where the game turned. Null: every moment is known.
 */
export function nextMoment(samples: readonly Sample[]): number | null {
  const [first] = samples;
  const end = samples.at(-1)?.at ?? 0;
  let best: { readonly at: number; readonly weight: number } | null = null;
  for (let n = 1; n < samples.length; n++) {
    const [from, to] = [samples[n - 1] ?? first, samples[n]];
    if (from === undefined || to === undefined || to.at - from.at < 2) continue;
    const weight = (to.at - from.at) / end + Math.abs(to.chance - from.chance);
    if (best === null || weight > best.weight) best = { at: Math.floor((from.at + to.at) / 2), weight };
  }
  return best?.at ?? null;
}

/** With one more moment counted, in the order of the game. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  return [...samples, sample].sort((a, b) => a.at - b.at);
}
