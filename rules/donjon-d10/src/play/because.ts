import { byFact } from '@arbitre/kernel';
import type { CutShort } from './state.ts';
import type { Fact } from './fact.ts';
import type { DonjonRuleId } from '../rulebook/index.ts';

/** The rules by which a move is over before its points are spent on squares. */
export const LOST: Readonly<Record<CutShort, readonly DonjonRuleId[]>> = {
  'no-direction': ['dx.move.10'],
  'dead-end': ['dx.move.7'],
  'web-ahead': ['dx.web.3'],
  'web-debt': ['dx.web.3'],
  combat: ['dx.effect.3'],
};

const LEFT: Readonly<Record<Extract<Fact, { is: 'combat-left' }>['by'], readonly DonjonRuleId[]>> = {
  flight: ['dx.x.flee'],
  passage: ['dx.x.scroll.passage'],
  truce: ['dx.roll.1'],
};

function exchangeRules(fact: Extract<Fact, { is: 'exchanged' }>): readonly DonjonRuleId[] {
  const rules: DonjonRuleId[] = [fact.means.by === 'flight' ? 'dx.x.flee' : 'dx.roll.1'];
  if (fact.winner === 'nobody') rules.push('dx.win.2');
  else rules.push(...(fact.critical ? (['dx.crit.1', 'dx.crit.3'] as const) : (['dx.win.1', 'dx.damage.1'] as const)));
  if (fact.fumbleDie > 0) rules.push('dx.fumble.6');
  if (fact.foeFumbleDie > 0) rules.push('dx.fumble.8');
  return rules;
}

/** The rules a fact stands on, the most telling first. */
export const because = byFact<Fact, [], readonly DonjonRuleId[]>({
  'class-chosen': () => ['dx.x.class', 'dx.stat.7', 'dx.hp.6'],
  'floor-entered': () => ['dx.x.run', 'dx.x.floor'],
  rolled: (fact) => ['dx.move.1', 'dx.move.2', fact.diagonal ? 'dx.dir.1' : 'dx.dir.2'],
  'no-direction': () => ['dx.move.10'],
  moved: (fact) => (fact.webDebt > 0 ? ['dx.move.4', 'dx.web.3'] : ['dx.move.4']),
  stuck: () => ['dx.effect.1', 'dx.web.1'],
  'wall-paid': () => ['dx.move.9'],
  'points-lost': (fact) => LOST[fact.why],
  passed: () => ['dx.move.1'],
  'trap-sprung': () => ['dx.x.trap', 'dx.roll.3'],
  'gold-found': () => ['dx.x.gold', 'dx.cha.5'],
  'chest-opened': () => ['dx.x.chest', 'dx.cha.5'],
  'fountain-drunk': () => ['dx.x.fountain'],
  'exit-reached': () => ['dx.effect.3'],
  'exit-passed': () => ['dx.effect.3'],
  'combat-started': () => ['dx.effect.3', 'dx.roll.1'],
  exchanged: (fact) => exchangeRules(fact),
  'creature-struck': () => ['dx.x.alone'],
  'weapon-broken': () => ['dx.fumble.3'],
  'spell-forgotten': () => ['dx.fumble.7'],
  'spells-remembered': () => ['dx.fumble.7'],
  'scroll-read': (fact) => [`dx.x.scroll.${fact.scroll}`],
  'potion-drunk': () => ['dx.x.potion'],
  'combat-left': (fact) => LEFT[fact.by],
  'creature-slain': () => ['dx.hp.5', 'dx.x.creature'],
  'hero-slain': () => ['dx.hp.5'],
  'floor-restarted': () => ['dx.hp.5'],
  'floor-completed': (fact) => ['dx.skill.6', fact.skillPoints > 0 ? 'dx.skill.1' : 'dx.skill.3'],
  'dungeon-completed': () => ['dx.skill.6', 'dx.x.score'],
  invested: (fact) => (fact.in === 'endurance' ? ['dx.skill.2', 'dx.hp.3'] : ['dx.skill.2']),
  rested: () => ['dx.x.rest'],
  wielded: () => ['dx.x.turn'],
  bought: () => ['dx.x.merchant'],
  sold: () => ['dx.x.merchant'],
  mended: () => ['dx.x.mend'],
});
