import type { Bilingual, Brain, Chance, Command, Proposal, Temper } from '@arbitre/kernel';
import { greedy } from './greedy.ts';
import { plan, type Thought, withoutSearch } from './planner.ts';
import { atOnce, type Player, unthinking } from './player.ts';
import { random } from './random.ts';

/** A strength people can name. */
export interface Level {
  readonly name: Bilingual;
  readonly thought: Thought;
  /** Of a hundred decisions, those made at a glance, in haste: what is overlooked is overlooked there. */
  readonly glances: number;
}

const NO_SEARCH = { plans: 5, simulations: 0, rounds: 0 };

/** How far below the best guess a choice made in haste may be, in thousandths of a win; a brain may stretch it. Mistakes are a person's, not silly ones. */
const SLACK = 45;

/**
 * From the weakest to the strongest. All know the game by the same brain, and in haste all err alike: an apprentice always is, a soldier once in
 * four decisions, a captain, who looks ahead, once in ten (`Brain.haste` says where more or fewer), a master never.
 */
export const LEVELS = {
  apprentice: { name: { fr: 'apprenti', en: 'apprentice' }, thought: NO_SEARCH, glances: 100 },
  soldier: { name: { fr: 'soldat', en: 'soldier' }, thought: NO_SEARCH, glances: 25 },
  captain: { name: { fr: 'capitaine', en: 'captain' }, thought: { plans: 5, simulations: 22, rounds: 1 }, glances: 10 },
  master: { name: { fr: 'maître', en: 'master' }, thought: { plans: 8, simulations: 96, rounds: 3 }, glances: 0 },
} as const satisfies Readonly<Record<string, Level>>;

/** The name of a level. */
export type LevelId = keyof typeof LEVELS;

/** The levels, from the weakest to the strongest. */
export const LEVEL_IDS = Object.keys(LEVELS) as readonly LevelId[]; // the keys of a constant are its type

/** Is this the name of a level? */
export function isLevel(name: string): name is LevelId {
  return Object.hasOwn(LEVELS, name);
}

/**
 * A player of that level; `times` multiplies its simulations, to see what more thought would bring.
 *
 * @example choose(level('captain'), question)
 */
export function level(id: LevelId, times = 1): Player {
  const { thought, glances }: Level = LEVELS[id];
  const more = { ...thought, simulations: thought.simulations * times };
  return {
    id: times === 1 ? id : `${id}*${times}`,
    *think(question) {
      const { brain, view, seat, chance, temper } = question;
      const share = thought.simulations === 0 ? glances : glances * (brain.haste ?? 1);
      if (share === 0 || chance.int(100) >= share) return yield* plan(question, more);
      const chosen = withoutSearch(hastily(brain.proposals(view, seat, temper), SLACK * (brain.slack ?? 1), chance));
      yield { best: chosen.command, value: chosen.value, done: 0, of: 0 };
      return chosen;
    },
  };
}

/** The brain itself, without haste and without search: what every search is measured by. */
export const brainAlone = atOnce('brain', ({ brain, view, seat, temper }) =>
  withoutSearch(brain.proposals(view, seat, temper)),
);

/** What comes to mind at once, by which both sides play on in thought: a search sees no further than this plays well. */
export const reflexAlone = atOnce('reflex', ({ brain, view, seat, temper }) => {
  const command = brain.reflex?.(view, seat) ?? brain.proposals(view, seat, temper)[0]?.command;
  if (command === undefined) throw new Error(`the brain proposes nothing to ${seat}`);
  return unthinking(command);
});

/** A player by the name people give it: a level (`captain`, `captain*4`), `brain`, `reflex`, `greedy` or `random`; null: nobody of that name. */
export function playerNamed(name: string): Player | null {
  if (name === 'random') return random;
  if (name === 'greedy') return greedy;
  if (name === 'brain') return brainAlone;
  if (name === 'reflex') return reflexAlone;
  const [id = '', times = '1'] = name.split('*');
  return isLevel(id) && /^[1-9]\d?$/.test(times) ? level(id, Number(times)) : null;
}

/** The weights of a character of that game; none for a name it does not know. */
export function temperNamed<State, C extends Command>(brain: Brain<State, C>, character: string | undefined): Temper {
  return (character === undefined ? undefined : brain.tempers[character]?.weights) ?? {};
}

/** A choice made in haste comes first: any that is not much worse than the best, the better the likelier. Haste acts, it does not let be. */
function hastily<C>(proposals: readonly Proposal<C>[], slack: number, chance: Chance): readonly Proposal<C>[] {
  const best = proposals[0]?.prior ?? 0;
  const near = proposals.filter(({ prior, idle }, at) => best - prior < slack && (at === 0 || idle !== true));
  const weights = near.map(({ prior }) => 1 + Math.floor(slack - (best - prior)));
  let left = chance.int(weights.reduce((sum, weight) => sum + weight, 0));
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  const chosen = near[at];
  return chosen === undefined ? proposals : [chosen, ...proposals.filter((one) => one !== chosen)];
}
