import { number, percent, words } from '../i18n/words.ts';
import { historyOf } from './dice.ts';
import type { TableModel } from './model.ts';

/** Everything the dice have shown, and how lucky that was. */
export function DicePanel({ model }: { readonly model: TableModel }) {
  const say = words.value.table;
  const histories = historyOf(model.chapters.value.flatMap(({ entry }) => entry.draws ?? []));
  if (histories.length === 0) return <p class="quiet">{say.diceEmpty}</p>;
  return (
    <div class="dice">
      {histories.map(({ faces, shown, mean, expected, luck }) => (
        <section key={faces}>
          <h4>
            D{faces} <span class="count">× {shown.length}</span>
          </h4>
          <p class="quiet">
            {say.diceMean(number(mean, 2), number(expected, 1))}
            {shown.length >= 5 && ` · ${say.diceLuck(percent(luck))}`}
          </p>
          {faces <= 20 && <Faces faces={faces} shown={shown} />}
          <p class="last-dice">
            {shown.slice(-14).map((value, index) => (
              <span key={index} class="die">
                {value}
              </span>
            ))}
          </p>
        </section>
      ))}
    </div>
  );
}

/** How often each face came, against the even share as a line. */
function Faces({ faces, shown }: { readonly faces: number; readonly shown: readonly number[] }) {
  const counts = Array.from({ length: faces }, (_, face) => shown.filter((value) => value === face + 1).length);
  const most = Math.max(...counts, 1);
  const even = shown.length / faces / most;
  return (
    <div class="faces" role="img" aria-label={counts.map((count, face) => `${face + 1} : ${count}`).join(', ')}>
      {counts.map((count, face) => (
        <span key={face} style={{ height: `${(100 * count) / most}%` }} title={`${face + 1} : ${count}`} />
      ))}
      <i style={{ bottom: `${100 * even}%` }} />
    </div>
  );
}
