/** What a scenario or a typed command should have said. */
export function expectation(code: string, values: Readonly<Record<string, string | number>>): string {
  const v = (key: string) => values[key] ?? '?';
  switch (code) {
    case 'drawing':
      return `un rectangle de lettres (${v('fr')})`;
    case 'hex-name':
      return `un hex de la table, de ${v('first')} à ${v('last')}`;
    case 'mounted-without-mounts':
      return 'une unité qui a des montures, puisqu’elle est montée';
    case 'lost-elements':
      return 'aucun élément pour une unité perdue, au moins un pour toute autre';
    case 'map-too-small':
      return `une table d’au moins ${v('short')} hex sur ${v('long')}`;
    case 'terrain-letter':
      return `une lettre de terrain parmi ${v('letters')}`;
    case 'road-skips':
      return `une route qui joint des hex voisins : ${v('from')} et ${v('to')} ne se touchent pas`;
    case 'obstacle-pair':
      return 'deux hex voisins, écrits comme 0502-0602';
    case 'hex-taken':
      return `un hex libre pour ${v('unit')} : ${v('by')} s’y trouve déjà`;
    case 'no-such-unit':
      return 'un type et un poids qui existent : le tableau marque XXXX ici';
    case 'no-such-weapon':
      return 'une arme que cette troupe peut porter';
    case 'mounted-infantry-only':
      return 'une infanterie : elle seule peut être montée';
    case 'too-many-elements':
      return `au plus ${v('full')} éléments`;
    case 'same-side':
      return 'deux camps de noms différents';
    case 'unknown-side':
      return `un des camps ${v('sides')}`;
    case 'unknown-group':
      return 'un groupe de renforts de son camp';
    case 'unknown-unit':
      return 'une unité de son camp';
    case 'no-place':
      return 'un hex (at) ou une unité (with)';
    case 'not-an-edge':
      return 'un hex du bord de la table';
    case 'impassable-hex':
      return `un hex où ${v('piece')} peut se tenir`;
    case 'duplicate-id':
      return 'un nom que personne d’autre ne porte';
    case 'chief-weight':
      return 'un poids très léger, léger ou moyen, puisque la table lit la ligne des chefs par poids';
    case 'one-general':
      return `un général en chef, et un seul, pour ${v('side')}`;
    case 'no-units':
      return `au moins une unité pour ${v('side')}`;
    case 'static-outside':
      return 'un hex de la table : l’artillerie statique n’entre jamais en renfort';
    case 'piece-name':
      return `une pièce parmi ${v('known')}`;
    case 'end-of-command':
      return 'la fin de la commande';
    default:
      return 'autre chose';
  }
}
