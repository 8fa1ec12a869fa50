/** Sounds made on the spot: a few tones each, as [hertz, start in s, length in s]. */

const TONES = {
  card: [[190, 0, 0.05]],
  turn: [
    [660, 0, 0.12],
    [880, 0.1, 0.2],
  ],
  end: [
    [392, 0, 0.2],
    [523, 0.16, 0.2],
    [659, 0.32, 0.45],
  ],
} as const
const LOUDNESS = 0.08

let context: AudioContext | undefined

export function sound(name: keyof typeof TONES): void {
  context ??= new AudioContext()
  for (const [hertz, start, length] of TONES[name]) tone(context, hertz, start, length)
}

function tone(context: AudioContext, hertz: number, start: number, length: number): void {
  const [oscillator, gain] = [context.createOscillator(), context.createGain()]
  const begin = context.currentTime + start
  oscillator.type = 'triangle'
  oscillator.frequency.value = hertz
  gain.gain.setValueAtTime(LOUDNESS, begin)
  gain.gain.exponentialRampToValueAtTime(0.001, begin + length)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(begin)
  oscillator.stop(begin + length)
}
