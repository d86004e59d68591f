/** What one address does to a server in a siege, one after the other; each in slices with calm between them. */
export const ATTACKS = [
  'undo on a long table',
  'joins of a long table',
  'joins of a long table that hides things',
  'game files of a long table',
  '40 sockets that read nothing',
  'the lobby, full of large boards',
  'large scenarios opened',
  '90 sockets on one seat, all talking',
  'fifty tables where only computers play',
] as const;
export type AttackName = (typeof ATTACKS)[number];
