import { readFileSync } from 'node:fs';
import { type Command, type Fact, fold, type Game, type Seat, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import type { State as Adventure } from '@arbitre/attention-donjon';
import type { State as Run } from '@arbitre/donjon-d10';
import type { State as Encounter } from '@arbitre/pathfinder';
import type { State as Battle } from '@arbitre/thucidide';
import { LEVEL_IDS, level } from '@arbitre/players';
import { expect, test } from 'vitest';
import { loadScenario } from '../file/scenario.ts';
import { loadBrain, loadGames } from '../registry.ts';
import { seatedPolicy } from './policy.ts';
import { playGame, seedOf } from './simulate.ts';

/** A choice as it was made: the state before it, the command, and what else was offered. */
interface Choice<State> {
  readonly before: State;
  readonly seat: Seat;
  readonly command: Command & Readonly<Record<string, unknown>>;
  readonly offers: readonly (Command & Readonly<Record<string, unknown>>)[];
  /** What would come of an offer whose dice do not matter. */
  readonly after: (command: Command) => State;
}

/** What no level ever does: harm itself for nothing, stall, give up what wins. */
type Follies<State> = Readonly<Record<string, (choice: Choice<State>) => boolean>>;

const elementsOf = (state: Battle, seat: Seat) =>
  state.units.reduce((sum, { side, elements }) => (side === seat ? sum + elements : sum), 0);
const held = ({ units, victory }: Battle, seat: Seat) =>
  victory.objectives.filter((cell) => units.some(({ at, side }) => at === cell && side === seat)).length;

const BATTLE: Follies<Battle> = {
  'walks off the table': ({ command }) => command.do === 'move' && command['to'] === 'outside',
  'chooses a retreat that costs elements when another costs none, and not to keep an objective': ({
    before,
    seat,
    command,
    offers,
    after,
  }) => {
    if (command.do !== 'retreat' || held(after(command), seat) > 0) return false;
    const least = Math.max(...offers.filter((one) => one.do === 'retreat').map((one) => elementsOf(after(one), seat)));
    return elementsOf(after(command), seat) < Math.min(least, elementsOf(before, seat));
  },
  'ends its command phase without calling anybody': ({ before, command, offers }) =>
    command.do === 'end' &&
    before.turn.phase === 'command' &&
    before.turn.activations.length === 0 &&
    offers.some((one) => one.do === 'command'),
  'steps off the ground that is winning the battle': ({ before, seat, command, after }) => {
    const { hold } = before.victory;
    if (command.do !== 'move' || hold === null || held(before, seat) < hold) return false;
    return held(after(command), seat) < hold && before.turn.number > 0 && !offersSwap(before, seat);
  },
};

/** Another unit that has not moved yet may take the place of the one that goes. */
const offersSwap = ({ units, turn }: Battle, seat: Seat) =>
  units.some(
    ({ id, side, move, at }) =>
      side === seat &&
      move === null &&
      typeof at === 'number' &&
      turn.activations.some(({ pieces }) => pieces.includes(id)),
  );

const RUN: Follies<Run> = {
  'drinks though nothing is to be healed': ({ before, command, after }) =>
    command.do === 'drink' && before.combat === null && after(command).pv <= before.pv,
  'goes down with a skill point in hand': ({ command, offers }) =>
    command.do === 'descend' && offers.some((one) => one.do === 'invest'),
  'sells its only weapon': ({ before, command }) =>
    command.do === 'sell' && before.hero.weapons.length === 1 && before.hero.weapons[0] === command['ware'],
  'flees unhurt from what it would beat': ({ before, command }) =>
    command.do === 'flee' &&
    before.combat !== null &&
    (before.floor.creatures[before.combat.foe]?.value ?? 0) <= 1 &&
    before.pv >= 10,
};

/** The hero whose turn it is; undefined in everybody else's. */
const heroOf = ({ stack, figures }: Adventure) => {
  const frame = stack.at(-1);
  const figure = frame?.kind === 'turn' ? figures[frame.figure] : undefined;
  return figure?.group === null ? figure : undefined;
};
const HARMFUL_GROUND: ReadonlySet<string | undefined> = new Set(['lava', 'precipice', 'trap', undefined]);

const ADVENTURE: Follies<Adventure> = {
  'dies though death could be cheated': ({ command }) => command.do === 'die',
  'walks to its harm': ({ before, command, after }) => {
    const hero = heroOf(before);
    if (hero === undefined || (command.do !== 'zoneMove' && command.do !== 'shift')) return false;
    const { figures, plan } = after(command);
    const at = figures[hero.id]?.at;
    return at !== hero.at && HARMFUL_GROUND.has(plan.ground[at ?? -1]);
  },
  'strikes a friend': ({ before, command }) =>
    command.do === 'attack' &&
    heroOf(before) !== undefined &&
    before.figures[String(command['target'])]?.side !== 'enemy',
  'leaves the captive bound, with nobody about': ({ before, command, offers }) =>
    command.do === 'end' &&
    Object.values(before.figures).every(({ side }) => side !== 'enemy') &&
    offers.some((one) => one.do === 'release'),
  'lets a door be, with nothing else to do': ({ before, command, offers }) =>
    command.do === 'end' &&
    Object.values(before.figures).every(({ side }) => side === 'hero') &&
    offers.some((one) => one.do === 'reveal'),
};

/** The creature whose turn it is, where nothing is being resolved. */
const actorOf = ({ turn, frames, creatures }: Encounter) =>
  frames.length === 0 ? creatures.find(({ id }) => id === turn?.who) : undefined;
const sideOf = ({ creatures }: Encounter, id: unknown) => creatures.find((one) => one.id === id)?.side;
/** Moves whose dice do not decide whether one falls. */
const SURE_MOVES: ReadonlySet<string> = new Set(['stride', 'step', 'crawl', 'leap', 'drop', 'fly']);

const ENCOUNTER: Follies<Encounter> = {
  'moves to its harm, though nobody reacts': ({ before, command, after }) => {
    const actor = actorOf(before);
    if (actor === undefined || !SURE_MOVES.has(command.do)) return false;
    const then = after(command);
    const moved = then.creatures.find(({ id }) => id === actor.id);
    return then.frames.length === 0 && moved !== undefined && moved.hp < actor.hp;
  },
  'falls out of the air though it could have flown': ({ before, command, offers, after }) => {
    const actor = actorOf(before);
    if (actor?.stance !== 'flying' || command.do !== 'end-turn') return false;
    const then = after(command).creatures.find(({ id }) => id === actor.id);
    return then !== undefined && then.hp < actor.hp && offers.some((one) => one.do === 'fly');
  },
  'ends its turn without a blow, with somebody to strike': ({ before, command, offers }) => {
    const actor = actorOf(before);
    if (actor === undefined || command.do !== 'end-turn' || before.turn?.attacks !== 0) return false;
    const attacks = before.blocks[actor.block]?.attacks ?? [];
    const isUp = (id: unknown) => before.creatures.some((one) => one.id === id && one.hp > 0);
    return offers.some(
      (one) => one.do === 'strike' && isUp(one['target']) && attacks[Number(one['attack'])]?.kind === 'melee',
    );
  },
  'takes cover and leaves it in the same breath': ({ before, command, offers }) => {
    const actor = actorOf(before);
    const idle = before.turn?.acted === true && before.turn.attacks === 0;
    return (
      actor?.conditions.takenCover === true &&
      idle &&
      SURE_MOVES.has(command.do) &&
      !offers.some((one) => one.do === 'strike')
    );
  },
  'heals who is whole': ({ before, command }) => {
    const friend = before.creatures.find(({ id }) => id === command['target']);
    return command.do === 'heal' && friend !== undefined && friend.hp === before.blocks[friend.block]?.hp;
  },
  'turns on a friend': ({ before, command }) =>
    ['strike', 'trip', 'grapple'].includes(command.do) &&
    sideOf(before, command['who']) === sideOf(before, command['target']),
};

/** In the long form a level has every seat; in the short one a single one of those who think long sits among soldiers. */
const LONG = dial(4) > 4;
const thinks = (who: (typeof LEVEL_IDS)[number]) => who === 'captain' || who === 'master';

/** Commands of a game that are looked at: of a master's in the short form the first, where the choice is widest; else all, and every game must end. */
const FIRST = 60;
const MANY = 30_000;
const longest = (who: (typeof LEVEL_IDS)[number]) => (who === 'master' && !LONG ? FIRST : MANY);

/** So many games of a scenario; every choice is looked at. */
async function play<State>(
  id: string,
  scenario: string,
  who: (typeof LEVEL_IDS)[number],
  games: number,
  follies: Follies<State>,
) {
  const text = readFileSync(new URL(`../../../scenarios/${id}/${scenario}.yaml`, import.meta.url), 'utf8');
  const loaded = loadScenario(text, await loadGames([id]));
  const brain = await loadBrain(id);
  if (!loaded.ok || brain === null) throw new Error(`${scenario} cannot be played`);
  const game = loaded.value.game as unknown as Game<State>; // the follies are of this game
  const opening = loaded.value.opening as State;
  const [first = ''] = game.seats(opening);
  const others = level(thinks(who) && !LONG ? 'soldier' : who);
  const policy = seatedPolicy(brain, { [first]: { player: level(who) } }, { player: others });
  const found: string[] = [];
  for (let n = 0; n < games; n++) {
    const { outcome } = playGame(
      game,
      opening,
      seedOf(20, n),
      (one, view, seat, chance) => {
        const command = policy(one, view, seat, chance);
        const after = (chosen: Command) => {
          const facts = game.decide(view, seat, chosen, new SeededChance(1));
          return Array.isArray(facts) ? fold(game, view, facts as readonly Fact[]) : view;
        };
        const offers = game.offers(view, seat).map((offer) => offer.command as Choice<State>['command']);
        const choice = { before: view, seat, command: command as Choice<State>['command'], offers, after };
        for (const [folly, committed] of Object.entries(follies)) {
          if (committed(choice)) found.push(`game ${n}: ${seat} ${folly} (${game.writeCommand(command)})`);
        }
        return command;
      },
      longest(who),
    );
    if (outcome === null && longest(who) === MANY) found.push(`game ${n} does not end`);
  }
  return found;
}

/** Who is watched: those who think long only where the dial is whole. */
const WATCHED = LEVEL_IDS.filter((id) => dial(4) >= 4 || id === 'apprentice' || id === 'soldier');

// The long form, 1,000 games a level: ARBITRE_DIAL=250 npx vitest run referee/src/lab/sense.test.ts -t soldier
for (const who of WATCHED) {
  const games = thinks(who) && !LONG ? Math.ceil(dial(4) / 4) : dial(4);
  test(`thucidide: ${who} never harms itself for nothing, stalls or gives up what wins`, { timeout: 0 }, async () => {
    expect(await play('thucidide', 'the-bridge-and-the-fords', who, games, BATTLE)).toEqual([]);
  });
  test(`donjon-d10: ${who} never harms itself for nothing, stalls or gives up what wins`, { timeout: 0 }, async () => {
    expect(await play('donjon-d10', 'first-steps', who, games, RUN)).toEqual([]);
  });
  for (const scenario of thinks(who) && !LONG ? ['gorge-drake'] : ['gorge-contested', 'gorge-drake'])
    test(`pathfinder: ${who} never harms itself for nothing, stalls or gives up what wins (${scenario})`, {
      timeout: 0,
    }, async () => {
      expect(await play('pathfinder', scenario, who, games, ENCOUNTER)).toEqual([]);
    });
  for (const scenario of ['entrainement', 'nid-des-hommes-rats'])
    test(`attention-donjon: ${who} never harms itself for nothing, stalls or gives up what wins (${scenario})`, {
      timeout: 0,
    }, async () => {
      expect(await play('attention-donjon', scenario, who, games, ADVENTURE)).toEqual([]);
    });
}
