import { pick, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { openingOf, shipped } from '../../testing/shipped.ts';
import { attentionDonjon as game } from '../game.ts';
import { isSame } from '../play/command.ts';
import { cellNamed } from '../play/naming.ts';
import { geometryAt, type State, topFrame } from '../play/state.ts';
import { isEffectGround } from '../space/plan.ts';
import { areHostile, canAct, isImmovable } from '../turn/figure.ts';
import { brain } from './index.ts';
import { AIMS } from './words.ts';

/** What is wrong with a choice that the brain puts forward; null when nothing is. Every level chooses among its proposals. */
function fault(
  state: State,
  seat: string,
  { do: verb, ...rest }: ReturnType<typeof brain.proposals>[number]['command'],
): string | null {
  const frame = topFrame(state);
  const figure = frame.kind === 'turn' ? state.figures[frame.figure] : undefined;
  if (verb === 'die') return 'dies though death could be cheated';
  if (figure === undefined || figure.group !== null) return null;
  const to = 'to' in rest && rest.to !== undefined ? cellNamed(geometryAt(state), rest.to) : null;
  if (to !== null && isEffectGround(state.plan.ground[to] ?? 'void')) return `walks into harm at ${to}`;
  const target = 'target' in rest ? state.figures[rest.target] : undefined;
  if (verb === 'attack' && target !== undefined && !areHostile(figure, target)) return 'strikes a friend';
  const idle = game.offers(state, seat).some(({ command }) => {
    const foe = command.do === 'attack' && command.with !== 'fists' ? state.figures[command.target] : undefined;
    return foe !== undefined && canAct(foe) && !isImmovable(foe) && foe.profile.health === 1;
  });
  return verb === 'end' && idle ? 'ends the turn with an enemy in reach' : null;
}

for (const file of ['entrainement.yaml', 'nid-des-hommes-rats.yaml'])
  test(`${file}: whatever a level picks of what the brain puts forward is legal, hurts nobody for nothing, and the game ends`, () => {
    for (let seed = 0; seed < dial(40); seed++) {
      const chance = new SeededChance(seed);
      let state = openingOf(shipped(file));
      let commands = 0;
      for (let asked = game.awaiting(state); asked !== null; asked = game.awaiting(state)) {
        const seat = asked.seats[0] ?? '';
        const proposals = brain.proposals(game.view(state, seat), seat);
        const { command, why } = pick(chance, proposals);
        const before = state;
        const told = `seed ${seed}, command ${commands}: ${game.writeCommand(command)}`;
        expect(
          game.offers(state, seat).some((offer) => isSame(offer.command, command)),
          told,
        ).toBe(true);
        if (proposals.length > 1) expect(fault(before, seat, command), told).toBeNull();
        if (proposals.length > 1) for (const reason of why) expect(AIMS, told).toHaveProperty(reason);
        const facts = game.decide(state, seat, command, chance);
        if (!Array.isArray(facts)) throw new Error(`${told} is refused`);
        for (const fact of facts) state = game.evolve(state, fact);
        if (++commands > 3000) throw new Error(`seed ${seed}: the game stalls`);
      }
    }
  });
