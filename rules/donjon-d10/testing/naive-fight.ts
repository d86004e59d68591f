// A naive twin of the first two commands of a fight: loops over every pair of dice and every band of the D100, with the
// figures of a new warrior against a giant rat written out. Nothing is shared with the game.

/** Ways that a command's dice can fall: pairs of D20, a 20 of the hero's drawing one of three bands of the D100. */
const PAIRS = 19 * 20 + 20 * 3;

interface Fighters {
  readonly pv: number;
  readonly rat: number;
  readonly armed: boolean;
}

/** Commands open to the warrior in the fight, each with the ways its dice can fall. A giant rat's lone roll never hits. */
function inFight({ pv }: Fighters): number {
  const drink = pv < 13 ? 20 : 0; // a D20 is rolled all the same
  return PAIRS + PAIRS + drink; // strike (club or bare hands), flee, drink
}

/** Commands open between two moves: the die, and a potion for a wounded warrior. */
function betweenMoves({ pv }: Fighters): number {
  return 10 + (pv < 13 ? 1 : 0);
}

/** Sequences of two commands that start with a strike of the club. */
export function strikeThenAnything({ pv, rat }: Fighters): number {
  let sequences = 0;
  for (let hero = 1; hero <= 20; hero++) {
    for (let foe = 1; foe <= 20; foe++) {
      for (const band of hero === 20 ? (['break', 'extra', 'nothing'] as const) : (['none'] as const)) {
        const [mine, its] = [1 - hero, 0 - foe];
        let [dealt, suffered] = [0, 0];
        if (hero === 1 && foe !== 1) dealt = 2 * (1 + 3 + 1);
        else if (foe === 1 && hero !== 1) suffered = 2 * Math.max(0, 1 + 1 - 2);
        else if (hero !== 1 && mine > its) dealt = mine - its + 3 + 1;
        else if (hero !== 1 && its > mine) suffered = Math.max(0, its - mine + 1 - 2);
        const lost = (foe === 1 && hero !== 1) || (hero !== 1 && its > mine);
        if (band === 'extra' && lost) suffered += 1;
        const after = { pv: pv - suffered, rat: rat - dealt, armed: band !== 'break' };
        if (after.pv <= 0) continue; // dead: no second command
        sequences += after.rat <= 0 ? betweenMoves(after) : inFight(after);
      }
    }
  }
  return sequences;
}

/** Sequences of two commands that start with a flight. */
export function fleeThenAnything({ pv, rat, armed }: Fighters): number {
  let sequences = 0;
  for (let hero = 1; hero <= 20; hero++) {
    for (let foe = 1; foe <= 20; foe++) {
      for (const band of hero === 20 ? (['break', 'extra', 'nothing'] as const) : (['none'] as const)) {
        const away = hero === 1 || (foe !== 1 && 1 - hero >= 0 - foe);
        if (away) {
          sequences += betweenMoves({ pv, rat, armed });
          continue;
        }
        const gap = foe === 1 ? 1 : 0 - foe - (1 - hero);
        const blow = Math.max(0, gap + 1 - 2) * (foe === 1 ? 2 : 1) + (band === 'extra' ? 1 : 0);
        if (pv - blow > 0) sequences += inFight({ pv: pv - blow, rat, armed });
      }
    }
  }
  return sequences;
}

/** Sequences of two commands that start with a potion, which makes the warrior whole. */
export function drinkThenAnything({ rat, armed }: Fighters): number {
  return 20 * inFight({ pv: 13, rat, armed });
}
