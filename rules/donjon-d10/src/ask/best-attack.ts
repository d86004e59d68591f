import { add, compare, type Fraction, fraction, multiply, rememberLast, ZERO } from '@arbitre/kernel';
import { meansOf } from '../combat/means.ts';
import { duelOf } from '../combat/sides.ts';
import { BARE_HANDS, type Command } from '../play/command.ts';
import type { State } from '../play/state.ts';
import { exchangeOdds } from './exchange-odds.ts';
import { forecast } from './forecast.ts';

/** How a whole fight would end. */
export interface FightEnd {
  readonly victory: Fraction;
  readonly death: Fraction;
}

const known = rememberLast((_state: State) => new Map<number, FightEnd | null>());

/** How a fight with that creature would end, with the arms that hurt it most; null where it cannot be told. */
export function bestAttack(state: State, foe: number): FightEnd | null {
  const ends = known(state);
  const told = ends.get(foe);
  if (told !== undefined) return told;
  const end = fought(state, foe);
  ends.set(foe, end);
  return end;
}

function fought(before: State, foe: number): FightEnd | null {
  const combat = { foe, from: before.at, exchanges: 0, ward: 0, disarmed: false, again: null };
  const state: State = { ...before, combat, pause: null };
  let best: Command = { do: 'attack', weapon: BARE_HANDS };
  let most: Fraction | null = null;
  for (const command of attacksOf(state)) {
    const means = meansOf(command);
    if (means === null) continue;
    const odds = exchangeOdds(duelOf(state, { ...combat, exchanges: 1 }, means), state.rulings);
    const dealt = odds.reduce((sum, { value, weight }) => add(sum, multiply(fraction(value.dealt), weight)), ZERO);
    if (most === null || compare(dealt, most) > 0) [best, most] = [command, dealt];
  }
  const [whole] = forecast(state, best);
  const weightOf = (ending: string) => whole?.endings.find((end) => end.ending === ending)?.weight ?? ZERO;
  return whole === undefined ? null : { victory: weightOf('victory'), death: weightOf('death') };
}

/** Every attack that does not use itself up. */
function attacksOf({ hero }: State): readonly Command[] {
  const weapons = [...new Set(hero.weapons)];
  return [
    ...weapons.map((weapon): Command => ({ do: 'attack', weapon })),
    ...(weapons.length === 0 ? [{ do: 'attack', weapon: BARE_HANDS } as const] : []),
    ...hero.spells.map((spell): Command => ({ do: 'cast', spell })),
  ];
}
