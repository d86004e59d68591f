import type { State } from '@arbitre/donjon-d10';
import { Silhouette } from '../../board/troop.tsx';
import { mine, words } from '../../i18n/words.ts';
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
  const { stage } = model.state.value as State; // the skin of this game only
  return stage === 'creation' ? <Classes model={model} /> : <Camp model={model} />;
}

function Classes({ model }: Shown) {
  const say = words.value.stage.between;
  const lit = model.considered.value?.typed;
  return (
    <div class="between classes">
      <header>
        <h2>{say.who}</h2>
        <p>{say.oneLife}</p>
      </header>
      {offering(model, 'choose').map((choice, index) => (
        <ClassCard
          key={choice.typed}
          model={model}
          choice={choice}
          lit={lit === undefined ? index === 0 : lit === choice.typed}
        />
      ))}
    </div>
  );
}

/** The fire, what was learned, what is for sale, and the way on. */
function Camp({ model }: Shown) {
  const { stage, hero } = model.state.value as State; // the skin of this game only
  const say = words.value.stage.between;
  const skills = offering(model, 'invest');
  const goods = offering(model, 'buy', 'sell', 'mend');
  const ways = offering(model, 'rest', 'descend');
  return (
    <div class={`between camp ${stage}`}>
      <Fire model={model} title={say.camp[stage === 'market' || stage === 'threshold' ? stage : 'camp']} />
      {skills.length > 0 && (
        <section class="panel skills">
          <h3>{say.points(hero.skillPoints)}</h3>
          <div class="wares">
            {skills.map((choice) => (
              <Ware key={choice.typed} model={model} choice={choice} />
            ))}
          </div>
        </section>
      )}
      {goods.length > 0 && (
        <section class="panel market">
          <h3>
            {say.merchant}
            <small>
              <svg viewBox="0 0 512 512" aria-hidden="true">
                <path d={looks['gold']?.icon ?? ''} />
              </svg>
              {say.purse(hero.gold)}
            </small>
          </h3>
          <div class="wares">
            {goods.map((choice) => (
              <Ware key={choice.typed} model={model} choice={choice} />
            ))}
          </div>
        </section>
      )}
      <div class="ways">
        {ways.map((choice) => (
          <Ware key={choice.typed} model={model} choice={choice} />
        ))}
      </div>
    </div>
  );
}

function Fire({ model, title }: Shown & { readonly title: string }) {
  const hero = model.scene.value.pieces.find(({ id }) => id === 'hero');
  const { now = 0, max = 1 } = hero?.hitPoints ?? {};
  return (
    <div class="fire">
      <h2>{title}</h2>
      <svg viewBox="-150 -130 300 260" aria-hidden="true">
        <circle r={120} fill="#ffb84d" opacity={0.14} />
        <circle r={70} fill="#ffb84d" opacity={0.16} />
        <ellipse cx={0} cy={72} rx={96} ry={14} fill="#000" opacity={0.5} />
        <Silhouette d={looks['camp-fire']?.icon} ink="#f0a04a" size={150} />
        <g transform="translate(92 66)">
          <circle cx={2} cy={5} r={33} fill="#000" opacity={0.4} />
          <circle r={33} fill="var(--side-1)" stroke="var(--side-1-deep)" stroke-width={3} />
          <Silhouette d={looks[hero?.figure ?? 'hero']?.icon ?? looks['hero']?.icon} ink="var(--token-ink)" size={46} />
        </g>
      </svg>
      <p>
        <b>
          {now}{' '}
          <small>
            / {max} {words.value.stage.hitPoints}
          </small>
        </b>
        <span class="segments" aria-hidden="true">
          {Array.from({ length: Math.min(30, max) }, (_, index) => (
            <i key={index} class={index < (now * Math.min(30, max)) / max ? 'on' : ''} />
          ))}
        </span>
      </p>
    </div>
  );
}

function offering(model: TableModel, ...verbs: readonly string[]): readonly Choice[] {
  return verbs.flatMap((verb) => model.choices.value.filter(({ offer }) => offer.command.do === verb));
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
  lit,
}: {
  readonly model: TableModel;
  readonly choice: Choice;
  readonly lit: boolean;
}) {
  const { game } = model.source;
  const say = words.value.stage.between;
  const name = choice.typed.split(' ')[1] ?? '';
  const cardOf = (thing: string) => game.card?.(model.view.value, { thing }) ?? null;
  const card = cardOf(`class:${name}`);
  return (
    <button type="button" class={lit ? 'class-card lit' : 'class-card'} {...hands(model, choice)}>
      <svg viewBox="-110 -104 220 208" aria-hidden="true">
        <ellipse cx={0} cy={96} rx={80} ry={9} fill="#000" opacity={0.45} />
        <circle cx={4} cy={7} r={86} fill="#000" opacity={0.4} />
        <circle r={86} fill="#0d2547" />
        <circle r={80} fill="var(--side-1)" />
        <circle r={73} fill="none" stroke="#fff" stroke-opacity={0.45} stroke-width={2} />
        <Silhouette d={looks[name]?.icon} ink="#fffdf6" size={112} />
      </svg>
      <b>{card === null ? commandOf(model, choice) : mine(card.title)}</b>
      {card?.does[0] !== undefined && <p>{mine(card.does[0])}</p>}
      <ul>
        {(card?.things ?? []).map((thing) => {
          const arm = cardOf(thing);
          return (
            arm !== null && (
              <li key={thing}>
                <svg viewBox="0 0 512 512" aria-hidden="true">
                  <path d={looks[thing]?.icon ?? ''} />
                </svg>
                <span>{mine(arm.title)}</span>
                {arm.figures[0] !== undefined && (
                  <small>
                    {mine(arm.figures[0].label).toLowerCase()} {mine(arm.figures[0].value)}
                  </small>
                )}
              </li>
            )
          );
        })}
      </ul>
      <span class={lit ? 'class-go lit' : 'class-go'}>{say.choose}</span>
    </button>
  );
}

function commandOf(model: TableModel, { offer, state }: Choice): string {
  return model.source.game.words[settings.value.lang].command(offer.command, state);
}

/** What stands for each thing on offer. */
function pictureOf(choice: Choice): string | undefined {
  const [verb = '', thing = ''] = choice.typed.split(' ');
  return (looks[`item:${thing}`] ?? looks[`skill:${thing}`] ?? looks[`verb:${verb}`])?.icon;
}

/** One thing to choose: what it is, what it buys, what it costs. */
function Ware({ model, choice }: { readonly model: TableModel; readonly choice: Choice }) {
  const lit = model.considered.value?.typed === choice.typed;
  const { buys, risks, useless } = model.outlook(choice);
  const told = choice.offer.command.do === 'invest' ? (buys[1] ?? buys[0]) : buys[0]; // by how much is in its name
  const [bought, cost] = [useless ?? told?.says, risks[0]?.says];
  return (
    <button
      type="button"
      class={`ware${lit ? ' lit' : ''}${useless === undefined ? '' : ' useless'}`}
      {...hands(model, choice)}
    >
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <path d={pictureOf(choice) ?? looks['verb:buy']?.icon ?? ''} />
      </svg>
      <b>{commandOf(model, choice)}</b>
      {bought !== undefined && <span>{mine(bought)}</span>}
      {cost !== undefined && <small>{mine(cost)}</small>}
    </button>
  );
}
