import type { Refusal as AnyRefusal } from '@arbitre/kernel';
import type { Characteristic } from '../hero/characteristics.ts';
import type { Verb, WareId } from './command.ts';
import type { SpellId, WeaponId } from '../dungeon/equipment.ts';
import type { HeadingName } from '../movement/headings.ts';
import type { CutShort } from './state.ts';
import type { Moment } from './awaiting.ts';
import type { DonjonRuleId } from '../rulebook/index.ts';

/** Why not: a stable code, the rules, and the facts that triggered them. */
export type Refusal = AnyRefusal & { readonly rules: readonly DonjonRuleId[] } & (
    | { readonly code: 'not-your-seat'; readonly seat: string }
    | { readonly code: 'run-over' }
    | { readonly code: 'not-now'; readonly verb: Verb; readonly moment: Moment }
    | { readonly code: 'cut-short'; readonly why: CutShort }
    | { readonly code: 'must-move'; readonly die: number }
    | { readonly code: 'wrong-family'; readonly heading: HeadingName; readonly diagonal: boolean; readonly die: number }
    | { readonly code: 'wall-ahead'; readonly heading: HeadingName; readonly at: number }
    | { readonly code: 'corner-ahead'; readonly heading: HeadingName; readonly at: number }
    | { readonly code: 'turning-back'; readonly heading: HeadingName }
    | { readonly code: 'no-wall'; readonly heading: HeadingName; readonly straight: HeadingName; readonly at: number }
    | { readonly code: 'stops-early'; readonly at: number; readonly points: number }
    | { readonly code: 'points-spent' }
    | { readonly code: 'floor-left' }
    | { readonly code: 'must-invest'; readonly points: number }
    | { readonly code: 'no-skill-point' }
    | { readonly code: 'capped'; readonly characteristic: Characteristic }
    | { readonly code: 'not-carried'; readonly weapon: WeaponId }
    | { readonly code: 'in-hand'; readonly weapon: WeaponId }
    | { readonly code: 'armed'; readonly weapon: WeaponId }
    | { readonly code: 'spell-unknown'; readonly spell: SpellId }
    | { readonly code: 'no-potion' }
    | { readonly code: 'unhurt'; readonly pv: number }
    | { readonly code: 'none-carried'; readonly ware: WareId }
    | { readonly code: 'boss'; readonly foe: number }
    | { readonly code: 'not-yet-sold'; readonly ware: WareId; readonly from: number }
    | { readonly code: 'mages-only'; readonly spell: SpellId }
    | { readonly code: 'owned'; readonly ware: WareId }
    | { readonly code: 'pack-full'; readonly ware: WareId; readonly most: number }
    | { readonly code: 'too-dear'; readonly ware: WareId; readonly price: number; readonly gold: number }
    | { readonly code: 'not-broken'; readonly weapon: WeaponId }
    | { readonly code: 'stranger'; readonly piece: string }
  );
