import { type Bilingual, type Consequence, plural } from '@arbitre/kernel';
import { isSpending } from '../adventure/attack.ts';
import { concerned } from '../initiative/roll.ts';
import type { Command } from '../play/command.ts';
import { type State, topFrame } from '../play/state.ts';
import { BENEFITS } from './benefit.table.ts';

/** What a choice about dice on the table gives by itself, and what it spends. */
export interface DiceChoice {
  readonly gives: readonly Consequence[];
  readonly spends: readonly Consequence[];
  /** Beside what it leads to: nothing is spent on it. */
  readonly keeps?: readonly Consequence[];
}

/** Told apart even where the blow ends alike. Choices about no dice give and spend nothing here. */
export function diceChoice(state: State, command: Command): DiceChoice {
  const gift = { gives: [{ says: BENEFITS[command.do] }], spends: [] };
  switch (command.do) {
    case 'powerful': // ad.x.precise
      return { ...gift, spends: [one('prend l’autre Action du tour', 'takes the other Action of the turn')] };
    case 'guard': // ad.x.guardian
      return {
        gives: [guardianGives(state)],
        spends: [one('l’Arcane gardienne n’aidera plus ce Round', 'the guardian Arcana helps no more this Round')],
      };
    case 'reroll': // ad.x.benediction
      return { ...gift, spends: [one('la Bénédiction est dépensée', 'the benediction is used up')] };
    case 'bless':
    case 'curse':
      return { ...gift, spends: [blessingSpends(state)] };
    case 'gamble':
    case 'regamble':
      return gift;
    case 'shove': // ad.x.charge
      return {
        ...gift,
        spends: [
          isSpending(state)
            ? one('une blessure de moins', 'one wound fewer')
            : one('le coup ne blesse pas', 'the blow does not wound'),
        ],
      };
    case 'accept':
    case 'damage':
      return { gives: [], spends: [], keeps: [one('ne dépense rien', 'spends nothing')] };
    default:
      return { gives: [], spends: [] };
  }
}

function one(fr: string, en: string): Consequence {
  return { says: { fr, en } };
}

/** ad.x.guardian: spades for one's own attack, clubs against an attack, diamonds against Damage. */
function guardianGives(state: State): Consequence {
  const roll = topFrame(state);
  if (roll.kind !== 'roll') return { says: BENEFITS.guard };
  if (concerned(state, roll)?.id === roll.spec.who) return one('un dé d’attaque de plus', 'one more attack die');
  return roll.spec.purpose === 'damage'
    ? one('Endurance +1 contre ces Dommages', 'Endurance +1 against this Damage')
    : one('Parade +1 contre cette attaque', 'Parry +1 against this attack');
}

/** ad.x.bless: a Joker before the dice, a point of Heroism after them. */
function blessingSpends(state: State): Consequence {
  const roll = topFrame(state);
  const hero = roll.kind === 'roll' && roll.stage === 'after' ? concerned(state, roll) : null;
  if (hero === null) return one('le Joker est défaussé', 'the Joker is discarded');
  const left = hero.heroism - 1;
  return { says: heroismSpent(left) };
}

function heroismSpent(left: number): Bilingual {
  return {
    fr: `1 point d’Héroïsme, il en restera ${left}`,
    en: `1 point of Heroism, ${plural('en', left, 'point', 'points')} left`,
  };
}
