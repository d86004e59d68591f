import {
  add,
  compare,
  type Consequence,
  explore,
  type Fraction,
  fraction,
  multiply,
  type Weighted,
  ZERO,
} from '@arbitre/kernel';
import { type Means, meansOf } from '../combat/means.ts';
import { duelOf, foeSide, heroArmour } from '../combat/sides.ts';
import { rollAlone } from '../combat/unopposed.ts';
import { potionStrength, SPELLS, WARD, WEAPONS } from '../dungeon/equipment.ts';
import { heroMaximum, recovered } from '../hero/hit-points.ts';
import type { Command } from '../play/command.ts';
import { type Combat, foeOf, type State } from '../play/state.ts';
import { foePieceId } from '../scene/scene.ts';
import { foe as theFoe } from '../words/en/phrases.ts';
import { foe as leFoe, le } from '../words/fr/phrases.ts';
import { said } from '../words/said.ts';
import { type ExchangeResult, settledOdds } from './exchange-odds.ts';
import { forecast } from './forecast.ts';

/** What an action of a combat buys and risks. */
export interface Prospect {
  readonly buys: readonly Consequence[];
  readonly risks: readonly Consequence[];
  /** The chance of dying of it at once. */
  readonly death: Fraction;
}

/** The chance that something holds, over every outcome of the dice. */
export function chanceOf<T>(odds: readonly Weighted<T>[], holds: (value: T) => boolean): Fraction {
  return odds.reduce((sum, { value, weight }) => (holds(value) ? add(sum, weight) : sum), ZERO);
}

/** What a figure is on average where it is not 0, rounded; 0 when it always is. */
export function usual<T>(odds: readonly Weighted<T>[], figure: (value: T) => number): number {
  const happens = chanceOf(odds, (value) => figure(value) > 0);
  if (happens.n === 0n) return 0;
  const sum = odds.reduce((all, { value, weight }) => add(all, multiply(fraction(figure(value)), weight)), ZERO);
  return Math.max(1, Math.round(Number(sum.n * happens.d) / Number(sum.d * happens.n)));
}

/** A consequence that may come: nothing when it cannot, certain when it must. */
export function maybe(chance: Fraction, consequence: Consequence): readonly Consequence[] {
  if (chance.n === 0n) return [];
  return chance.n === chance.d ? [consequence] : [{ ...consequence, chance }];
}

/** An exchange: attack, spell, scroll of flames, flight, or the dice of a tie again. */
export function exchangeProspect(state: State, combat: Combat, command: Command): Prospect {
  const means = command.do === 'roll' ? (combat.again?.means ?? null) : meansOf(command);
  if (means === null) return { buys: [], risks: [], death: ZERO };
  const odds = settledOdds(duelOf(state, combat, means), state.rulings);
  const piece = foePieceId(combat.foe);
  const left = state.foes[combat.foe] ?? 0;
  const fr = leFoe(state, combat.foe);
  const en = theFoe(state, combat.foe);
  const hurt = usual(odds, ({ suffered }) => suffered);
  const death = chanceOf(odds, ({ suffered }) => suffered >= state.pv);
  const harms = [
    ...maybe(death, { says: said('vous y restez', 'you die'), piece: 'hero' }),
    ...maybe(
      chanceOf(odds, ({ suffered }) => suffered > 0 && suffered < state.pv),
      { says: said(`vous êtes touché : ${hurt} PV environ`, `you are hit: about ${hurt} HP`), piece: 'hero' },
    ),
    ...thingLost(odds, means),
  ];
  const buys =
    means.by === 'flight' ? flightBuys(odds, fr, en) : attackBuys(odds, left, piece, fr, en, endings(state, command));
  const spent =
    means.by === 'flames' && combat.again === null
      ? [{ says: said('le parchemin est consumé', 'the scroll is used up') }]
      : [];
  return { buys, risks: [...harms, ...spent], death };
}

function flightBuys(odds: readonly Weighted<ExchangeResult>[], fr: string, en: string): readonly Consequence[] {
  const away = chanceOf(odds, ({ winner }) => winner === 'hero');
  const says = said(
    `vous rompez : ${fr} garde ses plaies, le déplacement est fini`,
    `you get away: ${en} keeps its wounds, the move is over`,
  );
  return maybe(away, { says });
}

/** A chance in whole per cent; what may happen is never 0, what may fail never 100. */
function wholePercent({ n, d }: Fraction): number {
  return Math.min(99, Math.max(1, Math.round(Number((n * 1000n) / d) / 10)));
}

/** To hit, for how much, and how often that is the end of it: in one line, so that a short card tells all three. */
function attackBuys(
  odds: readonly Weighted<ExchangeResult>[],
  left: number,
  piece: string,
  fr: string,
  en: string,
  victory: Fraction | null,
): readonly Consequence[] {
  const dealt = usual(odds, (result) => Math.min(result.dealt, left));
  const hits = chanceOf(odds, (result) => result.dealt > 0);
  const kills = chanceOf(odds, (result) => result.dealt >= left);
  const share = wholePercent(kills);
  const says =
    compare(kills, hits) === 0
      ? said(`vous touchez : ${fr} tombe`, `you hit: ${en} falls`)
      : kills.n === 0n
        ? said(`vous touchez : ${dealt} PV environ`, `you hit: about ${dealt} HP`)
        : said(
            `vous touchez : ${dealt} PV environ (${share}\u00a0% : ${fr} tombe)`,
            `you hit: about ${dealt} HP (${share}%: ${en} falls)`,
          );
  return [
    ...maybe(hits, { says, piece }),
    ...(victory === null
      ? []
      : maybe(victory, {
          says: said('à vous battre ainsi jusqu’au bout, vous l’emportez', 'fighting on like this, you win'),
        })),
  ];
}

/** The chance of a good end to the whole fight, where it can be told. */
function endings(state: State, command: Command): Fraction | null {
  const [whole] = forecast(state, command);
  return whole?.endings.find(({ ending }) => ending === 'victory')?.weight ?? null;
}

/** dx.fumble.3, dx.fumble.7: what a critical failure may take. dx.fumble.10: of a scroll or bare hands, nothing more. */
function thingLost(odds: readonly Weighted<ExchangeResult>[], means: Means): readonly Consequence[] {
  const chance = chanceOf(odds, ({ fumble }) => fumble === 'break');
  if (means.by === 'weapon') {
    const { name } = WEAPONS[means.weapon];
    return maybe(chance, { says: said(`${le(name)} se brise`, `the ${name.en} breaks`) });
  }
  if (means.by !== 'spell') return [];
  const { name } = SPELLS[means.spell];
  return maybe(chance, { says: said(`vous oubliez « ${name.fr} »`, `you forget ${name.en}`) });
}

/** A potion or a scroll of protection in a combat: what it does, then the creature's own roll (dx.x.alone). */
export function unopposedProspect(state: State, combat: Combat, command: Command): Prospect {
  const { hero, rulings, pv } = state;
  const healed = command.do === 'drink' ? healing(state) : 0;
  const ward = command.do === 'read' ? WARD : 0;
  const side = foeSide(foeOf(state, combat), combat, null, rulings);
  const armour = heroArmour(hero, combat) + ward;
  const blows = explore((chance) => rollAlone(side, armour, rulings, chance).suffered, String);
  const odds = blows.exact ? blows.outcomes : [];
  const fr = leFoe(state, combat.foe);
  const en = theFoe(state, combat.foe);
  const hurt = usual(odds, (suffered) => suffered);
  const death = chanceOf(odds, (suffered) => suffered >= pv + healed);
  const victory = endings(state, command);
  return {
    buys: [
      healed > 0
        ? {
            says: said(`+${healed} PV : vous voilà à ${pv + healed}`, `+${healed} HP: you are at ${pv + healed}`),
            piece: 'hero',
          }
        : {
            says: said(`armure +${WARD} jusqu’à la fin du combat`, `armour +${WARD} until the combat ends`),
            piece: 'hero',
          },
      ...(victory === null
        ? []
        : maybe(victory, {
            says: said('puis, à vous battre au mieux, vous l’emportez', 'then, fighting your best, you win'),
          })),
    ],
    risks: [
      ...maybe(death, { says: said('vous y restez', 'you die'), piece: 'hero' }),
      ...maybe(
        chanceOf(odds, (suffered) => suffered > 0 && suffered < pv + healed),
        {
          says: said(`${fr} frappe seul : ${hurt} PV environ`, `${en} strikes alone: about ${hurt} HP`),
          piece: 'hero',
        },
      ),
      {
        says: said(
          command.do === 'drink' ? potionsLeft(state).fr : 'le parchemin est consumé',
          command.do === 'drink' ? potionsLeft(state).en : 'the scroll is used up',
        ),
      },
    ],
    death,
  };
}

/** dx.x.potion: the PV that one gives back now. */
export function healing({ hero, pv, floor, rulings }: State): number {
  return recovered(pv, potionStrength(floor.number), heroMaximum(hero, rulings));
}

export function potionsLeft({ hero }: State): { readonly fr: string; readonly en: string } {
  const left = hero.potions - 1;
  if (left === 0) return { fr: 'c’était la dernière potion', en: 'it was the last potion' };
  return {
    fr: `il restera ${left} ${left < 2 ? 'potion' : 'potions'}`,
    en: `${left} ${left === 1 ? 'potion' : 'potions'} left`,
  };
}
