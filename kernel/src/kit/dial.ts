/** Set by the test runner's configuration from the environment; 1 where nobody set it. */
declare const ARBITRE_DIAL: number | undefined;

/**
 * How many random games, positions or questions a test tries: the number given, times the dial. A developer's run is short,
 * CI's is whole (1), a night's may be longer: `ARBITRE_DIAL=10 npx vitest run`.
 *
 * @example for (let seed = 0; seed < dial(200); seed++) …
 */
export function dial(whole: number): number {
  const turned = typeof ARBITRE_DIAL === 'number' ? ARBITRE_DIAL : 1;
  return Math.max(1, Math.round(whole * turned));
}
