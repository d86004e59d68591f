/** A legal scenario of so many large floors: a short text that makes a large board, about 160 kB a floor. */
export function largeScenario(floors: number): string {
  const wall = `      ${'#'.repeat(40)}\n`;
  const inner = (row: number): string => `      #${row === 1 ? 'S' : 'r'}${'r'.repeat(36)}${row === 38 ? '>' : 'r'}#\n`;
  const map = wall + Array.from({ length: 38 }, (_, row) => inner(row + 1)).join('') + wall;
  const floor = (number: number): string =>
    `  - number: ${number}\n    map: |\n${map}    creatures: { r: giant-rat }\n`;
  const all = Array.from({ length: floors }, (_, index) => floor(index + 1)).join('');
  return `game: donjon-d10\ndungeon: ${Math.max(10, floors)}\nclass: warrior\nfloors:\n${all}`;
}
