import { b, under } from './said.ts';

const rule = under(b('Chapitre 3, troupes hors table', 'Chapter 3, troops off the table'));

export const OFF_TABLE_RULES = {
  'th.offtable.1': rule(
    b(
      'Des troupes quittent la table si le scénario le prévoit, dans les conditions qu’il fixe.',
      'Troops leave the table if the scenario provides for it, on its conditions.',
    ),
    {
      reading: b(
        'Le scénario donne les hex de sortie et ce que vaut une unité sortie : rien, si ce n’est pas dit. Sortir coûte 1 hex et termine le mouvement.',
        'The scenario gives the exit hexes and what a departed unit is worth: nothing, if it does not say. Leaving costs 1 hex and ends the move.',
      ),
    },
  ),
  'th.offtable.2': rule(
    b(
      'Elles la quittent aussi dans les conditions dont les joueurs sont convenus au début.',
      'They also leave it on conditions the players agreed on at the start.',
    ),
    { reading: b('Une liste de bords, fixée avant le premier tour.', 'A list of edges, fixed before the first turn.') },
  ),
  'th.offtable.3': rule(b('Sinon, c’est interdit.', 'Otherwise it is forbidden.')),
  'th.offtable.4': rule(
    b(
      'Une sortie forcée, par un repli par exemple, est toujours impossible.',
      'A forced exit, by a retreat for instance, is always impossible.',
    ),
    { reading: b('Une unité qui esquive ne sort pas non plus.', 'An evading unit does not leave either.') },
  ),
  'th.offtable.5': rule(
    b(
      'Chaque hex de repli qui ne peut être fait compte comme une perte.',
      'Each hex of retreat that cannot be made counts as a loss.',
    ),
    {
      reading: b(
        'Un élément par hex, après ceux qui ont pu être faits, quelle que soit la cause : bord, ennemi, terrain ou ami.',
        'One element per hex, after those that could be made, whatever the cause: edge, enemy, ground or friend.',
      ),
    },
  ),
  'th.offtable.6': rule(
    b(
      'Un personnage isolé peut quitter la table, de lui-même ou à la suite d’un repli.',
      'A lone character may leave the table, of his own will or after a retreat.',
    ),
    {
      reading: b(
        'Sans permission, par n’importe quel bord, pour 1 hex.',
        'Without permission, by any edge, for 1 hex.',
      ),
    },
  ),
  'th.offtable.7': rule(b('Il ne compte pas comme une perte.', 'He does not count as a loss.')),
  'th.offtable.8': rule(
    b(
      'Il ne peut plus revenir de toute la partie, sauf scénario.',
      'He cannot come back for the whole game, unless the scenario says so.',
    ),
    {
      reading: b(
        'Hors table, il ne commande et n’influence personne.',
        'Off the table he commands and influences nobody.',
      ),
    },
  ),
  'th.reinf.1': rule(
    b(
      'Si le scénario le prévoit, et alors seulement, des unités sont gardées hors table en renfort.',
      'If the scenario provides for it, and only then, units are kept off the table as reinforcements.',
    ),
    {
      reading: b(
        'Elles comptent pour le nombre d’activations, ne peuvent être attaquées et ne sont pas perdues.',
        'They count for the number of activations, cannot be attacked and are not lost.',
      ),
    },
  ),
  'th.reinf.2': rule(
    b(
      'Pour entrer, une unité doit pouvoir bouger depuis un hex fictif, juste à l’extérieur.',
      'To enter, a unit must be able to move from a fictitious hex just outside.',
    ),
    {
      reading: b(
        'Un hex fictif tient autant d’unités qu’on veut. Celle qui ne peut pas entrer attend.',
        'A fictitious hex holds any number of units. One that cannot enter waits.',
      ),
    },
  ),
  'th.reinf.3': rule(
    b('Elle doit être activée, et donc accompagnée d’un chef.', 'It must be activated, and so accompanied by a chief.'),
    {
      reading: b(
        'Le chef est hors table, avec le même groupe ; un chef sur la table n’atteint pas l’extérieur.',
        'The chief is off the table, with the same group; a chief on the table does not reach outside.',
      ),
    },
  ),
  'th.reinf.4': rule(
    b(
      'Ce chef, si c’est un sous-général, n’est pas obligé d’entrer.',
      'That chief, if he is a sub-general, need not enter.',
    ),
    {
      reading: b(
        'Un général en chef ou un officier supérieur entre, lui, au même tour que les premières unités qu’il amène : la phase ne se termine pas sans lui.',
        'A general-in-chief or a senior officer has to enter in the same turn as the first units he brings: the phase does not end without him.',
      ),
    },
  ),
  'th.reinf.5': rule(
    b(
      'Le premier hex du mouvement est le premier sur la table.',
      'The first hex of the move is the first on the table.',
    ),
    {
      reading: b(
        'Il use 1 hex et son terrain s’applique. L’hex fictif n’est sur la route que si le scénario fait sortir la route de la table à cet endroit.',
        'It uses 1 hex and its ground applies. The fictitious hex is on the road only if the scenario runs the road off the table there.',
      ),
    },
  ),
} as const;
