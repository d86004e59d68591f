import type { Command, State } from '@arbitre/donjon-d10';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Silhouette } from '../../board/troop.tsx';
import { mine, percent, words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import type { Choice } from '../../table/model/choices.ts';
import type { TableModel } from '../../table/model/table-model.ts';
import type { Shown } from '../skin.ts';
import { type Ahead, aheadAfter, hardestAhead, wholePerCent } from './ahead.ts';
import './between.css';
import CLASSES from './classes.json';
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
        <p>
          {say.oneLife} {say.measured(CLASSES.games)}
        </p>
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
  const outlooks = useAhead(model);
  return (
    <div class={`between camp ${stage}`}>
      <Fire model={model} title={say.camp[stage === 'market' || stage === 'threshold' ? stage : 'camp']} />
      {skills.length > 0 && (
        <section class="panel skills">
          <h3>{say.points(hero.skillPoints)}</h3>
          <div class="wares">
            {skills.map((choice) => (
              <Ware key={choice.typed} model={model} choice={choice} ahead={outlooks} />
            ))}
          </div>
        </section>
      )}
      {outlooks.ahead !== null && <FightAhead model={model} outlooks={outlooks} ahead={outlooks.ahead} />}
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
              <Ware key={choice.typed} model={model} choice={choice} ahead={outlooks} />
            ))}
          </div>
        </section>
      )}
      <div class="ways">
        {ways.map((choice) => (
          <Ware key={choice.typed} model={model} choice={choice} ahead={outlooks} />
        ))}
      </div>
    </div>
  );
}

/** The hardest fight below as the hero is now, and after each choice that changes it, in whole per cent. */
interface Outlooks {
  readonly ahead: Ahead | null;
  readonly after: ReadonlyMap<string, number>;
}

/** Counted choice by choice once the camp is on the screen: exact odds of a whole fight take a moment each. */
function useAhead(model: TableModel): Outlooks {
  const outlooks = useSignal<Outlooks>({ ahead: null, after: new Map() });
  const state = model.state.value as State; // the skin of this game only
  useEffect(() => {
    const ahead = hardestAhead(state);
    outlooks.value = { ahead, after: new Map() };
    const waiting = ahead === null ? [] : [...model.choices.peek()];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      const choice = waiting.shift();
      if (choice === undefined || ahead === null) return;
      const then = aheadAfter(state, choice.offer.command as Command, ahead); // the skin of this game only
      if (then !== null)
        outlooks.value = { ahead, after: new Map(outlooks.peek().after).set(choice.typed, wholePerCent(then)) };
      timer = setTimeout(next, 0);
    };
    timer = setTimeout(next, 0);
    return () => clearTimeout(timer);
  }, [state]);
  return outlooks.value;
}

/** What the camp is measured by: the hardest fight that may wait below, now and with what is being considered. */
function FightAhead({ model, outlooks, ahead }: Shown & { readonly outlooks: Outlooks; readonly ahead: Ahead }) {
  const say = words.value.stage.between;
  const now = wholePerCent(ahead.victory);
  const then = outlooks.after.get(model.considered.value?.typed ?? '');
  const changes = then === undefined ? '' : then > now ? ' better' : ' worse';
  return (
    <p class={`fight-ahead${changes}`}>
      <span>{say.ahead(mine(ahead.name), ahead.floor)}</span>
      <b>{say.chance(now)}</b>
      {then !== undefined && (
        <>
          <i aria-hidden="true">→</i>
          <b class="then">{say.chance(then)}</b>
        </>
      )}
    </p>
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
      <Descents name={name} />
      <span class={lit ? 'class-go lit' : 'class-go'}>{say.choose}</span>
    </button>
  );
}

/** How many descents of that class came past some floors, as measured. */
function Descents({ name }: { readonly name: string }) {
  const say = words.value.stage.between;
  const past = (CLASSES.past as Readonly<Record<string, Readonly<Record<string, number>>>>)[name];
  if (past === undefined) return null; // not measured yet
  return (
    <dl class="descents">
      {Object.entries(past).map(([floor, count]) => (
        <div key={floor}>
          <dt>{say.past(Number(floor))}</dt>
          <dd>
            <span class="descents-bar" aria-hidden="true">
              <i style={{ width: `${(100 * count) / CLASSES.games}%` }} />
            </span>
            {percent(count / CLASSES.games)}
          </dd>
        </div>
      ))}
    </dl>
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

interface WareProps {
  readonly model: TableModel;
  readonly choice: Choice;
  readonly ahead: Outlooks;
}

/** One thing to choose: what it is, what it buys, what it costs. */
function Ware({ model, choice, ahead }: WareProps) {
  const lit = model.considered.value?.typed === choice.typed;
  const { buys, risks, useless } = model.outlook(choice);
  const told = choice.offer.command.do === 'invest' ? (buys[1] ?? buys[0]) : buys[0]; // by how much is in its name
  const [bought, cost] = [useless ?? told?.says, risks[0]?.says];
  const now = ahead.ahead === null ? 0 : wholePerCent(ahead.ahead.victory);
  const change = (ahead.after.get(choice.typed) ?? now) - now;
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
      {change !== 0 && <em class={change > 0 ? 'better' : 'worse'}>{words.value.stage.between.fights(change)}</em>}
    </button>
  );
}
