import { unreachable } from '@arbitre/kernel';
import type { CutShort } from './state.ts';
import type { Fact } from './fact.ts';
import type { DonjonRuleId } from '../rulebook/index.ts';

/** The rules a fact stands on, the most telling first. */
export function because(fact: Fact): readonly DonjonRuleId[] {
  switch (fact.is) {
    case 'class-chosen':
      return ['dx.x.class', 'dx.stat.7', 'dx.hp.6'];
    case 'floor-entered':
      return ['dx.x.run', 'dx.x.floor'];
    case 'rolled':
      return ['dx.move.1', 'dx.move.2', fact.diagonal ? 'dx.dir.1' : 'dx.dir.2'];
    case 'no-direction':
      return ['dx.move.10'];
    case 'moved':
      return fact.webDebt > 0 ? ['dx.move.4', 'dx.web.3'] : ['dx.move.4'];
    case 'stuck':
      return ['dx.effect.1', 'dx.web.1'];
    case 'wall-paid':
      return ['dx.move.9'];
    case 'points-lost':
      return LOST[fact.why];
    case 'passed':
      return ['dx.move.1'];
    case 'trap-sprung':
      return ['dx.x.trap', 'dx.roll.3'];
    case 'gold-found':
      return ['dx.x.gold', 'dx.cha.5'];
    case 'chest-opened':
      return ['dx.x.chest', 'dx.cha.5'];
    case 'fountain-drunk':
      return ['dx.x.fountain'];
    case 'exit-reached':
    case 'exit-passed':
      return ['dx.effect.3'];
    case 'combat-started':
      return ['dx.effect.3', 'dx.roll.1'];
    case 'exchanged':
      return exchangeRules(fact);
    case 'creature-struck':
      return ['dx.x.alone'];
    case 'weapon-broken':
      return ['dx.fumble.3'];
    case 'spell-forgotten':
    case 'spells-remembered':
      return ['dx.fumble.7'];
    case 'scroll-read':
      return [`dx.x.scroll.${fact.scroll}`];
    case 'potion-drunk':
      return ['dx.x.potion'];
    case 'combat-left':
      return LEFT[fact.by];
    case 'creature-slain':
      return ['dx.hp.5', 'dx.x.creature'];
    case 'hero-slain':
    case 'floor-restarted':
      return ['dx.hp.5'];
    case 'floor-completed':
      return ['dx.skill.6', fact.skillPoints > 0 ? 'dx.skill.1' : 'dx.skill.3'];
    case 'dungeon-completed':
      return ['dx.skill.6', 'dx.x.score'];
    case 'invested':
      return fact.in === 'endurance' ? ['dx.skill.2', 'dx.hp.3'] : ['dx.skill.2'];
    case 'rested':
      return ['dx.x.rest'];
    case 'wielded':
      return ['dx.x.turn'];
    case 'bought':
    case 'sold':
      return ['dx.x.merchant'];
    case 'mended':
      return ['dx.x.mend'];
    default:
      return unreachable(fact);
  }
}

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
