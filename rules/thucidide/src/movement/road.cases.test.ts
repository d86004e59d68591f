import { example } from '../../testing/example.ts';

example('th.road.1', {
  map: { columns: 9, rows: 6, roads: ['0103 0203 0303 0403 0503 0603', '0403 0404 0505', '0204 0304'] },
  pieces: [
    'L blue light infantry 0203',
    'J blue light infantry 0204',
    'N blue light infantry 0303',
    'GC blue general-in-chief 0103',
  ],
  cases: [
    ['N 0403 0404 0505', 'no combat', { why: 'takes the fork of the same network' }],
    ['L 0303 0403 0503', 'no combat', { why: 'passes friend N on the road, both are light' }],
    ['J 0304 0404 0505', 'over-capacity', { why: '2,3 and 3,3 are both road hexes but no road links them' }],
    ['GC 0203 0303 0403 0503', 'over-capacity', { why: 'no road march for a lone character' }],
  ],
});

example('th.road.2', {
  map: { columns: 9, rows: 6, roads: ['0103 0203 0303 0403 0503 0603 0703'] },
  pieces: ['M blue medium infantry 0103', 'X blue very-heavy infantry 0503'],
  cases: [
    ['M 0203 0303 0403', 'no combat'],
    ['M 0203 0303', 'no combat', { why: 'already beyond its 1 hex with combat' }],
    ['M 0203', 'fight'],
    ['X 0603 0703', 'no combat'],
  ],
});

example('th.road.3', {
  map: { columns: 9, rows: 6, roads: ['0103 0203 0303 0403 0503 0603'] },
  pieces: ['L blue light infantry 0203'],
  cases: [
    ['L 0303 0403', 'fight'],
    ['L 0303 0403 0503', 'no combat'],
  ],
});

example('th.road.4', {
  map: { columns: 9, rows: 6, roads: ['0103 0203 0303 0403 0503 0603'] },
  pieces: ['M blue medium infantry 0203', 'L blue light infantry 0303'],
  cases: [
    ['M 0303 0403 0503', 'no combat', { why: 'passes the light friend L' }],
    ['L 0403 0503 0603', 'no combat'],
  ],
});

example('th.road.5', {
  map: { columns: 9, rows: 6, roads: ['0103 0203 0303 0403 0503 0603'] },
  pieces: ['A blue light infantry 0204', 'B blue light infantry 0403'],
  cases: [
    ['A 0203 0303 0403', 'over-capacity', { why: 'did not start on the road' }],
    ['A 0203 0303', 'fight'],
    ['B 0503 0603 0604', 'over-capacity', { why: 'leaves the road with its last hex' }],
    ['B 0503 0504', 'fight'],
  ],
});
