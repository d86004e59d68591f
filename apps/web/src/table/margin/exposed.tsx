import { words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import type { Threats } from '../../stage/threats.tsx';
import { strikersBy } from '../../stage/threat.ts';
import { pieceNameOf } from '../model/describe.ts';
import type { TableModel } from '../model/table-model.ts';
import { LineSign } from './consequences.tsx';

/** Enemies named one by one; beyond so many they are counted. */
const NAMED = 3;

/** Who could strike whoever goes there, in the enemy's next turn: as far as this seat may know. */
export function Exposed({ model, threats }: { readonly model: TableModel; readonly threats: Threats }) {
  const cell = model.looked.value;
  if (cell === null || !threats.known || !threats.any) return null;
  const { game } = model.source;
  const say = words.value.stage;
  const strikers = strikersBy(threats.all.value).get(cell) ?? [];
  const names = strikers.map((id) => pieceNameOf(game, model.scene.value, id, settings.value.lang));
  return (
    <p class={names.length > 0 ? 'exposed' : 'exposed not'}>
      <LineSign kind={names.length > 0 ? 'risks' : 'buys'} />
      <span>
        {names.length === 0 ? say.outOfReach : say.exposed(names.length, names.length > NAMED ? '' : names.join(', '))}
      </span>
    </p>
  );
}
