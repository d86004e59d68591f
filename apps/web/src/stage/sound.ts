import type { Beat } from '@arbitre/kernel';
import { effect } from '@preact/signals';
import { settings } from '../settings.ts';
import type { Stage } from './stage.ts';

/** Everything heard is made here: struck tones and puffs of noise. Sound says nothing that is not also shown. */
type Instrument = (context: AudioContext, out: AudioNode, at: number) => void;

/** A tone that is struck and dies away, sliding from one pitch to another. */
function tone(
  from: number,
  to: number,
  length: number,
  loud: number,
  wave: OscillatorType = 'triangle',
  delay = 0,
): Instrument {
  return (context, out, start) => {
    const at = start + delay;
    const note = context.createOscillator();
    const volume = context.createGain();
    note.type = wave;
    note.frequency.setValueAtTime(from, at);
    note.frequency.exponentialRampToValueAtTime(Math.max(20, to), at + length);
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(loud, at + 0.006);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    note.connect(volume).connect(out);
    note.start(at);
    note.stop(at + length + 0.02);
  };
}

let hiss: AudioBuffer | null = null;

/** Noise through a filter: a knock of wood when short and low, a breath when long and high. */
function puff(hertz: number, length: number, loud: number, delay = 0): Instrument {
  return (context, out, start) => {
    if (hiss === null) {
      hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
      const samples = hiss.getChannelData(0);
      let seed = 1;
      for (let index = 0; index < samples.length; index++) {
        seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
        samples[index] = seed / 0x80000000;
      }
    }
    const at = start + delay;
    const noise = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const volume = context.createGain();
    noise.buffer = hiss;
    filter.type = 'bandpass';
    filter.frequency.value = hertz;
    volume.gain.setValueAtTime(loud, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    noise.connect(filter).connect(volume).connect(out);
    noise.start(at, 0, length + 0.02);
  };
}

const WOOD: readonly Instrument[] = [0.05, 0.16, 0.3, 0.42, 0.6].map((at, index) =>
  puff(1500 - index * 120, 0.05, 0.5 - index * 0.06, at),
);

const KNOCK: Readonly<Record<1 | 2 | 3, readonly Instrument[]>> = {
  1: [puff(900, 0.07, 0.6), tone(190, 110, 0.12, 0.25)],
  2: [puff(650, 0.09, 0.8), tone(140, 70, 0.18, 0.4)],
  3: [puff(420, 0.14, 1), tone(95, 42, 0.32, 0.6)],
};

/** What a beat sounds like. */
export function soundOf(beat: Beat): readonly Instrument[] {
  switch (beat.show) {
    case 'step':
    case 'rout':
      return [puff(beat.show === 'step' && beat.how === 'swim' ? 900 : 320, 0.05, 0.35), tone(120, 80, 0.05, 0.12)];
    case 'dice':
    case 'duel':
      return WOOD;
    case 'hit':
      return KNOCK[beat.weight];
    case 'miss':
      return [puff(2400, 0.24, 0.25)];
    case 'wound':
      return beat.loses < 0 ? [tone(520, 780, 0.3, 0.14, 'sine')] : [];
    case 'push':
      return KNOCK[1];
    case 'fall':
      return [tone(420, 60, 0.45, 0.2, 'sine')];
    case 'death':
      return [tone(98, 82, 0.9, 0.32), tone(49, 41, 1, 0.3, 'sine')];
    case 'card':
      return [puff(3200, 0.08, 0.35)];
    case 'place':
      return [tone(90, 70, 0.5, 0.25), puff(240, 0.4, 0.3)];
    case 'gain':
      return [tone(1320, 1300, 0.12, 0.12, 'sine'), tone(1760, 1740, 0.2, 0.12, 'sine', 0.07)];
    case 'goal':
      return [tone(880, 878, 1.1, 0.16, 'sine'), tone(1320, 1318, 0.9, 0.08, 'sine')];
    case 'turn':
      return [tone(392, 392, 0.18, 0.12), tone(523, 523, 0.3, 0.12, 'triangle', 0.13)];
    default:
      return [];
  }
}

let context: AudioContext | null = null;

function sound(instruments: readonly Instrument[]): void {
  if (instruments.length === 0) return;
  context ??= new AudioContext();
  const out = context.createGain();
  out.gain.value = 0.5;
  out.connect(context.destination);
  for (const play of instruments) play(context, out, context.currentTime);
}

/** Lets the stage be heard, for those who asked for it. Returns how to stop. */
export function listenToStage(stage: Stage): () => void {
  return effect(() => {
    const playing = stage.now.value;
    if (playing !== null && settings.peek().sound) sound(soundOf(playing.shot.beat));
  });
}
