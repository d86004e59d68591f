/** How much each consideration weighs, in thousandths of a win where it is not a factor; found by playing brain against brain. */
export const WEIGHTS = {
  // Where a unit goes.
  strike: 1.4,
  company: 0.1,
  risk: 0.55,
  menace: 0.3,
  friends: 2,
  pull: 3,
  urgency: 1.5,
  village: 6,
  objective: 150,
  march: 15,
  arrival: 14,
  // Where a chief goes.
  commanded: 4,
  general: 60,
  chief: 25,
  // What the enemy's three hardest blows count for.
  first: 0.6,
  second: 0.4,
  third: 0.25,
  // A fight.
  riposte: 1.9,
  flag: 0.02,
  price: 6,
  hunt: 0.6,
};
