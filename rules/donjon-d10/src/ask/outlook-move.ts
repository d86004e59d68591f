import { add, type Bilingual, type Consequence, type Fraction, fraction, ZERO } from '@arbitre/kernel';
import { chestLuck } from '../combat/charisma.ts';
import type { Creature } from '../dungeon/bestiary.ts';
import { effective } from '../hero/characteristics.ts';
import { heroMaximum, recovered } from '../hero/hit-points.ts';
import { type Heading, headingNumber, NO_HEADING } from '../movement/headings.ts';
import type { Walker } from '../movement/move.ts';
import { hasWay, openFrom, rollOf, withoutWay } from '../movement/move-roll.ts';
import {
  CHEST,
  CREATURE,
  EXIT,
  FLOOR,
  FOUNTAIN,
  GOLD,
  type Terrain,
  TRAP,
  terrainOf,
  WEB,
} from '../movement/terrain.ts';
import type { Command } from '../play/command.ts';
import { evolve } from '../play/evolve.ts';
import type { State } from '../play/state.ts';
import { foePieceId } from '../scene/scene.ts';
import { CHEST_LINES, chestGold, needleHarm } from '../squares/chest.ts';
import { goldGain, pileOf } from '../squares/gold.ts';
import { passesTest, trapHarm } from '../squares/trap.ts';
import { foe as theFoe } from '../words/en/phrases.ts';
import { foe as leFoe } from '../words/fr/phrases.ts';
import { counting, enumerated, said } from '../words/said.ts';
import { bestAttack } from './best-attack.ts';
import { maybe, type Prospect } from './outlook-fight.ts';
import { goingOn, type Leg, legAlong, waysOn } from './legs.ts';

/** A way followed as far as no choice and no creature interrupts it. */
interface Course {
  /** Squares that act, in order, each once, up to the first creature. */
  readonly met: readonly number[];
  /** The creature that stops it, or -1. */
  readonly foe: number;
  readonly squares: number;
  readonly webs: number;
  readonly owes: boolean;
  readonly lost: number;
  readonly asks: boolean;
  readonly end: Leg['end'];
}

function courseOf(state: State, first: Heading): Course {
  const terrain = terrainOf(state.floor, state.rulings.cornerRule);
  const seen = new Set(state.used);
  const met: number[] = [];
  let [squares, webs] = [0, 0];
  let walker: Walker = state;
  let heading: Heading = first;
  for (;;) {
    const leg = legAlong(walker, heading);
    for (const cell of leg.squares) {
      const code = seen.has(cell) ? FLOOR : (terrain.feature[cell] ?? FLOOR);
      squares += 1;
      if (code === WEB) webs += 1;
      if (code < TRAP) continue;
      const foe = livingOn(state, terrain, cell);
      if (foe >= 0) return { met, foe, squares, webs, owes: false, lost: 0, asks: false, end: 'combat' };
      if (code !== CREATURE) met.push(cell);
      if (code !== EXIT) seen.add(cell);
    }
    const on = goingOn(leg);
    const ways = on === null ? [] : waysOn(on);
    const lost = on !== null && ways.length === 0 ? on.points : leg.end === 'web-ahead' ? leg.points : 0;
    const asks = ways.length > 1 || (ways.length === 1 && leg.end === 'exit');
    const [only] = ways;
    if (on === null || asks || only === undefined) {
      return { met, foe: -1, squares, webs, owes: leg.webDebt > 0, lost, asks, end: leg.end };
    }
    walker = on;
    heading = only;
  }
}

function livingOn(state: State, terrain: Terrain, cell: number): number {
  const foe = terrain.foe[cell] ?? -1;
  return foe >= 0 && (state.foes[foe] ?? 0) > 0 && !(state.used.includes(cell) && terrain.feature[cell] !== EXIT)
    ? foe
    : -1;
}

/** What taking this heading buys and risks, up to the next choice, the next creature or the end of the move. */
export function headingProspect(state: State, command: Extract<Command, { do: 'head' }>): Prospect {
  const course = courseOf(state, headingNumber(command.heading));
  const terrain = terrainOf(state.floor, state.rulings.cornerRule);
  const parts = course.met.map((cell) => squareProspect(state, terrain, cell));
  const fight = course.foe >= 0 ? fightAhead(state, course.foe) : NOTHING;
  const plain = parts.length === 0 && course.foe < 0;
  const last = course.asks ? [turnAhead(course)] : plain ? [quietWalk(course)] : [];
  const buys = [...parts.flatMap(({ buys: all }) => all), ...fight.buys, ...last];
  return {
    buys,
    risks: [
      ...fight.risks.filter(({ piece }) => piece === 'hero'),
      ...parts.flatMap(({ risks }) => risks),
      ...fight.risks.filter(({ piece }) => piece !== 'hero'),
      ...courseRisks(course),
    ],
    death: [fight.death, ...parts.map(({ death }) => death)].reduce((sum, one) => add(sum, one), ZERO),
  };
}

const NOTHING: Prospect = { buys: [], risks: [], death: ZERO };

function turnAhead({ squares }: Course): Consequence {
  const { fr, en } = counting(squares, ['case', 'cases'], ['square', 'squares']);
  return {
    says: said(`${fr}, puis un mur : vous choisirez où tourner`, `${en}, then a wall: you will choose where to turn`),
  };
}

/** Squares on which nothing happens; webs are told among the risks. */
function quietWalk({ squares, webs }: Course): Consequence {
  const { fr, en } = counting(squares, ['case', 'cases'], ['square', 'squares']);
  return { says: webs > 0 ? said(fr, en) : said(`${fr}, rien en route`, `${en}, nothing on the way`) };
}

function courseRisks({ webs, owes, lost }: Course): readonly Consequence[] {
  const { fr, en } = counting(lost, ['point perdu', 'points perdus'], ['point lost', 'points lost']);
  const slow = counting(webs, ['toile', 'toiles'], ['web', 'webs']);
  return [
    ...(lost > 0 ? [{ says: said(`le chemin se ferme : ${fr}`, `the way closes: ${en}`) }] : []),
    ...(owes
      ? [
          {
            says: said(
              'vous finissez dans une toile : un point dû au prochain jet',
              'you end in a web: one point owed on the next roll',
            ),
          },
        ]
      : []),
    ...(webs > 0 && !owes
      ? [
          {
            says:
              webs === 1
                ? said('une toile à traverser : un point de plus', 'a web to cross: one point more')
                : said(`${slow.fr} à traverser : un point de plus chacune`, `${slow.en} to cross: one point more each`),
          },
        ]
      : []),
  ];
}

/** What a square does to who enters it. */
function squareProspect(state: State, terrain: Terrain, at: number): Prospect {
  switch (terrain.feature[at]) {
    case TRAP:
      return trapProspect(state, at);
    case GOLD: {
      const gold = goldGain(pileOf(state.floor.number), state);
      return { ...NOTHING, buys: [{ says: said(`ramasse ${gold} or`, `picks up ${gold} gold`), at }] };
    }
    case CHEST:
      return chestProspect(state, at);
    case FOUNTAIN: {
      const maximum = heroMaximum(state.hero, state.rulings);
      const healed = recovered(state.pv, Math.floor(maximum / 4), maximum);
      return healed === 0
        ? {
            ...NOTHING,
            risks: [
              {
                says: said('gaspille la fontaine : vous n’êtes pas blessé', 'wastes the fountain: you are not hurt'),
                at,
              },
            ],
          }
        : {
            ...NOTHING,
            buys: [{ says: said(`boit à la fontaine : +${healed} PV`, `drinks at the fountain: +${healed} HP`), at }],
          };
    }
    case EXIT:
      return exitProspect(state, at);
    default:
      return NOTHING;
  }
}

/** dx.x.trap */
function trapProspect(state: State, at: number): Prospect {
  const harm = trapHarm(state.floor.number);
  const agility = effective(state.hero, 'agility', state.rulings);
  const faces = Array.from({ length: 20 }, (_, index) => index + 1).filter((die) => !passesTest(agility, die)).length;
  const chance = fraction(faces, 20);
  const kills = harm >= state.pv;
  const says = kills
    ? said('le piège vous tue', 'the trap kills you')
    : said(`le piège vous blesse : ${harm} PV`, `the trap hurts you: ${harm} HP`);
  return { buys: [], risks: maybe(chance, { says, at, piece: 'hero' }), death: kills ? chance : ZERO };
}

/** dx.x.chest: the table, luck included. */
function chestProspect(state: State, at: number): Prospect {
  const luck = chestLuck(state.hero, state.rulings);
  const upTo = (result: number) => Math.max(0, Math.min(100, result - luck));
  const [needle, gold, potion, scroll, arms] = CHEST_LINES.map(upTo);
  const band = (high = 100, low = 0) => fraction(high - low, 100);
  const harm = needleHarm(state.floor.number);
  const kills = harm >= state.pv;
  const coins = goldGain(chestGold(state.floor.number), state);
  return {
    buys: [
      { says: said('ouvre le coffre', 'opens the chest'), at },
      ...maybe(band(gold, needle), { says: said(`${coins} or dedans`, `${coins} gold inside`), at }),
      ...maybe(band(potion, gold), { says: said('une potion', 'a potion'), at }),
      ...maybe(band(scroll, potion), { says: said('un parchemin', 'a scroll'), at }),
      ...maybe(band(arms, scroll), { says: said('une arme ou un sort', 'a weapon or a spell'), at }),
      ...maybe(band(100, arms), { says: said('une armure', 'an armour'), at }),
    ],
    risks: maybe(band(needle), {
      says: kills
        ? said('une aiguille empoisonnée vous tue', 'a poisoned needle kills you')
        : said(`une aiguille empoisonnée : ${harm} PV`, `a poisoned needle: ${harm} HP`),
      at,
      piece: 'hero',
    }),
    death: kills ? band(needle) : ZERO,
  };
}

/** dx.effect.3: what the exit gives, and what is left behind. */
export function exitProspect(state: State, at: number): Prospect {
  const { floor, dungeon, rulings } = state;
  const last = floor.number >= dungeon.last;
  const left = leftBehind(state);
  const says = last
    ? said('sort du donjon : vous gagnez', 'leaves the dungeon: you win')
    : said(
        `quitte l’étage ${floor.number} : un repos, le marchand`,
        `leaves floor ${floor.number}: a rest, the merchant`,
      );
  const optional =
    rulings.exitOnCross === 'optional'
      ? said('mène à la sortie : vous choisirez', 'leads to the exit: you will choose')
      : says;
  return {
    ...NOTHING,
    buys: [{ says: optional, at }],
    risks:
      left === null || last || rulings.exitOnCross === 'optional'
        ? []
        : [{ says: said(`vous laissez ici ${left.fr}`, `you leave behind ${left.en}`) }],
  };
}

/** The treasure of the floor that nobody has taken yet; null when there is none. */
export function leftBehind({ floor, used, rulings }: State): Bilingual | null {
  const { feature } = terrainOf(floor, rulings.cornerRule);
  const count = (code: number) =>
    feature.reduce((sum, found, cell) => (found === code && !used.includes(cell) ? sum + 1 : sum), 0);
  const items = [
    { n: count(CHEST), fr: ['coffre', 'coffres'], en: ['chest', 'chests'] },
    { n: count(GOLD), fr: ['tas d’or', 'tas d’or'], en: ['pile of gold', 'piles of gold'] },
    { n: count(FOUNTAIN), fr: ['fontaine', 'fontaines'], en: ['fountain', 'fountains'] },
  ] as const;
  const said = items.filter(({ n }) => n > 0).map(({ n, fr, en }) => counting(n, fr, en));
  return said.length === 0 ? null : enumerated(said);
}

/** dx.effect.3: a creature on the way is fought; how that is likely to end, fighting one's best. */
function fightAhead(state: State, number: number): Prospect {
  const fr = leFoe(state, number);
  const en = theFoe(state, number);
  const creature: Creature | undefined = state.floor.creatures[number];
  const piece = foePieceId(number);
  const best = bestAttack(state, number);
  const fight = { says: said(`combat contre ${fr}`, `a fight with ${en}`), piece };
  if (creature === undefined || best === null) return { ...NOTHING, risks: [fight] };
  const gold = goldGain(creature.gold, state);
  return {
    buys: maybe(best.victory, { says: said(`${fr} vaincu : ${gold} or`, `${en} beaten: ${gold} gold`), piece }),
    risks: [...maybe(best.death, { says: said(`${fr} vous tue`, `${en} kills you`), piece: 'hero' }), fight],
    death: best.death,
  };
}

/** What the ten faces of the next roll allow or force. */
export function rollProspect(state: State): Prospect {
  const faces = Array.from({ length: 10 }, (_, face) => coursesOf(state, face));
  const share = (holds: (courses: readonly Course[]) => boolean): Fraction => fraction(faces.filter(holds).length, 10);
  const terrain = terrainOf(state.floor, state.rulings.cornerRule);
  const crosses = (code: number) => (courses: readonly Course[]) =>
    courses.some(({ met }) => met.some((cell) => terrain.feature[cell] === code));
  const forced = (courses: readonly Course[]) => courses.length > 0 && courses.every(({ foe }) => foe >= 0);
  const trapped = (courses: readonly Course[]) =>
    courses.length > 0 && courses.every(({ met }) => met.some((cell) => terrain.feature[cell] === TRAP));
  const hero = {
    fr: 'un déplacement de 1 à 10 cases, tout droit ou en diagonale',
    en: 'a move of 1 to 10 squares, straight or diagonal',
  };
  return {
    buys: [
      { says: said(hero.fr, hero.en) },
      ...maybe(share(crosses(EXIT)), {
        says: said('le dé met la sortie à portée', 'the die puts the exit within reach'),
      }),
      ...maybe(share(crosses(CHEST)), { says: said('un coffre à portée', 'a chest within reach') }),
      ...maybe(share(crosses(GOLD)), { says: said('de l’or à portée', 'gold within reach') }),
      ...maybe(share(crosses(FOUNTAIN)), { says: said('la fontaine à portée', 'the fountain within reach') }),
    ],
    risks: [
      ...maybe(share(forced), { says: said('un combat, quoi que vous choisissiez', 'a fight, whatever you choose') }),
      ...maybe(share(trapped), { says: said('un piège, quoi que vous choisissiez', 'a trap, whatever you choose') }),
      ...maybe(
        share((courses) => courses.length === 0),
        { says: said('le jet est perdu : aucune direction ouverte', 'the roll is lost: no heading open') },
      ),
      ...(state.webDebt > 0
        ? [{ says: said('la toile prend le premier point', 'the web takes the first point') }]
        : []),
    ],
    death: ZERO,
  };
}

/** The first stretch of every heading that this face would open. */
function coursesOf(before: State, face: number): readonly Course[] {
  const rolled = evolve(before, rollOf(before, face));
  if (rolled.points === 0) return [];
  const instead = hasWay(rolled)
    ? null
    : withoutWay(openFrom(rolled.floor, rolled.at, rolled.rulings), rolled.diagonal, rolled.rulings);
  if (instead === 'reroll' || instead === 'forfeit') return [];
  const ready = instead === 'switch' ? evolve(rolled, { is: 'no-direction', instead }) : rolled;
  return waysOn({ ...ready, heading: NO_HEADING }).map((heading) => courseOf(ready, heading));
}
