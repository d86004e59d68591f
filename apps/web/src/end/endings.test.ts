import { readFileSync } from 'node:fs';
import { type Command, type Game, type Match, playOut, type Seat, SeededChance } from '@arbitre/kernel';
import { loadBrain, loadGames, loadScenario } from '@arbitre/referee/core';
import { expect, test } from 'vitest';
import { ending as attentionDonjon } from '../games/attention-donjon/ending.ts';
import { ending as donjonD10 } from '../games/donjon-d10/ending.ts';
import { ending as pathfinder } from '../games/pathfinder/ending.ts';
import { ending as thucidide } from '../games/thucidide/ending.ts';
import type { EndStory } from './ending.ts';
import { ordinal } from './ordinal.ts';

const ENDINGS = { 'attention-donjon': attentionDonjon, 'donjon-d10': donjonD10, pathfinder, thucidide } as const;

/** A shipped scenario played to its end by its brain, told from each chair and from beside the table. */
async function toldAtTheEnd(id: keyof typeof ENDINGS, scenario: string, seed: number): Promise<readonly EndStory[]> {
  const games = await loadGames([id]);
  const game = games.get(id) as Game;
  const brain = await loadBrain(id as string);
  const text = readFileSync(new URL(`../../../../scenarios/${id}/${scenario}.yaml`, import.meta.url), 'utf8');
  const loaded = loadScenario(text, games);
  if (!loaded.ok || brain === null) throw new Error(`${scenario} does not load`);
  const opening: Match['opening'] = loaded.value.opening;
  const states: unknown[] = [];
  const { state, outcome } = playOut(game, opening, {
    dice: new SeededChance(seed),
    longest: 3000,
    choose: (view, seat) => brain.reflex?.(view, seat) ?? (brain.proposals(view, seat)[0]?.command as Command),
    visit: (now) => states.push(now),
  });
  if (outcome === null) throw new Error('the game has no end');
  const over = { outcome, opening, states: [...states.slice(1), state], last: state };
  const chairs: readonly (Seat | null)[] = [...game.seats(opening), null];
  return chairs.map((seat) => ENDINGS[id].tell({ ...over, seat }));
}

const headlines = (told: readonly EndStory[]) => told.map(({ headline }) => headline);

test('a descent that ends well, and one that a creature ends', async () => {
  const [won] = await toldAtTheEnd('donjon-d10', 'first-steps', 1);
  expect(won?.headline).toEqual({ fr: 'Le guerrier revoit le jour.', en: 'The warrior sees daylight again.' });
  expect(won?.story.fr).toMatch(/^3 étages traversés en \d+ tours/);
  const outcome = { kind: 'defeat', winners: [], score: {} };
  const duel = {
    stage: 'floor',
    pv: 2,
    turns: 3,
    slain: 0,
    dungeon: { last: 5 },
    hero: { class: 'warrior', gold: 1 },
    floor: { number: 2, creatures: [{ kind: 'ghoul', at: 4 }] },
    combat: { foe: 0 },
  };
  const lost = donjonD10.tell({ outcome, opening: duel, states: [duel, { ...duel, pv: 0 }], last: duel, seat: 'hero' });
  expect(lost.headline).toEqual({ fr: 'La goule a eu le dernier mot.', en: 'The ghoul had the last word.' });
  expect(lost.story.en).toBe('The descent ends on floor 2 of 5, after 3 turns, no creature slain, one gold coin.');
});

test('a battle is told by its prize and by its losses, from either chair', async () => {
  const told = await toldAtTheEnd('thucidide', 'the-bridge-and-the-fords', 2);
  const [blue, red, beside] = headlines(told);
  expect(new Set([blue?.fr, red?.fr]).size).toBe(2);
  for (const { headline, story, figures = [] } of told) {
    expect(`${headline.fr} ${story.fr}`).not.toMatch(/score|undefined|NaN|[BR][ICGO]\d/);
    expect(`${headline.en} ${story.en}`).not.toMatch(/score|undefined|NaN|[BR][ICGO]\d/);
    expect(figures.map(({ label }) => label.en)).toEqual(['units eliminated', 'elements lost']);
  }
  expect(beside?.en).toMatch(/Blue|Red|Nobody/);
});

test('a fight and an adventure are told by who is left', async () => {
  const [heroes] = await toldAtTheEnd('pathfinder', 'first-steps', 1);
  expect(heroes?.headline).toEqual({ fr: 'Les pillards sont à terre.', en: 'The raiders are down.' });
  expect(heroes?.story.fr).toMatch(/^Le combat se termine à la \S+ ronde\u202f: (Maëlle|Pim)\D+ debout/);
  const [player] = await toldAtTheEnd('attention-donjon', 'entrainement', 1);
  expect(player?.headline.en).toMatch(/\.$/);
  expect(player?.story.en).toMatch(/^The adventure ends in the \S+ Round: .*(come|comes) back\.$/);
});

test('hit points are lost by whoever was wounded, healed afterwards or not', () => {
  const at = (maelle: number, slate: number) => ({
    round: 2,
    lastRound: 9,
    sides: [
      { id: 'heroes', heroes: true, name: { fr: 'les héros', en: 'the heroes' } },
      { id: 'raiders', name: { fr: 'les pillards', en: 'the raiders' } },
    ],
    creatures: [
      { id: 'maelle', side: 'heroes', name: { fr: 'Maëlle', en: 'Maelle' }, hp: maelle, conditions: {} },
      { id: 'slate', side: 'raiders', name: { fr: 'Ardoise', en: 'Slate' }, hp: slate, conditions: {} },
    ],
  });
  const states = [at(8, 20), at(18, 20), at(0, 12), at(8, 12), at(8, 0)];
  const outcome = { kind: 'standing', winners: ['heroes'], score: {} };
  const { figures = [] } = pathfinder.tell({ outcome, opening: at(20, 20), states, last: at(8, 0), seat: 'heroes' });
  expect(figures.slice(2).map(({ value }) => value.en)).toEqual(['30', '20']);
});

test('turns are counted in words as long as there are any', () => {
  expect([1, 9, 16, 17, 22].map((nth) => ordinal('en', nth))).toEqual(['first', 'ninth', 'sixteenth', '17th', '22nd']);
  expect([1, 9, 21].map((nth) => ordinal('fr', nth))).toEqual(['premier', 'neuvième', '21ᵉ']);
});
