import { example } from '../../testing/example.ts';

example('th.offtable.3', {
  map: { columns: 8, rows: 6 },
  pieces: ['K blue light cavalry 0103'],
  cases: [['K outside', 'off-table-forbidden']],
});

example('th.offtable.6', {
  map: { columns: 8, rows: 6 },
  pieces: ['SO blue senior-officer 0303', 'GC blue general-in-chief 0503'],
  cases: [
    ['SO 0203 0103 outside', 'moves'],
    ['GC 0403 0304 0204 outside', 'not-adjacent', { why: '1,3 is not an edge hex' }],
    ['GC 0502 0601 outside', 'moves'],
  ],
});
