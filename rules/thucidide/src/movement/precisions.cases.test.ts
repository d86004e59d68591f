import { example } from '../../testing/example.ts';

example('th.prec.1', {
  map: { columns: 8, rows: 6 },
  pieces: ['K blue light cavalry 0203 token'],
  cases: [['K 0303', 'pre-played']],
});

example('th.prec.6', {
  map: { columns: 8, rows: 6 },
  pieces: [
    'V blue very-light infantry 0203',
    'GC blue general-in-chief 0205',
    'R1 red very-light infantry 0303',
    'R2 red light infantry 0305',
  ],
  cases: [
    ['V 0303 0403', 'enemy-occupied'],
    ['GC 0305 0405', 'enemy-occupied'],
    ['GC 0204 0304 0405', 'moves', { why: 'walks round it' }],
  ],
});

example('th.prec.7', {
  map: { columns: 8, rows: 6 },
  pieces: ['GC blue general-in-chief 0203', 'H blue heavy infantry 0303', 'E blue heavy elephants 0403'],
  cases: [
    ['GC 0303 0403 0503', 'moves'],
    ['GC 0303', 'moves', { why: 'joins H' }],
  ],
});

example('th.prec.8', {
  map: { columns: 8, rows: 6 },
  pieces: [
    'H blue heavy cavalry 0203',
    'L blue light infantry 0303',
    'M blue medium infantry 0305',
    'C blue light cavalry 0205',
    'M2 blue medium cavalry 0405',
  ],
  cases: [
    ['H 0303 0403', 'fight', { why: 'the standing unit is light' }],
    ['C 0305 0405 0505', 'fight', { why: 'the moving unit is light, twice' }],
    ['M2 0305 0204', 'friend-not-passable', { why: 'medium through medium' }],
  ],
});

example('th.prec.9', {
  map: { columns: 8, rows: 6 },
  pieces: ['H blue heavy infantry 0203', 'L blue light infantry 0303'],
  cases: [
    ['H 0303 0403', 'over-capacity', { why: 'heavy infantry has 1 hex, so no hex beyond L can be reached' }],
    ['H 0303', 'ends-on-unit'],
    ['L 0203 0103', 'fight'],
  ],
});

example('th.prec.10', {
  map: { columns: 8, rows: 6 },
  pieces: ['V blue very-light infantry 0203', 'L blue light infantry 0403'],
  cases: [['V 0303 0403', 'ends-on-unit', { why: 'although L could move away afterwards' }]],
});

example('th.prec.11', {
  map: { columns: 8, rows: 6, difficult: '0303 0201', impassable: '0305', roads: ['0101 0201 0301 0401'] },
  pieces: [
    'T blue light infantry 0101',
    'U blue light infantry 0102',
    'K blue light cavalry 0203',
    'L blue light infantry 0303',
    'J blue light infantry 0205',
  ],
  cases: [
    ['L 0403 0503', 'fight', { why: 'leaving difficult ground is free' }],
    ['K 0303 0403', 'difficult-stop', { continues: true }],
    ['K 0303', 'fight', { continues: true, why: 'stops there' }],
    ['J 0305', 'impassable'],
    ['T 0201 0301', 'fight', { why: 'the road runs through the difficult hex 1,0' }],
    ['U 0201 0301', 'difficult-stop', { why: 'U enters 1,0 from off the road' }],
  ],
});

example('th.prec.13', {
  map: { columns: 8, rows: 6, difficult: '0303', impassable: '0403' },
  pieces: ['GC blue general-in-chief 0203'],
  cases: [
    ['GC 0303 0403', 'impassable'],
    ['GC 0303 0304 0404', 'moves'],
  ],
});

example('th.prec.14', {
  map: { columns: 8, rows: 6 },
  pieces: ['K blue medium cavalry 0203', 'R red heavy infantry 0304', 'R2 red heavy infantry 0302'],
  cases: [['K 0303 0403 0503', 'fight', { why: 'hexes 2,2 and 3,2 touch Red units; no effect' }]],
});
