/** How much each consideration weighs, in thousandths of a win where it is not a factor; found by playing brain against brain. */
export const WEIGHTS = {
  // Where a unit goes.
  strike: 1.4,
  company: 0.1,
  risk: 0.55,
  menace: 0.3,
  friends: 2,
  pull: 1.8,
  pullAside: 0.4, // of it, where objectives must be held
  urgency: 3,
  village: 0.07, // of what a unit is worth
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
  token: 5,
  hunt: 0.6,
  follow: 0.5,
  withdraw: 0.5,
  evade: 2,
  ground: 4,
  prey: 30,
};

/**
 * What a position is worth, in thousandths of a win before the sum is bent: weights of a logistic fit of who won on the
 * turns of games between apprentices and soldiers (scripts/fit-worth.mjs at the root); what may be struck next counts for three tenths of its
 * fit, since choices played to the end hardly bear it out.
 */
export const WORTH = {
  wound: 750,
  dying: 300,
  lost: 1250,
  nearDefeat: 1500,
  hold: 500,
  held: 60,
  village: 120,
  struckNext: 0.6,
  struckLater: 0.4,
  general: 200,
  chief: 110,
  march: 3,
  token: 20,
  flag: 30,
};
