import type { Skin } from '../../games/skin.ts';
import { mine, words } from '../../i18n/words.ts';
import { homeAddress, rulesAddress } from '../../router.ts';
import { prefer, settings } from '../../settings.ts';
import { Sign } from '../../ui/icons.tsx';
import type { TableModel } from '../model/table-model.ts';
import type { UndoTerms } from '../sources/source.ts';
import { GoalPill } from './goal-pill.tsx';
import { type MenuEntries, TableMenu } from './table-menu.tsx';

interface Props {
  readonly model: TableModel;
  readonly skin: Skin;
  readonly menu?: MenuEntries | undefined;
}

/** The head of the table: sign, scenario, goal; hint, undo, rules, sound, menu. It never moves. */
export function Head({ model, skin, menu }: Props) {
  const say = words.value;
  const { source } = model;
  return (
    <header class="head">
      <a class="brand" href={homeAddress()} aria-label={say.home}>
        <Pilcrow />
      </a>
      <div class="head-title">
        <h1>{mine(source.title)}</h1>
        <GoalPill model={model} />
      </div>
      <div class="head-tools">
        {model.past.value ? (
          <button type="button" class="button live" onClick={() => (model.playhead.value = null)}>
            {say.table.live}
          </button>
        ) : (
          model.endSeen.value && (
            <button type="button" class="button live" onClick={() => (model.endSeen.value = false)}>
              {say.table.theEnd}
            </button>
          )
        )}
        <HintButton model={model} />
        {source.canRedo.value && (
          <button
            type="button"
            class="button plain icon"
            aria-label={say.table.redo}
            title={say.table.redo}
            onClick={() => source.redo()}
          >
            <Sign name="redo" />
          </button>
        )}
        <Undo model={model} />
        <a
          class="button plain icon wide-only"
          href={rulesAddress(source.game.id)}
          target="_blank"
          rel="noopener"
          aria-label={say.nav.rules}
          title={say.nav.rules}
        >
          <Sign name="book" />
        </a>
        <SoundButton />
        <TableMenu model={model} skin={skin}>
          {menu}
        </TableMenu>
      </div>
    </header>
  );
}

/** The sign of the house, drawn, so that no font can change it. */
export function Pilcrow() {
  return (
    <svg class="pilcrow-sign" viewBox="0 0 18 25" aria-hidden="true">
      <path d="M8.500 0H18V1.600H16V25H13.600V1.600H11.200V25H8.800V13.200C3.600 13.200 0 10.700 0 6.700C0 2.500 3.600 0 8.500 0Z" />
    </svg>
  );
}

/** What would the computer do? Lit on the board and among the choices, with its reason. */
function HintButton({ model }: { readonly model: TableModel }) {
  const say = words.value.table;
  if (!model.canHint) return null;
  return (
    <button
      type="button"
      class="button plain hint"
      aria-label={say.hint}
      aria-disabled={model.seat.value === null || model.hinting.value} // what begins to be shown under a press does not swallow it
      aria-busy={model.hinting.value}
      onClick={() => void model.askHint()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" class="line-sign">
        <path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.500c.8.800 1 1.500 1 2.500h6c0-1 .2-1.700 1-2.500A6 6 0 0 0 12 3Z" />
      </svg>
      <span>{say.hint}</span>
    </button>
  );
}

function SoundButton() {
  const say = words.value.table;
  const on = settings.value.sound;
  const label = on ? say.soundOff : say.soundOn;
  return (
    <button
      type="button"
      class="button plain icon wide-only"
      aria-label={label}
      title={label}
      aria-pressed={on}
      onClick={() => prefer({ sound: !on })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" class="line-sign">
        <path
          d={`M4 10v4h4l5 4V6L8 10Z${on ? 'M16.500 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11' : 'M17 10l4 4M21 10l-4 4'}`}
        />
      </svg>
    </button>
  );
}

/** Says before the click what it would take. */
function Undo({ model }: { readonly model: TableModel }) {
  const say = words.value.table;
  const terms = model.undoTerms.value;
  const sentence: Record<UndoTerms, string> = {
    nothing: say.undoNothing,
    free: say.undoFree,
    dice: say.undoDice,
    consent: say.undoConsent,
  };
  return (
    <button
      type="button"
      class={`button plain undo ${terms}`}
      data-tour="undo"
      title={sentence[terms]}
      aria-label={sentence[terms]}
      disabled={terms === 'nothing'}
      onClick={() => void model.undo()}
    >
      <Sign name="undo" />
      {(terms === 'dice' || terms === 'consent') && <span class="cast-die" aria-hidden="true" />}
    </button>
  );
}
