import type { Figure } from '../turn/figure.ts';

/** What a timed effect changes. */
export const MODIFIERS = [
  'dice',
  'attack-dice',
  'parade',
  'endurance',
  'protection',
  'shooting-difficulty',
  'zone-moves',
  'reroll',
] as const;
/** What an effect changes. */
export type Modifier = (typeof MODIFIERS)[number];

/** Until a counter runs out, or until the start or the end of somebody's next turn (ad.effect.1, ad.effect.4). */
export type Duration =
  | { readonly rounds: number }
  | {
      /** The character or group whose turn counts. */
      readonly turnOf: string;
      readonly edge: 'start' | 'end';
      /** The Round it was put on. */
      readonly since: number;
      /** Put on during that very turn: it aims at the following one (ad.effect.5). */
      readonly skip: boolean;
    };

/** A timed effect in play. */
export interface Effect {
  readonly id: number;
  /** A figure, a group, a category of figures, or `all`. */
  readonly bearer: string;
  readonly what: Modifier;
  readonly value: number;
  readonly until: Duration;
}

/** What timed effects add up to for a figure. */
export function modifierOf(effects: readonly Effect[], figure: Figure, what: Modifier): number {
  let total = 0;
  for (const effect of effects) {
    if (effect.what !== what) continue;
    const { bearer } = effect;
    if (bearer === 'all' || bearer === figure.id || bearer === figure.group || bearer === figure.profile.category)
      total += effect.value;
  }
  return total;
}

/** The blessing a hero has not used yet (ad.x.benediction). */
export function rerollOf(effects: readonly Effect[], hero: string): Effect | undefined {
  return effects.find(({ bearer, what }) => bearer === hero && what === 'reroll');
}

/** Ids of the effects bound to that edge of a turn that ends or begins now (ad.effect.6); those put on during it wait for the next. */
export function fadingAt(effects: readonly Effect[], who: string, edge: 'start' | 'end'): readonly number[] {
  return effects.flatMap(({ id, until }) =>
    'turnOf' in until && until.turnOf === who && until.edge === edge && !until.skip ? [id] : [],
  );
}

/** Ids of every effect bound to a turn of that character: they fade when it loses the initiative (ad.effect.7). */
export function boundTo(effects: readonly Effect[], who: string): readonly number[] {
  return effects.flatMap(({ id, until }) => ('turnOf' in until && until.turnOf === who ? [id] : []));
}

/** Every counter one less, in the effect phase only (ad.effect.2, ad.effect.13). */
export function ticked(effects: readonly Effect[]): readonly Effect[] {
  return effects.map((effect) =>
    'rounds' in effect.until ? { ...effect, until: { rounds: effect.until.rounds - 1 } } : effect,
  );
}

/** Ids of the effects whose counter has run out (ad.effect.14): one Round lasts until the end of this one (ad.effect.3). */
export function runOut(effects: readonly Effect[]): readonly number[] {
  return effects.flatMap(({ id, until }) => ('rounds' in until && until.rounds <= 0 ? [id] : []));
}

/** Ids of the effects bound to a turn that never came (ad.effect.8, ad.effect.15). */
export function neglected(
  effects: readonly Effect[],
  acted: readonly string[],
  round: number,
  expiry: 'from-next-round' | 'every-round',
): readonly number[] {
  return effects.flatMap(({ id, until }) => {
    if (!('turnOf' in until) || acted.includes(until.turnOf)) return [];
    return expiry === 'every-round' || until.since < round ? [id] : [];
  });
}
