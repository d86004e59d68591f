import { fold, isRefusal, pick, SeededChance } from '@arbitre/kernel';
import { certainHarm, dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { attentionDonjon } from '../game.ts';
import type { State } from '../play/state.ts';
import { legend } from '../scene/scene.ts';
import { MELEE } from '../../testing/melee.ts';
import { openingOf, shipped } from '../../testing/shipped.ts';
import { THINGS } from './card.ts';

test('every mark of the legend has a card', () => {
  const marks = Object.keys(legend).filter((kind) => legend[kind]?.tone === 'mark' && kind !== 'neutral');
  for (const mark of marks) expect(THINGS).toContain(`state:${mark}`);
});

/** The seat's own heroes who have lost Health or fallen; the game, where it is lost. */
function harmed(before: State, after: State, seat: string): readonly string[] {
  const own = Object.values(before.figures).filter((figure) => figure.seat === seat && figure.side !== 'enemy');
  const worse = own.filter(({ id, health }) => (after.figures[id]?.health ?? 0) < health).map(({ id }) => id);
  const lost = attentionDonjon.outcome(after)?.winners.includes(seat) === false;
  return lost ? [...worse, ''] : worse;
}

// The long form, 10,000 commands: ARBITRE_DIAL=10 npx vitest run rules/attention-donjon/src/ask/telling.test.ts -t unannounced
test('certain harm to one’s own heroes is never unannounced, nor the loss of the game', () => {
  const files = ['entrainement.yaml', 'nid-des-hommes-rats.yaml'];
  const openings = [...files.map((file) => openingOf(shipped(file))), openingOf(MELEE)];
  const found = certainHarm(attentionDonjon, { openings, commands: dial(1000), harmed, longest: 300, outcomes: 250 });
  console.log(
    `attention-donjon: ${found.asked} commands, ${found.explored} gone through, ${found.certain} surely harmful`,
  );
  expect(found.unannounced).toEqual([]);
  expect(found.certain).toBeGreaterThan(0);
  expect(found.explored).toBeGreaterThan(found.asked / 2);
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
