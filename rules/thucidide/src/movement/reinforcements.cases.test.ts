import { example } from '../../testing/example.ts';

example('th.reinf.2', {
  map: { columns: 8, rows: 6, entry: '0103 0105' },
  pieces: [
    'K blue light cavalry outside',
    'H blue heavy infantry outside',
    'S blue very-heavy artillery outside',
    'SG blue sub-general outside',
    'R red light infantry 0105',
  ],
  cases: [
    ['K 0103 0203 0303 0403', 'fight'],
    ['H 0103', 'fight'],
    ['K 0103 0203', 'fight', { continues: true, why: 'light K may pass H standing on the entry hex' }],
    ['H 0105', 'enemy-occupied'],
    ['H 0104', 'not-entry-hex'],
    ['S 0103', 'static'],
  ],
});

example('th.reinf.3', {
  map: { columns: 8, rows: 6, entry: '0103' },
  pieces: ['K blue light cavalry outside', 'GC blue general-in-chief 0203'],
  cases: [['K 0103', 'no-escorting-chief', { why: 'the only chief is on the table' }]],
});

example('th.reinf.5', {
  map: { columns: 8, rows: 6, entry: '0103' },
  pieces: ['M blue medium infantry outside mounted', 'SG blue sub-general outside'],
  cases: [
    ['M 0103', 'fight'],
    ['M 0103 0203 0303', 'no combat', { why: 'medium 2 without combat + 1 mounted' }],
    ['M 0103 0203 0303 0403', 'over-capacity'],
  ],
});
