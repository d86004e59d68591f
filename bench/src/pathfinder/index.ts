import { SeededChance } from '@arbitre/kernel';
import { benchEncounters } from './encounters.ts';
import { benchLines } from './lines.ts';
import { benchReachWithTriggers } from './reach.ts';

/** Reach with triggers, whole random encounters, and the lines of flanking and cover against a floating-point twin. */
export function benchPathfinder(quick: boolean): void {
  benchReachWithTriggers(quick, new SeededChance(11));
  console.log();
  benchEncounters(quick);
  console.log();
  benchLines(quick, new SeededChance(12));
}
