import { cellNamed } from '../play/naming.ts';
import { figuresOf, geometryAt, zoneOfFigure } from '../play/state.ts';
import { automatic, type Table } from '../play/unfolding.ts';
import { halfUp, rollDice } from '../adventure/trait.ts';
import { breakSomething, wound } from '../adventure/wound.ts';

/** In the effect phase each figure of its zone loses a point of Health and an object (ad.x.brazier). */
export function burn(table: Table, name: string): void {
  const cell = cellNamed(geometryAt(table.state).board, name) ?? 0;
  const zone = table.state.plan.zones[cell];
  for (const figure of figuresOf(table.state).filter((one) => zoneOfFigure(table.state, one) === zone)) {
    breakSomething(table, figure.id);
    wound(table, figure.id, 1);
  }
}

/** Putting a brazier out; failing burns (ad.x.brazier). */
export const douseResolver = automatic<'douse'>((table, { hero, cell, rolled }) => {
  table.pop();
  if ((rolled?.successes ?? 0) > 0) return table.emit({ is: 'ground-changed', cell, ground: 'floor' });
  breakSomething(table, hero);
  const [die = 1] = rollDice(table.chance, 1);
  wound(table, hero, halfUp(die)); // d3: a d6 halved, rounded up
});
