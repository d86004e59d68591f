import { choicesExplainThemselves } from './choices-explain-themselves.ts';
import { everythingIsSaid } from './everything-is-said.ts';
import { factsAreShown } from './facts-are-shown.ts';
import { factsFoldToTheState } from './facts-fold-to-the-state.ts';
import { noDeadEnd } from './no-dead-end.ts';
import { noStateIsBroken } from './no-state-is-broken.ts';
import { notOfferedIsRefused } from './not-offered-is-refused.ts';
import { nothingIsHiddenLater } from './nothing-is-hidden-later.ts';
import { offeredIsAccepted } from './offered-is-accepted.ts';
import { positionSetsUpTheState } from './position-sets-up-the-state.ts';
import { replayIsTheSameGame } from './replay-is-the-same-game.ts';
import { sceneCanBeDrawn } from './scene-can-be-drawn.ts';
import { surveysAgree } from './surveys-agree.ts';
import { toldFactsFoldToTheView } from './told-facts-fold-to-the-view.ts';
import { undoThenRedo } from './undo-then-redo.ts';
import { viewTellsEnough } from './view-tells-enough.ts';
import type { KitPromise } from '../trial.ts';

/** Everything a game promises by keeping the contract. */
export const PROMISES: readonly KitPromise[] = [
  offeredIsAccepted,
  notOfferedIsRefused,
  noDeadEnd,
  factsFoldToTheState,
  replayIsTheSameGame,
  undoThenRedo,
  viewTellsEnough,
  toldFactsFoldToTheView,
  nothingIsHiddenLater,
  everythingIsSaid,
  sceneCanBeDrawn,
  noStateIsBroken,
  positionSetsUpTheState,
  factsAreShown,
  choicesExplainThemselves,
  surveysAgree,
];
