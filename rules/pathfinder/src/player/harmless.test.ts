import { fold, isRefusal, pick, type Proposal, type Seat, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { areAllied, theCreature } from '../encounter/creature.ts';
import { pathfinder } from '../game.ts';
import type { Command } from '../play/command.ts';
import type { Fact } from '../play/fact.ts';
import type { State } from '../play/state.ts';
import { opening, shipped } from '../../testing/table.ts';
import { brain } from './index.ts';

/** Everybody chooses among what the brain proposes: in haste up to so much below the best, else nearly the best, or after a search of the first ten. */
const SLACKS = { 'who is in haste': 90, 'who takes care': 20 };
const SHIPPED = ['first-steps', 'gorge', 'gorge-contested', 'gorge-drake', 'toll-gate'];
/** Harm that one does to oneself: nobody struck. */
const OWN_DOING = new Set(['fall', 'hazard', 'suffocation', 'struck-by-fall', 'breath-weapon']);

/** Creatures of the seat that these facts hurt by its own doing, none of the enemy being hurt by them. */
function selfHarm(state: State, seat: Seat, facts: readonly Fact[]): readonly string[] {
  const hurt = facts.filter((fact) => fact.is === 'hurt');
  const isOurs = (who: string) => areAllied(state, theCreature(state, who).side, seat);
  if (hurt.some(({ who }) => !isOurs(who))) return [];
  const reacted = facts.some((fact) => fact.is === 'struck');
  return reacted ? [] : hurt.filter(({ who, cause }) => isOurs(who) && OWN_DOING.has(cause)).map(({ who }) => who);
}

/** Is the creature in trouble already: in the water, on a face, held above a fall? What it then risks is to get out. */
function inTrouble(state: State, who: string): boolean {
  const { stance, conditions } = theCreature(state, who);
  return stance === 'swimming' || stance === 'climbing' || conditions.unconscious === true || state.frames.length > 0;
}

/** What a command does on each of a few throws; empty when it asks someone else first. */
const THROWS = 3;
function alwaysHarms(state: State, seat: Seat, command: Command): readonly string[] {
  let harmed: readonly string[] | null = null;
  for (let seed = 0; seed < THROWS; seed++) {
    const facts = pathfinder.decide(state, seat, command, new SeededChance(seed));
    if (isRefusal(facts)) throw new Error(`${pathfinder.writeCommand(command)} is proposed and refused: ${facts.code}`);
    const now = selfHarm(state, seat, facts).filter((who) => !inTrouble(state, who));
    harmed = harmed === null ? now : harmed.filter((who) => now.includes(who));
    if (harmed.length === 0) return [];
  }
  return harmed ?? [];
}

for (const [somebody, slack] of Object.entries(SLACKS)) {
  // ARBITRE_DIAL=84 npx vitest run rules/pathfinder/src/player/harmless: 1,008 games each.
  test(`${somebody} harms nobody of its own for nothing, is never without an idea, and sees the fight to its end`, () => {
    const played = { games: 0, drawn: 0, decisions: 0 };
    for (let game = 0; game < dial(12); game++) {
      const dice = new SeededChance(1000 * slack + game);
      let state = opening(shipped(SHIPPED[game % SHIPPED.length] ?? ''));
      for (let n = 0; n < 2000 && pathfinder.outcome(state) === null; n++) {
        const seat = pathfinder.awaiting(state)?.seats[0] ?? '';
        const proposals = brain.proposals(state, seat);
        for (const { command } of proposals.slice(0, 10))
          expect(alwaysHarms(state, seat, command), pathfinder.writeCommand(command)).toEqual([]);
        const facts = pathfinder.decide(state, seat, hasty(proposals, slack, dice), dice);
        if (isRefusal(facts)) throw new Error('proposed and refused');
        state = fold(pathfinder, state, facts);
        played.decisions++;
      }
      played.games++;
      if ((pathfinder.outcome(state)?.winners ?? []).length === 0) played.drawn++;
    }
    expect(played.decisions).toBeGreaterThan(20 * played.games);
    expect(played.drawn).toBeLessThanOrEqual(Math.ceil(0.02 * played.games));
  });
}

/** Any proposal that is not much worse than the first. */
function hasty(proposals: readonly Proposal<Command>[], slack: number, dice: SeededChance): Command {
  const best = proposals[0]?.prior ?? 0;
  return pick(
    dice,
    proposals.filter(({ prior }) => best - prior < slack),
  ).command;
}
