import { cellName, type Lang } from '@arbitre/kernel';
import { blockOf, canAct, chart, creatureOf } from '../encounter/creature.ts';
import type { ArmourPart } from '../play/fact.ts';
import type { RuleId } from '../rulebook/index.ts';
import type { CreatureId, State } from '../play/state.ts';

/** The name of a creature in one language. */
export function nameOf(state: State, id: CreatureId | undefined, lang: Lang): string {
  if (id === undefined) return '…';
  return creatureOf(state, id)?.name[lang] ?? id;
}

/** The name of a square. */
export function squareOf(state: State, cell: number | undefined): string {
  const { board } = chart(state);
  return cell === undefined || cell < 0 || cell >= board.size ? '…' : cellName(board, cell);
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The name of a loose object in one language, with its article: `the boulder`, `le rocher`. */
export function objectName(state: State, id: string, lang: Lang): string {
  return state.objects.find((object) => object.id === id)?.name[lang] ?? id;
}

/** The name of one of a creature's attacks. */
export function attackName(state: State, id: CreatureId, index: number, lang: Lang): string {
  const creature = creatureOf(state, id);
  const attack = creature === undefined ? undefined : blockOf(state, creature).attacks[index];
  return attack?.name[lang] ?? (lang === 'fr' ? 'attaque' : 'attack');
}

/** What raises or lowers an armour class, in brackets: ` (cover +2)`; nothing when nothing does. */
export function sayParts(parts: readonly ArmourPart[], names: Readonly<Partial<Record<RuleId, string>>>): string {
  const said = parts.flatMap(({ rule, amount }) =>
    names[rule] === undefined ? [] : `${names[rule]} ${signed(amount)}`,
  );
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

/** Half squares as squares: `3` or `3½`. */
export function squares(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? `${whole}` : `${whole === 0 ? '' : whole}½`;
}

/** A number and its noun: `1 action`, `2 actions`. French counts up to two exclusive as one, English only one itself. */
export function counted(number: number, one: string, many: string, lang: Lang): string {
  const single = lang === 'fr' ? Math.abs(number) < 2 : number === 1;
  return `${number} ${single ? one : many}`;
}

export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** Actions given up by whoever ends its turn, and whether it did nothing at all; of one who could not act, none. */
export function unspent(
  { turn, creatures }: State,
  who: CreatureId,
): { readonly actions: number; readonly idle: boolean } {
  const creature = creatures.find(({ id }) => id === who);
  if (turn === null || turn.who !== who || creature === undefined || !canAct(creature))
    return { actions: 0, idle: false };
  return { actions: turn.actions, idle: !turn.acted && turn.actions > 0 };
}
