import { coverAgainst, COVER_BONUS, type CoverVerdict, TAKEN_COVER_BONUS } from './cover.ts';
import { blockOf, bystanders, chart, figureOf, spaceOf } from '../encounter/creature.ts';
import { speedOf } from '../walking/speed.ts';
import type { ArmourPart } from '../play/fact.ts';
import { flankerWith, isExposedByFlanking } from './flanking.ts';
import { isInWater } from '../speeds/swimming.ts';
import { exposedBySurface } from '../walking/footing.ts';
import { isExposedByClimbing } from '../speeds/climbing.ts';
import { mayBeScreened, SCREENING_BONUS, screenAgainst, type ScreenVerdict } from './screening.ts';
import { squaresOf, terrainAt } from '../space/battlefield.ts';
import type { Attack } from '../encounter/stat-block.ts';
import type { Creature, CreatureId, State } from '../play/state.ts';

/** What an attack has to beat, with every part of it and the lines that decided. */
export interface Defence {
  readonly ac: number;
  readonly parts: readonly ArmourPart[];
  readonly cover: CoverVerdict;
  readonly screen: ScreenVerdict | null;
  /** The ally that flanks with the attacker. */
  readonly flankedWith: CreatureId | null;
}

const FLAT_FOOTED = -2;

/** The armour class of a target against one attack of one attacker (pf.x.bonus: of each type only the strongest counts). */
export function defenceAgainst(state: State, attacker: Creature, target: Creature, attack: Attack): Defence {
  const melee = attack.kind === 'melee';
  const [from, to] = [figureOf(state, attacker), figureOf(state, target)];
  const others = bystanders(state, attacker, target);
  const cover = coverAgainst(chart(state), from, to, others, state.rulings);
  const screen = mayBeScreened(from, to, melee) ? screenAgainst(chart(state), from, to, others, state.rulings) : null;
  const flankedWith = flankerWith(state, attacker, target);
  const bonuses = circumstanceBonuses(state, target, attacker, melee, cover.cover, screen?.screened === true);
  const flatFooted = flatFootedBy(state, attacker, target, melee, flankedWith);
  const parts = [
    { rule: 'pf.x.strike' as const, amount: blockOf(state, target).ac },
    ...strongest(bonuses),
    ...(flatFooted === null ? [] : [{ rule: flatFooted, amount: FLAT_FOOTED }]),
    ...(target.conditions.unconscious || target.conditions.asleep
      ? [{ rule: 'pf.x.conditions' as const, amount: -4 }]
      : []),
  ];
  return { ac: parts.reduce((sum, { amount }) => sum + amount, 0), parts, cover, screen, flankedWith };
}

/** pf.cover.2: circumstance bonuses do not add up; the highest is kept. */
export function strongest(parts: readonly ArmourPart[]): ArmourPart[] {
  const best = parts.reduce<ArmourPart | null>(
    (most, part) => (most === null || part.amount > most.amount ? part : most),
    null,
  );
  return best === null ? [] : [best];
}

function circumstanceBonuses(
  state: State,
  target: Creature,
  attacker: Creature,
  melee: boolean,
  cover: boolean,
  screened: boolean,
): ArmourPart[] {
  const { takenCover, shieldRaised, prone } = target.conditions;
  const shield = blockOf(state, target).shield ?? 0;
  const sheltered = takenCover === true && !cover && isSheltered(state, target, attacker);
  return [
    ...(cover
      ? [
          {
            rule: takenCover ? ('pf.cover.3' as const) : ('pf.cover.6' as const),
            amount: takenCover ? TAKEN_COVER_BONUS : COVER_BONUS,
          },
        ]
      : []),
    ...(sheltered ? [{ rule: 'pf.cover.3' as const, amount: COVER_BONUS }] : []),
    ...(shieldRaised && shield > 0 ? [{ rule: 'pf.x.shield' as const, amount: shield }] : []),
    ...(screened ? [{ rule: 'pf.screen.3' as const, amount: SCREENING_BONUS }] : []),
    ...(prone && !melee ? [{ rule: 'pf.x.prone' as const, amount: 1 }] : []),
  ];
}

/** pf.cover.3: squares with a feature that shelters only those who take cover by it. */
export function sheltersBeside(state: State, creature: Creature): number[] {
  const map = chart(state);
  const { x, y, side } = spaceOf(state, creature);
  return squaresOf(map, x - 1, y - 1, side + 2).filter((cell) => cell >= 0 && terrainAt(map, cell).shelter === true);
}

/** Does the line to that attacker cross a feature it has taken cover by? */
function isSheltered(state: State, target: Creature, attacker: Creature): boolean {
  const shelters = sheltersBeside(state, target);
  if (shelters.length === 0) return false;
  const { columns } = chart(state).board;
  const [from, to] = [figureOf(state, attacker), figureOf(state, target)];
  const trunks = shelters.map((cell) => ({
    size: 'Gargantuan' as const,
    space: { x: cell % columns, y: Math.floor(cell / columns), side: 1, z: target.z },
  }));
  return coverAgainst(chart(state), { ...from, size: 'Small' }, { ...to, size: 'Small' }, trunks, state.rulings).cover;
}

/** Why the target is flat-footed against this attack, the first rule that says so; null when it is not. */
function flatFootedBy(
  state: State,
  attacker: Creature,
  target: Creature,
  melee: boolean,
  flankedWith: CreatureId | null,
): ArmourPart['rule'] | null {
  const { prone, held, unconscious, asleep, paralysed } = target.conditions;
  if (isExposedByFlanking(flankedWith, melee, state.rulings)) return 'pf.flank.2';
  if (unconscious || asleep || paralysed || held !== undefined) return 'pf.x.conditions';
  if (prone && melee) return 'pf.x.prone';
  if (attacker.conditions.hiddenFrom?.includes(target.id)) return 'pf.x.hide';
  return flatFootedByGround(state, target);
}

/** The ground, the face or the water that leaves one flat-footed to everyone: each says so in its own room. */
export function flatFootedByGround(state: State, creature: Creature): ArmourPart['rule'] | null {
  if (isExposedByClimbing(state, creature)) return 'pf.climb.6';
  if (creature.stance === 'swimming' && isInWater(state, creature, creature))
    return speedOf(state, creature, 'swim') === undefined ? 'pf.x.swim' : null;
  return exposedBySurface(state, creature);
}
