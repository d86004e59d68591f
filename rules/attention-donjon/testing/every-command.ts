import { nameOf } from '../src/play/naming.ts';
import { ITEMS } from '../src/adventure/equipment.ts';
import { CONDITIONS } from '../src/effect/condition.ts';
import { FULL_DECK } from '../src/initiative/card.ts';
import type { Command } from '../src/play/command.ts';
import { geometryAt, type State } from '../src/play/state.ts';
import { attacksOf } from '../src/turn/figure.ts';

const PLAIN = [
  'begin',
  'keep',
  'free',
  'seize',
  'pass',
  'act',
  'wait',
  'end',
  'stand',
  'recover',
  'wake',
  'rage',
  'calm',
  'struggle',
  'reequip',
  'ready',
  'delegate',
  'roll',
  'sacrifice',
  'strike',
  'decline',
  'go',
  'stay',
  'damage',
  'powerful',
  'shove',
  'bless',
  'curse',
  'guard',
  'reroll',
  'regamble',
  'accept',
  'die',
] as const satisfies readonly Command['do'][];

/** Every command one could think of in this state, sensible or not: each verb with everything it could name. */
export function* everyCommand(state: State): Iterable<Command> {
  const geometry = geometryAt(state);
  const figures = [...Object.keys(state.figures), 'nobody'];
  const groups = [...state.groups.map(({ id }) => id), 'nobody'];
  const items = [...Object.keys(ITEMS), 'crown'];
  for (const verb of PLAIN) yield { do: verb } as Command; // one of the plain ones
  for (let cell = 0; cell < geometry.board.size; cell++) {
    const name = nameOf(geometry, cell);
    for (const verb of ['zoneMove', 'shift', 'push'] as const) yield { do: verb, to: name };
    for (const verb of ['douse', 'spot', 'place'] as const) yield { do: verb, at: name };
  }
  yield* [
    { do: 'zoneMove', to: 'A1' },
    { do: 'shift', to: 'zz9' },
    { do: 'chain', cells: 'a1 b1' },
  ] as const;
  for (const target of figures) {
    for (const verb of ['care', 'roar', 'benediction'] as const) yield { do: verb, target };
    for (const verb of ['activate', 'striker'] as const) yield { do: verb, figure: target };
    for (const give of ['potion', 'dagger', 'staff', 'nothing'])
      for (const take of ['staff', 'gum', 'nothing']) yield { do: 'exchange', target, give, take };
    yield { do: 'aura', spare: target };
  }
  yield { do: 'aura' };
  const weapons = new Set([
    ...Object.values(state.figures).flatMap((figure) => attacksOf(figure).map(({ id }) => id)),
    'spoon',
  ]);
  for (const weapon of weapons)
    for (const target of figures)
      for (const mode of ['plain', 'precise'] as const) {
        yield { do: 'attack', target, with: weapon, mode };
        yield { do: 'attack', target, with: weapon, mode, drop: 1 };
      }
  for (const item of items) for (const verb of ['equip', 'stow', 'use'] as const) yield { do: verb, item };
  for (const group of groups) for (const verb of ['scent', 'release'] as const) yield { do: verb, group };
  for (const { id } of state.encounters) yield { do: 'search', encounter: id };
  for (const { id } of state.plan.doors) yield { do: 'reveal', door: id };
  for (const card of new Set(FULL_DECK)) yield { do: 'take', card };
  for (const seat of state.seats) yield { do: 'appoint', seat };
  for (let dice = 1; dice <= 4; dice++) yield { do: 'gamble', dice };
  for (const by of ['heroism', 'grave-wound', 'maximum'] as const) yield { do: 'cheat', by };
  for (const what of ['health', ...Object.keys(CONDITIONS)]) yield { do: 'heal', what };
}
