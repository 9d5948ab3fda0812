/** What a table is heard by. */
export type Sound = 'move' | 'dice' | 'turn' | 'over'

/** How loud all of it is, of 1. */
const loudness = 0.16

/** A bell: pitch in hertz, after how many seconds, and for how long. */
type Note = readonly [pitch: number, after: number, lasts: number]

const bells: Readonly<Record<'turn' | 'over', readonly Note[]>> = {
  turn: [
    [659, 0, 0.5],
    [880, 0.12, 0.7],
  ],
  over: [
    [440, 0, 1.2],
    [554, 0.15, 1.2],
    [659, 0.3, 1.6],
  ],
}

/** When wood knocks on wood, in seconds, and how dull it sounds, in hertz. */
const knocks: Readonly<Record<'move' | 'dice', readonly (readonly [after: number, pitch: number])[]>> = {
  move: [[0, 420]],
  dice: [
    [0, 1900],
    [0.07, 2400],
    [0.12, 1700],
    [0.19, 2100],
  ],
}

let context: AudioContext | undefined

/** Lets a sound be heard, made on the spot: there are no recordings. Without a way to sound nothing happens. */
export function ring(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  // A page that nobody has pressed yet is not allowed to sound, and does not catch up later.
  if (context.state === 'suspended') void context.resume()
  const out = context.createGain()
  out.gain.value = loudness
  out.connect(context.destination)
  if (sound === 'turn' || sound === 'over') for (const note of bells[sound]) bell(context, out, note)
  else for (const knock of knocks[sound]) wood(context, out, knock)
}

function bell(at: AudioContext, out: AudioNode, [pitch, after, lasts]: Note): void {
  const from = at.currentTime + after
  const tone = at.createOscillator()
  tone.frequency.value = pitch
  const fade = at.createGain()
  fade.gain.setValueAtTime(0, from)
  fade.gain.linearRampToValueAtTime(0.6, from + 0.01)
  fade.gain.exponentialRampToValueAtTime(0.001, from + lasts)
  tone.connect(fade).connect(out)
  tone.start(from)
  tone.stop(from + lasts)
}

function wood(at: AudioContext, out: AudioNode, [after, pitch]: readonly [number, number]): void {
  const from = at.currentTime + after
  const lasts = 0.06
  const noise = at.createBufferSource()
  const grain = at.createBuffer(1, Math.ceil(at.sampleRate * lasts), at.sampleRate)
  const data = grain.getChannelData(0)
  for (let place = 0; place < data.length; place++) {
    data[place] = (Math.random() * 2 - 1) * (1 - place / data.length) ** 3
  }
  noise.buffer = grain
  const body = at.createBiquadFilter()
  body.type = 'bandpass'
  body.frequency.value = pitch
  body.Q.value = 2.5
  noise.connect(body).connect(out)
  noise.start(from)
}
