import type { Command, Outlook } from '@arbitre/kernel';
import type { Looks } from '../../board/look.ts';
import { mine, words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import type { Choice } from '../model/choices.ts';
import { labelOnBoard } from '../model/label.ts';
import type { TableModel } from '../model/table-model.ts';
import { ChoiceSign } from './choice-sign.tsx';
import { Consequences } from './consequences.tsx';

interface Props {
  readonly model: TableModel;
  readonly looks: Looks;
  readonly choice: Choice;
  readonly shortcut: number | null;
  /** In a long list a choice is its label: what it buys comes when it is looked at. */
  readonly brief?: boolean;
}

/** A choice: a verb, what it buys, what it risks. Hovering shows it on the board; the press plays it, once it is shown. */
export function ChoiceButton({ model, looks, choice, shortcut, brief = false }: Props) {
  const say = words.value.table;
  const lit = model.verdict.value?.is === 'legal' && model.verdict.value.choices.includes(choice);
  const armed = model.armed.value === choice;
  const outlook = brief && !lit ? null : model.outlook(choice);
  const look = () => (model.considered.value = choice);
  const leave = () => {
    if (model.considered.value === choice && model.armed.value !== choice) model.considered.value = null;
  };
  const label = labelOnBoard(model.source.game, model.scene.value, choice, settings.value.lang);
  const pending = model.pending.value === choice;
  return (
    <button
      type="button"
      class={['offer', `tone-${outlook?.tone ?? 'plain'}`, lit ? 'lit' : '', armed ? 'armed' : ''].join(' ')}
      data-typed={choice.typed}
      data-shortcut={shortcut ?? undefined}
      aria-busy={pending}
      disabled={model.busy.value}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') look();
      }}
      onPointerLeave={leave}
      onFocus={look}
      onBlur={leave}
      onClick={(event) => model.pressChoice(choice, isTouch(event))}
    >
      {!brief && <ChoiceSign looks={looks} scene={model.scene.value} choice={choice} />}
      <span class="offer-text">
        <OfferLabel label={label} outlook={outlook} />
        {outlook !== null && <Consequences outlook={outlook} most={lit ? undefined : 3} />}
        {armed && <span class="offer-again">{outlook?.tone === 'deadly' ? say.allTheSame : say.again1}</span>}
        {pending && <span class="offer-again">{say.onItsWay}</span>}
      </span>
      {shortcut !== null && <kbd aria-hidden="true">{shortcut}</kbd>}
    </button>
  );
}

/** Letters beyond which what follows a colon is set apart. */
export const LONG = 48;

/** A verb. What follows a long one's colon is said below it, unless the consequences say it in the same words. */
export function OfferLabel({ label, outlook }: { readonly label: string; readonly outlook: Outlook<Command> | null }) {
  const [, verb = label, rest = ''] = /^(.+?)\s*:\s+(.+)$/su.exec(label) ?? [];
  const said = outlook?.buys.some(({ says }) => mine(says) === rest) === true;
  const apart = rest !== '' && (said || label.length > LONG);
  return (
    <>
      <span class="offer-label">{apart ? verb : label}</span>
      {apart && !said && <span class="offer-how">{rest}</span>}
    </>
  );
}

/** Was this click a finger's? Keys and mice have shown the choice before they press it. */
export function isTouch(event: MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}
