import { type Card, rankOf, suitOf } from '../initiative/card.ts';
import { type ConditionId, isCurable } from '../effect/condition.ts';
import { offer } from '../play/command.ts';
import { firstToBreak } from './equipment.ts';
import { type Figure, hasCondition } from '../turn/figure.ts';
import { spendAgain } from './heroism.ts';
import { membersOf, type State, theFigure } from '../play/state.ts';
import type { Resolver, Table } from '../play/unfolding.ts';
import { halfUp } from './trait.ts';
import { seatOf } from '../turn/seat.ts';

/** Each wound is a point of Health lost; at 0 a figure dies, a hero may cheat death (ad.x.damage, ad.x.death). */
export function wound(table: Table, id: string, wounds: number): void {
  const figure = table.state.figures[id];
  if (figure === undefined || wounds <= 0) return;
  const health = Math.max(0, figure.health - wounds);
  table.emit({ is: 'wounded', figure: id, wounds, health });
  if (health > 0) return;
  if (figure.group === null) table.push({ kind: 'death', hero: id });
  else kill(table, figure);
}

/** The figure leaves the board and frees its cell (ad.space.8); its group with the last of it (ad.group.1). */
export function kill(table: Table, { id, group }: Figure): void {
  const last = group !== null && membersOf(table.state, group).length === 1;
  const encounter = table.state.groups.find((one) => one.id === group)?.encounter ?? null;
  table.emit({ is: 'died', figure: id, jokers: table.state.jokers[id] ?? 0, group: last ? group : null });
  if (
    last &&
    encounter !== null &&
    !table.state.groups.some((one) => one.encounter === encounter && one.side === 'enemy')
  ) {
    table.emit({ is: 'encounter-over', encounter });
  }
  const { goal } = table.state;
  if (last && goal.kind === 'rescue' && goal.group === group)
    table.emit({ is: 'ended', ending: { kind: 'captive-dead', won: false } });
}

export function heal(table: Table, id: string, points: number, cap: number): void {
  const figure = theFigure(table.state, id);
  const health = Math.max(figure.health, Math.min(cap, figure.health + points));
  if (health > figure.health) table.emit({ is: 'healed', figure: id, health });
}

/** A state is not taken twice (ad.x.states). */
export function gain(table: Table, id: string, state: ConditionId): void {
  const figure = table.state.figures[id];
  if (figure !== undefined && !hasCondition(figure, state)) table.emit({ is: 'state-gained', figure: id, state });
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
  choice(state, { hero }) {
    const figure = theFigure(state, hero);
    const ways = waysToCheat(state, figure);
    if (ways.length === 0) return null;
    return {
      seat: seatOf(state, figure),
      kind: 'death',
      offers: () => [...ways.map((by) => offer('choice', { do: 'cheat', by })), offer('choice', { do: 'die' })],
    };
  },
  take(table, frame, command) {
    const hero = theFigure(table.state, frame.hero);
    table.pop();
    if (command.do !== 'cheat') return kill(table, hero);
    const { by } = command;
    table.emit({
      is: 'death-cheated',
      hero: hero.id,
      by,
      health: by === 'heroism' ? 1 : 0,
      heroism: by === 'heroism' ? hero.heroism - 1 : hero.heroism,
      heroismMax: by === 'maximum' ? hero.heroismMax - 1 : hero.heroismMax,
    });
    if (by === 'heroism') spendAgain(table, hero.id);
    else suffer(table, hero.id);
  },
  advance(table, frame) {
    const hero = theFigure(table.state, frame.hero);
    table.pop();
    kill(table, hero);
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
export function suffer(table: Table, id: string): void {
  const [card] = table.draw(id, 1, 'wound');
  if (card === undefined) return;
  const rank = rankOf(card);
  if (rank === null) return suffer(table, id);
  const hero = theFigure(table.state, id);
  const ignored = hero.profile.guardian === card;
  const { health, cured } = rank === '2' && !ignored ? barelyAScratch(hero, card) : { health: hero.health, cured: [] };
  table.emit({ is: 'grave-wound', hero: id, card, ignored, health, heals: health > hero.health });
  if (ignored) return;
  for (const state of cured) table.emit({ is: 'state-lost', figure: id, state });
  for (const state of GRAVE[rank] ?? []) gain(table, id, state);
  if (rank === '7') breakSomething(table, id);
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
export function breakSomething(table: Table, id: string): void {
  const item = firstToBreak(theFigure(table.state, id).gear);
  if (item !== null) table.emit({ is: 'item-broken', figure: id, item });
}
