import type { Bilingual, Cell, Seat } from '@arbitre/kernel';
import type { Card, Suit } from '../initiative/card.ts';
import type { ConditionId } from '../effect/condition.ts';
import type { Effect } from '../effect/effect.ts';
import type { Gear, ItemId } from '../adventure/equipment.ts';
import type { Figure } from '../turn/figure.ts';
import type { Group } from '../turn/group.ts';
import type { AttackMode, Frame, PendingEffect, RollPurpose } from './frame.ts';
import type { EffectGround, Ground, Plan } from '../space/plan.ts';
import type { Link } from '../push/push.ts';
import type { Encounter, Ending, Phase } from './state.ts';
import type { Trait } from '../adventure/trait.ts';

/** What a card was drawn for. */
export type DrawPurpose = 'initiative' | 'wait' | 'room' | 'treasure' | 'wound' | 'heroism';

/** What is tried with a roll still to come. */
export type Attempt =
  | 'dodge'
  | 'care'
  | 'recover'
  | 'search'
  | 'douse'
  | 'calm'
  | 'wake'
  | 'roar'
  | 'struggle'
  | 'aura'
  | 'reequip';

/** Everything that can have happened. Each carries its results: applying one needs no rule and no die. */
type Happening =
  | { readonly is: 'round-begins'; readonly round: number; readonly deck: readonly Card[] }
  | { readonly is: 'phase'; readonly phase: Phase }
  | { readonly is: 'lesson'; readonly text: Bilingual }
  | { readonly is: 'drew'; readonly by: string; readonly cards: readonly Card[]; readonly purpose: DrawPurpose }
  | { readonly is: 'reshuffled'; readonly cards: readonly Card[] }
  | { readonly is: 'joker-kept'; readonly hero: string }
  | { readonly is: 'joker-free'; readonly hero: string; readonly surplus: readonly Card[] }
  | { readonly is: 'joker-unused'; readonly hero: string }
  | { readonly is: 'discarded'; readonly by: string; readonly cards: readonly Card[] }
  | { readonly is: 'card-chosen'; readonly by: string; readonly card: Card; readonly surplus: readonly Card[] }
  | { readonly is: 'turn-comes'; readonly by: string; readonly card: Card }
  | { readonly is: 'turn-skipped'; readonly by: string; readonly card: Card }
  | { readonly is: 'turn-moved'; readonly hero: string; readonly from: Card; readonly to: Card; readonly next: boolean }
  | { readonly is: 'initiative-lost'; readonly hero: string; readonly card: Card; readonly cards: readonly Card[] }
  | {
      readonly is: 'turn-begins';
      readonly by: string;
      readonly seat: Seat;
      readonly hero: boolean;
      readonly renewed: readonly string[];
    }
  | { readonly is: 'turn-ends'; readonly by: string; readonly card: Card | null }
  | { readonly is: 'action-dice'; readonly figure: string; readonly dice: readonly number[] }
  | { readonly is: 'passed'; readonly who: string }
  | { readonly is: 'delegated'; readonly seat: Seat }
  | { readonly is: 'appointed'; readonly seat: Seat; readonly group: string }
  | { readonly is: 'activated'; readonly figure: string }
  | {
      readonly is: 'move-declared';
      readonly figure: string;
      readonly by: 'zoneMove' | 'shift';
      readonly from: Cell;
      readonly to: Cell;
      readonly needed: number;
      readonly difficult: boolean;
    }
  | {
      readonly is: 'dodged';
      readonly figure: string;
      readonly how: 'roll' | 'talent' | 'sacrifice';
      readonly needed: number;
      readonly missing: number;
    }
  | { readonly is: 'sacrificed'; readonly figure: string }
  | { readonly is: 'tries'; readonly figure: string; readonly what: Attempt; readonly target: string | null }
  | { readonly is: 'reacts'; readonly figure: string }
  | {
      readonly is: 'moved';
      readonly figure: string;
      readonly from: Cell;
      readonly to: Cell;
      readonly path: readonly Cell[];
      readonly by: 'zoneMove' | 'shift';
    }
  | { readonly is: 'stayed'; readonly figure: string }
  | { readonly is: 'pushed'; readonly links: readonly Link[] }
  | { readonly is: 'push-chosen'; readonly figure: string; readonly to: Cell }
  | { readonly is: 'push-failed'; readonly figure: string }
  | {
      readonly is: 'attacks';
      readonly attacker: string;
      readonly target: string;
      readonly attack: Bilingual;
      readonly mode: AttackMode;
      readonly dice: number;
      readonly difficulty: number;
    }
  | {
      readonly is: 'attack-judged';
      readonly attacker: string;
      readonly target: string;
      readonly hit: boolean;
      readonly successes: number;
      readonly cover: number;
    }
  | { readonly is: 'powerful'; readonly figure: string }
  | { readonly is: 'shoves'; readonly figure: string; readonly target: string; readonly instead: boolean }
  | {
      readonly is: 'rolled';
      readonly who: string;
      readonly trait: Trait | 'damage';
      readonly purpose: RollPurpose;
      readonly dice: readonly number[];
      readonly difficulty: number;
      readonly successes: number;
      readonly blessed: boolean;
      readonly cursed: boolean;
    }
  | {
      readonly is: 'rerolled';
      readonly who: string;
      readonly from: number;
      readonly to: number;
      readonly successes: number;
    }
  | {
      readonly is: 'gambled';
      readonly who: string;
      readonly dice: readonly number[];
      readonly fiasco: boolean;
      readonly successes: number;
    }
  | { readonly is: 'scents'; readonly hero: string; readonly group: string }
  | { readonly is: 'joker-used'; readonly hero: string; readonly use: 'bless' | 'curse' }
  | { readonly is: 'heroism-spent'; readonly hero: string; readonly use: 'bless' | 'curse'; readonly successes: number }
  | { readonly is: 'heroism-kept'; readonly hero: string; readonly heroism: number }
  | {
      readonly is: 'guardian-helps';
      readonly hero: string;
      readonly card: Card;
      readonly die: number | null;
      readonly successes: number;
    }
  | { readonly is: 'wounded'; readonly figure: string; readonly wounds: number; readonly health: number }
  | { readonly is: 'healed'; readonly figure: string; readonly health: number }
  | {
      readonly is: 'death-cheated';
      readonly hero: string;
      readonly by: 'heroism' | 'grave-wound' | 'maximum';
      readonly health: number;
      readonly heroism: number;
      readonly heroismMax: number;
    }
  | { readonly is: 'absorbed'; readonly figure: string; readonly count: number }
  | { readonly is: 'died'; readonly figure: string; readonly jokers: number; readonly group: string | null }
  | {
      readonly is: 'grave-wound';
      readonly hero: string;
      readonly card: Card;
      readonly ignored: boolean;
      readonly health: number;
      readonly heals: boolean;
    }
  | { readonly is: 'state-gained'; readonly figure: string; readonly state: ConditionId }
  | { readonly is: 'state-lost'; readonly figure: string; readonly state: ConditionId }
  | { readonly is: 'item-broken'; readonly figure: string; readonly item: ItemId }
  | {
      readonly is: 'gear-changed';
      readonly figure: string;
      readonly item: ItemId;
      readonly how: 'equipped' | 'stowed' | 'used' | 'thrown' | 'found' | 'dropped';
      readonly gear: Gear;
    }
  | {
      readonly is: 'exchanged';
      readonly figure: string;
      readonly target: string;
      readonly given: ItemId | null;
      readonly taken: ItemId | null;
      readonly gear: Gear;
      readonly other: Gear;
    }
  | { readonly is: 'coins-found'; readonly figure: string; readonly coins: number }
  | { readonly is: 'cell-acts'; readonly figure: string; readonly cell: Cell; readonly ground: EffectGround }
  | { readonly is: 'ground-changed'; readonly cell: Cell; readonly ground: Ground }
  | { readonly is: 'door-turned'; readonly door: string; readonly state: 'open' | 'closed' | 'dead-end' }
  | { readonly is: 'door-tried'; readonly hero: string; readonly door: string; readonly card: Card }
  | {
      readonly is: 'room-revealed';
      readonly hero: string;
      readonly room: string;
      readonly name: Bilingual;
      readonly plan: Plan;
    }
  | { readonly is: 'group-appears'; readonly group: Group; readonly encounter: Encounter | null; readonly size: number }
  | { readonly is: 'figure-placed'; readonly figure: Figure }
  | { readonly is: 'group-freed'; readonly group: string; readonly hero: string; readonly seat: Seat }
  | { readonly is: 'encounter-over'; readonly encounter: string }
  | { readonly is: 'searched'; readonly hero: string; readonly encounter: string; readonly found: boolean }
  | {
      readonly is: 'event';
      readonly event: string;
      readonly name: Bilingual;
      readonly hero: string;
      readonly ticks: number;
      readonly boxes: number | null;
      readonly text: Bilingual | null;
    }
  | { readonly is: 'cards-released'; readonly cards: readonly Card[] }
  | { readonly is: 'effect-begins'; readonly effect: Effect }
  | {
      readonly is: 'effects-end';
      readonly ids: readonly number[];
      readonly why: 'turn' | 'lost' | 'neglected' | 'run-out' | 'used';
    }
  | { readonly is: 'effects-tick'; readonly effects: readonly Effect[] }
  | { readonly is: 'effect-acts'; readonly effect: PendingEffect }
  | { readonly is: 'opposed'; readonly who: string; readonly target: string; readonly won: boolean }
  | {
      readonly is: 'aura';
      readonly figure: string;
      readonly suit: Suit;
      readonly value: number;
      readonly on: readonly string[];
    }
  | { readonly is: 'ended'; readonly ending: Ending };

/** The last fact of a command also says what is still being resolved. */
export type Fact = Happening & { readonly stack?: readonly Frame[] };
export type FactOf<K extends Fact['is']> = Extract<Fact, { is: K }>;
