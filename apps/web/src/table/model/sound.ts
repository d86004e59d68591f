import { effect } from '@preact/signals';
import { settings } from '../../settings.ts';
import type { TableModel } from './table-model.ts';

/** Notes as frequency, start and length in seconds: a knock for a move, a rattle for dice, a chord for the end. */
type Score = readonly (readonly [hertz: number, at: number, length: number])[];

const MOVE: Score = [[220, 0, 0.07]];
const DICE: Score = [
  [520, 0, 0.04],
  [430, 0.06, 0.04],
  [610, 0.11, 0.04],
  [380, 0.18, 0.06],
];
const END: Score = [
  [262, 0, 0.5],
  [330, 0.12, 0.5],
  [392, 0.24, 0.7],
];

let context: AudioContext | null = null;

function sound(score: Score): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [hertz, at, length] of score) {
    const note = context.createOscillator();
    const volume = context.createGain();
    note.type = 'triangle';
    note.frequency.value = hertz;
    volume.gain.setValueAtTime(0.12, now + at);
    volume.gain.exponentialRampToValueAtTime(0.001, now + at + length);
    note.connect(volume).connect(context.destination);
    note.start(now + at);
    note.stop(now + at + length);
  }
}

/** Lets the table be heard, for those who asked for it. Returns how to stop. */
export function listenTo(model: TableModel): () => void {
  let heard = model.chapters.peek().length;
  return effect(() => {
    const chapters = model.chapters.value;
    const fresh = chapters.slice(heard);
    heard = chapters.length;
    if (fresh.length === 0 || !settings.peek().sound) return;
    if (model.source.game.outcome(model.present.peek()) !== null) sound(END);
    else sound(fresh.some(({ entry }) => (entry.draws?.length ?? 1) > 0) ? DICE : MOVE);
  });
}
