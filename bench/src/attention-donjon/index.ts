import { readFileSync } from 'node:fs';
import { attentionDonjon, groundOf, pushChains, pushFrom, RULINGS, type State } from '@arbitre/attention-donjon';
import { type Cell, defaultRulings, pick, playOut, SeededChance } from '@arbitre/kernel';
import { parse } from 'yaml';

/** Attention Donjon !: random games on the shipped scenarios, and every push chain of crowded boards, by processor time. */
export function benchAttentionDonjon(quick: boolean): void {
  console.log('Attention Donjon !: whole games by random play, through the public contract');
  for (const file of ['nid-des-hommes-rats.yaml', 'entrainement.yaml']) games(file, quick ? 20 : 200);
  console.log('Push chains: every complete chain on boards of 7 by 7, half of their cells held');
  chains(quick ? 300 : 3000);
}

/** Microseconds of processor `work` takes. */
function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

function games(file: string, count: number): void {
  const opening = open(
    parse(readFileSync(new URL(`../../../scenarios/attention-donjon/${file}`, import.meta.url), 'utf8')),
  );
  const play = (seed: number): number => {
    const choices = new SeededChance(seed + 77);
    return playOut(attentionDonjon, opening, {
      choose: (view, seat) => pick(choices, attentionDonjon.offers(view, seat)).command,
      dice: new SeededChance(seed),
    }).commands;
  };
  for (let seed = -20; seed < 0; seed++) play(seed); // warm
  let commands = 0;
  const time = processorTime(() => {
    for (let seed = 1; seed <= count; seed++) commands += play(seed);
  });
  console.log(
    `${file.padEnd(28)}${(time / commands).toFixed(1).padStart(7)} µs a command, ${((count * 1e6) / time).toFixed(0)} games a second`,
  );
}

function chains(count: number): void {
  const boards = crowds(count);
  const [from, at] = [23, 24] as const satisfies readonly Cell[];
  const all = (state: State) => [...pushChains(groundOf(state), pushFrom(at, from))].length;
  boards.slice(0, 100).forEach(all); // warm
  let found = 0;
  const time = processorTime(() => {
    for (const board of boards) found += all(board);
  });
  console.log(`${''.padEnd(28)}${(time / count).toFixed(1).padStart(7)} µs a board, ${found} chains`);
}

/** Positions of 7 by 7 cells in one zone, half of the cells held: chains are common and none is endless. */
function crowds(count: number): readonly State[] {
  const dice = new SeededChance(5);
  const name = (cell: Cell) => `${'abcdefg'.charAt(cell % 7)}${Math.floor(cell / 7) + 1}`;
  const rows = (characters: readonly string[]) =>
    Array.from({ length: 7 }, (_, row) => characters.slice(row * 7, row * 7 + 7).join(' ')).join('\n');
  return Array.from({ length: count }, () => {
    const kinds = Array.from({ length: 49 }, (_, cell) =>
      cell === 23 || cell === 24 ? '.' : pick(dice, ['r', 'r', 'r', '.', '.', '#']),
    );
    const held = kinds.flatMap((kind, cell) => (kind === 'r' || cell === 24 ? [name(cell)] : []));
    return open({
      table: { columns: 7, rows: 7 },
      rooms: {
        hall: {
          name: { fr: 'la salle', en: 'the hall' },
          zones: rows(kinds.map(() => 'x')),
          map: rows(kinds.map((kind) => (kind === '#' ? '#' : '.'))),
        },
      },
      laid: [{ room: 'hall', at: 'a1' }],
      heroes: [{ hero: 'dorrin', at: name(23) }],
      groups: { rats: { profile: 'rat-man', size: 1 } },
      present: [{ group: 'rats', at: held }],
      goal: { kind: 'slay' },
    });
  });
}

function open(document: unknown): State {
  const { game: _game, title: _title, about: _about, rulings: _rulings, ...own } = document as Record<string, unknown>;
  const read = attentionDonjon.scenario.read(own, [], []);
  const opening = read === undefined ? null : attentionDonjon.setup(read, defaultRulings(RULINGS));
  if (opening === null || !opening.ok) throw new Error(JSON.stringify(opening));
  return opening.value;
}
