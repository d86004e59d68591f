import type { Looks } from '../../board/look.ts';
import { words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Choice, FOLD, grouped, isFolded } from '../model/choices.ts';
import { listedChoices, listedGroups, shortcutsOf } from '../model/listed.ts';
import type { TableModel } from '../model/table-model.ts';
import { ChoiceButton } from './choice-button.tsx';
import { isGivenUp } from './question.tsx';
import { Telling } from './telling.tsx';

interface Props {
  readonly model: TableModel;
  readonly stage: Stage;
  readonly looks: Looks;
}

/** Everything that may be done now, in words. What the board shows too is folded away when it is long. */
export function ChoiceList({ model, stage, looks }: Props) {
  const { game } = model.source;
  const { lang } = settings.value;
  const say = words.value.table;
  if (model.seat.value === null) return <Waiting model={model} stage={stage} />;
  const groups = listedGroups(model);
  const keys = shortcutsOf(model).value;
  if (groups.length === 0 && model.hand.value === null && model.ready.value.size > 1)
    return <p class="quiet">{say.pickOne}</p>;
  return (
    <section class="offers" aria-label={say.offers} data-tour="offers">
      {groups.map(([group, choices]) => {
        const heading = game.words[lang].group(group);
        const folded = isFolded(group, choices);
        const open = !folded || model.group.value === group;
        const list = open && (
          <ul>
            {choices.map((choice) => (
              <li key={choice.typed}>
                <ChoiceButton
                  model={model}
                  looks={looks}
                  choice={choice}
                  shortcut={folded ? null : (keys.get(choice.typed) ?? null)}
                  brief={folded}
                />
              </li>
            ))}
          </ul>
        );
        return (
          <div key={group} class="offer-group">
            {folded ? (
              <button
                type="button"
                class="fold"
                aria-expanded={open}
                onClick={() => (model.group.value = open ? null : group)}
              >
                {heading} <span class="count">{choices.length}</span>
              </button>
            ) : (
              <h3>{heading}</h3>
            )}
            {list}
          </div>
        );
      })}
    </section>
  );
}

/** Does the piece in hand have moves that only the board shows? */
export function hasFolded(model: TableModel): boolean {
  return [...grouped(listedChoices(model)).values()].some((choices) => choices.length > FOLD);
}

/** Is this choice written out in the list, so that it lights up there? */
export function isListed(model: TableModel, choice: Choice): boolean {
  const alike = listedChoices(model).filter(({ offer }) => offer.group === choice.offer.group);
  return alike.includes(choice) && (!isFolded(choice.offer.group, alike) || model.group.value === choice.offer.group);
}

/** The computer thinks; it can be told to make up its mind. */
function Thinking({ model }: { readonly model: TableModel }) {
  const say = words.value.table;
  const hurry = model.hurry.value;
  return (
    <p class="quiet thinking" role="status">
      {say.thinking}
      {hurry !== null && (
        <button type="button" class="button plain" onClick={hurry}>
          {say.hurry}
        </button>
      )}
    </p>
  );
}

/** Nothing to choose from this chair: who does, or that the past is being shown. */
function Waiting({ model, stage }: Omit<Props, 'looks'>) {
  const say = words.value.table;
  const { game } = model.source;
  if (model.playing.value) return <Telling model={model} stage={stage} />;
  if (model.playhead.value !== null) return <p class="quiet">{say.replaying}</p>;
  const [seat] = model.decision.value?.seats ?? [];
  if (seat === undefined || isGivenUp(model) || model.source.closed?.value === true) return null;
  if (model.source.isBot(seat))
    return model.thinking.value ? <Thinking model={model} /> : <Telling model={model} stage={stage} />;
  return <p class="quiet">{say.waitingFor(game.words[settings.value.lang].seat(seat, model.view.value))}</p>;
}
