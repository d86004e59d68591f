import { example } from '../../testing/example.ts';

example('th.phase.1', {
  map: { columns: 8, rows: 6 },
  pieces: ['A blue light infantry 0203', 'B blue light cavalry 0205', 'C blue light infantry 0201 idle'],
  cases: [
    ['B 0305 0405', 'fight'],
    ['A 0303', 'fight', { continues: true, why: 'order B then A is the player’s choice' }],
    ['C 0301', 'not-activated', { continues: true }],
  ],
});

example('th.phase.2', {
  map: { columns: 8, rows: 6 },
  pieces: ['A blue light infantry 0203'],
  cases: [
    ['A 0303', 'fight'],
    ['A 0403', 'already-moved', { continues: true, why: 'one of its two hexes was unused but the move is over' }],
  ],
});

example('th.phase.4', {
  map: { columns: 8, rows: 6 },
  pieces: ['H1 blue heavy infantry 0203', 'H2 blue heavy infantry 0303'],
  cases: [
    ['H1 0303', 'friend-not-passable', { why: 'H2 is still there' }],
    ['H2 0403', 'fight'],
    ['H1 0303', 'fight', { continues: true, why: 'H2 moved first and freed the hex' }],
  ],
});
