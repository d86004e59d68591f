import { fold, isRefusal, pick, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { attentionDonjon } from '../game.ts';
import type { Command } from '../play/command.ts';
import type { State } from '../play/state.ts';
import { legend } from '../scene/scene.ts';
import { openingOf, shipped } from '../../testing/shipped.ts';
import { THINGS } from './card.ts';

test('every mark of the legend has a card', () => {
  const marks = Object.keys(legend).filter((kind) => legend[kind]?.tone === 'mark' && kind !== 'neutral');
  for (const mark of marks) expect(THINGS).toContain(`state:${mark}`);
});

/** Figures of the seat that lose Health or die whatever a dozen throws of the dice show. */
function certainLosses(state: State, seat: string, command: Command): readonly string[] {
  const own = Object.values(state.figures).filter((figure) => figure.seat === seat);
  const lost = own.map(({ id }) => id);
  return lost.filter((id) =>
    Array.from({ length: 12 }, (_, seed) => {
      const facts = attentionDonjon.decide(state, seat, command, new SeededChance(seed));
      const after = isRefusal(facts) ? state : fold(attentionDonjon, state, facts);
      return (after.figures[id]?.health ?? 0) < (state.figures[id]?.health ?? 0);
    }).every(Boolean),
  );
}

test('certain harm to one’s own heroes is never unannounced', () => {
  let asked = 0;
  for (const file of ['entrainement.yaml', 'nid-des-hommes-rats.yaml']) {
    for (let seed = 0; seed < dial(20); seed++) {
      const dice = new SeededChance(seed);
      let state = openingOf(shipped(file));
      for (let n = 0; n < 120 && attentionDonjon.outcome(state) === null; n++) {
        const seat = attentionDonjon.awaiting(state)?.seats[0] ?? '';
        const { command } = pick(dice, attentionDonjon.offers(state, seat));
        asked++;
        if (certainLosses(state, seat, command).length > 0) {
          const { risks } = attentionDonjon.outlook?.(state, seat, command) ?? { risks: [] };
          expect(risks.length, `${file} ${seed}: ${attentionDonjon.writeCommand(command)}`).toBeGreaterThan(0);
        }
        const facts = attentionDonjon.decide(state, seat, command, dice);
        if (isRefusal(facts)) throw new Error('offered and refused');
        state = fold(attentionDonjon, state, facts);
      }
    }
  }
  expect(asked).toBeGreaterThan(dial(20) * 50);
});

test('ad.group.7 whoever runs a group is told what its blow costs the heroes, as a risk', () => {
  let told = 0;
  for (let seed = 0; seed < 40 && told < 3; seed++) {
    const dice = new SeededChance(seed);
    let state = openingOf(shipped('entrainement.yaml'));
    for (let n = 0; n < 120 && attentionDonjon.outcome(state) === null; n++) {
      const seat = attentionDonjon.awaiting(state)?.seats[0] ?? '';
      const offers = attentionDonjon.offers(state, seat);
      for (const { command } of offers) {
        if (command.do !== 'attack' || state.figures[command.target]?.side === 'enemy') continue;
        told++;
        const { buys, risks } = attentionDonjon.outlook?.(state, seat, command) ?? { buys: [], risks: [] };
        expect(risks.map(({ piece }) => piece)).toContain(command.target);
        expect(buys.map(({ piece }) => piece)).not.toContain(command.target);
      }
      const facts = attentionDonjon.decide(state, seat, pick(dice, offers).command, dice);
      if (!isRefusal(facts)) state = fold(attentionDonjon, state, facts);
    }
  }
  expect(told).toBeGreaterThan(0);
});

test('ad.x.attack an attack tells its exact chance to wound before any die is cast', () => {
  const dice = new SeededChance(2);
  let state = openingOf(shipped('entrainement.yaml'));
  for (let n = 0; n < 400; n++) {
    const seat = attentionDonjon.awaiting(state)?.seats[0];
    if (seat === undefined) break;
    const offers = attentionDonjon.offers(state, seat);
    const attack = offers.find(
      ({ command }) => command.do === 'attack' && state.figures[command.target]?.side === 'enemy',
    );
    if (attack !== undefined) {
      const told = attentionDonjon.outlook?.(state, seat, attack.command);
      expect(told?.buys[0]?.chance).toBeDefined();
      expect(told?.buys.map(({ says }) => says.en).join()).toMatch(/wound|out of the fight/);
      return;
    }
    const facts = attentionDonjon.decide(state, seat, pick(dice, offers).command, dice);
    if (!isRefusal(facts)) state = fold(attentionDonjon, state, facts);
  }
  throw new Error('nobody could attack');
});
