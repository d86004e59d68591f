import type { State } from '../src/play/state.ts';
import type { Rulings } from '../src/rulings.ts';
import { opening, scenarioOf } from './table.ts';

const SIDES = [
  { id: 'us', name: { fr: 'nous', en: 'us' }, heroes: true },
  { id: 'them', name: { fr: 'eux', en: 'them' } },
];
const STEADY = {
  hp: 20,
  ac: 16,
  saves: { fort: 5, ref: 5, will: 5 },
  athletics: [5, 5],
  acrobatics: 5,
  abilities: [],
};
/** How many squares a letter fills tells its size. */
const SIZES: Readonly<Record<number, string>> = { 1: 'Medium', 4: 'Large', 9: 'Huge', 16: 'Gargantuan' };
/** Letters of the other side. */
const ENEMIES = 'EFGH';
/** Letters of the default legend that are ground and not creatures. */
const GROUND = 'ID';

type Written = Readonly<Record<string, unknown>>;

/** What a drawing does not show. */
export interface Beside {
  /** By letter: its stat block (`speeds`, `attacks`, `abilities`…), and what a creature may say in a file (`on`). */
  readonly [letter: string]: Written | undefined;
}

/** What the whole position adds: the turn under way, the ground's legend, sides. */
export interface Around {
  readonly turn?: Written;
  readonly legend?: Written;
  /** The ground under a creature, by letter; open unless told. */
  readonly under?: Readonly<Record<string, string>>;
  readonly rulings?: Partial<Rulings>;
  readonly file?: Written;
}

/**
 * A position as a drawing: capitals are creatures (M moves, A to C are its friends, E to H its enemies), the rest is the map.
 * A letter that fills four squares is Large, nine Huge, sixteen Gargantuan. Under a creature the ground is open.
 *
 * @example drawn(`M . A
 *                 . # E`, { E: { abilities: ['attack-of-opportunity'] } })
 */
export function drawn(drawing: string, beside: Beside = {}, around: Around = {}): State {
  const rows = drawing.split('\n').map((row) => row.replace(/\s/g, ''));
  const lines = rows.filter((row) => row !== '');
  const found = new Map<string, { at: string; squares: number }>();
  for (const [y, row] of lines.entries()) {
    for (const [x, letter] of row.split('').entries()) {
      if (!/[A-Z]/.test(letter) || GROUND.includes(letter)) continue;
      const known = found.get(letter);
      found.set(letter, {
        at: known?.at ?? `${String.fromCharCode(97 + x)}${y + 1}`,
        squares: (known?.squares ?? 0) + 1,
      });
    }
  }
  const ids = [...found.keys()].sort((a, b) => Number(b === 'M') - Number(a === 'M') || (a < b ? -1 : 1));
  const blocks: Record<string, unknown> = {};
  const creatures = ids.map((letter) => {
    const { at = '', squares = 1 } = found.get(letter) ?? {};
    const { on, ...block } = beside[letter] ?? {};
    blocks[letter] = { ...STEADY, size: SIZES[squares] ?? 'Medium', speeds: { land: 5 }, ...block };
    return {
      id: letter.toLowerCase(),
      block: letter,
      side: ENEMIES.includes(letter) ? 'them' : 'us',
      at,
      ...(on as Written | undefined),
    };
  });
  const map = lines.map((row) =>
    row.replace(/[A-Z]/g, (letter) => (GROUND.includes(letter) ? letter : (around.under?.[letter] ?? '.'))),
  );
  const order = creatures.map(({ id }) => id);
  const scenario = {
    map: map.join('\n'),
    sides: SIDES,
    blocks,
    creatures,
    ...(around.legend !== undefined && { legend: around.legend }),
    encounter: { order, turn: { who: 'm', ...around.turn } },
    ...around.file,
  };
  return opening(scenarioOf(scenario), around.rulings);
}

/** An attack as a file writes it. */
export const fist = { name: { fr: 'poing', en: 'fist' }, kind: 'melee', bonus: 5, damage: '1d6', type: 'bludgeoning' };
export const bow = {
  name: { fr: 'arc', en: 'bow' },
  kind: 'ranged',
  bonus: 5,
  damage: '1d6',
  type: 'piercing',
  increment: 12,
};
