import { TONE_INK } from '../../board/look.ts';
import type { Skin } from '../../games/skin.ts';
import { mine, words } from '../../i18n/words.ts';
import type { TableModel } from '../model/table-model.ts';

interface Props {
  readonly model: TableModel;
  readonly skin: Skin;
}

/** Every sign of this board with its name, then what the table itself draws. */
export function Legend({ model, skin }: Props) {
  const { game } = model.source;
  const { ground, pieces } = model.scene.value;
  const here = new Set([
    ...ground,
    ...pieces.flatMap(({ kind, figure, marks = [] }) => [kind, ...(figure === undefined ? [] : [figure]), ...marks]),
  ]);
  const entries = [...here].flatMap((kind) => {
    const entry = game.legend[kind];
    return entry === undefined ? [] : [{ kind, entry }];
  });
  return (
    <div class="legend">
      <ul>
        {entries.map(({ kind, entry }) => (
          <li key={kind}>
            <svg viewBox="0 0 512 512" width="28" height="28" aria-hidden="true">
              {skin.looks[kind]?.icon === undefined ? (
                <text x="256" y="350" text-anchor="middle" font-size="300" fill={TONE_INK[entry.tone]}>
                  {entry.glyph}
                </text>
              ) : (
                <path d={skin.looks[kind].icon} fill={skin.looks[kind].ink ?? TONE_INK[entry.tone]} />
              )}
            </svg>
            <span>{mine(entry.name)}</span>
          </li>
        ))}
      </ul>
      <h3>{words.value.table.legendMarks}</h3>
      <ul class="marks">
        {Object.entries(words.value.legend).map(([mark, says]) => (
          <li key={mark}>
            <span class={`legend-mark ${mark}${mark === 'cast' ? ' cast-die' : ''}`} aria-hidden="true" />
            <span>{says}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
