import type { Bilingual } from '@arbitre/kernel';
import type { RuleId } from '../rulebook/index.ts';

/** What a ground or a state does, in a player's words, and the rules that say so. */
export interface Told {
  readonly does: readonly Bilingual[];
  readonly rules: readonly RuleId[];
}

const walls: Told = {
  does: [{ fr: 'On n’y passe pas, et on ne voit pas au travers.', en: 'Nobody passes, and nobody sees through.' }],
  rules: ['pf.terrain.1'],
};
const plain: Told = {
  does: [{ fr: 'Un sol sans surprise : chaque case coûte 1.', en: 'Ground without surprises: each square costs 1.' }],
  rules: ['pf.cost.1'],
};

/** Every look a ground may have. */
export const GROUNDS: Readonly<Record<string, Told>> = {
  open: plain,
  stone: plain,
  plateau: {
    does: [
      {
        fr: 'Plus haut que le sol : on en tombe, on y grimpe.',
        en: 'Higher than the ground: one falls from it, one climbs it.',
      },
    ],
    rules: ['pf.fall.1'],
  },
  blocking: walls,
  pillar: {
    does: [{ fr: 'Un pilier : on le contourne, et il abrite.', en: 'A pillar: go around it; it gives cover.' }],
    rules: ['pf.cover.1'],
  },
  difficult: {
    does: [{ fr: 'Chaque case coûte 1 de plus.', en: 'Each square costs 1 more.' }],
    rules: ['pf.terrain.2'],
  },
  'greater-difficult': {
    does: [{ fr: 'Chaque case coûte 2 de plus.', en: 'Each square costs 2 more.' }],
    rules: ['pf.terrain.3'],
  },
  water: {
    does: [{ fr: 'Il faut nager ; on y respire mal.', en: 'One must swim; there is no breath under it.' }],
    rules: ['pf.swim.1'],
  },
  hazard: { does: [{ fr: 'Blesse qui y entre.', en: 'Hurts whoever enters.' }], rules: ['pf.hazard.1'] },
  narrow: {
    does: [
      {
        fr: 'Un appui étroit : on y garde l’équilibre par un jet, et on s’y défend mal.',
        en: 'A narrow footing: one balances by a roll, and defends oneself badly there.',
      },
    ],
    rules: ['pf.narrow.1', 'pf.narrow.2'],
  },
  uneven: {
    does: [{ fr: 'Un sol inégal : l’équilibre demande un jet.', en: 'Uneven ground: balance takes a roll.' }],
    rules: ['pf.uneven.1'],
  },
  slope: {
    does: [
      { fr: 'Une pente : la monter demande un jet ou de grimper.', en: 'A slope: going up takes a roll or a climb.' },
    ],
    rules: ['pf.slope.1'],
  },
  door: {
    does: [
      { fr: 'Une porte fermée : une action à côté l’ouvre.', en: 'A closed door: one action beside it opens it.' },
    ],
    rules: ['pf.x.interact'],
  },
  'open-door': {
    does: [{ fr: 'Une porte ouverte : on y passe.', en: 'An open door: one walks through.' }],
    rules: ['pf.x.interact'],
  },
  tree: {
    does: [
      { fr: 'Un arbre : il abrite qui se tient derrière.', en: 'A tree: it gives cover to whoever stands behind.' },
    ],
    rules: ['pf.cover.1'],
  },
  statue: {
    does: [{ fr: 'Une statue : on la contourne, et elle abrite.', en: 'A statue: go around it; it gives cover.' }],
    rules: ['pf.cover.1'],
  },
  gap: {
    does: [
      {
        fr: 'Un passage étroit en l’air : le franchir en vol demande un jet.',
        en: 'A tight gap in the air: flying through takes a roll.',
      },
    ],
    rules: ['pf.fly.1'],
  },
};

/** Every state a creature may be in, as it is marked on its piece. */
export const STATES: Readonly<Record<string, Told>> = {
  prone: {
    does: [
      {
        fr: 'À terre : frappe moins bien et se défend mal de près ; se relever prend une action.',
        en: 'Prone: strikes worse and defends badly from close by; standing up takes an action.',
      },
    ],
    rules: ['pf.x.prone'],
  },
  unconscious: {
    does: [{ fr: 'Sans connaissance : ne fait plus rien.', en: 'Unconscious: does nothing any more.' }],
    rules: ['pf.x.conditions'],
  },
  dead: {
    does: [{ fr: 'Morte : hors du combat pour de bon.', en: 'Dead: out of the fight for good.' }],
    rules: ['pf.x.conditions'],
  },
  held: {
    does: [
      {
        fr: 'Prise : ne peut plus se déplacer avant de s’être libérée.',
        en: 'Held: cannot move before it has broken free.',
      },
    ],
    rules: ['pf.x.grapple'],
  },
  'in-cover': {
    does: [
      {
        fr: 'À couvert : plus difficile à toucher jusqu’à ce qu’elle bouge.',
        en: 'In cover: harder to hit until it moves.',
      },
    ],
    rules: ['pf.cover.3'],
  },
  'shield-raised': {
    does: [
      {
        fr: 'Bouclier levé : plus difficile à toucher, et peut parer un coup.',
        en: 'Shield raised: harder to hit, and may block a blow.',
      },
    ],
    rules: ['pf.x.shield'],
  },
  readied: {
    does: [
      {
        fr: 'À l’affût : frappera avec sa réaction dès que l’occasion vient.',
        en: 'Readied: strikes with its reaction when the moment comes.',
      },
    ],
    rules: ['pf.x.ready'],
  },
  delayed: {
    does: [{ fr: 'Attend : prendra son tour plus tard.', en: 'Waiting: takes its turn later.' }],
    rules: ['pf.x.delay'],
  },
  hunting: {
    does: [
      {
        fr: 'Traque une proie, qu’elle frappe mieux que les autres.',
        en: 'Hunts a quarry, which it strikes better than others.',
      },
    ],
    rules: ['pf.x.hunt'],
  },
  hidden: {
    does: [{ fr: 'Hors de vue : qui la vise frappe au hasard.', en: 'Hidden: whoever aims at it strikes by guess.' }],
    rules: ['pf.x.hide'],
  },
  flying: {
    does: [{ fr: 'En vol : doit voler à chaque tour ou tombe.', en: 'Flying: must fly each turn or falls.' }],
    rules: ['pf.fly.1'],
  },
  climbing: {
    does: [
      {
        fr: 'En escalade : se défend mal, et un coup peut faire tomber.',
        en: 'Climbing: defends badly, and a blow may make it fall.',
      },
    ],
    rules: ['pf.climb.6'],
  },
  swimming: {
    does: [{ fr: 'Dans l’eau : doit nager ou coule.', en: 'In the water: must swim or sinks.' }],
    rules: ['pf.swim.1'],
  },
  burrowed: {
    does: [{ fr: 'Sous terre : on ne l’atteint pas d’en haut.', en: 'Underground: nothing reaches it from above.' }],
    rules: ['pf.burrow.1'],
  },
  'reaction-ready': {
    does: [
      {
        fr: 'Garde sa réaction : peut répondre une fois à ce que font les autres.',
        en: 'Has its reaction: may answer once what others do.',
      },
    ],
    rules: ['pf.trigger.1'],
  },
};
