/** Synthesized sounds of tones and noise: nothing is loaded or recorded. */

import { settings } from './settings.svelte'

/** A tone glides from one pitch in hertz to another; a rush is band-passed noise. */
interface Part {
  kind: 'tone' | 'rush'
  from: number
  to: number
  at: number // start in seconds
  lasts: number
  loud: number
}

const part =
  (kind: Part['kind']) =>
  (from: number, at: number, lasts: number, loud = 0.5, to = from): Part => ({
    kind,
    from,
    to,
    at,
    lasts,
    loud,
  })
const [tone, rush] = [part('tone'), part('rush')]
const clicks = (times: number[], pitch: number): Part[] =>
  times.flatMap((at, i) => [
    rush(pitch + 90 * (i % 3), at, 0.03, 0.7),
    tone(pitch / 6, at, 0.03, 0.3),
  ])

const SOUNDS = {
  card: [rush(2600, 0, 0.07, 0.5, 1100), rush(700, 0.06, 0.04, 0.35)],
  dice: clicks([0, 0.07, 0.13, 0.22, 0.28, 0.4, 0.55], 1500),
  wheel: clicks([0, 0.05, 0.1, 0.16, 0.23, 0.32, 0.44, 0.6, 0.82], 2100),
  coins: [tone(2100, 0, 0.18, 0.25), tone(2650, 0.05, 0.22, 0.22), tone(3300, 0.11, 0.2, 0.15)],
  knock: [tone(170, 0, 0.09, 0.9, 90), rush(500, 0, 0.04, 0.5)],
  shot: [rush(900, 0, 0.3, 1, 120), tone(110, 0, 0.22, 0.8, 45)],
  iron: [tone(620, 0, 0.3, 0.25), tone(931, 0, 0.24, 0.2), rush(3000, 0, 0.05, 0.4)],
  bad: [tone(233, 0, 0.2, 0.5), tone(175, 0.15, 0.35, 0.5)],
  turn: [tone(660, 0, 0.16, 0.5), tone(880, 0.11, 0.28, 0.5)],
  end: [tone(392, 0, 0.25), tone(523, 0.16, 0.25), tone(659, 0.32, 0.3), tone(784, 0.5, 0.7)],
} satisfies Record<string, Part[]>
export type Sound = keyof typeof SOUNDS

/** Sounds by kind of event; all other kinds sound like a card. */
const OF: Record<string, Sound> = {
  roll: 'dice',
  spin: 'wheel',
  ante: 'coins',
  money: 'coins',
  pot: 'coins',
  bet: 'coins',
  raise: 'coins',
  call: 'coins',
  save: 'coins',
  rob: 'coins',
  steal: 'coins',
  boodle: 'coins',
  mine: 'knock',
  stack: 'knock',
  caboo: 'knock',
  check: 'knock',
  shot: 'shot',
  out: 'shot',
  lock: 'iron',
  badge: 'iron',
  law: 'iron',
  sheriff: 'iron',
  wrong: 'bad',
  discovered: 'bad',
  forfeit: 'bad',
}
const UNHEARD = new Set(['chair', 'end', 'win', 'score', 'points', 'pass', 'nothing', 'nobody'])

/** Return the sound of a kind of event, if it has one. */
export const soundOf = (kind: string): Sound | undefined =>
  UNHEARD.has(kind) ? undefined : (OF[kind] ?? 'card')

let context: AudioContext | undefined
let noise: AudioBuffer | undefined

/** Play a sound at the chosen volume, if sounds are on. */
export function sound(name: Sound): void {
  if (!settings.sound || !settings.volume) return
  context ??= new AudioContext()
  void context.resume() // browsers block sound until the first click
  const all = new GainNode(context, { gain: 0.5 * settings.volume ** 2 })
  all.connect(context.destination)
  for (const part of SOUNDS[name]) play(context, part).connect(all)
}

/** Vibrate, if that is on. */
export function buzz(): void {
  if (settings.buzz && 'vibrate' in navigator) navigator.vibrate([60, 60, 60])
}

function play(context: AudioContext, { kind, from, to, at, lasts, loud }: Part): AudioNode {
  const begin = context.currentTime + at
  const fade = new GainNode(context, { gain: 0 })
  fade.gain.setValueAtTime(loud, begin)
  fade.gain.exponentialRampToValueAtTime(0.001, begin + lasts)
  const [source, pitch] = kind === 'tone' ? toned(context) : rushing(context, fade)
  pitch.setValueAtTime(from, begin)
  pitch.exponentialRampToValueAtTime(to, begin + lasts)
  if (kind === 'tone') source.connect(fade)
  source.start(begin)
  source.stop(begin + lasts)
  return fade
}

function toned(context: AudioContext): [OscillatorNode, AudioParam] {
  const source = new OscillatorNode(context, { type: 'triangle' })
  return [source, source.frequency]
}

/** Band-passed noise. */
function rushing(context: AudioContext, to: AudioNode): [AudioBufferSourceNode, AudioParam] {
  noise ??= rushOf(context)
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true })
  const band = new BiquadFilterNode(context, { type: 'bandpass', Q: 1.2 })
  source.connect(band).connect(to)
  return [source, band.frequency]
}

function rushOf(context: AudioContext): AudioBuffer {
  const second = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = second.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1
  return second
}
