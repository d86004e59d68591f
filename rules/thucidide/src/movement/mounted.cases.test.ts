import { example } from '../../testing/example.ts';

example('th.mounted.3', {
  map: { columns: 9, rows: 6 },
  pieces: ['H blue heavy infantry 0203 mounted', 'M blue medium infantry 0205 mounted'],
  cases: [
    ['H 0303', 'fight'],
    ['H 0303 0403', 'no combat'],
    ['H 0303 0403 0503', 'over-capacity'],
    ['M 0305 0405 0505', 'no combat'],
  ],
});

example('th.mounted.4', {
  map: { columns: 9, rows: 6, roads: ['0103 0203 0303 0403 0503 0603'] },
  pieces: ['H blue heavy infantry 0203 mounted', 'F blue heavy infantry 0204'],
  cases: [
    ['H 0303 0403 0503', 'no combat', { why: '1 + 1 mounted + 1 road' }],
    ['H 0303 0403 0503 0603', 'over-capacity'],
    ['H 0303 0403 0404', 'over-capacity', { why: 'leaves the road, so only 2' }],
  ],
});
