type Values = (key: string) => string | number;

/** Ce qui était attendu, par code. */
const EXPECTED: Readonly<Record<string, (v: Values) => string>> = {
  drawing: (v) => `un rectangle de lettres (${v('fr')})`,
  'hex-name': (v) => `un hex de la table, de ${v('first')} à ${v('last')}`,
  'mounted-without-mounts': () => 'une unité qui a des montures, puisqu’elle est montée',
  'nothing-to-choose': () => 'un moment où quelqu’un a un choix à faire',
  'lost-elements': () => 'aucun élément pour une unité perdue, au moins un pour toute autre',
  'map-too-small': (v) => `une table d’au moins ${v('short')} hex sur ${v('long')}`,
  'terrain-letter': (v) => `une lettre de terrain parmi ${v('letters')}`,
  'road-skips': (v) => `une route qui joint des hex voisins : ${v('from')} et ${v('to')} ne se touchent pas`,
  'obstacle-pair': () => 'deux hex voisins, écrits comme 0502-0602',
  'hex-taken': (v) => `un hex libre pour ${v('unit')} : ${v('by')} s’y trouve déjà`,
  'no-such-unit': () => 'un type et un poids qui existent : le tableau marque XXXX ici',
  'no-such-weapon': () => 'une arme que cette troupe peut porter',
  'mounted-infantry-only': () => 'une infanterie : elle seule peut être montée',
  'too-many-elements': (v) => `au plus ${v('full')} éléments`,
  'same-side': () => 'deux camps de noms différents',
  'unknown-side': (v) => `un des camps ${v('sides')}`,
  'unknown-group': () => 'un groupe de renforts de son camp',
  'unknown-unit': () => 'une unité de son camp',
  'no-place': () => 'un hex (at) ou une unité (with)',
  'not-an-edge': () => 'un hex du bord de la table',
  'impassable-hex': (v) => `un hex où ${v('piece')} peut se tenir`,
  'duplicate-id': () => 'un nom que personne d’autre ne porte',
  'chief-weight': () => 'un poids très léger, léger ou moyen, puisque la table lit la ligne des chefs par poids',
  'one-general': (v) => `un général en chef, et un seul, pour ${v('side')}`,
  'no-units': (v) => `au moins une unité pour ${v('side')}`,
  'static-outside': () => 'un hex de la table : l’artillerie statique n’entre jamais en renfort',
  'piece-name': (v) => `une pièce parmi ${v('known')}`,
  'end-of-command': () => 'la fin de la commande',
};

/** What a scenario or a typed command should have said. */
export function expectation(code: string, values: Readonly<Record<string, string | number>>): string {
  return EXPECTED[code]?.((key) => values[key] ?? '?') ?? 'autre chose';
}
