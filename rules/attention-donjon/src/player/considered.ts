import type { Proposal } from '@arbitre/kernel';
import { zoneOf } from '../space/geometry.ts';
import type { Command, Verb } from '../play/command.ts';
import { cellNamed } from '../play/naming.ts';
import { geometryAt, type State } from '../play/state.ts';

/** What hardly matters: where enemies appear, who of them goes first, who strikes first. The best guess will do. */
const MINOR: ReadonlySet<Verb> = new Set([
  'place',
  'spot',
  'activate',
  'appoint',
  'striker',
  'begin',
  'resolve',
  'chain',
]);

/** What is nothing to think about once it is ahead: to leave a roll as it is, to let an occasion pass. */
const SETTLED: ReadonlySet<Verb> = new Set(['accept', 'pass']);

/** Below the best by this much, a choice is not thought about. */
const HOPELESS = 20;

/** From this much on, an Action is not let go. */
const USEFUL = 5;

/** A choice believed to be this bad is one that hurts. */
const HARMFUL = -10;

/** The proposals that differ: of the moves into one zone the best cell, of what hardly matters the best guess, nothing hopeless. */
export function worthAThought(state: State, proposals: readonly Proposal<Command>[]): readonly Proposal<Command>[] {
  const [best] = proposals;
  if (best === undefined || MINOR.has(best.command.do)) return proposals.slice(0, 1);
  const [, second] = proposals;
  if (SETTLED.has(best.command.do) && best.prior - (second?.prior ?? 0) >= 2) return proposals.slice(0, 1);
  const seen = new Set<string>();
  return proposals.filter(({ command, prior }) => {
    const key = likeness(state, command);
    if (seen.has(key) || best.prior - prior > HOPELESS || isWaste(command, prior, best.prior)) return false;
    seen.add(key);
    return true;
  });
}

/** To end a turn while something useful can be done; to do harm to one's own side where anything else is possible. */
function isWaste({ do: verb }: Command, prior: number, best: number): boolean {
  return (verb === 'end' && best >= USEFUL) || (prior <= HARMFUL && best > HARMFUL);
}

/** Two commands of one likeness are the same plan. */
function likeness(state: State, command: Command): string {
  if (command.do === 'zoneMove' || command.do === 'shift') {
    const geometry = geometryAt(state);
    const cell = cellNamed(geometry, command.to);
    return `${command.do} ${cell === null ? command.to : zoneOf(geometry, cell)}`;
  }
  return Object.values(command).join(' ');
}
