import { b, under } from './said.ts';

const rule = under(b('Chapitre 3, phase de déplacements', 'Chapter 3, movement phase'));

export const PHASE_RULES = {
  'th.phase.1': rule(
    b(
      'Le joueur dont c’est le tour déplace ses unités actives, celles qu’il a activées dans la phase de commandement, une par une et dans l’ordre qu’il veut. Une unité qui n’a pas été activée ne bouge pas.',
      'The player whose turn it is moves his active units, those he activated in the command phase, one at a time and in any order he likes. A unit that was not activated does not move.',
    ),
    {
      reading: b(
        'L’ordre se choisit coup par coup. Un personnage isolé bouge dans la même phase, une fois, sans user d’activation, sauf si la table en décide autrement.',
        'The order is chosen move by move. A lone character moves in the same phase, once, and uses up no activation unless the table rules otherwise.',
      ),
    },
  ),
  'th.phase.2': rule(
    b(
      'Une unité ne bouge qu’une fois par tour ; les hex qu’elle n’utilise pas sont perdus.',
      'A unit moves only once a turn; the hexes it does not use are lost.',
    ),
    {
      reading: b(
        'Esquive, repli, suivi et poursuite viennent du combat : ils ne sont pas ce mouvement et ne l’usent pas.',
        'Evasion, retreat, follow-up and pursuit come from combat: they are not this move and do not use it up.',
      ),
    },
  ),
  'th.phase.3': rule(
    b(
      'Une unité activée n’est pas obligée de bouger ; en restant, elle garde tous ses droits de combattre.',
      'An activated unit need not move; if it stays it keeps every right to fight.',
    ),
    {
      reading: b(
        'Rester est un mouvement de 0 hex : même l’infanterie très lourde et l’artillerie, que tout mouvement prive de combat, se battent si elles restent. C’est permis avec un jeton et à l’artillerie statique.',
        'Staying is a move of 0 hexes: even very heavy infantry and artillery, whose every move forbids combat, fight if they stay. It is open to units with a token and to static artillery.',
      ),
    },
  ),
  'th.phase.4': rule(
    b(
      'Le mouvement d’une unité se termine avant que celui d’une autre ne commence.',
      'The move of a unit is completed before another unit’s begins.',
    ),
    {
      reading: b(
        'Deux unités ne s’échangent donc pas par petits pas : un hex libéré plus tôt dans la phase est libre, un hex libéré plus tard ne l’est pas encore.',
        'So two units cannot swap by single steps: a hex vacated earlier in the phase is free, one vacated later is not yet.',
      ),
    },
  ),
  'th.phase.5': rule(
    b(
      'Quand il a fait tous les mouvements qu’il veut, le joueur passe aux combats. Tous les mouvements précèdent le premier combat.',
      'When he has made all the moves he wants, the player goes on to his combats. All moves come before the first combat.',
    ),
    {
      reading: b(
        'Finir la phase est un choix explicite, possible à tout moment entre deux mouvements, et sans retour.',
        'Ending the phase is an explicit choice, open at any moment between two moves, and final.',
      ),
      example: b(
        'Bleu a bougé A et pas B, puis finit la phase : B ne peut plus bouger, mais peut combattre de son hex.',
        'Blue has moved A and not B, then ends the phase: B can no longer move, but may fight from its hex.',
      ),
    },
  ),
} as const;
