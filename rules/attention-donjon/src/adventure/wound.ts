import { type Card, rankOf, suitOf } from '../initiative/card.ts';
import { drawCards } from '../initiative/draw.ts';
import { type ConditionId, isCurable } from '../effect/condition.ts';
import { offer } from '../play/command.ts';
import { firstToBreak } from './equipment.ts';
import { type Figure, hasCondition } from '../turn/figure.ts';
import { spendAgain } from './heroism.ts';
import { membersOf, type State, theFigure } from '../play/state.ts';
import { refuse } from '../play/refusal.ts';
import type { Resolver } from '../play/resolver.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { halfUp } from './trait.ts';
import { seatOf } from '../turn/seat.ts';

/** Each wound is a point of Health lost; at 0 a figure dies, a hero may cheat death (ad.x.damage, ad.x.death). */
export function wound(unfolding: Unfolding, id: string, wounds: number): void {
  const figure = unfolding.state.figures[id];
  if (figure === undefined || wounds <= 0) return;
  const health = Math.max(0, figure.health - wounds);
  unfolding.happens({ is: 'wounded', figure: id, wounds, health });
  if (health > 0) return;
  if (figure.group === null) unfolding.open({ kind: 'death', hero: id });
  else kill(unfolding, figure);
}

/** The figure leaves the board and frees its cell (ad.space.8); its group with the last of it (ad.group.1). */
export function kill(unfolding: Unfolding, { id, group }: Figure): void {
  const last = group !== null && membersOf(unfolding.state, group).length === 1;
  const encounter = unfolding.state.groups.find((one) => one.id === group)?.encounter ?? null;
  unfolding.happens({ is: 'died', figure: id, jokers: unfolding.state.jokers[id] ?? 0, group: last ? group : null });
  if (
    last &&
    encounter !== null &&
    !unfolding.state.groups.some((one) => one.encounter === encounter && one.side === 'enemy')
  ) {
    unfolding.happens({ is: 'encounter-over', encounter });
  }
  const { goal } = unfolding.state;
  if (last && goal.kind === 'rescue' && goal.group === group)
    unfolding.happens({ is: 'ended', ending: { kind: 'captive-dead', won: false } });
}

export function heal(unfolding: Unfolding, id: string, points: number, cap: number): void {
  const figure = theFigure(unfolding.state, id);
  const health = Math.max(figure.health, Math.min(cap, figure.health + points));
  if (health > figure.health) unfolding.happens({ is: 'healed', figure: id, health });
}

/** A state is not taken twice (ad.x.states). */
export function gain(unfolding: Unfolding, id: string, state: ConditionId): void {
  const figure = unfolding.state.figures[id];
  if (figure !== undefined && !hasCondition(figure, state))
    unfolding.happens({ is: 'state-gained', figure: id, state });
}

/** ad.x.death: what a hero who loses the last point of Health may do about it. */
export function waysToCheat(state: State, hero: Figure): readonly ('heroism' | 'grave-wound' | 'maximum')[] {
  const already = hero.cheatedIn === state.round;
  return [
    ...(hero.heroism > 0 ? ['heroism' as const] : []),
    ...(already ? ['grave-wound' as const] : []),
    ...(!already && hero.heroism === 0 && hero.heroismMax > 0 ? ['maximum' as const] : []),
  ];
}

export const deathResolver: Resolver<'death'> = {
  asks(state, { hero }) {
    const figure = theFigure(state, hero);
    return waysToCheat(state, figure).length === 0 ? null : { seat: seatOf(state, figure), kind: 'death' };
  },
  candidates(state, { hero }) {
    const ways = waysToCheat(state, theFigure(state, hero)).map((by) => offer('choice', { do: 'cheat', by }));
    return [...ways, offer('choice', { do: 'die' })];
  },
  refusal(state, { hero }, command) {
    if (command.do === 'die') return null;
    if (command.do !== 'cheat') return refuse('not-asked');
    return waysToCheat(state, theFigure(state, hero)).includes(command.by)
      ? null
      : refuse('cannot-cheat', { who: hero, what: command.by });
  },
  take(unfolding, frame, command) {
    const hero = theFigure(unfolding.state, frame.hero);
    unfolding.close();
    if (command.do !== 'cheat') return kill(unfolding, hero);
    const { by } = command;
    unfolding.happens({
      is: 'death-cheated',
      hero: hero.id,
      by,
      health: by === 'heroism' ? 1 : 0,
      heroism: by === 'heroism' ? hero.heroism - 1 : hero.heroism,
      heroismMax: by === 'maximum' ? hero.heroismMax - 1 : hero.heroismMax,
    });
    if (by === 'heroism') spendAgain(unfolding, hero.id);
    else suffer(unfolding, hero.id);
  },
  advance(unfolding, frame) {
    const hero = theFigure(unfolding.state, frame.hero);
    unfolding.close();
    kill(unfolding, hero);
  },
};

/** The state each rank of a grave wound brings (ad.x.grave); 2, 3 and 7 do something else. */
const GRAVE: Readonly<Record<string, readonly ConditionId[]>> = {
  '4': ['prone'],
  '5': ['stunned'],
  '6': ['unconscious'],
  '8': ['cut-brow'],
  '9': ['broken-ribs'],
  '10': ['bleeding'],
  J: ['broken-leg'],
  Q: ['broken-arm'],
  K: ['severed-hand', 'bleeding'],
  A: ['scars'],
};

/** A grave wound: the top card tells its nature; a Joker draws again, the exact guardian card ignores it. */
export function suffer(unfolding: Unfolding, id: string): void {
  const [card] = drawCards(unfolding, id, 1, 'wound');
  if (card === undefined) return;
  const rank = rankOf(card);
  if (rank === null) return suffer(unfolding, id);
  const hero = theFigure(unfolding.state, id);
  const ignored = hero.profile.guardian === card;
  const { health, cured } = rank === '2' && !ignored ? barelyAScratch(hero, card) : { health: hero.health, cured: [] };
  unfolding.happens({ is: 'grave-wound', hero: id, card, ignored, health, heals: health > hero.health });
  if (ignored) return;
  for (const state of cured) unfolding.happens({ is: 'state-lost', figure: id, state });
  for (const state of GRAVE[rank] ?? []) gain(unfolding, id, state);
  if (rank === '7') breakSomething(unfolding, id);
}

/** The 2: half the Health back and a state gone; all of both in the guardian's suit. */
function barelyAScratch(hero: Figure, card: Card): { readonly health: number; readonly cured: readonly ConditionId[] } {
  const { guardian, health: full } = hero.profile;
  const curable = hero.conditions.filter(isCurable);
  return guardian !== null && suitOf(guardian) === suitOf(card)
    ? { health: full, cured: curable }
    : { health: Math.min(full, hero.health + halfUp(full)), cured: curable.slice(0, 1) };
}

/** Objet détruit. */
export function breakSomething(unfolding: Unfolding, id: string): void {
  const item = firstToBreak(theFigure(unfolding.state, id).gear);
  if (item !== null) unfolding.happens({ is: 'item-broken', figure: id, item });
}
