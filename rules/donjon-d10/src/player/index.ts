import type { Brain, Proposal } from '@arbitre/kernel';
import { heroMaximum } from '../hero/hit-points.ts';
import { potionStrength } from '../dungeon/equipment.ts';
import { headingNumber } from '../movement/headings.ts';
import { momentOf } from '../play/awaiting.ts';
import type { Command } from '../play/command.ts';
import { HERO } from '../play/judge.ts';
import { offers } from '../play/offers.ts';
import type { Combat, State } from '../play/state.ts';
import { features } from './features.ts';
import { aliveAfter, bestArms, meansAtHand, prospect, wardWorth } from './fight.ts';
import { classes, trading, wanted } from './trading.ts';
import { AIMS, SAYS, TEMPERS } from './words.ts';
import { walking, wishesOf } from './walking.ts';
import { yardstick } from './yardstick.ts';

/** What is known of going down the dungeon well. */
export const brain: Brain<State, Command> = {
  features,
  proposals: (state) => thoughts(state).toSorted((a, b) => b.prior - a.prior),
  turn: ({ turns, floor, stage, combat }) => `${turns} ${floor.number} ${stage} ${combat === null}`,
  pace: 0.1, // fights are counted to their end and walks over every throw: a thought seldom changes anything
  slack: 0.75, // what is overlooked in a fight is death, and nobody is there to help
  afford: ({ stage }) => (stage === 'floor' ? 1 : 0), // what is bought shows its worth floors later, farther than any thought
  round: () => 4,
  says: (feature) => SAYS[feature] ?? { fr: feature, en: feature },
  aims: (why) => AIMS[why] ?? { fr: why, en: why },
  tempers: TEMPERS,
  yardstick,
};

function thoughts(state: State): readonly Proposal<Command>[] {
  switch (momentOf(state)) {
    case 'creation':
      return classes();
    case 'turn':
      return betweenMoves(state);
    case 'start':
    case 'wall':
      return heading(state);
    case 'exchange':
      return state.combat === null ? [] : fighting(state, state.combat);
    case 'threshold':
    case 'camp':
    case 'market':
      return trading(state);
    case 'exit':
      return leaving(state);
    default:
      return offers(state, HERO).map(({ command }) => ({ command, prior: 0, why: ['roll'] }));
  }
}

function heading(state: State): readonly Proposal<Command>[] {
  const headings = offers(state, HERO).flatMap(({ command }) =>
    command.do === 'head' ? [headingNumber(command.heading)] : [],
  );
  return atAGlance(walking(state, headings));
}

/** Ahead by so many thousandths of a win, a way is taken at a glance: the survey of the floor has weighed every throw of the die. */
const CLEAR = 3;

/** The ways, the best first; it is settled when none of the others comes near. */
function atAGlance(ways: readonly Proposal<Command>[]): readonly Proposal<Command>[] {
  const [first, second, ...rest] = ways.toSorted((a, b) => b.prior - a.prior);
  if (first === undefined || second === undefined || first.prior - second.prior < CLEAR) return ways;
  return [{ ...first, exact: true }, second, ...rest];
}

function leaving(state: State): readonly Proposal<Command>[] {
  const left = wishesOf(state).left;
  return [
    { command: { do: 'leave' }, prior: 20 - left, why: ['exit'] },
    { command: { do: 'continue' }, prior: 0, why: ['gather'] },
  ];
}

/** Before the roll: spend a skill point, drink if the guardian is too much as things stand; else roll. */
function betweenMoves(state: State): readonly Proposal<Command>[] {
  const { hero, pv, rulings, floor } = state;
  const proposals: Proposal<Command>[] = [{ command: { do: 'roll' }, prior: 0, why: ['roll'] }];
  if (hero.skillPoints > 0) {
    proposals.push({ command: { do: 'invest', in: wanted(state) }, prior: 500, why: ['invest'] });
    return proposals;
  }
  const most = heroMaximum(hero, rulings);
  if (hero.potions > 0 && pv < most) {
    const healed = Math.min(most, pv + potionStrength(floor.number));
    const hardest = state.floor.creatures.reduce((worst, _, foe) => {
      if ((state.foes[foe] ?? 0) === 0) return worst;
      const drunk = { ...state, pv: healed, hero: { ...hero, potions: hero.potions - 1 } };
      return Math.max(worst, aliveAfter(drunk, foe) - aliveAfter(state, foe));
    }, 0);
    const wasted = pv + potionStrength(floor.number) - healed;
    proposals.push({
      command: { do: 'drink' },
      prior: 1000 * hardest - (hero.potions > 3 ? 2 : 3 * pv < most ? 0 : 8) - 0.4 * wasted,
      why: ['drink'],
    });
  }
  return proposals;
}

/** In a fight: the best means, a potion or a scroll in time, or away from what one would lose. */
function fighting(state: State, combat: Combat): readonly Proposal<Command>[] {
  const best = bestArms(state, combat);
  const proposals: Proposal<Command>[] = meansAtHand(state).map(({ means, command }) => ({
    command,
    prior: 1000 * prospect(state, combat, means, best.later).strike,
    why: ['strike'],
    rules: ['dx.roll.1'],
    exact: true,
  }));
  const { strike, drink, flee, away } = best.prospect;
  if (drink >= 0) proposals.push({ command: { do: 'drink' }, prior: 1000 * drink, why: ['drink'], exact: true });
  const runs = flee > Math.max(strike, drink); // nobody thinks of running while it is better to stand
  if (runs) proposals.push({ command: { do: 'flee' }, prior: 1000 * flee, why: ['flee'], exact: true });
  const { hero } = state;
  if (hero.protection > 0) {
    const prior = 1000 * wardWorth(state, combat) - 12;
    proposals.push({ command: { do: 'read', scroll: 'protection' }, prior, why: ['ward'], exact: true });
  }
  if (hero.passage > 0 && away > Math.max(strike, drink)) {
    proposals.push({ command: { do: 'read', scroll: 'passage' }, prior: 1000 * away - 20, why: ['flee'], exact: true });
  }
  return proposals;
}
