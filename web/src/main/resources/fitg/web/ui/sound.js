import {settings} from './settings.js';

/**
 * A few sounds, made here: noise through a filter, and plain tones. Silent unless the player wants them, and never
 * before a click or a key, because browsers forbid it and people dislike it.
 */

/** @type {AudioContext | undefined} */
let audio;

function wake() {
  if (!settings.get('sound')) return;
  audio ??= new AudioContext();
  audio.resume();
}

/** Lets somebody who has just switched sounds on hear one. */
export async function sample() {
  wake();
  await audio?.resume();
  play('die');
}

for (const gesture of ['pointerdown', 'keydown']) window.addEventListener(gesture, wake);

/** @param {AudioContext} on @param {number} at @param {number} loud @param {number} lasts */
function envelope(on, at, loud, lasts) {
  const gain = on.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(on.destination);
  return gain;
}

/** @param {AudioContext} on @param {number} pitch @param {number} later @param {number} lasts @param {OscillatorType} [shape] */
function tone(on, pitch, later, lasts, shape = 'sine') {
  const at = on.currentTime + later;
  const source = on.createOscillator();
  source.type = shape;
  source.frequency.value = pitch;
  source.connect(envelope(on, at, 0.12, lasts));
  source.start(at);
  source.stop(at + lasts);
}

/** @param {AudioContext} on @param {number} pitch @param {number} later @param {number} lasts */
function knock(on, pitch, later, lasts) {
  const at = on.currentTime + later;
  const length = Math.ceil(on.sampleRate * lasts);
  const buffer = on.createBuffer(1, length, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1;
  const source = on.createBufferSource();
  source.buffer = buffer;
  const filter = on.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(envelope(on, at, 0.35, lasts));
  source.start(at);
}

/** @type {{[name: string]: (on: AudioContext) => void}} */
const SOUNDS = {
  die: on => [0, 0.09, 0.16, 0.21].forEach((later, i) => knock(on, 2600 - 300 * i, later, 0.05)),
  card: on => knock(on, 5200, 0, 0.14),
  combat: on => {
    knock(on, 180, 0, 0.4);
    tone(on, 70, 0, 0.35, 'triangle');
  },
  turn: on => [523, 659].forEach((pitch, i) => tone(on, pitch, 0.14 * i, 0.35)),
  victory: on => [392, 523, 659, 784].forEach((pitch, i) => tone(on, pitch, 0.16 * i, 0.6, 'triangle')),
};

/** @param {'die' | 'card' | 'combat' | 'turn' | 'victory'} name */
export function play(name) {
  if (settings.get('sound') && audio?.state === 'running') SOUNDS[name](audio);
}

/** Which sound goes with a kind of scene. @type {{[kind: string]: 'die' | 'card' | 'combat' | 'victory'}} */
const SCENES = {
  detection: 'die',
  search: 'die',
  'break-off': 'die',
  die: 'die',
  round: 'die',
  fight: 'combat',
  military: 'combat',
  'pdb-attack': 'combat',
  creature: 'combat',
  'action-card': 'card',
  event: 'card',
  possession: 'card',
  end: 'victory',
};

/** @param {{kind: string}} scene */
export function playFor({kind}) {
  const sound = SCENES[kind];
  if (sound) play(sound);
}
