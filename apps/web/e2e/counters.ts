/** Every body of troops that the rulebook knows, by type and weight. */
const TROOPS: readonly (readonly [type: string, weights: readonly string[], weapon?: string])[] = [
  ['infantry', ['very-light', 'light', 'medium', 'heavy', 'very-heavy']],
  ['infantry', ['very-light', 'light', 'medium'], 'bow'],
  ['infantry', ['very-light'], 'sling'],
  ['cavalry', ['very-light', 'light', 'medium', 'heavy', 'very-heavy']],
  ['camelry', ['light', 'medium']],
  ['elephants', ['medium', 'heavy']],
  ['chariotry', ['light', 'medium', 'heavy']],
  ['artillery', ['light', 'medium', 'heavy']],
];

/** The smallest table that the rulebook allows. */
const COLUMNS = 12;
const ROWS = 9;

const SIDES = ['blue', 'red'] as const;
const two = (value: number): string => String(value).padStart(2, '0');

/** A field with one counter of each, Blue's to the left: a row a type, lighter ones first. */
export function allCounters(): string {
  const units = TROOPS.flatMap(([type, weights, weapon], row) =>
    SIDES.flatMap((side, at) =>
      weights.map((weight, column) => {
        const place = `${two(column + 1 + at * 6)}${two(row + 1)}`;
        const thrown = weapon ?? (type === 'infantry' && column < 2 ? 'javelin' : undefined);
        const armed = thrown === undefined ? '' : `, weapon: ${thrown}`;
        return `  - { id: ${side[0]}${row}${column}, side: ${side}, type: ${type}, weight: ${weight}, at: "${place}"${armed} }`;
      }),
    ),
  );
  return [
    'game: thucidide',
    'title: { fr: Tous les pions, en: All counters }',
    'map: |',
    ...Array.from({ length: ROWS }, (_, row) => `${row % 2 === 1 ? '   ' : '  '}${'. '.repeat(COLUMNS).trimEnd()}`),
    'armies:',
    '  - { side: blue, name: { fr: Bleu, en: Blue }, tokens: 3, level: 3 }',
    '  - { side: red, name: { fr: Rouge, en: Red }, tokens: 3, level: 3 }',
    'units:',
    ...units,
    'characters:',
    '  - { id: bG, side: blue, rank: general-in-chief, with: b03 }',
    '  - { id: rG, side: red, rank: general-in-chief, with: r03 }',
    'victory: { eliminate: 10, turns: 10 }',
    '',
  ].join('\n');
}
