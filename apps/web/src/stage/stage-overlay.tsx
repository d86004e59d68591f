import type { Beat, Scene } from '@arbitre/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { layoutOf, spaceCentre } from '../board/layout.ts';
import type { Viewport } from '../board/viewport.ts';
import type { Skin } from '../games/skin.ts';
import { mine, words } from '../i18n/words.ts';
import { prefer, settings } from '../settings.ts';
import type { TableModel } from '../table/model/table-model.ts';
import { askedThrow } from './asked-throw.ts';
import { cardFace } from './card-face.ts';
import { around, ClashHead, type CloseUp, coveredOf } from './close-up.tsx';
import { Fight } from './fight.tsx';
import type { Playing, Stage } from './stage.ts';
import './stage.css';
import { Callout, Tray } from './tray.tsx';

interface Props {
  readonly stage: Stage;
  readonly model: TableModel;
  readonly skin: Skin;
  readonly viewport: Viewport;
  /** What the board has come close to. */
  readonly closeUp: CloseUp | null;
  /** A press on what lies over the board. */
  readonly onPress: () => void;
}

/** Over the board while something is shown: the tray, a roll beside its target, a fight, a banner. */
export function StageOverlay({ stage, model, skin, viewport, closeUp, onPress }: Props) {
  useSkipping(stage, model);
  const { game, seats } = model.source;
  const playing = stage.now.value;
  const thrown = stage.lastThrow.value;
  const scene = stage.scene.value ?? model.scene.value;
  const beat = playing?.shot.beat;
  const fighters = skin.fighters?.(model) ?? duellists(beat);
  const lastDuel = thrown?.shot.beat.show === 'duel' ? thrown.shot.beat : null;
  const asked = playing === null && skin.aboutDice !== undefined ? askedThrow(model, skin.aboutDice) : null;
  const kept = asked === null ? null : { shot: asked, number: -asked.chapter };
  const lying = kept ?? (thrown?.shot.beat.show === 'dice' ? thrown : null);
  const clash = closeUp?.clash ?? null;
  const beside =
    lying === null || lying === kept || clash !== null
      ? null
      : besideTarget(lying.shot.beat, lying.shot.scene, viewport);
  const { Instead } = skin;
  const falling = isLying(lying, playing);
  const showsDice = lying !== null && (kept !== null || (closeUp?.thrown ?? falling));
  useRoomForTray(showsDice && beside === null && clash === null ? lying : null, kept !== null, viewport);
  return (
    <div
      class={`stage-overlay ${stanceOf(closeUp)}`}
      data-shows={beat?.show}
      onClick={(event) => {
        if ((event.target as Element).closest('button') === null) onPress();
      }}
    >
      {Instead !== undefined && skin.instead?.(model) === true && <Instead model={model} />}
      {fighters !== null && (
        <Fight
          game={game}
          scene={scene}
          looks={skin.looks}
          seats={seats}
          pieces={fighters}
          duel={lastDuel}
          blow={lastDuel === null ? null : stage.lastBlow.value}
          playing={playing}
          armsOf={(piece) => armsOf(model, piece)}
        />
      )}
      {closeUp !== null && <ClashHead model={model} stage={stage} closeUp={closeUp} />}
      {showsDice && lying !== null && lying.shot.beat.show === 'dice' && (
        <div key={lying.number} aria-hidden="true">
          {beside === null ? (
            <Tray
              beat={lying.shot.beat}
              game={game}
              scene={lying.shot.scene}
              looks={skin.looks}
              rest={beat?.show !== 'dice'}
              kept={lying === kept}
              told={clash !== null}
              nameOf={(thing) => game.card?.(model.view.value, { thing })?.title ?? game.legend[thing]?.name}
            />
          ) : (
            <Callout beat={lying.shot.beat} looks={skin.looks} {...beside} />
          )}
        </div>
      )}
      {beat !== undefined && clash === null && <Banner key={playing?.number} beat={beat} />}
      {playing === null && closeUp === null && fighters === null && <SoundOffer model={model} />}
    </div>
  );
}

/** In a close-up the two are alone; who else stands there is seen while there is something to choose. */
function stanceOf(closeUp: CloseUp | null): string {
  if (closeUp === null) return '';
  return closeUp.choosing ? 'clashing choosing' : 'clashing';
}

/** What someone fights with: what it carries, or what its card says of it after its life. */
function armsOf({ source: { game }, view }: TableModel, piece: string): string {
  const card = game.card?.(view.value, { piece });
  const carried = (card?.things ?? []).flatMap((thing) => {
    const title = thing.startsWith('item:') ? game.card?.(view.value, { thing })?.title : undefined;
    return title === undefined ? [] : [mine(title)];
  });
  const told = (card?.figures ?? []).slice(1, 4).map(({ label, value }) => `${mine(label)} ${mine(value)}`);
  return (carried.length > 0 ? carried : told).slice(0, 3).join(' · ').toLowerCase();
}

/** Whoever throws, and at whom, is seen above the tray while it is there; `stays`: until a question is answered, also without motion. */
function useRoomForTray(lying: Playing | null, stays: boolean, viewport: Viewport): void {
  useEffect(() => {
    if (lying === null || lying.shot.beat.show !== 'dice' || !(stays || settings.peek().motion)) return;
    const { beat, scene } = lying.shot;
    const cells = scene.pieces.flatMap(({ id, at }) => (id === beat.by || id === beat.against ? [at] : []));
    if (cells.length === 0) return;
    const { bottom, kept } = coveredOf(viewport.stageHeight());
    if (stays && kept < bottom) viewport.lift(around(scene, [...scene.ground.keys()], 1), kept);
    else viewport.lift(around(scene, cells, 1.3), bottom);
    return () => viewport.back();
  }, [lying?.number, viewport]);
}

/** Are these dice falling, or is what follows from them shown? Those of an earlier deed are off the table. */
export function isLying(thrown: Playing | null, playing: Playing | null): boolean {
  if (thrown === null || playing === null || thrown.shot.chapter !== playing.shot.chapter) return false;
  return AFTERMATH.includes(playing.shot.beat.show);
}

const AFTERMATH: readonly Beat['show'][] = ['dice', 'hit', 'miss', 'wound', 'death', 'mark', 'push', 'fall', 'rout'];

function duellists(beat: Beat | undefined): readonly [string, string] | null {
  if (beat?.show !== 'duel') return null;
  const [a, b] = beat.sides;
  return a.piece === undefined || b.piece === undefined ? null : [a.piece, b.piece];
}

/** One or two dice against a figure on the board are read beside it. */
function besideTarget(beat: Beat, scene: Scene, viewport: Viewport) {
  if (beat.show !== 'dice' || beat.against === undefined || beat.dice.length > 2) return null;
  const target = scene.pieces.find(({ id }) => id === beat.against);
  if (target === undefined) return null;
  const layout = layoutOf(scene.board);
  const { x, y } = spaceCentre(layout, scene.board.columns, target.at, target.size);
  const place = viewport.place.value;
  const up = viewport.share({ x, y }).y > 0.3;
  const gap = layout.inner * (target.size ?? 1) + 8;
  return { x: x * place.scale + place.x, y: (y + (up ? -gap : gap)) * place.scale + place.y, below: !up };
}

/** A turn that begins, a room that opens, a grave sentence: a few words across the board. */
function Banner({ beat }: { readonly beat: Beat }) {
  const title =
    beat.show === 'turn'
      ? mine(beat.title)
      : beat.show === 'place' && beat.title !== undefined
        ? mine(beat.title)
        : null;
  if (beat.show === 'card')
    return (
      <div class={beat.card === null ? 'turned-card back' : 'turned-card'}>
        {beat.card !== null && <TurnedFace card={beat.card} />}
      </div>
    );
  return title === null ? null : <p class="banner">{title}</p>;
}

function TurnedFace({ card }: { readonly card: string }) {
  const { rank, suit, red } = cardFace(card);
  return (
    <span class={red ? 'face red' : 'face'}>
      {rank}
      <i>{suit}</i>
    </span>
  );
}

/** Any key ends what is being shown, unless a log plays by itself; a press on the board does too (`pressesOn`). */
function useSkipping(stage: Stage, { running }: TableModel): void {
  useEffect(() => {
    const skip = (event: KeyboardEvent) => {
      if (running.peek()) return; // Space pauses, a button is pressed
      if (stage.now.peek() === null || event.repeat || ['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(event.key))
        return;
      stage.skip();
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', skip, { capture: true });
    return () => removeEventListener('keydown', skip, { capture: true });
  }, [stage, running]);
}

/** So many moves without an answer are one: nobody plays a whole game beside a question. */
const UNANSWERED = 12;

/** Sound is offered once, at the first touch, while nothing else is shown; never alone to bear news. */
function SoundOffer({ model }: { readonly model: TableModel }) {
  const touched = useSignal(false);
  const say = words.value.stage;
  useLayoutEffect(() => {
    const touch = () => (touched.value = true);
    addEventListener('pointerdown', touch, { once: true });
    return () => removeEventListener('pointerdown', touch);
  }, []);
  if (!touched.value || settings.value.soundAsked || model.chapters.value.length > UNANSWERED) return null;
  const answer = (sound: boolean) => prefer({ sound, soundAsked: true });
  return (
    <div class="sound-offer" role="group" aria-label={say.soundOffer}>
      <p>{say.soundOffer}</p>
      <button type="button" class="button" onClick={() => answer(true)}>
        {say.soundYes}
      </button>
      <button type="button" class="button plain" onClick={() => answer(false)}>
        {say.soundNo}
      </button>
    </div>
  );
}
