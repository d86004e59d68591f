import { openChest } from './chest.ts';
import { startCombat } from '../combat/sides.ts';
import { reachExit } from './exit.ts';
import { drinkAtFountain } from './fountain.ts';
import { heroFalls } from '../dungeon/floor-end.ts';
import { goldGain, pileOf } from './gold.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { CHEST, CREATURE, EXIT, FOUNTAIN, GOLD, type Terrain, TRAP, terrainOf } from '../movement/terrain.ts';
import { springTrap } from './trap.ts';

/**
 * dx.effect.1, dx.effect.2: what the square just entered does, before the next step. `from` is the square before it.
 * dx.effect.3: a creature and the exit interrupt the move. dx.effect.5, dx.x.squares: the list is ours, and open.
 */
export function enterSquare(unfolding: Unfolding, from: number): void {
  const { state } = unfolding;
  const { at, floor, rulings, foes } = state;
  const terrain = terrainOf(floor, rulings.cornerRule);
  switch (terrain.feature[at]) {
    case TRAP:
      springTrap(unfolding);
      break;
    case GOLD:
      unfolding.happens({ is: 'gold-found', at, gold: goldGain(pileOf(floor.number), state) });
      break;
    case CHEST:
      openChest(unfolding);
      break;
    case FOUNTAIN:
      drinkAtFountain(unfolding);
      break;
    case CREATURE:
      startCombat(unfolding, terrain.foe[at] ?? -1, from);
      break;
    case EXIT: {
      const guardian = terrain.foe[at] ?? -1;
      if (guardian >= 0 && (foes[guardian] ?? 0) > 0) startCombat(unfolding, guardian, from);
      else reachExit(unfolding);
      break;
    }
    default:
      break;
  }
  if (unfolding.state.pv === 0) heroFalls(unfolding);
}

/** Does this square do something to who enters it? dx.effect.4: not once it is used up. */
export function acts({ feature }: Terrain, used: readonly number[], cell: number): boolean {
  const code = feature[cell] ?? 0;
  return code >= TRAP && (code === EXIT || !used.includes(cell));
}

/**
 * dx.effect.1, ruling `effectOnStartSquare`: the square where a move starts acts once more. A web does not: what it costs is
 * the price of entering (dx.web.1), and that is paid.
 */
export function actAgain(unfolding: Unfolding): void {
  const { state } = unfolding;
  if (acts(terrainOf(state.floor, state.rulings.cornerRule), state.used, state.at)) enterSquare(unfolding, state.at);
}
