import {
  BESTIARY,
  BOSSES,
  bossOf,
  type Command,
  creature,
  creaturesOf,
  donjonD10,
  type Creature,
  type State,
} from '@arbitre/donjon-d10';
import { advance, type Bilingual, compare, type Fraction, rememberLast, SeededChance } from '@arbitre/kernel';

/** The fight that a choice between two floors is measured by: the hardest that may wait below, as the hero is now. */
export interface Ahead {
  readonly foe: Creature;
  readonly name: Bilingual;
  readonly floor: number;
  /** The exact chance of winning it with the arms that do best, fighting to the end, no potion drunk. */
  readonly victory: Fraction;
}

/** Choices of a camp that change the hero and throw no die. */
const PREPARES: readonly Command['do'][] = ['invest', 'rest', 'buy', 'sell', 'mend'];

/** The foe of the next floor that is the hardest to beat now; null where no fight can be told. */
export const hardestAhead = rememberLast((state: State): Ahead | null => {
  const floor = state.floor.number + 1;
  if (floor > state.dungeon.last) return null;
  const fights = foesAhead(state, floor).flatMap((foe) => {
    const victory = chanceAgainst(state, floor, foe);
    return victory === null ? [] : [{ foe, name: nameOf(foe), floor, victory }];
  });
  return fights.reduce<Ahead | null>(
    (hardest, fight) => (hardest === null || compare(fight.victory, hardest.victory) < 0 ? fight : hardest),
    null,
  );
});

/** The same fight once a choice is made; null: it changes the chance by less than one can say in whole per cent. */
export function aheadAfter(state: State, command: Command, { foe, floor, victory }: Ahead): Fraction | null {
  if (!PREPARES.includes(command.do)) return null;
  const after = advance(donjonD10, state, 'hero', command, new SeededChance(1)); // no die is thrown
  const then = chanceAgainst(after, floor, foe);
  return then === null || wholePerCent(then) === wholePerCent(victory) ? null : then;
}

/** Those drawn on that floor already, else all that its depth brings; its boss with them. */
function foesAhead({ dungeon, rulings }: State, floor: number): readonly Creature[] {
  const drawn = dungeon.drawn.find((plan) => plan.floor.number === floor);
  if (drawn !== undefined && drawn.floor.creatures.length > 0) return distinct(drawn.floor.creatures);
  const boss = bossOf(floor);
  return [...creaturesOf(floor), ...(boss === null ? [] : [boss])].flatMap(
    (kind) => creature(kind, 0, rulings.creatureFullSheet) ?? [],
  );
}

function distinct(creatures: readonly Creature[]): readonly Creature[] {
  return creatures.filter(({ kind }, at) => creatures.findIndex((one) => one.kind === kind) === at);
}

/** The best that any arm of the hero promises against it, to the end; null where that cannot be told. */
function chanceAgainst(state: State, floor: number, foe: Creature): Fraction | null {
  const met: State = {
    ...state,
    stage: 'floor',
    floor: { ...state.floor, number: floor, creatures: [foe] },
    foes: [foe.pv],
    combat: { foe: 0, from: state.at, exchanges: 0, ward: 0, disarmed: false, again: null },
  };
  let best: Fraction | null = null;
  for (const command of attacksOf(state)) {
    const [whole] = donjonD10.forecast?.(met, 'hero', command) ?? [];
    const victory = whole?.endings.find(({ ending }) => ending === 'victory')?.weight;
    if (victory !== undefined && (best === null || compare(victory, best) > 0)) best = victory;
  }
  return best;
}

/** Every attack that does not use itself up. */
function attacksOf({ hero: { weapons, spells } }: State): readonly Command[] {
  const arms = [...new Set(weapons)].map((weapon): Command => ({ do: 'attack', weapon }));
  const bare: readonly Command[] = weapons.length === 0 ? [{ do: 'attack', weapon: 'bare-hands' }] : [];
  return [...arms, ...bare, ...spells.map((spell): Command => ({ do: 'cast', spell }))];
}

/** Rounded to the nearest. */
export function wholePerCent({ n, d }: Fraction): number {
  return Number((200n * n + d) / (2n * d));
}

function nameOf({ kind, name }: Creature): Bilingual {
  return name ?? (BESTIARY[kind] ?? BOSSES[kind])?.name ?? { fr: 'la créature', en: 'the creature' };
}
