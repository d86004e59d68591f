import { type Json, SeededChance } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { TWIN } from '../../../../conformance/pathfinder/twin.mjs';
import { conformance } from '../conformance/answer.ts';
import { SIZES } from './size.ts';

const SPAN = 9;
const SIDE: Readonly<Record<string, number>> = { Tiny: 1, Small: 1, Medium: 1, Large: 2, Huge: 3, Gargantuan: 4 };

interface Body {
  readonly size: string;
  readonly at: readonly [number, number];
}
interface Scene {
  readonly attacker: Body;
  readonly target: Body;
  readonly blocking: readonly (readonly [number, number])[];
  readonly creatures: readonly Body[];
}

function body(dice: SeededChance): Body {
  const size = SIZES[dice.int(SIZES.length)] ?? 'Medium';
  const span = SPAN - (SIDE[size] ?? 1) + 1;
  return { size, at: [dice.int(span), dice.int(span)] };
}

function scene(dice: SeededChance): Scene {
  return {
    attacker: body(dice),
    target: body(dice),
    blocking: Array.from({ length: dice.int(6) }, () => [dice.int(SPAN), dice.int(SPAN)] as const),
    creatures: Array.from({ length: dice.int(4) }, () => body(dice)),
  };
}

/** Mirrored left to right, and turned by a quarter: together they make all eight symmetries. */
const mirror = ({ size, at: [x, y] }: Body): Body => ({ size, at: [SPAN - x - (SIDE[size] ?? 1), y] });
const turn = ({ size, at: [x, y] }: Body): Body => ({ size, at: [y, x] });
const moved = (given: Scene, by: (one: Body) => Body): Scene => ({
  attacker: by(given.attacker),
  target: by(given.target),
  blocking: given.blocking.map((at) => by({ size: 'Medium', at }).at),
  creatures: given.creatures.map(by),
});

function ask(question: 'cover' | 'screen', given: Scene): Readonly<Record<string, Json>> {
  const answer = conformance.answer({
    id: 'x',
    rules: ['pf.cover.5'],
    question,
    given: given as unknown as Json,
    verdict: null,
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer.value as Readonly<Record<string, Json>>;
}

test('pf.cover.5 pf.screen.5 random positions agree with the twin and with their mirror images (seeds 1 to 100)', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const given = scene(new SeededChance(seed));
    const [cover, screen] = [ask('cover', given), ask('screen', given)];
    expect({ seed, cover }).toEqual({ seed, cover: TWIN.cover(given, {}) });
    expect({ seed, screen }).toEqual({ seed, screen: TWIN.screen(given, {}) });
    for (const by of [mirror, turn, (one: Body) => mirror(turn(one))]) {
      expect({ seed, cover: ask('cover', moved(given, by)).cover }).toEqual({ seed, cover: cover.cover });
      expect({ seed, screened: ask('screen', moved(given, by)).screened }).toEqual({ seed, screened: screen.screened });
    }
  }
});

test('pf.cover.5 cover is the same both ways (seeds 1 to 100)', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const given = scene(new SeededChance(seed));
    const back = { ...given, attacker: given.target, target: given.attacker };
    expect({ seed, cover: ask('cover', back).cover }).toEqual({ seed, cover: ask('cover', given).cover });
  }
});
