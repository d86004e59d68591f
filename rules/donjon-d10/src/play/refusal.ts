import type { Refusal as AnyRefusal } from '@arbitre/kernel';
import type { SpellId, WeaponId } from '../dungeon/equipment.ts';
import type { Characteristic } from '../hero/characteristics.ts';
import type { HeadingName } from '../movement/headings.ts';
import type { DonjonRuleId } from '../rulebook/index.ts';
import type { Moment } from './awaiting.ts';
import { LOST } from './because.ts';
import type { Verb, WareId } from './command.ts';
import type { CutShort } from './state.ts';

type Rules = readonly DonjonRuleId[];

/** When a verb has its place, by these rules. */
const PLACES: Readonly<Record<Verb, Rules>> = {
  choose: ['dx.x.class'],
  descend: ['dx.x.run'],
  roll: ['dx.move.1', 'dx.move.5'],
  pass: ['dx.move.5'],
  head: ['dx.move.1', 'dx.move.5'],
  leave: ['dx.effect.3'],
  continue: ['dx.effect.3'],
  attack: ['dx.roll.1'],
  cast: ['dx.roll.1'],
  read: ['dx.roll.1'],
  flee: ['dx.x.flee'],
  drink: ['dx.x.turn'],
  wield: ['dx.x.turn'],
  invest: ['dx.skill.5'],
  rest: ['dx.x.run'],
  buy: ['dx.x.merchant'],
  sell: ['dx.x.merchant'],
  mend: ['dx.x.mend'],
};

interface Towards {
  readonly heading: HeadingName;
}

/** A heading barred at this square, to start with or (`turning`) at a wall. */
interface Barred extends Towards {
  readonly at: number;
  readonly turning: boolean;
}

/** Every reason there is, and what is told beside its code. */
interface Details {
  'not-your-seat': { readonly seat: string };
  'run-over': object;
  'not-now': { readonly verb: Verb; readonly moment: Moment };
  'cut-short': { readonly why: CutShort };
  'must-move': { readonly die: number };
  'must-invest': { readonly points: number };

  'wrong-family': Towards & { readonly diagonal: boolean; readonly die: number; readonly turning: boolean };
  'wall-ahead': Barred;
  'corner-ahead': Barred;
  'turning-back': Towards;
  'no-wall': Towards & { readonly straight: HeadingName; readonly at: number };
  'stops-early': { readonly at: number; readonly points: number };
  'points-spent': object;
  'floor-left': object;
  stranger: { readonly piece: string };

  'no-skill-point': object;
  capped: { readonly characteristic: Characteristic };

  'not-carried': { readonly weapon: WeaponId };
  'in-hand': { readonly weapon: WeaponId };
  armed: { readonly weapon: WeaponId };
  'spell-unknown': { readonly spell: SpellId };
  boss: { readonly by: 'flight' | 'passage'; readonly foe: number };
  'no-potion': object;
  unhurt: { readonly pv: number };
  'none-carried': { readonly ware: WareId; readonly at: 'combat' | 'market' };

  'not-yet-sold': { readonly ware: WareId; readonly from: number };
  'mages-only': { readonly spell: SpellId };
  owned: { readonly ware: WareId };
  'pack-full': { readonly ware: WareId; readonly most: number };
  'not-broken': { readonly weapon: WeaponId };
  'too-dear': {
    readonly ware: WareId;
    readonly price: number;
    readonly gold: number;
    readonly work: 'sale' | 'mending';
  };
}

export type Code = keyof Details;

const barred = ({ turning }: Barred): Rules => [turning ? 'dx.move.6' : 'dx.move.3', 'dx.move.11'];

/** The rules each reason stands on; where they differ from case to case, by what is told beside the code. */
const REASONS: { readonly [C in Code]: Rules | ((details: Details[C]) => Rules) } = {
  'not-your-seat': ['dx.x.run'],
  'run-over': ['dx.x.run'],
  'not-now': ({ verb }) => PLACES[verb],
  'cut-short': ({ why }) => LOST[why],
  'must-move': ['dx.move.1'],
  'must-invest': ['dx.skill.5'],

  'wrong-family': ({ diagonal, turning }) => {
    const family = diagonal ? 'dx.dir.1' : 'dx.dir.2';
    return turning ? [family, 'dx.dir.3'] : [family];
  },
  'wall-ahead': barred,
  'corner-ahead': barred,
  'turning-back': ['dx.move.7'],
  'no-wall': ['dx.move.4', 'dx.move.6'],
  'stops-early': ['dx.move.5'],
  'points-spent': ['dx.move.2'],
  'floor-left': ['dx.effect.3'],
  stranger: ['dx.x.creature'],

  'no-skill-point': ['dx.skill.1'],
  capped: ['dx.skill.2', 'dx.stat.8'],

  'not-carried': ['dx.roll.2'],
  'in-hand': ['dx.x.turn'],
  armed: ['dx.roll.11'],
  'spell-unknown': ['dx.fumble.7'],
  boss: ({ by }) => [by === 'flight' ? 'dx.x.flee' : 'dx.x.scroll.passage'],
  'no-potion': ['dx.x.potion'],
  unhurt: ['dx.x.potion'],
  'none-carried': ({ at }) => [at === 'combat' ? 'dx.x.scroll' : 'dx.x.merchant'],

  'not-yet-sold': ['dx.x.equipment'],
  'mages-only': ['dx.x.class'],
  owned: ['dx.x.merchant'],
  'pack-full': ['dx.x.limits'],
  'not-broken': ['dx.fumble.3'],
  'too-dear': ({ work }) => [work === 'sale' ? 'dx.x.merchant' : 'dx.x.mend'],
};

/** Why not: a stable code, the rules, and the facts that triggered them. */
export type Refusal = { [C in Code]: AnyRefusal & { readonly code: C; readonly rules: Rules } & Details[C] }[Code];

/** A refusal with the rules its reason stands on. */
export function refuse<C extends Code>(code: C, details: Details[C]): Refusal {
  const reason: Rules | ((details: Details[C]) => Rules) = REASONS[code];
  const rules = typeof reason === 'function' ? reason(details) : reason;
  return { code, rules, ...details } as Refusal; // what the table says a refusal of this code is
}
