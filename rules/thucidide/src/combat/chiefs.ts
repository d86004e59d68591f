import type { Cell, Chance } from '@arbitre/kernel';
import { leaderCapacity } from '../movement/capacity.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { DANGER_DICE, type Face, FACES } from '../proposal/die.table.ts';
import { charactersAt, characterOf, type Flight, type State } from '../play/state.ts';
import { type Withdrawal, withdrawals } from './withdrawal.ts';

/** Dice for a chief in danger, drawn as one: only "all ADVANTAGE" matters, so whoever explores the odds sees two bands. */
function dangerDice(chance: Chance, dice: number): { readonly dice: readonly Face[]; readonly lost: boolean } {
  const deadly = FACES.indexOf('advantage');
  const worst = Array.from({ length: dice }).reduce<number>((sum) => sum * FACES.length + deadly, 0);
  const drawn = chance.int(FACES.length ** dice, [worst, worst + 1]);
  const shown = Array.from(
    { length: dice },
    (_, index) => FACES[Math.floor(drawn / FACES.length ** index) % FACES.length],
  );
  return { dice: shown.flatMap((face) => face ?? []), lost: drawn === worst };
}

/** th.x.chiefs: the chiefs of a hex where a unit has just lost elements, its last one or not. */
export function endanger(
  unfolding: Unfolding,
  cell: Cell,
  side: string,
  losses: number,
  eliminated: boolean,
  enemy: Cell,
): void {
  for (const { id } of charactersAt(unfolding.state, cell).filter((one) => one.side === side)) {
    let lost = false;
    for (let loss = 1; loss <= losses && !lost; loss++) {
      const last = eliminated && loss === losses;
      lost = inDanger(unfolding, id, last ? DANGER_DICE.unitEliminated : DANGER_DICE.elementLost);
    }
    if (eliminated && !lost) unfolding.happens({ is: 'must-flee', character: id, from: enemy });
  }
}

/** Rolls for one chief; is he lost? */
export function inDanger(unfolding: Unfolding, character: string, count: number): boolean {
  const { dice, lost } = dangerDice(unfolding.chance, count);
  unfolding.happens({ is: 'endangered', character, dice, lost });
  return lost;
}

/** th.cap.leader.flight: where a fleeing character can go, off the table included (th.offtable.6). */
export function flightsOf(state: State, { character, from }: Flight): readonly Withdrawal[] {
  const fleeing = characterOf(state, character);
  const hexes = leaderCapacity(fleeing.rank, fleeing.weight, state.rulings)?.flight ?? 0;
  return withdrawals(state, fleeing, from, hexes, { difficultHolds: true });
}
