import type { State } from '@arbitre/donjon-d10';
import { Silhouette } from '../../board/troop.tsx';
import { settings } from '../../settings.ts';
import type { Choice } from '../../table/model/choices.ts';
import type { TableModel } from '../../table/model/table-model.ts';
import type { Shown } from '../skin.ts';
import './between.css';
import { looks } from './looks.ts';

/** Is there no floor to look at? Then the board's place shows who could go down, or the camp. */
export function isBetween(model: TableModel): boolean {
  const { stage } = model.state.value as State; // the skin of this game only
  return stage === 'creation' || stage === 'camp' || stage === 'market' || stage === 'threshold';
}

/** Who goes down, and what waits between two floors: pictures that are also the choices. */
export function Between({ model }: Shown) {
  const state = model.state.value as State; // the skin of this game only
  const starting = model.choices.value.filter(({ offer }) => offer.command.do === 'choose');
  if (state.stage === 'creation') {
    return (
      <div class="between classes">
        {starting.map((choice, index) => (
          <ClassCard key={choice.typed} model={model} choice={choice} first={index === 0} />
        ))}
      </div>
    );
  }
  const hero = model.scene.value.pieces.find(({ id }) => id === 'hero');
  const own = (verb: string) => model.choices.value.filter(({ offer }) => offer.command.do === verb);
  return (
    <div class="between camp">
      <div class="fire" aria-hidden="true">
        <svg viewBox="-150 -130 300 260">
          <circle r={120} fill="#ffb84d" opacity={0.14} />
          <circle r={70} fill="#ffb84d" opacity={0.16} />
          <ellipse cx={0} cy={72} rx={96} ry={14} fill="#000" opacity={0.5} />
          <Silhouette d={looks['camp-fire']?.icon} ink="#f0a04a" size={150} />
        </svg>
      </div>
      <p class="camp-hero" aria-hidden="true">
        <svg width={64} height={64} viewBox="-34 -34 68 68">
          <circle r={32} fill="var(--side-1)" stroke="var(--side-1-deep)" stroke-width={2} />
          <Silhouette d={looks[hero?.figure ?? 'hero']?.icon ?? looks['hero']?.icon} ink="var(--token-ink)" size={46} />
        </svg>
        <b>
          {hero?.hitPoints?.now ?? 0} / {hero?.hitPoints?.max ?? 0}
        </b>
      </p>
      <div class="camp-cards">
        {[...own('invest'), ...own('rest'), ...own('buy'), ...own('sell'), ...own('mend')].map((choice) => (
          <Ware key={choice.typed} model={model} choice={choice} />
        ))}
      </div>
    </div>
  );
}

function hands(model: TableModel, choice: Choice) {
  return {
    onMouseEnter: () => (model.considered.value = choice),
    onMouseLeave: () => (model.considered.value = null),
    onClick: () => void model.play(choice),
  };
}

function ClassCard({
  model,
  choice,
  first,
}: {
  readonly model: TableModel;
  readonly choice: Choice;
  readonly first: boolean;
}) {
  const { game } = model.source;
  const lang = settings.value.lang;
  const name = choice.typed.split(' ')[1] ?? '';
  const card = game.card?.(model.view.value, { thing: `class:${name}` }) ?? null;
  return (
    <button type="button" class={first ? 'class-card first' : 'class-card'} {...hands(model, choice)}>
      <svg viewBox="-110 -104 220 208" aria-hidden="true">
        <ellipse cx={0} cy={96} rx={80} ry={9} fill="#000" opacity={0.45} />
        <circle cx={4} cy={7} r={86} fill="#000" opacity={0.4} />
        <circle r={86} fill="#0d2547" />
        <circle r={80} fill="var(--side-1)" />
        <circle r={73} fill="none" stroke="#fff" stroke-opacity={0.45} stroke-width={2} />
        <Silhouette d={looks[name]?.icon} ink="#fffdf6" size={112} />
      </svg>
      <b>{card?.title[lang] ?? game.words[lang].command(choice.offer.command, choice.state)}</b>
      {card !== null && (
        <>
          {card.sort !== undefined && <i>{card.sort[lang]}</i>}
          <ul>
            {card.figures.slice(0, 4).map(({ label, value }) => (
              <li key={label.en}>
                <span>{label[lang]}</span> <b>{value[lang]}</b>
              </li>
            ))}
          </ul>
          {card.does[0] !== undefined && <p>{card.does[0][lang]}</p>}
        </>
      )}
    </button>
  );
}

/** What stands for each thing on offer. */
function pictureOf(choice: Choice): string | undefined {
  const [verb = '', thing = ''] = choice.typed.split(' ');
  return (looks[`item:${thing}`] ?? looks[`skill:${thing}`] ?? looks[`verb:${verb}`])?.icon;
}

function Ware({ model, choice }: { readonly model: TableModel; readonly choice: Choice }) {
  const lit = model.considered.value?.typed === choice.typed;
  return (
    <button type="button" class={lit ? 'ware lit' : 'ware'} {...hands(model, choice)}>
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <path d={pictureOf(choice) ?? looks['verb:buy']?.icon ?? ''} />
      </svg>
      <span>{model.source.game.words[settings.value.lang].command(choice.offer.command, choice.state)}</span>
    </button>
  );
}
