import { example } from '../../testing/example.ts';

example('th.cap.xxxx', {
  map: { columns: 8, rows: 6 },
  pieces: ['E blue light elephants 0203', 'F blue very-light chariotry 0205'],
  cases: [
    ['E 0303', 'no-such-unit'],
    ['F 0305', 'no-such-unit'],
  ],
});

example('th.cap.nocombat', {
  map: { columns: 8, rows: 6 },
  pieces: ['V blue very-light infantry 0203', 'M blue medium infantry 0205', 'X blue very-heavy infantry 0201'],
  cases: [
    ['V 0303 0403', 'fight'],
    ['V 0303 0403 0503', 'no combat'],
    ['V 0303 0403 0503 0603', 'over-capacity'],
    ['M 0305', 'fight'],
    ['M 0305 0405', 'no combat'],
    ['X', 'fight', { why: 'stays, so it may fight' }],
    ['X 0301', 'no combat'],
    ['X 0301 0401', 'over-capacity'],
  ],
});

example('th.cap.cavalry', {
  map: { columns: 8, rows: 6 },
  pieces: ['K blue very-light cavalry 0103'],
  cases: [
    ['K 0203 0303 0403 0503', 'fight'],
    ['K 0203 0303 0403 0503 0603', 'no combat'],
    ['K 0203 0303 0403 0503 0603 0703', 'over-capacity'],
  ],
});

example('th.cap.artillery', {
  map: { columns: 8, rows: 6, roads: ['0103 0203 0303 0403 0503'] },
  pieces: ['S blue very-heavy artillery 0203', 'N blue medium artillery 0205'],
  cases: [
    ['S 0303', 'static'],
    ['S', 'fight'],
    ['N 0305', 'no combat'],
    ['N', 'fight'],
  ],
});

example('th.cap.note1', {
  map: { columns: 8, rows: 6, roads: ['0103 0203 0303 0403 0503'] },
  pieces: ['G blue heavy artillery 0203', 'N blue medium artillery 0103'],
  cases: [
    ['G 0303', 'no combat'],
    ['G 0303 0403', 'over-capacity', { why: 'the road hex is refused by note (*)' }],
  ],
});

example('th.cap.note2', {
  map: { columns: 8, rows: 6 },
  pieces: ['P blue very-light artillery 0203', 'Q blue light artillery 0205'],
  cases: [
    ['P 0303', 'fight', { diceLost: 1 }],
    ['P 0303 0403', 'no combat', { diceLost: 2 }],
    ['Q 0305', 'fight', { diceLost: 1 }],
    ['Q 0305 0405', 'over-capacity'],
    ['Q', 'fight', { diceLost: 0 }],
  ],
});

example('th.cap.leader', {
  map: { columns: 8, rows: 6 },
  pieces: ['GC blue general-in-chief 0203', 'SO blue senior-officer 0205'],
  cases: [
    ['GC 0303 0403 0503', 'moves'],
    ['SO 0305 0405 0505', 'moves'],
    ['SO 0305 0405 0505 0605', 'over-capacity'],
  ],
});

example('th.cap.leader.terrain', {
  map: { columns: 8, rows: 6, difficult: '0303 0305' },
  pieces: ['GC blue general-in-chief 0203', 'SG blue sub-general vehicle 0205'],
  cases: [
    ['GC 0303 0403 0503', 'moves'],
    ['SG 0305 0405', 'difficult-stop'],
    ['SG 0305', 'moves'],
  ],
});
