import { b, under } from './said.ts';

const rule = under(b('Chapitre 3, précisions sur le mouvement', 'Chapter 3, details of movement'));

export const PRECISION_RULES = {
  'th.prec.1': rule(
    b(
      'Une unité qui porte un jeton « pré-joué », reçu en esquivant, ne peut pas bouger, même activée.',
      'A unit with a pre-played token, taken when it evaded, cannot move even if it is activated.',
    ),
    {
      reading: b(
        'Elle se replie quand même si on l’y force, et n’esquive pas une seconde fois.',
        'It still retreats if forced to, and does not evade a second time.',
      ),
    },
  ),
  'th.prec.2': rule(
    b(
      'Elle peut pourtant combattre sur place, si elle est activée ou si on l’attaque.',
      'It may nevertheless fight on the spot, if it is activated or attacked.',
    ),
    {
      example: b(
        'K esquive au tour de Rouge et prend un jeton. Attaqué encore, K se défend. Au tour de Bleu, K ne bouge pas, puis peut attaquer.',
        'K evades in Red’s turn and takes a token. Attacked again, K defends itself. In Blue’s turn K does not move, then may attack.',
      ),
    },
  ),
  'th.prec.3': rule(
    b(
      'Tous les jetons « pré-joué » sont retirés à la fin de la phase de déplacements.',
      'All pre-played tokens come off at the end of the movement phase.',
    ),
    {
      reading: b(
        'Ceux des deux camps, à la fin de la phase de celui qui joue, avant son premier combat.',
        'Those of both sides, at the end of the phase of whoever is playing, before his first combat.',
      ),
    },
  ),
  'th.prec.4': rule(
    b(
      'Les éléments d’une unité restent ensemble : elle bouge d’un bloc et ne se divise pas.',
      'The elements of a unit stay together: it moves as one piece and is never split.',
    ),
  ),
  'th.prec.5': rule(
    b(
      'Une unité réduite au combat ne se combine pas avec une autre.',
      'A unit reduced in combat is not combined with another.',
    ),
    {
      example: b(
        'Deux infanteries lourdes voisines, réduites à 1 et 2 éléments, restent deux unités.',
        'Two neighbouring heavy infantry units, down to 1 and 2 elements, remain two units.',
      ),
    },
  ),
  'th.prec.6': rule(
    b(
      'On ne traverse jamais une unité ennemie, ni avec une unité ni avec un personnage isolé.',
      'An enemy unit is never passed through, neither by a unit nor by a lone character.',
    ),
    {
      reading: b(
        'On ne s’y arrête pas non plus. Un personnage ennemi isolé ferme aussi son hex, sauf si la table en décide autrement.',
        'Nor does one stop on it. A lone enemy character closes his hex too, unless the table rules otherwise.',
      ),
    },
  ),
  'th.prec.7': rule(
    b('Un personnage isolé traverse toute unité amie.', 'A lone character passes through any friendly unit.'),
    {
      reading: b(
        'Il peut aussi s’arrêter sur elle : il est alors avec elle.',
        'He may also stop on it: he is then with it.',
      ),
    },
  ),
  'th.prec.8': rule(
    b(
      'Toute unité traverse une unité amie légère ou très légère, et une unité légère ou très légère traverse toute unité amie.',
      'Any unit passes through a friendly light or very light unit, and a light or very light unit passes through any friendly unit.',
    ),
    {
      reading: b(
        'Il suffit que l’une des deux soit légère par sa colonne, quel que soit son type. La traversée ne coûte rien de plus.',
        'It is enough that one of the two is light by its column, whatever its type. Passing costs nothing extra.',
      ),
    },
  ),
  'th.prec.9': rule(
    b(
      'On ne traverse que s’il y a une case disponible au bout du mouvement.',
      'One passes through only if there is an available hex at the end of the move.',
    ),
    {
      reading: b(
        'Le chemin est jugé en entier ; personne n’est poussé.',
        'The path is judged as a whole; nobody is pushed aside.',
      ),
    },
  ),
  'th.prec.10': rule(
    b(
      'Deux unités n’occupent jamais la même case après un mouvement.',
      'Two units never occupy the same hex after a move.',
    ),
    {
      reading: b(
        'Après chaque mouvement, et non à la fin de la phase ; de même après esquive, repli, suivi et entrée.',
        'After each move, not at the end of the phase; likewise after evasion, retreat, follow-up and entry.',
      ),
    },
  ),
  'th.prec.11': rule(
    b(
      'Le terrain rencontré peut changer la capacité ; les effets sont dans une annexe.',
      'The terrain met may change capacity; the effects are in an annexe.',
    ),
    {
      reading: b(
        'Chaque hex et chaque côté est ouvert, difficile ou infranchissable pour chaque type. Entrer en terrain difficile termine le mouvement, en sortir est libre. Un pas le long d’une route ignore la difficulté.',
        'Every hex and hex side is open, difficult or impassable for each type. Entering difficult ground ends the move, leaving it is free. A step along a road ignores the difficulty.',
      ),
    },
  ),
  'th.prec.12': rule(
    b(
      'Le terrain accidenté est sans effet sur les personnages qui se déplacent seuls.',
      'Rough ground has no effect on characters who move alone.',
    ),
    {
      reading: b(
        'Accidenté et difficile sont pris pour la même chose, véhicule excepté.',
        'Rough and difficult are taken as the same thing, vehicles excepted.',
      ),
    },
  ),
  'th.prec.13': rule(
    b(
      'Le terrain infranchissable le reste pour les personnages.',
      'Impassable ground remains impassable for characters.',
    ),
    {
      reading: b(
        'À pied ou à cheval, un personnage est jugé comme une infanterie ; en véhicule, comme une charrerie.',
        'On foot or horseback a character is judged as infantry would be; in a vehicle, as chariotry.',
      ),
    },
  ),
  'th.prec.14': rule(
    b(
      'Les unités n’ont pas de zone de contrôle : on longe l’ennemi sans rien perdre.',
      'Units have no zone of control: one moves along an enemy and loses nothing.',
    ),
  ),
} as const;
