import { type Beat, byFact, type Bilingual, type ShownTerm } from '@arbitre/kernel';
import { shieldAgainst } from '../combat/damage.ts';
import { characteristicOf, type Means } from '../combat/means.ts';
import { duelOf } from '../combat/sides.ts';
import { ATTACK_CHARACTERISTIC, CHARACTERISTIC_NAMES, effective } from '../hero/characteristics.ts';
import { heroMaximum } from '../hero/hit-points.ts';
import { EXIT, terrainOf } from '../movement/terrain.ts';
import type { Fact, Purchase } from '../play/fact.ts';
import { HERO } from '../play/judge.ts';
import { foeOf, type State } from '../play/state.ts';
import type { ChestContent } from '../squares/chest.ts';
import { said } from '../words/said.ts';
import { creatureName, foePieceId } from './scene.ts';

/** What each kind of fact looks like on a stage. */
export const beats = byFact<Fact, [State], readonly Beat[]>({
  'class-chosen': (fact) => [SAY, gain(`class:${fact.hero.class}`, 1)],
  'floor-entered': (fact) => [
    { show: 'place', title: said(`Étage ${fact.floor.number}`, `Floor ${fact.floor.number}`) },
  ],
  rolled: (fact) => [
    {
      show: 'dice',
      by: HERO,
      dice: [{ sides: 10, shows: fact.die === 0 ? 10 : fact.die }],
      result: { says: fact.diagonal ? said('en diagonale', 'diagonally') : said('tout droit', 'straight'), good: null },
    },
  ],
  'no-direction': () => [SAY],
  moved: (fact) =>
    fact.squares.length === 0 ? [SAY] : [{ show: 'step', piece: HERO, path: fact.squares, how: 'walk' }],
  stuck: () => [SAY],
  'wall-paid': () => [SAY],
  'points-lost': () => [SAY],
  passed: () => [SAY],
  'trap-sprung': (fact, before) => [
    {
      show: 'dice',
      by: HERO,
      dice: [{ sides: 20, shows: fact.die }],
      target: { label: CHARACTERISTIC_NAMES.agility, value: effective(before.hero, 'agility', before.rulings) },
      result: { says: fact.lost === 0 ? said('évité', 'avoided') : said('touché', 'caught'), good: fact.lost === 0 },
    },
    ...(fact.lost > 0 ? struck(before, fact.lost, fact.pv) : [{ show: 'miss', piece: HERO } as const]),
  ],
  'gold-found': (fact) => [gain('item:gold', fact.gold, fact.at)],
  'chest-opened': (fact, before) => [
    { show: 'dice', by: HERO, dice: [{ sides: 100, shows: fact.die }] },
    ...chestBeats(fact.content, before, fact.at),
  ],
  'fountain-drunk': (fact, before) => [healed(before, fact.healed)],
  'exit-reached': (_fact, before) => [goalTaken(before, null)],
  'exit-passed': () => [SAY],
  'combat-started': (fact, before) => [{ show: 'turn', piece: foePieceId(fact.foe), title: meeting(before, fact.foe) }],
  exchanged: (fact, before) => exchangeBeats(fact, before),
  'creature-struck': (fact, before) => {
    const foe = before.combat === null ? HERO : foePieceId(before.combat.foe);
    return [
      {
        show: 'dice',
        by: foe,
        against: HERO,
        dice: [{ sides: 20, shows: fact.die }],
        target: { label: said('valeur', 'value'), value: fact.value },
        result: {
          says: fact.suffered > 0 ? said('touché', 'hit') : said('manqué', 'missed'),
          good: fact.suffered === 0,
        },
      },
      ...(fact.suffered > 0
        ? struck(before, fact.suffered, fact.pv, foe)
        : [{ show: 'miss', piece: HERO, by: foe } as const]),
    ];
  },
  'weapon-broken': (fact) => [gain(`item:${fact.weapon}`, -1)],
  'spell-forgotten': (fact) => [gain(`item:${fact.spell}`, -1)],
  'spells-remembered': (_fact, before) => [SAY, ...before.hero.forgotten.map((spell) => gain(`item:${spell}`, 1))],
  'scroll-read': (fact) => [
    gain(`item:${fact.scroll}`, -1),
    ...(fact.ward > 0 ? [{ show: 'mark', piece: HERO, thing: 'state:warded', on: true } as const] : []),
  ],
  'potion-drunk': (fact, before) => [gain('item:potion', -1), healed(before, fact.healed)],
  'combat-left': (fact, before) =>
    fact.to === before.at
      ? [SAY]
      : [{ show: 'step', piece: HERO, path: [fact.to], how: fact.by === 'passage' ? 'leap' : 'walk' }],
  'creature-slain': (fact, before) => [gain('item:gold', fact.gold, before.at)],
  'hero-slain': () => [{ show: 'death', piece: HERO }],
  'floor-restarted': (_fact, before) => [
    { show: 'place', title: said(`Étage ${before.floor.number}, de nouveau`, `Floor ${before.floor.number}, again`) },
  ],
  'floor-completed': (fact, before) => [
    goalTaken(before, HERO),
    ...(fact.skillPoints > 0 ? [gain('item:skill-point', fact.skillPoints)] : []),
  ],
  'dungeon-completed': () => [{ show: 'say', grave: true }],
  invested: (fact, before) => [
    gain(`characteristic:${fact.in}`, 1),
    ...(fact.pv > before.pv ? [healed(before, fact.pv - before.pv)] : []),
  ],
  rested: (fact, before) => [healed(before, fact.healed)],
  wielded: () => [SAY],
  bought: (fact) => [gain('item:gold', fact.resale - fact.price), gain(thingOf(fact.ware), 1)],
  sold: (fact) => [gain(thingOf(fact.ware), -1), gain('item:gold', fact.price)],
  mended: (fact) => [gain('item:gold', -fact.price), gain(`item:${fact.weapon}`, 1)],
});

const SAY: Beat = { show: 'say' };

function gain(thing: string, amount: number, at?: number): Beat {
  return { show: 'gain', piece: HERO, thing, amount, ...(at !== undefined && { at }) };
}

function thingOf(ware: Purchase): string {
  return ware.kind === 'potion' ? 'item:potion' : `item:${ware.id}`;
}

function healed({ pv }: State, amount: number): Beat {
  return { show: 'wound', piece: HERO, loses: -amount, left: pv + amount };
}

/** A blow to the hero: how hard it looks follows from how much of its PV it takes. */
function struck(
  before: State,
  lost: number,
  left: number,
  by?: string,
  sum: readonly ShownTerm[] = [],
): readonly Beat[] {
  const weight = weightOf(lost, heroMaximum(before.hero, before.rulings));
  return [
    { show: 'hit', piece: HERO, weight, ...(by !== undefined && { by }) },
    { show: 'wound', piece: HERO, loses: lost, left, ...(sum.length > 0 && { sum }) },
  ];
}

function weightOf(lost: number, maximum: number): 1 | 2 | 3 {
  if (lost * 2 >= maximum) return 3;
  return lost * 5 >= maximum ? 2 : 1;
}

function goalTaken({ floor, rulings }: State, seat: string | null): Beat {
  const exit = terrainOf(floor, rulings.cornerRule).feature.indexOf(EXIT);
  return { show: 'goal', cells: exit < 0 ? [] : [exit], seat };
}

function meeting({ floor }: State, number: number): Bilingual {
  const creature = floor.creatures[number];
  if (creature === undefined) return said('au combat', 'to arms');
  const { fr, en } = creatureName(creature);
  return said(`Au combat : ${fr}`, `To arms: ${en}`);
}

function chestBeats(content: ChestContent, before: State, at: number): readonly Beat[] {
  switch (content.kind) {
    case 'needle':
      return struck(before, content.lost, content.pv);
    case 'gold':
      return [gain('item:gold', content.gold, at)];
    case 'potion':
      return [content.kept ? gain('item:potion', 1, at) : SAY];
    case 'scroll':
      return [content.kept ? gain(`item:${content.id}`, 1, at) : SAY];
    case 'weapon':
    case 'spell':
      return [gain(`item:${content.id}`, 1, at)];
    case 'armour':
      return [gain(`item:${content.id}`, 1, at), ...(content.resale > 0 ? [gain('item:gold', content.resale)] : [])];
  }
}

/** An opposed roll: the two dice, then whoever is hurt, then whoever falls. */
function exchangeBeats(fact: Extract<Fact, { is: 'exchanged' }>, before: State): readonly Beat[] {
  const { combat } = before;
  if (combat === null) return [SAY];
  const foe = foePieceId(combat.foe);
  const creature = foeOf(before, combat);
  const winner = fact.winner === 'hero' ? 0 : fact.winner === 'foe' ? 1 : null;
  const how = fact.means.by === 'spell' ? 'magic' : fact.means.by === 'flames' ? 'fire' : 'blow';
  return [
    {
      show: 'duel',
      sides: [
        {
          piece: HERO,
          die: { sides: 20, shows: fact.heroDie },
          value: fact.heroValue,
          terms: termsOf(before, fact.means, fact.heroValue),
        },
        {
          piece: foe,
          die: { sides: 20, shows: fact.foeDie },
          value: fact.foeValue,
          terms: [{ label: CHARACTERISTIC_NAMES[ATTACK_CHARACTERISTIC[creature.attack]], value: fact.foeValue }],
        },
      ],
      winner,
      margin: fact.gap,
    },
    ...(fact.fumbleDie > 0 ? [{ show: 'dice', by: HERO, dice: [{ sides: 100, shows: fact.fumbleDie }] } as const] : []),
    ...(fact.foeFumbleDie > 0
      ? [{ show: 'dice', by: foe, dice: [{ sides: 100, shows: fact.foeFumbleDie }] } as const]
      : []),
    ...(fact.dealt > 0
      ? [
          {
            show: 'hit',
            piece: foe,
            by: HERO,
            weight: fact.critical ? 3 : weightOf(fact.dealt, creature.pv),
            how,
          } as const,
          {
            show: 'wound',
            piece: foe,
            loses: Math.min(fact.dealt, before.foes[combat.foe] ?? 0),
            left: fact.foePv,
            sum: woundSum(fact, before, 'foe'),
          } as const,
        ]
      : []),
    ...(fact.foePv === 0 ? [{ show: 'death', piece: foe } as const] : []),
    ...(fact.suffered > 0
      ? struck(before, Math.min(fact.suffered, before.pv), fact.pv, foe, woundSum(fact, before, 'hero'))
      : []),
    ...(fact.dealt === 0 && fact.suffered === 0 ? [{ show: 'miss', piece: winner === 1 ? HERO : foe } as const] : []),
  ];
}

/** dx.damage.1 what a wound is made of: the gap, the weapon, the attack bonus, less armour; a critical or a fumble adds the rest. */
function woundSum(fact: Extract<Fact, { is: 'exchanged' }>, before: State, hurt: 'hero' | 'foe'): readonly ShownTerm[] {
  const { combat, rulings } = before;
  if (combat === null) return [];
  const duel = duelOf(before, combat, fact.means);
  const [winner, loser] = hurt === 'foe' ? [duel.hero, duel.foe] : [duel.foe, duel.hero];
  const total = hurt === 'foe' ? fact.dealt : fact.suffered;
  const gap = Math.abs(fact.gap);
  const armour = shieldAgainst(winner, loser, rulings);
  const rest = total - (gap + winner.damage + winner.atk - armour);
  const terms: readonly ShownTerm[] = [
    { label: said('d’écart', 'gap'), value: gap },
    { label: winner.magic ? said('de sort', 'spell') : said('d’arme', 'weapon'), value: winner.damage },
    { label: said('d’attaque', 'attack'), value: winner.atk },
    { label: said('d’armure', 'armour'), value: -armour },
    { label: extraOf(fact), value: rest },
  ];
  return terms.filter(({ value }, index) => index === 0 || value !== 0);
}

/** Where a wound is not the plain sum: a critical, a fumble, or the least that a blow does (dx.damage.2). */
function extraOf({ critical, fumble, foeFumble }: Extract<Fact, { is: 'exchanged' }>): Bilingual {
  if (critical) return said('de coup critique', 'critical');
  return fumble === null && foeFumble === null ? said('au moins', 'at least') : said('de maladresse', 'fumble');
}

/** What the hero's die is taken from: a characteristic, and what a non-Mage adds to magic. */
function termsOf({ hero, rulings }: State, means: Means, value: number): readonly ShownTerm[] {
  const which = characteristicOf(hero, means, rulings);
  const own = effective(hero, which, rulings);
  const rest = value - own;
  return [
    { label: CHARACTERISTIC_NAMES[which], value: own },
    ...(rest === 0 ? [] : [{ label: said('magie sans être mage', 'magic by a non-mage'), value: rest }]),
  ];
}
