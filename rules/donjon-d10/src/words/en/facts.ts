import { byFact, capital, listed, signed, unreachable } from '@arbitre/kernel';
import { CHARACTERISTIC_NAMES } from '../../hero/characteristics.ts';
import { CLASSES } from '../../hero/classes.ts';
import type { ChestContent } from '../../squares/chest.ts';
import { ARMOURS, SCROLLS, SPELLS, WEAPONS } from '../../dungeon/equipment.ts';
import type { Fact, LostBecause, Purchase } from '../../play/fact.ts';
import type { Consequence } from '../../combat/fumble.ts';
import { headingName } from '../../movement/headings.ts';
import { squareName } from '../../scene/scene.ts';
import type { State } from '../../play/state.ts';
import { websPaid } from '../../squares/web.ts';
import { a, count, family, foe, heroInEnglish, meansInEnglish, TOWARDS, the, way } from './phrases.ts';

const LOST: Readonly<Record<LostBecause, string>> = {
  'no-direction': 'no heading of this roll is open',
  'dead-end': 'it is a dead end, and turning back is not allowed',
  'web-ahead': 'the hero stops in front of the web',
  combat: 'the fight ends the move',
};

function rolled(fact: Extract<Fact, { is: 'rolled' }>, before: State): string {
  const paid = before.webDebt > fact.webDebt;
  if (fact.points === 0) {
    return paid
      ? `D10: ${fact.die}. The point frees the hero from the web.`
      : `D10: ${fact.die}. The hero does not move.`;
  }
  return `D10: ${fact.die}, ${way(fact.diagonal)}.${paid ? ' One point goes to the web.' : ''}`;
}

function moved(fact: Extract<Fact, { is: 'moved' }>, before: State): string {
  const towards = TOWARDS[headingName(fact.heading)];
  const end = fact.squares.at(-1);
  if (end === undefined) return `${capital(heroInEnglish(before))} turns ${towards}, and the way is barred.`;
  const path = fact.squares.map((cell) => squareName(before, cell)).join(', ');
  const webs = websPaid(before, fact).map((cell) => squareName(before, cell));
  const cost =
    webs.length === 0
      ? ''
      : ` ${webs.length === 1 ? `The web at ${listed('en', webs)} costs` : `The webs at ${listed('en', webs)} each cost`} one point more.`;
  const debt = fact.webDebt > 0 ? ' The web holds: one point is owed on the next roll.' : '';
  const left = fact.points > 0 ? ` ${capital(count(fact.points, 'point'))} left.` : '';
  return `${capital(heroInEnglish(before))} goes ${towards}: ${path}.${cost}${debt}${left}`;
}

function chest(content: ChestContent): string {
  switch (content.kind) {
    case 'needle':
      return `a poisoned needle, ${content.lost} HP lost, ${content.pv} left`;
    case 'gold':
      return `${content.gold} gold`;
    case 'potion':
      return content.kept ? 'a potion' : 'a potion, and no room left to carry it';
    case 'scroll':
      return content.kept
        ? a(SCROLLS[content.id].name)
        : `${a(SCROLLS[content.id].name)}, and no room left to carry it`;
    case 'weapon':
      return a(WEAPONS[content.id].name);
    case 'spell':
      return `the spell “${SPELLS[content.id].name.en}”`;
    case 'armour':
      return content.resale > 0
        ? `${ARMOURS[content.id].name.en}, put on at once; the old armour brings ${content.resale} gold`
        : `${ARMOURS[content.id].name.en}, put on at once`;
    default:
      return unreachable(content);
  }
}

function ware(bought: Purchase): string {
  switch (bought.kind) {
    case 'potion':
      return 'a potion';
    case 'scroll':
      return a(SCROLLS[bought.id].name);
    case 'weapon':
      return a(WEAPONS[bought.id].name);
    case 'spell':
      return `the spell “${SPELLS[bought.id].name.en}”`;
    case 'armour':
      return ARMOURS[bought.id].name.en;
    default:
      return unreachable(bought);
  }
}

const FUMBLES: Readonly<Record<Consequence, string>> = {
  break: 'what was used is lost',
  extra: 'one more damage if the exchange is lost',
  nothing: 'without consequence',
};

/** Who hits whom first; the dice after it, for whoever wants to count. */
function exchanged(fact: Extract<Fact, { is: 'exchanged' }>, before: State): string {
  const creature = foe(before, before.combat?.foe ?? -1);
  const fumbles = [
    fact.fumbleDie > 0 && fact.fumble !== null
      ? ` Critical failure (D100: ${fact.fumbleDie}): ${FUMBLES[fact.fumble]}.`
      : '',
    fact.foeFumbleDie > 0 && fact.foeFumble !== null
      ? ` ${capital(creature)} fumbles (D100: ${fact.foeFumbleDie}).`
      : '',
  ];
  const again = fact.again ? ' The dice are rolled again.' : '';
  return `${deed(fact, before, creature)}${again} ${dice(fact)}${fumbles.join('')}`;
}

function deed(fact: Extract<Fact, { is: 'exchanged' }>, before: State, creature: string): string {
  const { winner, dealt, suffered, foePv, pv } = fact;
  const hero = heroInEnglish(before);
  const critical = fact.critical ? 'Critical! ' : '';
  const flees = fact.means.by === 'flight' && winner === 'hero' ? ['The way is clear.'] : [];
  const felled = `${capital(hero)} strikes ${creature} down.`;
  const wounded = `${capital(hero)} hits ${creature}: ${dealt} HP lost, ${foePv} left.`;
  const lost = Math.min(suffered, before.pv);
  const said = [
    ...flees,
    ...(dealt > 0 ? [foePv === 0 ? felled : wounded] : []),
    ...(suffered > 0 ? [`${capital(creature)} hits ${hero}: ${lost} HP lost, ${pv} left.`] : []),
  ];
  if (said.length > 0) return `${critical}${said.join(' ')}`;
  if (winner === 'nobody') return 'A tie: nobody is hurt.';
  return `${critical}${capital(winner === 'foe' ? creature : hero)} has the better of it, and no harm is done.`;
}

/** “Club 1 − 12 = −11, against 0 − 9 = −9: the higher difference wins.” */
function dice({
  means,
  heroValue,
  heroDie,
  foeValue,
  foeDie,
  winner,
  critical,
}: Extract<Fact, { is: 'exchanged' }>): string {
  const mine = `${capital(meansInEnglish(means))} ${signed(heroValue)} − ${heroDie} = ${signed(heroValue - heroDie)}`;
  const its = `${foeValue} − ${foeDie} = ${signed(foeValue - foeDie)}`;
  const why = critical ? ': a 1 wins' : winner === 'nobody' ? '' : ': the higher difference wins';
  return `${mine}, against ${its}${why}.`;
}

function creatureStruck(fact: Extract<Fact, { is: 'creature-struck' }>, before: State): string {
  const creature = capital(foe(before, before.combat?.foe ?? -1));
  const dice = `${creature} strikes: ${fact.value} − ${fact.die} = ${signed(fact.value - fact.die)}.`;
  if (fact.die > fact.value) return `${dice} It misses.`;
  if (fact.suffered === 0) return `${dice} The armour holds.`;
  return `${dice} ${capital(heroInEnglish(before))} loses ${Math.min(fact.suffered, before.pv)} HP (${fact.pv} left).`;
}

function left(fact: Extract<Fact, { is: 'combat-left' }>, before: State): string {
  const hero = capital(heroInEnglish(before));
  switch (fact.by) {
    case 'flight':
      return `${hero} flees to ${squareName(before, fact.to)}; the move is over.`;
    case 'passage':
      return `${hero} vanishes and reappears at ${squareName(before, fact.to)}; the move is over.`;
    case 'truce':
      return `The exchange is over, and so is the move.`;
    default:
      return unreachable(fact.by);
  }
}

/** Whom a sentence speaks of. */
interface Telling {
  readonly before: State;
  readonly hero: string;
  readonly square: (cell: number) => string;
}

/** What has just happened, one row a kind of fact. */
const rows = byFact<Fact, [Telling], string>({
  'class-chosen': (fact) => `${capital(a(CLASSES[fact.hero.class].name))} steps up to the dungeon, with ${fact.pv} HP.`,
  'floor-entered': (fact, { hero }) => `${capital(hero)} walks down to floor ${fact.floor.number}.`,
  rolled: (fact, { before }) => rolled(fact, before),
  'no-direction': (fact, { before }) =>
    fact.instead === 'reroll'
      ? `No ${family(before.diagonal)} heading is open: this roll is worth nothing.`
      : `No ${family(before.diagonal)} heading is open: the move turns ${family(!before.diagonal)}.`,
  moved: (fact, { before }) => moved(fact, before),
  stuck: (fact, { square }) => `The web at ${square(fact.at)} still clings: ${count(fact.points, 'point')} left.`,
  'wall-paid': (fact) => `The wall costs a point: ${count(fact.points, 'point')} left.`,
  'points-lost': (fact) => capital(`${LOST[fact.why]}: ${count(fact.points, 'point')} lost.`),
  passed: (_fact, { hero }) => `${capital(hero)} stays put.`,
  'trap-sprung': (fact, { hero, square }) =>
    fact.lost === 0
      ? `A trap at ${square(fact.at)}! D20: ${fact.die}, and ${hero} leaps clear.`
      : `A trap at ${square(fact.at)}! D20: ${fact.die}, ${hero} loses ${fact.lost} HP and has ${fact.pv} left.`,
  'gold-found': (fact, { hero, square }) => `${capital(hero)} picks up ${fact.gold} gold at ${square(fact.at)}.`,
  'chest-opened': (fact, { hero, square }) =>
    `${capital(hero)} opens the chest at ${square(fact.at)} (D100: ${fact.die}): ${chest(fact.content)}.`,
  'fountain-drunk': (fact, { hero, square }) =>
    fact.healed === 0
      ? `${capital(hero)} drinks at the fountain of ${square(fact.at)}, unhurt already.`
      : `${capital(hero)} drinks at the fountain of ${square(fact.at)} and recovers ${fact.healed} HP.`,
  'exit-reached': (_fact, { hero }) => `${capital(hero)} stands at the exit.`,
  'exit-passed': (_fact, { hero }) => `${capital(hero)} walks past the exit.`,
  'combat-started': (fact, { before }) => `${capital(foe(before, fact.foe))} bars the way: to arms!`,
  exchanged: (fact, { before }) => exchanged(fact, before),
  'creature-struck': (fact, { before }) => creatureStruck(fact, before),
  'weapon-broken': (fact) =>
    fact.kept
      ? `${capital(the(WEAPONS[fact.weapon].name))} breaks; a merchant could mend it.`
      : `${capital(the(WEAPONS[fact.weapon].name))} breaks for good.`,
  'spell-forgotten': (fact) =>
    fact.returns
      ? `${capital(the(SPELLS[fact.spell].name))} slips from memory, for now.`
      : `${capital(the(SPELLS[fact.spell].name))} is forgotten.`,
  'spells-remembered': () => `Forgotten spells come back to mind.`,
  'scroll-read': (fact, { hero }) =>
    fact.ward > 0
      ? `${capital(hero)} reads ${a(SCROLLS[fact.scroll].name)}: armour +${fact.ward} for this combat.`
      : `${capital(hero)} reads ${a(SCROLLS[fact.scroll].name)}.`,
  'potion-drunk': (fact, { hero }) => `${capital(hero)} drinks a potion and recovers ${fact.healed} HP.`,
  'combat-left': (fact, { before }) => left(fact, before),
  'creature-slain': (fact, { before }) => `${capital(foe(before, fact.foe))} is slain: ${fact.gold} gold.`,
  'hero-slain': (_fact, { before, hero }) => `${capital(hero)} falls on floor ${before.floor.number}.`,
  'floor-restarted': (fact, { hero }) =>
    `${capital(hero)} wakes up at the start of the floor, as on the first day: ${fact.pv} HP.`,
  'floor-completed': (fact) =>
    fact.skillPoints > 0
      ? `Floor ${fact.floor} is completed: one skill point.`
      : `Floor ${fact.floor} is completed. The final zone gives no skill point.`,
  'dungeon-completed': () => `The last floor is behind: the dungeon is beaten!`,
  invested: (fact, { before }) =>
    `${CHARACTERISTIC_NAMES[fact.in].en} rises to ${fact.to}${fact.pv > before.pv ? `, and HP to ${fact.pv}` : ''}.`,
  rested: (fact, { hero }) =>
    fact.healed === 0 ? `${capital(hero)} rests.` : `${capital(hero)} rests and recovers ${fact.healed} HP.`,
  wielded: (fact, { hero }) => `${capital(hero)} takes ${the(WEAPONS[fact.weapon].name)} in hand.`,
  bought: (fact, { hero }) =>
    fact.resale > 0
      ? `${capital(hero)} buys ${ware(fact.ware)} for ${fact.price} gold and sells the old armour for ${fact.resale}.`
      : `${capital(hero)} buys ${ware(fact.ware)} for ${fact.price} gold.`,
  sold: (fact, { hero }) => `${capital(hero)} sells ${ware(fact.ware)} for ${fact.price} gold.`,
  mended: (fact) => `The merchant mends ${the(WEAPONS[fact.weapon].name)} for ${fact.price} gold.`,
});

/** What has just happened, in English. */
export function fact(happened: Fact, before: State): string {
  return rows(happened, { before, hero: heroInEnglish(before), square: (cell) => squareName(before, cell) });
}
