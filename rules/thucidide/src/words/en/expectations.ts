type Values = (key: string) => string | number;

/** What was expected, by code. */
const EXPECTED: Readonly<Record<string, (v: Values) => string>> = {
  drawing: (v) => `a rectangle of letters (${v('en')})`,
  'hex-name': (v) => `a hex of the table, ${v('first')} to ${v('last')}`,
  'mounted-without-mounts': () => 'a unit that has mounts, since it is mounted',
  'nothing-to-choose': () => 'a moment at which somebody has a choice',
  'lost-elements': () => 'no element for a lost unit, at least one for any other',
  'map-too-small': (v) => `a table of at least ${v('short')} by ${v('long')} hexes`,
  'terrain-letter': (v) => `a terrain letter among ${v('letters')}`,
  'road-skips': (v) => `a road that joins neighbouring hexes: ${v('from')} and ${v('to')} do not touch`,
  'obstacle-pair': () => 'two neighbouring hexes, written like 0502-0602',
  'hex-taken': (v) => `a free hex for ${v('unit')}: ${v('by')} is already there`,
  'no-such-unit': () => 'a type and weight that exist: the table prints XXXX here',
  'no-such-weapon': () => 'a weapon this troop can carry',
  'mounted-infantry-only': () => 'infantry: nothing else can be mounted',
  'too-many-elements': (v) => `at most ${v('full')} elements`,
  'same-side': () => 'two sides with different names',
  'unknown-side': (v) => `one of the sides ${v('sides')}`,
  'unknown-group': () => 'a group of reinforcements of its side',
  'unknown-unit': () => 'a unit of his side',
  'no-place': () => 'a hex (at) or a unit (with)',
  'not-an-edge': () => 'a hex on the edge of the table',
  'impassable-hex': (v) => `a hex where ${v('piece')} can stand`,
  'duplicate-id': () => 'a name nobody else has',
  'chief-weight': () => 'a weight of very light, light or medium, since the table reads the chiefs’ row by weight',
  'one-general': (v) => `one general-in-chief, and one only, for ${v('side')}`,
  'no-units': (v) => `at least one unit for ${v('side')}`,
  'static-outside': () => 'a hex of the table: static artillery never comes as a reinforcement',
  'piece-name': (v) => `a piece among ${v('known')}`,
  'end-of-command': () => 'the end of the command',
};

/** What a scenario or a typed command should have said. */
export function expectation(code: string, values: Readonly<Record<string, string | number>>): string {
  return EXPECTED[code]?.((key) => values[key] ?? '?') ?? 'something else';
}
