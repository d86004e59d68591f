import type { DonjonFact } from './facts.ts';
import type { DonjonRuleId } from './rulebook/index.ts';

/** The rules each kind of fact stands on. */
const RULES: Readonly<Record<DonjonFact['is'], readonly DonjonRuleId[]>> = {
  'class-chosen': ['dx.x.class', 'dx.stat.7', 'dx.hp.6'],
  'floor-entered': ['dx.x.run', 'dx.x.floor'],
  rolled: ['dx.move.1', 'dx.move.2'],
  'no-direction': ['dx.move.10'],
  moved: ['dx.move.4'],
  stuck: ['dx.effect.1', 'dx.web.1'],
  'wall-paid': ['dx.move.9'],
  'points-lost': ['dx.move.5'],
  passed: ['dx.move.1'],
  'trap-sprung': ['dx.x.trap', 'dx.roll.3'],
  'gold-found': ['dx.x.gold', 'dx.cha.5'],
  'chest-opened': ['dx.x.chest', 'dx.cha.5'],
  'fountain-drunk': ['dx.x.fountain'],
  'exit-reached': ['dx.effect.3'],
  'exit-passed': ['dx.effect.3'],
  'combat-started': ['dx.effect.3', 'dx.roll.1'],
  exchanged: ['dx.roll.2', 'dx.win.1', 'dx.damage.1'],
  'creature-struck': ['dx.x.alone'],
  'weapon-broken': ['dx.fumble.3'],
  'spell-forgotten': ['dx.fumble.7'],
  'spells-remembered': ['dx.fumble.7'],
  'scroll-read': ['dx.x.scroll'],
  'potion-drunk': ['dx.x.potion'],
  'combat-left': ['dx.x.flee'],
  'creature-slain': ['dx.hp.5'],
  'hero-slain': ['dx.hp.5'],
  'floor-restarted': ['dx.hp.5'],
  'floor-completed': ['dx.skill.1', 'dx.skill.6'],
  'dungeon-completed': ['dx.skill.6', 'dx.x.run'],
  invested: ['dx.skill.2'],
  rested: ['dx.x.rest'],
  wielded: ['dx.x.turn'],
  bought: ['dx.x.merchant'],
  sold: ['dx.x.merchant'],
  mended: ['dx.x.mend'],
};

export function because(fact: DonjonFact): readonly DonjonRuleId[] {
  return RULES[fact.is];
}
