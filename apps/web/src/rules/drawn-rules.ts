import type { Bilingual } from '@arbitre/kernel';

/** A position that shows what a rule means. */
interface DrawnRule {
  /** A file of docs/boards. */
  readonly position: string;
  /** What is shown on it, in the words of `positionOf`. */
  readonly wish: string;
  readonly caption: Bilingual;
}

const texts = import.meta.glob<string>('../../../../docs/boards/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The text of a position. */
export function positionText(name: string): string {
  return texts[`../../../../docs/boards/${name}.yaml`] ?? '';
}

/** Rules of geometry, each with a position that the rules themselves set up and measure. */
export const DRAWN_RULES: Readonly<Record<string, DrawnRule>> = {
  'pf.diag.1': {
    position: 'pathfinder-diagonals',
    wish: 'reach maelle',
    caption: {
      fr: 'Maëlle, les cases de Vitesse dépensées : la première diagonale en coûte une, la seconde deux.',
      en: 'Maelle, squares of Speed spent: the first diagonal costs one, the second two.',
    },
  },
  'pf.trigger.4': {
    position: 'pathfinder-reaction',
    wish: 'way stride reed f2',
    caption: {
      fr: 'Roseau quitte une case à portée de la hallebarde : Maëlle peut réagir là, avant le pas.',
      en: 'Reed leaves a square within reach of the halberd: Maelle may react there, before the step.',
    },
  },
  'pf.flank.3': {
    position: 'pathfinder-flank',
    wish: 'line b3 d3; mark c3',
    caption: {
      fr: 'La ligne de Maëlle à Doran passe par deux côtés opposés de la case de Roseau : il est pris en tenaille.',
      en: 'The line from Maelle to Doran goes through opposite sides of Reed’s square: he is flanked.',
    },
  },
  'pf.cover.5': {
    position: 'pathfinder-flank',
    wish: 'line f1 c3; mark c3',
    caption: {
      fr: 'De Pim à Roseau, la ligne traverse le mur : il est à l’abri.',
      en: 'From Pim to Reed the line passes through the wall: he has cover.',
    },
  },
  'th.cap.nocombat': {
    position: 'thucidide-reach',
    wish: 'reach A',
    caption: {
      fr: 'Infanterie moyenne, « 1/2 ss cb » : un hexagone en gardant le combat (vert), deux sans (or).',
      en: 'Medium infantry, “1/2 ss cb”: one hex keeping the fight (green), two without it (gold).',
    },
  },
  'th.road.1': {
    position: 'thucidide-road',
    wish: 'reach A',
    caption: {
      fr: 'Le long de la route, un hexagone de plus ; hors d’elle, aucun.',
      en: 'Along the road, one hex more; off it, none.',
    },
  },
  'th.prec.8': {
    position: 'thucidide-passing',
    wish: 'reach A',
    caption: {
      fr: 'L’infanterie très légère passe à travers ses amies lourdes ; personne ne passe à travers Rouge.',
      en: 'Very light infantry passes through its heavy friends; nobody passes through Red.',
    },
  },
  'th.x.advantage': {
    position: 'thucidide-fight',
    wish: 'mark 0403',
    caption: {
      fr: 'L’unité rouge n’est pas soutenue et deux unités bleues la touchent : chacune a l’avantage.',
      en: 'Red’s unit is unsupported and two blue ones touch it: each has the advantage.',
    },
  },
  'ad.step.3': {
    position: 'attention-donjon-zones',
    wish: 'mark a1 b1 c1 a2 c2 a3 b3 c3 a4 c4',
    caption: {
      fr: 'Dorrin peut faire un Pas vers toute case libre de sa zone.',
      en: 'Dorrin may step to any free cell of his zone.',
    },
  },
  'ad.move.8': {
    position: 'attention-donjon-zones',
    wish: 'mark d1 e1 f1 d2 d3 f3 d4 e4 f4',
    caption: {
      fr: 'Un Déplacement de Dorrin peut finir sur chacune de ces cases : des cases vides y mènent depuis le bord de sa zone.',
      en: 'A zone move of Dorrin’s may end in any of these cells: empty cells lead there from the border of his zone.',
    },
  },
  'ad.push.3': {
    position: 'attention-donjon-push',
    wish: 'mark f3 f4',
    caption: {
      fr: 'Dorrin repousse l’Homme-Rat vers f3 ou f4 : les autres cases touchent la sienne, ou sont solides.',
      en: 'Dorrin pushes the Rat-man to f3 or f4: the other cells touch his own, or are solid.',
    },
  },
  'dx.move.6': {
    position: 'donjon-d10-wall',
    wish: 'way head nw',
    caption: {
      fr: 'Contre le pilier avec deux points : le nord-ouest, puis encore un mur, et le nord-est.',
      en: 'At the pillar with two points left: north-west, then a wall again, and north-east.',
    },
  },
  'dx.web.3': {
    position: 'donjon-d10-web',
    wish: 'mark d2',
    caption: {
      fr: 'Le dernier point a mené dans la toile : le prochain jet en paiera un.',
      en: 'The last point led into the web: the next roll will pay one.',
    },
  },
};
