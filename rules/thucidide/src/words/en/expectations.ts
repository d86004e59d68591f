/** What a scenario or a typed command should have said. */
export function expectation(code: string, values: Readonly<Record<string, string | number>>): string {
  const v = (key: string) => values[key] ?? '?';
  switch (code) {
    case 'drawing':
      return `a rectangle of letters (${v('en')})`;
    case 'hex-name':
      return `a hex of the table, ${v('first')} to ${v('last')}`;
    case 'mounted-without-mounts':
      return 'a unit that has mounts, since it is mounted';
    case 'lost-elements':
      return 'no element for a lost unit, at least one for any other';
    case 'map-too-small':
      return `a table of at least ${v('short')} by ${v('long')} hexes`;
    case 'terrain-letter':
      return `a terrain letter among ${v('letters')}`;
    case 'road-skips':
      return `a road that joins neighbouring hexes: ${v('from')} and ${v('to')} do not touch`;
    case 'obstacle-pair':
      return 'two neighbouring hexes, written like 0502-0602';
    case 'hex-taken':
      return `a free hex for ${v('unit')}: ${v('by')} is already there`;
    case 'no-such-unit':
      return 'a type and weight that exist: the table prints XXXX here';
    case 'no-such-weapon':
      return 'a weapon this troop can carry';
    case 'mounted-infantry-only':
      return 'infantry: nothing else can be mounted';
    case 'too-many-elements':
      return `at most ${v('full')} elements`;
    case 'same-side':
      return 'two sides with different names';
    case 'unknown-side':
      return `one of the sides ${v('sides')}`;
    case 'unknown-group':
      return 'a group of reinforcements of its side';
    case 'unknown-unit':
      return 'a unit of his side';
    case 'no-place':
      return 'a hex (at) or a unit (with)';
    case 'not-an-edge':
      return 'a hex on the edge of the table';
    case 'impassable-hex':
      return `a hex where ${v('piece')} can stand`;
    case 'duplicate-id':
      return 'a name nobody else has';
    case 'chief-weight':
      return 'a weight of very light, light or medium, since the table reads the chiefs’ row by weight';
    case 'one-general':
      return `one general-in-chief, and one only, for ${v('side')}`;
    case 'no-units':
      return `at least one unit for ${v('side')}`;
    case 'static-outside':
      return 'a hex of the table: static artillery never comes as a reinforcement';
    case 'piece-name':
      return `a piece among ${v('known')}`;
    case 'end-of-command':
      return 'the end of the command';
    default:
      return 'something else';
  }
}
