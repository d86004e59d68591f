import { type Beat, type Bilingual, byFact, inBoth, type ShownTerm } from '@arbitre/kernel';
import type { Check } from '../encounter/check.ts';
import { succeeds } from '../encounter/check.ts';
import { blockOf, creatureOf } from '../encounter/creature.ts';
import type { Fact } from '../play/fact.ts';
import type { MoveAction } from '../play/command.ts';
import type { CreatureId, State } from '../play/state.ts';
import * as english from '../words/en/checks.ts';
import * as french from '../words/fr/checks.ts';
import { unspent } from '../words/naming.ts';

const SAY: readonly Beat[] = [{ show: 'say' }];

const GAIT: Readonly<Partial<Record<MoveAction, 'leap' | 'fly' | 'swim' | 'climb' | 'crawl'>>> = {
  leap: 'leap',
  fly: 'fly',
  maneuver: 'fly',
  swim: 'swim',
  climb: 'climb',
  crawl: 'crawl',
};

/** A d20 with what is added, what it must reach, and how it came out. */
function rolled(
  { die, bonus, dc, degree }: Check,
  label: Bilingual,
  target: Bilingual,
  by: CreatureId,
  against?: CreatureId,
): Beat {
  const sum: readonly ShownTerm[] = bonus === 0 ? [] : [{ label, value: bonus }];
  return {
    show: 'dice',
    by,
    ...(against !== undefined && { against }),
    dice: [{ sides: 20, shows: die, counts: succeeds(degree) ? 'hit' : 'miss' }],
    sum,
    total: die + bonus,
    target: { label: target, value: dc },
    result: {
      says: inBoth((lang) => (lang === 'fr' ? french : english).DEGREE[degree]),
      good: succeeds(degree),
    },
  };
}

const ARMOUR: Bilingual = { fr: 'classe d’armure', en: 'armour class' };
const DIFFICULTY: Bilingual = { fr: 'difficulté', en: 'difficulty' };

/** How hard a blow lands, by the share of the body's points it takes. */
function weightOf(state: State, who: CreatureId, amount: number): 1 | 2 | 3 {
  const creature = creatureOf(state, who);
  const most = creature === undefined ? amount : blockOf(state, creature).hp;
  return amount * 2 >= most ? 3 : amount * 4 >= most ? 2 : 1;
}

function attackBeats(fact: Extract<Fact, { is: 'struck' }>, before: State): readonly Beat[] {
  const attacker = creatureOf(before, fact.who);
  const attack = attacker === undefined ? undefined : blockOf(before, attacker).attacks[fact.attack];
  const label = attack?.name ?? { fr: 'attaque', en: 'attack' };
  const how = attack?.kind === 'ranged' ? 'shot' : 'blow';
  const roll = rolled(fact.check, label, ARMOUR, fact.who, fact.target);
  return succeeds(fact.check.degree)
    ? [
        roll,
        {
          show: 'hit',
          by: fact.who,
          piece: fact.target,
          weight: fact.check.degree === 'critical-success' ? 3 : 2,
          how,
        },
      ]
    : [roll, { show: 'miss', by: fact.who, piece: fact.target, how }];
}

const change = ({ who, change: changes }: Extract<Fact, { is: 'changed' }>): readonly Beat[] => {
  const marks = Object.entries(changes).flatMap(([name, value]): Beat[] => {
    const mark = MARKED[name];
    return mark === undefined ? [] : [{ show: 'mark', piece: who, thing: `state:${mark}`, on: value !== null }];
  });
  return marks.length === 0 ? SAY : marks;
};

/** Conditions that are marked on a piece, and the mark. */
const MARKED: Readonly<Record<string, string>> = {
  prone: 'prone',
  unconscious: 'unconscious',
  held: 'held',
  takenCover: 'in-cover',
  shieldRaised: 'shield-raised',
  readied: 'readied',
  hunting: 'hunting',
  hiddenFrom: 'hidden',
};

/** What each fact looks like. */
export const beats: (fact: Fact, before: State) => readonly Beat[] = byFact<Fact, [State], readonly Beat[]>({
  placed: ({ who, to }) => [{ show: 'step', piece: who, path: [to.at] }],
  began: ({ rolls }) =>
    rolls.map(({ who, die, total }) => ({
      show: 'dice',
      by: who,
      dice: [{ sides: 20, shows: die }],
      sum: [{ label: { fr: 'perception', en: 'perception' }, value: total - die }],
      total,
    })),
  'turn-began': ({ who, round }, before) => [
    {
      show: 'turn',
      piece: who,
      title: inBoth(
        (lang) => `${creatureOf(before, who)?.name[lang] ?? who}, ${lang === 'fr' ? 'ronde' : 'round'} ${round}`,
      ),
      ...(creatureOf(before, who) !== undefined && { seat: creatureOf(before, who)?.side ?? '' }),
    },
  ],
  'turn-ended': ({ who }, before) => (unspent(before, who).idle ? [{ show: 'say', aloud: true }] : SAY), // a turn passed is told
  spent: () => SAY,
  moved: ({ who, to, action }) => [{ show: 'step', piece: who, path: [to.at], how: GAIT[action] ?? 'walk' }],
  pushed: ({ who, to }) => [{ show: 'push', piece: who, to: to.at }],
  'must-leave': () => SAY,
  'cut-short': () => SAY,
  checked: ({ who, purpose, check, degree, against }) => [
    rolled(
      check,
      inBoth((lang) => (lang === 'fr' ? french : english).PURPOSE[purpose]),
      DIFFICULTY,
      who,
      against,
    ),
    ...(against === undefined && !succeeds(degree) ? SAY : []), // what comes of success shows; an attempt that failed is told
  ],
  guessed: ({ who, target, die, hit }) => [
    {
      show: 'dice',
      by: who,
      against: target,
      dice: [{ sides: 20, shows: die, counts: hit ? 'hit' : 'miss' }],
      target: { label: DIFFICULTY, value: 11 },
    },
    ...(hit ? [] : [{ show: 'miss' as const, by: who, piece: target }]),
  ],
  struck: attackBeats,
  hurt: ({ who, amount, left, cause }, before) => [
    ...(cause === 'attack'
      ? []
      : [
          {
            show: 'hit' as const,
            piece: who,
            weight: weightOf(before, who, amount),
            how: cause === 'breath-weapon' ? ('fire' as const) : ('blow' as const),
          },
        ]),
    { show: 'wound', piece: who, loses: amount, left },
  ],
  healed: ({ who, amount, left }) => [{ show: 'wound', piece: who, loses: -amount, left }],
  'knocked-out': ({ who }) => [{ show: 'mark', piece: who, thing: 'state:unconscious', on: true }],
  dying: () => [{ show: 'say', grave: true }],
  stable: () => SAY,
  died: ({ who }) => [{ show: 'death', piece: who }],
  changed: change,
  fell: ({ who, to }) => [{ show: 'fall', piece: who, to: to.at }],
  toppled: ({ who, object, to }) => [{ show: 'push', piece: object, by: who, to: to.at }],
  'object-fell': ({ object, to, left }) => [
    { show: 'fall', piece: object, to: to.at },
    ...(left === 0 ? [{ show: 'death' as const, piece: object }] : []),
  ],
  opened: ({ at }) => [{ show: 'place', cells: [at] }],
  blocked: ({ who }) => [{ show: 'mark', piece: who, thing: 'state:shield-raised', on: true }],
  delayed: ({ who }) => [{ show: 'mark', piece: who, thing: 'state:delayed', on: true }],
  resumed: ({ who }) => [{ show: 'mark', piece: who, thing: 'state:delayed', on: false }],
  caught: ({ who, to }) => [{ show: 'step', piece: who, path: [to.at], how: 'climb' }],
  landed: ({ who, to }) => [{ show: 'step', piece: who, path: [to.at], how: 'fly' }],
  sank: ({ who, to }) => [{ show: 'fall', piece: who, to: to.at }],
  breathed: () => SAY,
  triggered: ({ by }) => [{ show: 'mark', piece: by, thing: 'state:reaction-ready', on: true }],
  disrupted: () => SAY,
  reacted: ({ who }) => [{ show: 'mark', piece: who, thing: 'state:reaction-ready', on: false }],
  declined: () => SAY,
  asked: () => SAY,
  answered: () => SAY,
  ended: () => [{ show: 'say', grave: true }],
});
