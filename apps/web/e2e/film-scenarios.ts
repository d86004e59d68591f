/** Small places where what is filmed happens soon. */

export const BANK = `game: pathfinder
title: { fr: Au bord, en: On the brink }
map: |
  ........~~..
  ........~~..
  ..d.....~~..
  ........~~..
  .....#..~~..
  ........~~..
legend:
  '~': { height: -15, water: { depth: 10, dc: 14 } }
sides:
  - { id: heroes, name: { fr: les aventuriers, en: the adventurers }, heroes: true }
  - { id: foes, name: { fr: les pillards, en: the raiders } }
creatures:
  - { id: maelle, name: { fr: Maëlle, en: Maelle }, block: polearm-fighter, side: heroes, at: g3 }
  - { id: reed, name: { fr: Roseau, en: Reed }, block: marsh-raider, side: foes, at: h3 }
rounds: 30
`;

/** The shipped bridge, contested: each side holds one end of it, and Blue's cavalry has crossed. */
export function atBothEnds(shipped: string): string {
  const blue = { '0203': '0603', '0206': '0807', '0304': '0605', '0305': '0505', '0405': '0504' };
  const red = { '0905': '0705', '1005': '0805', '1104': '1004' };
  return moved(shipped, { ...blue, ...red });
}

/** The shipped bridge, the two sides already at it. */
export function atTheBridge(shipped: string): string {
  const places: Readonly<Record<string, string>> = { '1005': '0904', '0905': '0705', '1104': '1004', '0206': '0806' };
  return moved(shipped, places);
}

function moved(shipped: string, places: Readonly<Record<string, string>>): string {
  return shipped.replace(/at: "(\d{4})"/g, (_whole, at: string) => `at: "${places[at] ?? at}"`);
}

/** The shipped training, the heroes already face to face with the bridge rats, whose backs are to the chasm. */
export function atTheChasm(shipped: string): string {
  return shipped
    .replace('hero: dorrin, at: b3', 'hero: dorrin, at: e2')
    .replace('hero: misha, at: b4', 'hero: misha, at: e4');
}
