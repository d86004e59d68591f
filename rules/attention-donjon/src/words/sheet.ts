import type { Lang, SheetLine } from '@arbitre/kernel';
import { actionsOf } from '../turn/budget.ts';
import type { Figure } from '../turn/figure.ts';
import { turnOrder } from '../turn/order.ts';
import type { State } from '../play/state.ts';
import { Names } from './names.ts';

const LABELS = {
  fr: {
    round: 'Round',
    health: 'Santé',
    heroism: 'Héroïsme',
    joker: 'Jokers gardés',
    actions: 'Actions',
    states: 'États',
    order: 'À venir',
    gear: 'Équipement',
    coins: 'Deniers',
    of: 'sur',
  },
  en: {
    round: 'Round',
    health: 'Health',
    heroism: 'Heroism',
    joker: 'Jokers kept',
    actions: 'Actions',
    states: 'States',
    order: 'To come',
    gear: 'Equipment',
    coins: 'Deniers',
    of: 'of',
  },
} as const;

/** What a player wants to see at a glance: the Round, the order of turns, and each of the seat's heroes. */
export function sheetOf(lang: Lang, state: State, seat: string): readonly SheetLine[] {
  const names = new Names(lang, state);
  const labels = LABELS[lang];
  const round =
    state.lastRound === null ? [] : [{ label: labels.round, value: `${state.round} ${labels.of} ${state.lastRound}` }]; // ad.round.2
  const coming = turnOrder(state).map(({ who, card }) => `${names.who(who)} (${names.card(card)})`);
  const order = coming.length > 0 ? [{ label: labels.order, value: coming.join(', ') }] : [];
  const heroes = Object.values(state.figures).filter((figure) => figure.seat === seat);
  return [...round, ...order, ...heroes.flatMap((hero) => heroLines(lang, state, hero, names))];
}

function heroLines(lang: Lang, state: State, hero: Figure, names: Names): readonly SheetLine[] {
  const labels = LABELS[lang];
  const title = names.who(hero.id);
  const turn = state.stack.findLast((frame) => frame.kind === 'turn');
  const line = (label: string, value: string) => ({ label: `${title}, ${label}`, value });
  return [
    line(labels.health, `${hero.health} ${labels.of} ${hero.profile.health}`),
    line(labels.heroism, `${hero.heroism}`),
    ...((state.jokers[hero.id] ?? 0) > 0 ? [line(labels.joker, `${state.jokers[hero.id] ?? 0}`)] : []),
    ...(turn?.kind === 'turn' && turn.figure === hero.id && turn.begun
      ? [line(labels.actions, `${Math.max(0, actionsOf(hero) - turn.budget.spent)}`)]
      : []),
    ...(hero.conditions.length > 0
      ? [line(labels.states, hero.conditions.map((id) => names.state(id)).join(', '))]
      : []),
    line(labels.gear, [...hero.gear.equipped, ...hero.gear.carried].map((id) => names.item(id)).join(', ') || '–'),
    ...(hero.purse > 0 ? [line(labels.coins, `${hero.purse}`)] : []),
  ];
}
