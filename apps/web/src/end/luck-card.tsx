import type { Skin } from '../games/skin.ts';
import { percent, words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import type { TableModel } from '../table/model/table-model.ts';
import { type Luck, luckOf, luckOfTrials } from './luck.ts';

/** How the dice fell for each seat, told exactly. */
export function LuckCard({ model, skin }: { readonly model: TableModel; readonly skin: Skin }) {
  const say = words.value.stage.end;
  if (skin.luck === undefined) return null;
  const luck = luckAt(model, skin.luck);
  const dice = luck.reduce((sum, one) => sum + one.dice, 0);
  if (dice === 0) return null;
  const own = model.source.game.words[settings.value.lang];
  return (
    <section class="end-card luck">
      <h2>
        {say.luck} <small>{say.diceCount(dice)}</small>
      </h2>
      <ul>
        {luck.map(({ seat, share }) => (
          <li key={seat}>
            <b>{own.seat(seat, model.present.value)}</b>
            <span class="luck-bar">
              <i
                style={
                  share >= 0.5
                    ? { left: '50%', width: `${(share - 0.5) * 100}%` }
                    : { right: '50%', width: `${(0.5 - share) * 100}%` }
                }
                class={share >= 0.5 ? 'up' : 'down'}
              />
            </span>
            <span>
              {share > 0.6 ? say.lucky : share < 0.4 ? say.unlucky : say.fair} ({percent(share)})
            </span>
          </li>
        ))}
      </ul>
      <p>{say.luckText}</p>
    </section>
  );
}

function luckAt(model: TableModel, told: NonNullable<Skin['luck']>): readonly Luck[] {
  if (typeof told !== 'function') return luckOf(model.source.entries.value, told);
  const moments = model.chapters.value.flatMap((chapter) => chapter.moments);
  return luckOfTrials(moments.flatMap(({ fact, before }) => told(fact, before)));
}
