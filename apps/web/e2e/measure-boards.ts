/** Twelve creatures on open ground with some rubble and walls, 40 squares a side. */
export function wideField(): string {
  const rows = Array.from({ length: 40 }, (_, y) =>
    Array.from({ length: 40 }, (_cell, x) =>
      (x * 7 + y * 11) % 23 === 0 ? '#' : (x * 5 + y * 3) % 17 === 0 ? 'd' : '.',
    ).join(''),
  );
  const free = (x: number, y: number) => (rows[y]?.[x] === '.' ? [x, y] : [x + 1, y]);
  const creatures = Array.from({ length: 12 }, (_, n) => {
    const [x = 0, y = 0] = free(4 + (n % 6) * 6, n < 6 ? 14 + (n % 3) : 22 + (n % 3));
    const [block, side] = n < 6 ? ['polearm-fighter', 'heroes'] : ['marsh-raider', 'foes'];
    const column = x < 26 ? String.fromCharCode(97 + x) : `a${String.fromCharCode(97 + x - 26)}`;
    return `  - { id: c${n}, name: { fr: C${n}, en: C${n} }, block: ${block}, side: ${side}, at: ${column}${y + 1} }`;
  });
  return [
    'game: pathfinder',
    'title: { fr: Grande plaine, en: Wide field }',
    'map: |',
    ...rows.map((row) => `  ${row}`),
    'sides:',
    '  - { id: heroes, name: { fr: bleus, en: blues }, heroes: true }',
    '  - { id: foes, name: { fr: roux, en: reds } }',
    'creatures:',
    ...creatures,
    'rounds: 20',
    '',
  ].join('\n');
}

/** A hundred squares a side, sixty creatures: what nobody plays, and what must still move. */
export function hugeField(): string {
  const rows = Array.from({ length: 100 }, (_, y) =>
    Array.from({ length: 100 }, (_cell, x) =>
      (x * 7 + y * 11) % 23 === 0 ? '#' : (x * 5 + y * 3) % 17 === 0 ? 'd' : '.',
    ).join(''),
  );
  const column = (x: number) =>
    (x < 26 ? '' : String.fromCharCode(96 + Math.floor(x / 26))) + String.fromCharCode(97 + (x % 26));
  const creatures = Array.from({ length: 60 }, (_, n) => {
    const y = 20 + Math.floor(n / 10) * 8;
    let x = 12 + (n % 10) * 8;
    while (rows[y]?.[x] !== '.') x++;
    const [block, side] = n < 30 ? ['polearm-fighter', 'heroes'] : ['marsh-raider', 'foes'];
    return `  - { id: c${n}, name: { fr: C${n}, en: C${n} }, block: ${block}, side: ${side}, at: ${column(x)}${y + 1} }`;
  });
  return [
    'game: pathfinder',
    'title: { fr: Plaine immense, en: Huge field }',
    'map: |',
    ...rows.map((row) => `  ${row}`),
    'sides:',
    '  - { id: heroes, name: { fr: bleus, en: blues }, heroes: true }',
    '  - { id: foes, name: { fr: roux, en: reds } }',
    'creatures:',
    ...creatures,
    'rounds: 20',
    '',
  ].join('\n');
}
