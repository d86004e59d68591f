import type { Rule } from '@arbitre/kernel';
import { entry, type Pair } from './entry.ts';

const HEADING: Pair = ['Repousser une figurine', 'Pushing a figure'];

export const PUSH = {
  'ad.push.1': entry(
    HEADING,
    [
      'Le personnage repoussé est déplacé d’office : ni jet, ni Action de sa part, ni Esquive.',
      'A pushed character is moved automatically: no roll, no Action of its own, no dodge.',
    ],
    {
      reading: [
        'Ce n’est pas un Déplacement. Seuls un Déplacement de 0 ou une immunité déclarée y résistent ; à terre ou inconscient, on est repoussé.',
        'It is not a zone move. Only a Déplacement of 0 or a stated immunity resists it; prone or unconscious figures are pushed.',
      ],
    },
  ),
  'ad.push.2': entry(HEADING, [
    'La figurine va dans une case adjacente à la sienne, d’une case exactement. Les zones ne comptent pas ; murs, portes closes et bords, si.',
    'The figure goes to a cell adjacent to its own, exactly one cell away. Zones do not matter; walls, closed doors and edges do.',
  ]),
  'ad.push.3': entry(
    HEADING,
    [
      'Cette case n’est ni celle de l’agresseur ni adjacente à elle.',
      'That cell is neither the aggressor’s nor adjacent to it.',
    ],
    {
      reading: [
        'Règle de pure géométrie, valable à distance. Sans figurine agresseuse, la case source en tient lieu ; si elle est sous la victime, ou s’il n’y en a pas, rien n’est exclu. La case d’où vient la poussée est interdite à tous les maillons, même vide.',
        'Pure geometry, at a distance too. Without an aggressor figure the source cell stands for it; when it is under the victim, or there is none, nothing is excluded. The cell a push comes from is barred to every link, even when it is empty.',
      ],
      example: [
        '. . . . .\n. . . . .\n. H o . .\n. . . . .\n. . . . .\nH en b3 : d2, d3, d4. H en b2 : d2, d3, d4, c4, b4. H en a3 : c2, d2, d3, d4, c4.',
        '. . . . .\n. . . . .\n. H o . .\n. . . . .\n. . . . .\nH in b3: d2, d3, d4. H in b2: d2, d3, d4, c4, b4. H in a3: c2, d2, d3, d4, c4.',
      ],
    },
  ),
  'ad.push.4': entry(
    HEADING,
    [
      'La case doit être libre si possible : tant qu’une case permise est libre, une case occupée ne peut être choisie.',
      'The cell must be free if possible: as long as an allowed cell is free, a held one may not be chosen.',
    ],
    {
      example: [
        '. . . . .\n. . . 1 .\n. H o . .\n. . . 2 .\nd3 est la seule libre : o y va.',
        '. . . . .\n. . . 1 .\n. H o . .\n. . . 2 .\nd3 is the only free one: o goes there.',
      ],
    },
  ),
  'ad.push.5': entry(
    HEADING,
    [
      'Entre plusieurs cases libres, le joueur qui repousse choisit.',
      'Between several free cells, the player who pushes chooses.',
    ],
    {
      reading: [
        'Le livre ne donne ce choix que sans case libre ; nous l’étendons. L’option pushFreeCellChooser le donne à la victime.',
        'The book gives this choice only when no cell is free; we extend it. The option pushFreeCellChooser gives it to the victim.',
      ],
    },
  ),
  'ad.push.6': entry(
    HEADING,
    [
      'Si aucune case permise n’est libre, le joueur qui repousse choisit dans quelle case occupée.',
      'When no allowed cell is free, the player who pushes chooses which held cell.',
    ],
    {
      reading: [
        'Il choisit la case, il n’annule pas la poussée. L’occupant peut être n’importe qui, héros compris.',
        'He picks the cell, he does not cancel the push. The occupant may be anyone, heroes included.',
      ],
      example: [
        '. . . . . .\n. . . # . .\n. H o 1 . .\n. . . 2 . .\n. . . . . .\nd3 ou d4 au choix ; par d3, 1 va en e2, e3 ou e4 ; par d4, 2 va en e3, e4, c5, d5 ou e5.',
        '. . . . . .\n. . . # . .\n. H o 1 . .\n. . . 2 . .\n. . . . . .\nd3 or d4; through d3, 1 goes to e2, e3 or e4; through d4, 2 goes to e3, e4, c5, d5 or e5.',
      ],
    },
  ),
  'ad.push.7': entry(HEADING, [
    'En aucun cas la case choisie ne porte un élément statique et plein.',
    'In no case may the chosen cell hold a static solid element.',
  ]),
  'ad.push.8': entry(
    HEADING,
    [
      'La figurine trouvée dans la case est repoussée à son tour, par celle qui arrive : une chaîne peut suivre.',
      'The figure found in the cell is pushed in its turn, by the one arriving: a chain may follow.',
    ],
    {
      example: [
        'H o 1 2 . .\nUne poussée, trois figurines : o en c1, 1 en d1, 2 en e1.',
        'H o 1 2 . .\nOne push, three figures: o to c1, 1 to d1, 2 to e1.',
      ],
    },
  ),
  'ad.push.9': entry(
    HEADING,
    [
      'Pour un maillon de la chaîne, la case de l’agresseur est celle d’où vient la figurine qui arrive.',
      'For a link of the chain, the aggressor’s cell is the one the arriving figure comes from.',
    ],
    {
      reading: [
        'Lecture forcée : avec la case d’arrivée, aucune chaîne ne pourrait se poursuivre.',
        'A forced reading: with the arrival cell, no chain could ever go on.',
      ],
    },
  ),
  'ad.push.10': entry(
    HEADING,
    [
      'Tous les choix de la chaîne reviennent au joueur qui a repoussé le premier.',
      'Every choice of the chain belongs to the player who started the push.',
    ],
    {
      reading: [
        'L’option pushChainChooser les donne, maillon par maillon, à qui mène la figurine qui arrive.',
        'The option pushChainChooser gives them, link by link, to whoever runs the arriving figure.',
      ],
    },
  ),
  'ad.push.11': entry(HEADING, [
    'Chaque maillon suit ad.push.4 pour son compte : la chaîne s’arrête à la première figurine qui a une case libre permise.',
    'Each link obeys ad.push.4 on its own: the chain stops at the first figure that has a free allowed cell.',
  ]),
  'ad.push.12': entry(
    HEADING,
    [
      'Une même poussée ne déplace personne deux fois, et jamais l’agresseur : les cases que ces figurines tenaient ne peuvent être choisies.',
      'One push moves nobody twice, and never the aggressor: the cells these figures held cannot be chosen.',
    ],
    {
      reading: [
        'Silence du livre ; sans cela une chaîne pourrait ne pas finir.',
        'The book is silent; without it a chain might not end.',
      ],
      example: [
        '# # # #\n# H # #\n2 # o #\n# 1 # #\n# # # #\nLa chaîne o–1–2 ne pourrait finir qu’en b2, chez H : personne ne bouge.',
        '# # # #\n# H # #\n2 # o #\n# 1 # #\n# # # #\nThe chain o–1–2 could only end in b2, on H: nobody moves.',
      ],
    },
  ),
  'ad.push.13': entry(
    HEADING,
    [
      'Une case n’est choisie que si la chaîne qu’elle ouvre peut s’achever. Sinon la poussée est sans effet : personne ne bouge.',
      'A cell may be chosen only if the chain it opens can be completed. Otherwise the push has no effect: nobody moves.',
    ],
    {
      reading: [
        'Rien d’autre n’est perdu, mais ce qui a été dépensé pour repousser l’est.',
        'Nothing else is lost, but what was spent to push is spent.',
      ],
      example: [
        '. . . . -\n. . . # -\n. H o 1 -\n. . . 2 .\n. . . . .\n1 est coincée en d3 : seule d4 peut être choisie.',
        '. . . . -\n. . . # -\n. H o 1 -\n. . . 2 .\n. . . . .\n1 is stuck in d3: only d4 may be chosen.',
      ],
    },
  ),
  'ad.push.14': entry(HEADING, [
    'On peut repousser sur une case à effet, même exprès ; sans figurine elle est libre.',
    'A figure may be pushed onto an effect cell, even on purpose; with no figure on it, it is free.',
  ]),
  'ad.push.15': entry(
    HEADING,
    [
      'Les effets des cases se résolvent une fois toutes les figurines déplacées, de la dernière repoussée à la première.',
      'Cell effects are resolved once every figure has moved, from the last one pushed back to the first.',
    ],
    {
      example: [
        '. . . . .\n. . . # ~\n. H o 1 #\n. . . # .\n. . . . .\nd3 piège, e2 lave : 1 poussée en e2 subit la lave, puis o subit le piège.',
        '. . . . .\n. . . # ~\n. H o 1 #\n. . . # .\n. . . . .\nd3 a trap, e2 lava: 1, pushed to e2, suffers the lava, then o the trap.',
      ],
    },
  ),
  'ad.push.16': entry(HEADING, [
    'Puis l’action du tour reprend : les dommages de l’attaque, le reste du tour.',
    'Then the action of the turn goes on: the damage of the attack, the rest of the turn.',
  ]),
  'ad.push.17': entry(
    HEADING,
    ['Le livre se demande s’il faut des schémas et n’en donne pas.', 'The book wonders about diagrams and gives none.'],
    {
      reading: [
        'Les dessins de ad.push.3 à ad.push.15 en tiennent lieu, et sont des tests.',
        'The drawings of ad.push.3 to ad.push.15 stand for them, and are tests.',
      ],
    },
  ),
} as const satisfies Readonly<Record<`ad.push.${number}`, Rule>>;
