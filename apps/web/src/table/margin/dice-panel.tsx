import { mine, number, percent, words } from '../../i18n/words.ts';
import { facesShown, historyOf } from '../model/dice.ts';
import type { TableModel } from '../model/table-model.ts';

/** Everything the dice have shown, and how lucky that was. */
export function DicePanel({ model }: { readonly model: TableModel }) {
  const say = words.value.table;
  const faces = facesShown(model.source.game, model.chapters.value);
  const histories = historyOf(model.chapters.value.flatMap(({ entry }) => entry.draws ?? [])).filter(
    ({ faces: sides }) => !faces.has(sides), // a symbol has no mean
  );
  return (
    <div class="dice">
      {histories.length === 0 && faces.size === 0 && <p class="quiet">{say.diceEmpty}</p>}
      {[...faces].map(([sides, counts]) => (
        <Symbols key={sides} model={model} counts={counts} />
      ))}
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
      <Seal model={model} />
    </div>
  );
}

/** How often each symbol was thrown. */
function Symbols({ model, counts }: { readonly model: TableModel; readonly counts: ReadonlyMap<string, number> }) {
  return (
    <dl class="sheet">
      {[...counts].map(([face, count]) => {
        const card = model.card({ thing: face });
        return (
          <div key={face}>
            <dt>{card === null ? face : mine(card.title)}</dt>
            <dd>× {count}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What anyone needs to check the dice. */
function Seal({ model }: { readonly model: TableModel }) {
  const say = words.value.table;
  const dice = model.source.dice.value;
  if (dice.kind === 'seed') return <p class="quiet">{say.diceSeed(String(dice.seed))}</p>;
  return (
    <div class="quiet">
      <p>{say.diceSealed}</p>
      <p>
        {say.commitment} <code class="seal">{dice.commitment}</code>
      </p>
      {dice.secret !== null && (
        <p>
          {say.secret} <code class="seal">{dice.secret}</code>
        </p>
      )}
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
