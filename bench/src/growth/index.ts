import { loadGames, loadScenario, orThrow } from '@arbitre/referee/core';

/** How Pathfinder's `offers` grows with the board, the creatures and their Speed; prints a table. */
export async function benchGrowth(quick: boolean): Promise<void> {
  const games = await loadGames(['pathfinder']);
  const rows = [
    { side: 20, creatures: 6, speed: 5 },
    { side: 40, creatures: 6, speed: 5 },
    { side: 100, creatures: 6, speed: 5 },
    { side: 40, creatures: 12, speed: 5 },
    { side: 40, creatures: 40, speed: 5 },
    { side: 40, creatures: 12, speed: 10 },
    { side: 40, creatures: 12, speed: 20 },
  ];
  console.log('Pathfinder: offers of one creature’s turn as the board, the creatures and their Speed grow.');
  console.log('| board | creatures | Speed | offers | µs | ÷ the first row |');
  console.log('| ---: | ---: | ---: | ---: | ---: | ---: |');
  let first: number | null = null;
  for (const { side, creatures, speed } of rows) {
    const { game, opening } = orThrow(loadScenario(crowd(side, creatures, speed), games));
    const seat = game.awaiting(opening)?.seats[0] ?? '';
    const times = quick ? 40 : 200;
    const states = Array.from({ length: times }, () => JSON.parse(JSON.stringify(opening)) as unknown); // nothing kept from before
    let offered = 0;
    const began = process.cpuUsage();
    for (const state of states) offered += game.offers(state, seat).length;
    const { user, system } = process.cpuUsage(began);
    const each = (user + system) / times;
    first ??= each;
    const cells = [`${side}²`, creatures, speed, offered / times, each.toFixed(0), (each / first).toFixed(1)];
    console.log(`| ${cells.join(' | ')} |`);
  }
  console.log('Every state is fresh from JSON, so that nothing worked out for the one before is at hand.');
}

/** Two sides that alternate, spread over the board by a fixed stride, halberds and bows among them. */
function crowd(side: number, creatures: number, speed: number): string {
  const taken = new Set<number>();
  const places = Array.from({ length: creatures }, (_, n) => {
    let cell = (n * 7_919 + 131) % (side * side);
    while (taken.has(cell)) cell = (cell + 1) % (side * side);
    taken.add(cell);
    return cell;
  });
  const at = (cell: number) => ({ column: cell % side, row: Math.floor(cell / side) });
  const name = (cell: number) => `${letters(at(cell).column)}${at(cell).row + 1}`;
  const ids = places.map((_, n) => `c${n}`);
  return JSON.stringify({
    game: 'pathfinder',
    map: `${Array.from({ length: side }, () => '.'.repeat(side)).join('\n')}\n`,
    sides: ['a', 'b'].map((id) => ({ id, name: { fr: id, en: id } })),
    blocks: {
      fighter: {
        size: 'Medium',
        speeds: { land: speed },
        abilities: ['attack-of-opportunity'],
        attacks: [
          { name: { fr: 'épée', en: 'sword' }, kind: 'melee', bonus: 5, damage: '1d8', type: 'slashing' },
          { name: { fr: 'arc', en: 'bow' }, kind: 'ranged', bonus: 5, damage: '1d6', type: 'piercing', increment: 12 },
        ],
      },
    },
    creatures: places.map((cell, n) => ({
      id: ids[n],
      block: 'fighter',
      side: n % 2 === 0 ? 'a' : 'b',
      at: name(cell),
      reaction: true,
    })),
    encounter: { order: ids, turn: { who: 'c0' } },
  });
}

/** a … z, aa … : the columns of a board. */
function letters(column: number): string {
  const last = String.fromCharCode(97 + (column % 26));
  return column < 26 ? last : `${letters(Math.floor(column / 26) - 1)}${last}`;
}
